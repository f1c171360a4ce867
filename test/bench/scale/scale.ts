import { loadavg } from 'node:os'
import { measureFairness } from '../deliveries/fairness.ts'
import { measureRetention } from '../deliveries/retention.ts'
import { addBusiness, type Fixture, withNewToken } from '../fixture.ts'
import { formatPercentiles, type Percentiles, percentiles } from '../median.ts'
import { openPacedLoad } from '../requests/paced.ts'
import { formatTable, round } from '../table.ts'
import { addBusinesses, addDeliveries, addPeople, addSalaries, addWebhooks, spreadEmployment } from './scale-fill.ts'
import { measureProcesses } from './scale-processes.ts'
import { type Measurement, measureRequests } from './scale-requests.ts'

const smallest = 10_000
const deliveriesPerPerson = 10
const webhookCount = 10_000
const payslips = 1_000
/** The minimum number of people for many businesses. */
const minimumSpread = 100_000
const events = 500

/** One column of the table. */
interface Size extends Measurement {
  name: string
  firstAttempt?: Percentiles
  workerMegabytes?: number
}

/**
 * Measures how times and memory grow with the data. One business grows by factors of ten from 10,000 people to the
 * largest size, with ten deliveries per person. Then a tenth of that size, at least 100,000 people, is spread over 100
 * businesses, and again over 10,000. Finally, it measures several processes, a noisy tenant, and the retention of
 * deliveries.
 *
 * @param largest - people of the largest size, a power of ten
 * @param show - receives each table as soon as it is complete
 */
export async function measureScale(
  fixture: Fixture,
  report: (line: string) => void,
  { largest, show }: { largest: number; show: (text: string) => void },
): Promise<void> {
  const { sql } = fixture
  const [neighbour = 0] = await addBusinesses(fixture, 1)
  const [logged = 0] = await addWebhooks(fixture, { businessId: fixture.businessId, count: 1 })
  const webhooks = await addWebhooks(fixture, { businessId: neighbour, count: webhookCount })
  await spreadEmployment(fixture)
  await addSalaries(fixture, payslips)
  await addLeaveType(fixture)

  const sizes: Size[] = []
  let current = { people: smallest, deliveries: 0 }
  for (let people = smallest; people <= largest; people *= 10) {
    const deliveries = people * deliveriesPerPerson
    report(`${formatCount(people)} people and ${formatCount(deliveries)} deliveries, ${machineLoad()} …`)
    await addPeople(fixture, [fixture.businessId], current.people + 1, people)
    await addDeliveries(fixture, { logged, webhooks, from: current.deliveries + 1, to: deliveries })
    current = { people, deliveries }
    await sql.query('vacuum analyze')
    const filled = await withNewToken(fixture)
    sizes.push({
      name: `${formatCount(people)} in 1`,
      ...(await measureRequests(filled, { logged, withPayRuns: true })),
      ...(await measureEvents(filled)),
    })
  }
  for (const count of [100, 10_000]) {
    const total = Math.max(largest / 10, minimumSpread)
    report(`${formatCount(total)} more people in ${formatCount(count)} businesses …`)
    const own = await addBusiness(fixture.env)
    const others = await addBusinesses(fixture, count - 1)
    await addPeople(fixture, [own.id, ...others], 1, total / count)
    await sql.query('vacuum analyze people')
    const spread = await withNewToken({ ...fixture, businessId: own.id })
    const [log = 0] = await addWebhooks(spread, { businessId: own.id, count: 1 })
    await addDeliveries(fixture, { logged: log, webhooks, from: 1, to: 1_000 })
    const measurement = await measureRequests(spread, { logged: log, withPayRuns: false })
    sizes.push({ name: `${formatCount(total / count)} in 1 of ${formatCount(count)}`, ...measurement })
  }
  show(createTable(sizes))
  show(await measureProcesses(await withNewToken(fixture), report))
  show(await measureFairness(fixture, report))
  show(await measureRetention(await withNewToken(fixture), report))
}

/** The load average; reported because other processes may use the machine. */
const machineLoad = (): string => `load ${round(loadavg()[0] ?? 0)}`

const formatCount = (count: number): string => count.toLocaleString('en')

/** Adds a leave type that accrues for every person. */
const addLeaveType = ({ sql, businessId }: Fixture): Promise<unknown> =>
  sql.query(
    `insert into leave_types (business_id, name, code, paid, requires_approval, half_days_allowed, allow_negative,
        accrual_method, days_per_year, resets_on, accrues_from)
      values ($1, 'Vacation', 'vacation', true, true, true, false, 'yearly', 25, '01-01', '2026-01-01')`,
    [businessId],
  )

async function measureEvents(fixture: Fixture): Promise<Pick<Size, 'firstAttempt' | 'workerMegabytes'>> {
  const paced = await openPacedLoad(fixture)
  const delays = await paced.measureDelays(events)
  const workerMegabytes = (await paced.workerBytes()) / 1e6
  await paced.close()
  return { firstAttempt: percentiles(delays), workerMegabytes }
}

/** One row per request, one column per size. The last column is the p50 of the largest size relative to the smallest. */
function createTable(sizes: Size[]): string {
  const [first, ...others] = sizes.filter(({ firstAttempt }) => firstAttempt)
  const last = others.at(-1) ?? first
  const growth = (select: (size: Size) => Percentiles | undefined): string => {
    const [before, after] = [first && select(first), last && select(last)]
    return before && after ? `${round(after.p50 / before.p50)} ×` : ''
  }
  const cell = (times: Percentiles | undefined): string => (times ? formatPercentiles(times) : '')
  const names = Object.keys(first?.times ?? {})
  return formatTable([
    ['p50 / p99 in ms, people in businesses', ...sizes.map(({ name }) => name), 'growth'],
    ...names.map((name) => [name, ...sizes.map(({ times }) => cell(times[name])), growth(({ times }) => times[name])]),
    [
      'commit to first attempt',
      ...sizes.map(({ firstAttempt }) => cell(firstAttempt)),
      growth(({ firstAttempt }) => firstAttempt),
    ],
    ['memory of the API, MB', ...sizes.map(({ apiMegabytes }) => apiMegabytes.toFixed(0)), ''],
    ['memory of the worker, MB', ...sizes.map(({ workerMegabytes }) => workerMegabytes?.toFixed(0) ?? ''), ''],
  ])
}
