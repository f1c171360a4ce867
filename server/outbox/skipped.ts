import { type RawBuilder, sql } from 'kysely'

/**
 * SQL that logs what is not sent because its webhook is not active, as deliveries that are over before they began.
 *
 * @param from - SQL with `business_id`, `webhook_id`, `event_id` and `type` of each
 */
export const insertSkipped = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
  select business_id, nextval('pending_deliveries_id_seq'), now(), webhook_id, event_id, type, 'skipped' from (${from}) left_out`
