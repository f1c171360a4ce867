import { sql } from 'kysely'
import type { Work } from '../../operation/work.ts'

/** Deliveries looked at in one statement. */
const pageSize = 5_000

/**
 * Takes away what receivers answered to some events, which can repeat what they were sent.
 *
 * @returns whether one of these events may be on its way at this moment, so that an answer to it is still to be recorded
 */
export async function eraseAttemptAnswers({ db, business_id }: Work, event_ids: string[]): Promise<boolean> {
  let isUnderWay = false
  if (event_ids.length === 0) return isUnderWay
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null; is_under_way: boolean | null }>`
      with page as materialized (
        (select id, event_id, true as is_pending from pending_deliveries
          where business_id = ${business_id} and id > ${after} order by id limit ${pageSize})
        union all
        (select id, event_id, false from webhook_deliveries
          where business_id = ${business_id} and id > ${after} order by id limit ${pageSize})
        order by id limit ${pageSize}
      ), told as materialized (
        select id, is_pending from page where event_id = any(${event_ids})
      ), answered as (
        update webhook_attempts set response_excerpt = null
        where business_id = ${business_id} and delivery_id in (select id from told) and response_excerpt is not null
      ), ended as (
        update webhook_deliveries set response_excerpt = null
        where business_id = ${business_id} and id in (select id from told) and response_excerpt is not null
      )
      select max(id) as last,
        (select bool_or(is_pending or exists (
          select from manual_attempts where business_id = ${business_id} and delivery_id = told.id
        )) from told) as is_under_way
      from page`.execute(db)
    const [page] = rows
    if (!page?.last) return isUnderWay
    after = page.last
    isUnderWay ||= page.is_under_way === true
  }
}
