import { loadavg } from 'node:os'
import { measureFairness } from '../deliveries/fairness.ts'
import { measureRetention } from '../deliveries/retention.ts'
import { shownTimes, type Times, timesOf } from '../median.ts'
import { addBusiness, type Place, withNewToken } from '../place.ts'
import { openPaced } from '../requests/paced.ts'
import { aligned, rounded } from '../table.ts'
import { addBusinesses, addDeliveries, addPeople, addSalaries, addWebhooks, endSome } from './scale-fill.ts'
import { measureProcesses } from './scale-processes.ts'
import { type Measured, measureRequests } from './scale-requests.ts'

const smallest = 10_000
const deliveriesPerPerson = 10
const webhookCount = 10_000
const payslips = 1_000
/** People who are spread over many businesses, at least. */
const leastSpread = 100_000
const events = 500

/** One column of the table. */
interface Size extends Measured {
  name: string
  firstAttempt?: Times
  workerMegabytes?: number
}

/**
 * How times and memory grow with what there is: one business grows tenfold at a time from 10,000 people to the largest
 * size, with ten deliveries for each; then a tenth of that, 100,000 at least, is spread over 100 and again over 10,000
 * businesses. After that, how several processes share the work, and tenants the processes, and how old deliveries go.
 *
 * @param largest - people of the largest size, a power of ten
 * @param show - is given each table as soon as it is there
 */
export async function scale(
  place: Place,
  say: (line: string) => void,
  { largest, show }: { largest: number; show: (text: string) => void },
): Promise<void> {
  const { sql } = place
  const [neighbour = 0] = await addBusinesses(place, 1)
  const [logged = 0] = await addWebhooks(place, { businessId: place.businessId, count: 1 })
  const webhooks = await addWebhooks(place, { businessId: neighbour, count: webhookCount })
  await endSome(place)
  await addSalaries(place, payslips)
  await addLeaveType(place)

  const sizes: Size[] = []
  let there = { people: smallest, deliveries: 0 }
  for (let people = smallest; people <= largest; people *= 10) {
    const deliveries = people * deliveriesPerPerson
    say(`${inWords(people)} people and ${inWords(deliveries)} deliveries, ${machineLoad()} …`)
    await addPeople(place, [place.businessId], there.people + 1, people)
    await addDeliveries(place, { logged, webhooks, from: there.deliveries + 1, to: deliveries })
    there = { people, deliveries }
    await sql.query('vacuum analyze')
    const filled = await withNewToken(place)
    sizes.push({
      name: `${inWords(people)} in 1`,
      ...(await measureRequests(filled, { logged, withPayRuns: true })),
      ...(await measureEvents(filled)),
    })
  }
  for (const count of [100, 10_000]) {
    const total = Math.max(largest / 10, leastSpread)
    say(`${inWords(total)} people more in ${inWords(count)} businesses …`)
    const own = await addBusiness(place.env)
    const others = await addBusinesses(place, count - 1)
    await addPeople(place, [own.id, ...others], 1, total / count)
    await sql.query('vacuum analyze people')
    const one = await withNewToken({ ...place, businessId: own.id })
    const [log = 0] = await addWebhooks(one, { businessId: own.id, count: 1 })
    await addDeliveries(place, { logged: log, webhooks, from: 1, to: 1_000 })
    const measured = await measureRequests(one, { logged: log, withPayRuns: false })
    sizes.push({ name: `${inWords(total / count)} in 1 of ${inWords(count)}`, ...measured })
  }
  show(tableOf(sizes))
  show(await measureProcesses(await withNewToken(place), say))
  show(await measureFairness(place, say))
  show(await measureRetention(await withNewToken(place), say))
}

/** Others may use the machine, too. */
const machineLoad = (): string => `load ${rounded(loadavg()[0] ?? 0)}`

const inWords = (count: number): string => count.toLocaleString('en')

/** A type that everybody earns leave of. */
const addLeaveType = ({ sql, businessId }: Place): Promise<unknown> =>
  sql.query(
    `insert into leave_types (business_id, name, code, paid, requires_approval, half_days_allowed, allow_negative,
        accrual_method, days_per_year, resets_on, accrues_from)
      values ($1, 'Vacation', 'vacation', true, true, true, false, 'yearly', 25, '01-01', '2026-01-01')`,
    [businessId],
  )

async function measureEvents(place: Place): Promise<Pick<Size, 'firstAttempt' | 'workerMegabytes'>> {
  const paced = await openPaced(place)
  const delays = await paced.delaysOf(events)
  const workerMegabytes = (await paced.workerBytes()) / 1e6
  await paced.close()
  return { firstAttempt: timesOf(delays), workerMegabytes }
}

/** One line for each request, one column for each size; the last is p50 of the largest size beside the smallest. */
function tableOf(sizes: Size[]): string {
  const [first, ...others] = sizes.filter(({ firstAttempt }) => firstAttempt)
  const last = others.at(-1) ?? first
  const growth = (ofSize: (size: Size) => Times | undefined): string => {
    const [before, after] = [first && ofSize(first), last && ofSize(last)]
    return before && after ? `${rounded(after.p50 / before.p50)} ×` : ''
  }
  const both = (times: Times | undefined): string => (times ? shownTimes(times) : '')
  const names = Object.keys(first?.times ?? {})
  return aligned([
    ['p50 / p99 in ms, people in businesses', ...sizes.map(({ name }) => name), 'growth'],
    ...names.map((name) => [name, ...sizes.map(({ times }) => both(times[name])), growth(({ times }) => times[name])]),
    [
      'commit to first attempt',
      ...sizes.map(({ firstAttempt }) => both(firstAttempt)),
      growth(({ firstAttempt }) => firstAttempt),
    ],
    ['memory of the API, MB', ...sizes.map(({ apiMegabytes }) => apiMegabytes.toFixed(0)), ''],
    ['memory of the worker, MB', ...sizes.map(({ workerMegabytes }) => workerMegabytes?.toFixed(0) ?? ''), ''],
  ])
}
