import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/db/orm.ts'
import type { EventType } from '../../server/events/record-event.ts'

/** A delivery whose next attempt is due. */
export interface DueDelivery {
  id: number
  event_id: string
  type: EventType
  /** The text that is sent, byte for byte. */
  body: string
  /** Attempts made so far. */
  attempt_count: number
  /** Of these, those made before it was last scheduled anew. */
  attempts_before: number
  /** Milliseconds since the event when it was read. */
  age_ms: number
  /** When it was read, of `performance.now()`. */
  readAt: number
}

/** A webhook as it is now, with the deliveries that are due. */
export interface DueWebhook {
  id: number
  url: string
  active: boolean
  secret_ciphertext: string
  /** The secret before, while its grace lasts. */
  previous_secret_ciphertext: string | null
  deliveries: DueDelivery[]
}

/** How much to read for a webhook. */
export interface Wanted {
  webhookId: number
  limit: number
}

type Row = Omit<DueWebhook, 'id' | 'deliveries'> &
  Omit<DueDelivery, 'id' | 'readAt'> & { webhook_id: number; delivery_id: number | null }

/**
 * Reads due deliveries of several webhooks at once, first attempts before retries, the longest due first.
 *
 * @param busy - deliveries that are already on their way
 * @returns the webhooks that still exist; of those that are not active only that
 */
export async function readDue(
  db: Kysely<Database>,
  wanted: readonly Wanted[],
  busy: readonly number[],
): Promise<Map<number, DueWebhook>> {
  /** Of one half of the index: first attempts, or retries. */
  const dueOf = (half: 0 | 1) => sql`
    select ${sql.lit(half)} as half, id, event_id, type, attempt_count, attempts_before, next_attempt_at
    from webhook_deliveries
    where w.active and webhook_id = w.id and status = 'pending' and least(attempt_count, 1) = ${sql.lit(half)}
      and next_attempt_at <= now() and id <> all(${busy}::bigint[])
    order by next_attempt_at
    limit wanted.take
  `
  const { rows } = await sql<Row>`
    select w.id as webhook_id, w.url, w.active, w.secret_ciphertext,
      case when w.previous_secret_expires_at > now() then w.previous_secret_ciphertext end as previous_secret_ciphertext,
      d.delivery_id, d.event_id, d.type, d.body, d.attempt_count, d.attempts_before, d.age_ms
    from unnest(${wanted.map(({ webhookId }) => webhookId)}::int[], ${wanted.map(({ limit }) => limit)}::int[])
      as wanted (webhook_id, take)
    join webhooks w on w.id = wanted.webhook_id
    left join lateral (
      select due.id as delivery_id, due.event_id, due.type, due.attempt_count, due.attempts_before, event.body,
        extract(epoch from now() - event.created_at)::float8 * 1000 as age_ms
      from (
        (${sql.join([dueOf(0), dueOf(1)], sql`) union all (`)})
        order by half, next_attempt_at
        limit wanted.take
      ) due
      join events event on event.id = due.event_id
      order by due.half, due.next_attempt_at
    ) d on true
  `.execute(db)

  const readAt = performance.now()
  const webhooks = new Map<number, DueWebhook>()
  for (const row of rows) {
    const { webhook_id: id, url, active, secret_ciphertext, previous_secret_ciphertext, delivery_id, ...delivery } = row
    const secrets = { secret_ciphertext, previous_secret_ciphertext }
    const webhook = webhooks.get(id) ?? { id, url, active, ...secrets, deliveries: [] }
    webhooks.set(id, webhook)
    if (delivery_id !== null) webhook.deliveries.push({ id: delivery_id, readAt, ...delivery })
  }
  return webhooks
}
