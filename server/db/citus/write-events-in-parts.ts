import type { EventWrite, Session, WokenWebhook, WrittenEvent } from '../placement/placement.ts'

/*
 * Citus would split the single statement that records an event, and pass rows from one part to the next through the
 * coordinator. Therefore each part is a separate statement that is routed to one node, and only the statement that
 * reads the webhooks is awaited. The job or message that wakes a worker stays on the coordinator.
 */

/** A webhook that subscribes to some of the events. */
interface Subscribed extends WokenWebhook {
  active: boolean
  events: string[]
  app_connection_id: number | null
}

const selectSubscribed = `select id, active, events, drained_by, app_connection_id from webhooks
  where business_id = $1 and events && $2::text[] order by id`

const insertEvent =
  'insert into events (business_id, id, type, body, created_at, traceparent) values ($1, $2, $3, $4, $5, $6)'

/**
 * Returns `count` rows of placeholders: `($1, $2), ($3, $4)`.
 *
 * @param row - builds one row from the number of its first placeholder
 */
const placeholderRows = (count: number, width: number, row: (first: number) => string): string =>
  Array.from({ length: count }, (_, index) => `(${row(index * width + 1)})`).join()

const insertPending = (count: number): string =>
  `insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at) values ${placeholderRows(count, 4, (n) => `$${n}, $${n + 1}, $${n + 2}, $${n + 3}, now()`)}`

const insertSkipped = (count: number): string =>
  `insert into webhook_deliveries (business_id, webhook_id, event_id, type, id, created_at, status) values ${placeholderRows(count, 4, (n) => `$${n}, $${n + 1}, $${n + 2}, $${n + 3}, nextval('pending_deliveries_id_seq'), now(), 'skipped'`)}`

/** The maximum number of rows in one statement. PostgreSQL allows 65,535 parameters. */
const maxRows = 10_000

/** Writes events, their deliveries, and the wake-ups of their webhooks, in several statements. */
export async function writeEventsInParts(
  db: Session,
  { business_id, rows, findReceivers, wakeUp }: EventWrite,
): Promise<void> {
  for (const { id, type, body, created_at, traceparent } of rows)
    db.send({ sql: insertEvent, parameters: [business_id, id, type, body, created_at, traceparent] })
  const types = ['*', ...new Set(rows.map(({ type }) => type))]
  const subscribed = await db.run<Subscribed>({ sql: selectSubscribed, parameters: [business_id, types] })
  const appWebhooks = subscribed.filter(({ app_connection_id }) => app_connection_id !== null).map(({ id }) => id)
  const receivers = appWebhooks.length > 0 ? await findReceivers(appWebhooks) : []
  const webhooks = subscribed.filter(({ id }) => !appWebhooks.includes(id) || receivers.includes(id))
  const send = (insert: (count: number) => string, deliveries: unknown[][]): void => {
    for (let start = 0; start < deliveries.length; start += maxRows) {
      const batch = deliveries.slice(start, start + maxRows)
      db.send({ sql: insert(batch.length), parameters: batch.flat() })
    }
  }
  const deliveries = (active: boolean): unknown[][] =>
    rows.flatMap((event) =>
      webhooks
        .filter((webhook) => webhook.active === active && subscribes(webhook, event))
        .map(({ id }) => [business_id, id, event.id, event.type]),
    )
  send(insertPending, deliveries(true))
  send(insertSkipped, deliveries(false))
  const active = webhooks.filter((webhook) => webhook.active)
  if (active.length > 0) wakeUp(active)
}

const subscribes = ({ events }: Subscribed, { type }: WrittenEvent): boolean =>
  events.includes('*') || events.includes(type)
