import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

/** The number of deliveries that one statement reads. */
const pageSize = 5_000

/**
 * Erases the receivers' responses to the deliveries of some events, because a response can repeat the event.
 *
 * @returns whether a delivery of these events may be in progress, so that another response can be recorded
 */
export async function eraseAttemptResponses({ db, business_id }: Work, event_ids: string[]): Promise<boolean> {
  let isInProgress = false
  if (event_ids.length === 0) return isInProgress
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null; is_in_progress: boolean | null }>`
      with page as materialized (
        (select id, event_id, true as is_pending from pending_deliveries
          where business_id = ${business_id} and id > ${after} order by id limit ${pageSize})
        union all
        (select id, event_id, false from webhook_deliveries
          where business_id = ${business_id} and id > ${after} order by id limit ${pageSize})
        order by id limit ${pageSize}
      ), match as materialized (
        select id, is_pending from page where event_id = any(${event_ids})
      ), erased_attempt as (
        update webhook_attempts set response_excerpt = null
        where business_id = ${business_id} and delivery_id in (select id from match) and response_excerpt is not null
      ), erased_delivery as (
        update webhook_deliveries set response_excerpt = null
        where business_id = ${business_id} and id in (select id from match) and response_excerpt is not null
      )
      select max(id) as last,
        (select bool_or(is_pending or exists (
          select from manual_attempts where business_id = ${business_id} and delivery_id = match.id
        )) from match) as is_in_progress
      from page`.execute(db)
    const [page] = rows
    if (!page?.last) return isInProgress
    after = page.last
    isInProgress ||= page.is_in_progress === true
  }
}
