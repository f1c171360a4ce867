import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'
import { entriesAbout, type Subject } from './entries-about.ts'

/** Entries looked at in one statement. */
const pageSize = 5_000

/**
 * Details whose texts tell what was done and when, and not to whom. Any other text goes, so that details to come are safe.
 */
const tellsNothing =
  '^(by|changed|role|role_before|delivery|file|format|factor|purpose|kind|(.+_)?(at|on|date|day|until))$'

/**
 * Takes from the audit log whatever tells who somebody was: details of what was done to them, and the addresses and
 * programs by which they did something themselves. Who did what to whom, and when, stays, by their ids.
 *
 * @param subject - their documents are still there, by which entries about these are found
 */
export async function redactAudit({ db, business_id }: Work, subject: Subject): Promise<void> {
  const { isTheirs, isAbout } = entriesAbout({ business_id }, subject)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null }>`
      with page as (
        select id from audit_log where business_id = ${business_id} and id > ${after} order by id limit ${pageSize}
      ), told as (
        update audit_log entry set
          ip = case when ${isTheirs} then null else ip end,
          user_agent = case when ${isTheirs} then null else user_agent end,
          detail = case when ${isAbout} then (
            select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(entry.detail) as member (name, value)
            where jsonb_typeof(value) <> 'string' or name ~ ${tellsNothing}
          ) else detail end
        from page
        where entry.business_id = ${business_id} and entry.id = page.id and (${isTheirs} or ${isAbout})
      )
      select max(id) as last from page`.execute(db)
    const last = rows[0]?.last
    if (!last) return
    after = last
  }
}
