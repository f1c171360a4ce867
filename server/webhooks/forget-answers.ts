import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/** Deliveries looked at in one statement. */
const pageSize = 5_000

/**
 * Takes away what receivers answered to some events, which can repeat what they were sent.
 *
 * @returns whether one of these events may be on its way at this moment, so that an answer to it is still to be recorded
 */
export async function forgetAnswers({ db, business_id }: Work, event_ids: string[]): Promise<boolean> {
  let isUnderWay = false
  if (event_ids.length === 0) return isUnderWay
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null; is_under_way: boolean | null }>`
      with page as (
        select id, event_id, status, manual_attempt_at from webhook_deliveries
        where business_id = ${business_id} and id > ${after} order by id limit ${pageSize}
      ), answered as (
        update webhook_attempts attempt set response_excerpt = null
        from page
        where attempt.business_id = ${business_id} and attempt.delivery_id = page.id
          and page.event_id = any(${event_ids}) and attempt.response_excerpt is not null
      )
      select max(id) as last,
        bool_or((status = 'pending' or manual_attempt_at is not null) and event_id = any(${event_ids})) as is_under_way
      from page`.execute(db)
    const [page] = rows
    if (!page?.last) return isUnderWay
    after = page.last
    isUnderWay ||= page.is_under_way === true
  }
}
