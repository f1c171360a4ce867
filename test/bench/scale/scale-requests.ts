import { startChild } from '../child.ts'
import { type LoadRequest, openLoad } from '../load.ts'
import { type Times, timesOf } from '../median.ts'
import type { Place } from '../place.ts'
import { newPerson } from '../requests/request-cost.ts'

/**
 * What came of one size: milliseconds by the name of the request, one at a time, and what the API keeps resident after
 * them, in megabytes.
 */
export interface Measured {
  times: Record<string, Times>
  apiMegabytes: number
}

const warmUps = 20
const requests = 200
/** Pay runs take long enough. */
const payRuns = 5

let number = 3_000_000 // of a person; those below are taken

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/v1/${path}` })
const post = (path: string, body: unknown): LoadRequest => ({
  method: 'POST',
  path: `/v1/${path}`,
  body: JSON.stringify(body),
})
/** After the row with an id. */
const cursorAt = (id: number): string => Buffer.from(JSON.stringify(id)).toString('base64url')

/**
 * The requests that are timed.
 *
 * @param logged - the webhook whose log is read
 */
async function requestsOf({ sql, businessId }: Place, logged: number): Promise<Record<string, () => LoadRequest>> {
  /** A cursor in the middle of what a table has of the business. */
  const middleOf = async (table: string): Promise<string> => {
    const { rows } = await sql.query<{ id: string }>(
      `select (min(id) + max(id)) / 2 as id from ${table} where business_id = $1`,
      [businessId],
    )
    return cursorAt(Number(rows[0]?.id))
  }
  const inTheMiddle = { people: await middleOf('people'), deliveries: await middleOf('webhook_deliveries') }
  const { rows: some } = await sql.query<{ id: number }>(
    'select id from people where business_id = $1 and end_date is null order by id limit 100',
    [businessId],
  )
  let turn = 0
  const person = () => some[turn++ % some.length]?.id
  return {
    'people: first page': () => get('people'),
    'people: page in the middle': () => get(`people?cursor=${inTheMiddle.people}`),
    'people: by name': () => get('people?sort=last_name'),
    'people: one has the word': () => get('people?q=ada-77%40example'),
    'people: all have the word': () => get('people?q=lovelace'),
    'people: the same by name': () => get('people?q=lovelace&sort=last_name'),
    'people: two words, rare': () => get('people?q=ada-77%40+lovelace'),
    'people: who has left': () => get('people?status=terminated'),
    'people: who has not begun': () => get('people?status=pending'),
    'people: active': () => get('people?status=active'),
    'person: get': () => get(`people/${person()}`),
    'person: create': () => post('people', newPerson(number++)),
    'leave balance of a person': () => get(`leave-balances?person_id=${person()}`),
    'deliveries: first page': () => get(`webhooks/${logged}/deliveries`),
    'deliveries: page in the middle': () => get(`webhooks/${logged}/deliveries?cursor=${inTheMiddle.deliveries}`),
    'deliveries: failed': () => get(`webhooks/${logged}/deliveries?status=failed`),
  }
}

const payRun = () =>
  post('pay-runs', {
    type: 'off_cycle',
    period_start: '2026-01-01',
    period_end: '2026-01-31',
    pay_date: '2026-01-30',
    recurring_lines: true,
  })

/** Measures a new API on what the place holds now. It has salaries for pay runs where `withPayRuns` says so. */
export async function measureRequests(
  place: Place,
  { logged, withPayRuns }: { logged: number; withPayRuns: boolean },
): Promise<Measured> {
  const server = await startChild('server/main.ts', { env: place.env })
  const load = openLoad(server.url, place.token, 1)
  const times: Measured['times'] = {}
  const measure = async (next: () => LoadRequest, count: number): Promise<Times> => {
    const each: number[] = []
    for (let done = 0; done < count; done += 1) {
      const start = performance.now()
      await load.run(1, next)
      each.push(performance.now() - start)
    }
    return timesOf(each)
  }
  for (const [name, next] of Object.entries(await requestsOf(place, logged))) {
    await load.run(warmUps, next)
    times[name] = await measure(next, requests)
  }
  if (withPayRuns) times['pay run of 1,000 payslips'] = await measure(payRun, payRuns)
  const apiMegabytes = (await server.residentBytes()) / 1e6
  await load.close()
  await server.stop()
  return { times, apiMegabytes }
}
