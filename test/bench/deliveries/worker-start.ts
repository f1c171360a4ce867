import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { openLoad } from '../load.ts'
import { type Times, timesOf } from '../median.ts'
import { addBusiness, type Place, subscribe, untilNonePends } from '../place.ts'
import { newPerson } from '../requests/request-cost.ts'

/** Due before the worker starts. Each has a wake-up of its own, as events leave them while no worker runs. */
const due = 20_000

/** When the events of other businesses come, in milliseconds after the worker said that it works. */
const from = 500
const to = 1_800
const every = 50

let number = 3_000_000 // of a person; those below are taken

/**
 * Starts a worker while deliveries are due, and measures the events of businesses that have none due.
 *
 * @param dueWebhooks - among which the deliveries are divided
 * @returns milliseconds from the commit of an event to its arrival
 */
export async function measureWorkerStart(place: Place, { dueWebhooks }: { dueWebhooks: number }): Promise<Times> {
  const { env, sql } = place
  const [server, sink, busySink] = await Promise.all([
    startChild('server/main.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
    startChild('test/bench/sink.ts', { env }),
  ])
  const others = []
  for (let at = from; at <= to; at += every) {
    const { id, token } = await addBusiness(env)
    const subscribed = await subscribe({ ...place, businessId: id }, { url: sink.url, count: 1 })
    others.push({ at, id, subscribed, load: openLoad(server.url, token, 1) })
  }
  for (const { load } of others) await load.run(1, () => ({ method: 'GET', path: '/v1/people?limit=1' }))
  // They subscribe to what does not happen, so that only what is added here is due for them.
  const busy = { url: busySink.url, count: dueWebhooks, events: ['webhook.disabled'] }
  const overdue = await subscribe(place, busy)
  await addOverdue(place, overdue, due / dueWebhooks)

  const worker = await startChild('worker/main.ts', { env })
  const startedAt = performance.now()
  await Promise.all(
    others.map(async ({ at, load }) => {
      await sleep(Math.max(0, startedAt + at - performance.now()))
      await load.run(1, () => ({ method: 'POST', path: '/v1/people', body: JSON.stringify(newPerson(number++)) }))
    }),
  )
  const webhooks = [...overdue, ...others.flatMap(({ subscribed }) => subscribed)]
  await untilNonePends(place, webhooks)
  const arrivals = new Map(await sink.ask<[string, number][]>('arrivals'))
  const { rows } = await sql.query<{ id: string; committed_at: string }>(
    `select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed_at
      from events where business_id = any($1)`,
    [others.map(({ id }) => id)],
  )
  for (const { load } of others) await load.close()
  await Promise.all([server, worker, sink, busySink].map((child) => child.stop()))
  await sql.query('delete from webhooks where id = any($1)', [webhooks])
  return timesOf(rows.map(({ id, committed_at }) => (arrivals.get(id) ?? Number.NaN) - Number(committed_at)))
}

/** Makes events of the business due for its webhooks, with a wake-up for each delivery. */
async function addOverdue({ sql, businessId }: Place, webhooks: number[], count: number): Promise<void> {
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
