import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { addBusiness, type Fixture, subscribe, waitUntilDelivered } from '../fixture.ts'
import { openLoad } from '../load.ts'
import { type Percentiles, percentiles } from '../median.ts'
import { newPerson } from '../requests/request-cost.ts'

/**
 * The number of deliveries that are due before the worker starts. Each has its own wake-up job, as if its event had
 * occurred while no worker was running.
 */
const due = 20_000

/**
 * The first and the last event of other businesses, and the interval between two events, in milliseconds after the
 * worker is ready.
 */
const from = 500
const to = 1_800
const every = 50

let number = 3_000_000 // of the next person; lower numbers are used elsewhere

/**
 * Starts a worker with due deliveries, and measures the events of businesses without due deliveries.
 *
 * @param dueWebhooks - number of webhooks that share the due deliveries
 * @returns milliseconds from the commit of an event to its arrival
 */
export async function measureWorkerStart(
  fixture: Fixture,
  { dueWebhooks }: { dueWebhooks: number },
): Promise<Percentiles> {
  const { env, sql } = fixture
  const [server, sink, busySink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const others = []
  for (let at = from; at <= to; at += every) {
    const { id, token } = await addBusiness(env)
    const subscribed = await subscribe({ ...fixture, businessId: id }, { url: sink.url, count: 1 })
    others.push({ at, id, subscribed, load: openLoad(server.url, token, 1) })
  }
  for (const { load } of others) await load.run(1, () => ({ method: 'GET', path: '/v1/people?limit=1' }))
  // The event type of these webhooks does not occur, so that only the deliveries added here are due for them.
  const busy = { url: busySink.url, count: dueWebhooks, events: ['webhook.disabled'] }
  const overdue = await subscribe(fixture, busy)
  await addOverdue(fixture, overdue, due / dueWebhooks)

  const worker = await startChild('worker/main.ts', { env })
  const startedAt = performance.now()
  await Promise.all(
    others.map(async ({ at, load }) => {
      await sleep(Math.max(0, startedAt + at - performance.now()))
      await load.run(1, () => ({ method: 'POST', path: '/v1/people', body: JSON.stringify(newPerson(number++)) }))
    }),
  )
  const webhooks = [...overdue, ...others.flatMap(({ subscribed }) => subscribed)]
  await waitUntilDelivered(fixture, webhooks)
  const arrivals = new Map(await sink.call<[string, number][]>('arrivals'))
  const { rows } = await sql.query<{ id: string; committed_at: string }>(
    `select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed_at
      from events where business_id = any($1)`,
    [others.map(({ id }) => id)],
  )
  for (const { load } of others) await load.close()
  await Promise.all([server, worker, sink, busySink].map((child) => child.stop()))
  await sql.query('delete from webhooks where id = any($1)', [webhooks])
  return percentiles(rows.map(({ id, committed_at }) => (arrivals.get(id) ?? Number.NaN) - Number(committed_at)))
}

/** Adds events with due deliveries for the webhooks, and a wake-up job for each delivery. */
async function addOverdue({ sql, businessId }: Fixture, webhooks: number[], count: number): Promise<void> {
  await sql.query(
    `with event as (
      insert into events (id, business_id, type, body, created_at)
      select 'evt_' || replace(gen_random_uuid()::text, '-', ''), $3, 'webhook.disabled', '{"data":{}}', now()
      from generate_series(1, $2::int)
      returning id, business_id, type
    ), delivery as (
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at)
      select event.business_id, webhook_id, event.id, event.type, now()
      from event, unnest($1::int[]) webhook_id
    )
    select graphile_worker.add_jobs(array_agg(
      ('drain_webhook', json_build_object('webhook_id', webhook_id), null, now(), null, null, null, null)::graphile_worker.job_spec
    ))
    from unnest($1::int[]) webhook_id, generate_series(1, $2::int)`,
    [webhooks, count, businessId],
  )
}
