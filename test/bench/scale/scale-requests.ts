import { startChild } from '../child.ts'
import type { Fixture } from '../fixture.ts'
import { type LoadRequest, openLoad } from '../load.ts'
import { type Percentiles, percentiles } from '../median.ts'
import { newPerson } from '../requests/request-cost.ts'

/**
 * The result of one size: milliseconds by the name of the request, with sequential requests, and the resident memory of
 * the API afterwards, in megabytes.
 */
export interface Measurement {
  times: Record<string, Percentiles>
  apiMegabytes: number
}

const warmUps = 20
const requests = 200
/** Few, because a pay run takes long. */
const payRuns = 5

let number = 3_000_000 // of the next person; lower numbers are used elsewhere

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/v1/${path}` })
const post = (path: string, body: unknown): LoadRequest => ({
  method: 'POST',
  path: `/v1/${path}`,
  body: JSON.stringify(body),
})
/** The cursor after the row with an ID. */
const cursorAt = (id: number): string => Buffer.from(JSON.stringify(id)).toString('base64url')

/**
 * Creates the measured requests.
 *
 * @param logged - the webhook whose deliveries are listed
 */
async function createRequests(
  { sql, businessId }: Fixture,
  logged: number,
): Promise<Record<string, () => LoadRequest>> {
  /** The cursor in the middle of the rows of the business. */
  const middleCursor = async (table: string): Promise<string> => {
    const { rows } = await sql.query<{ id: string }>(
      `select (min(id) + max(id)) / 2 as id from ${table} where business_id = $1`,
      [businessId],
    )
    return cursorAt(Number(rows[0]?.id))
  }
  const middleCursors = { people: await middleCursor('people'), deliveries: await middleCursor('webhook_deliveries') }
  const { rows: some } = await sql.query<{ id: number }>(
    'select id from people where business_id = $1 and end_date is null order by id limit 100',
    [businessId],
  )
  let turn = 0
  const nextPersonId = () => some[turn++ % some.length]?.id
  return {
    'people: first page': () => get('people'),
    'people: page in the middle': () => get(`people?cursor=${middleCursors.people}`),
    'people: by name': () => get('people?sort=last_name'),
    'people: search with one match': () => get('people?q=ada-77%40example'),
    'people: search that matches all': () => get('people?q=lovelace'),
    'people: the same, by name': () => get('people?q=lovelace&sort=last_name'),
    'people: two words, one match': () => get('people?q=ada-77%40+lovelace'),
    'people: terminated': () => get('people?status=terminated'),
    'people: pending': () => get('people?status=pending'),
    'people: active': () => get('people?status=active'),
    'person: get': () => get(`people/${nextPersonId()}`),
    'person: create': () => post('people', newPerson(number++)),
    'leave balance of a person': () => get(`leave-balances?person_id=${nextPersonId()}`),
    'deliveries: first page': () => get(`webhooks/${logged}/deliveries`),
    'deliveries: page in the middle': () => get(`webhooks/${logged}/deliveries?cursor=${middleCursors.deliveries}`),
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

/** Measures a new API process with the current data. `withPayRuns` requires that the business has salaries. */
export async function measureRequests(
  fixture: Fixture,
  { logged, withPayRuns }: { logged: number; withPayRuns: boolean },
): Promise<Measurement> {
  const server = await startChild('server/main.ts', { env: fixture.env })
  const load = openLoad(server.url, fixture.token, 1)
  const times: Measurement['times'] = {}
  const measure = async (next: () => LoadRequest, count: number): Promise<Percentiles> => {
    const each: number[] = []
    for (let index = 0; index < count; index += 1) {
      const start = performance.now()
      await load.run(1, next)
      each.push(performance.now() - start)
    }
    return percentiles(each)
  }
  for (const [name, next] of Object.entries(await createRequests(fixture, logged))) {
    await load.run(warmUps, next)
    times[name] = await measure(next, requests)
  }
  if (withPayRuns) times['pay run of 1,000 payslips'] = await measure(payRun, payRuns)
  const apiMegabytes = (await server.residentBytes()) / 1e6
  await load.close()
  await server.stop()
  return { times, apiMegabytes }
}
