import { sql } from 'kysely'
import type { Work } from '../operation/work.ts'
import { type Subject, subjectConditions } from './subject-entries.ts'

/** The number of entries read in one statement. */
const pageSize = 5_000

/**
 * Matches the names of details whose strings contain no PII. Any other string is removed, so that new details are safe
 * by default.
 */
const safeDetails =
  '^(by|changed|role|role_before|delivery|file|format|factor|purpose|kind|(.+_)?(at|on|date|day|until))$'

/**
 * Removes the PII of a person from the audit log: details about them, and their IP addresses and user agents. Action,
 * time, and the IDs of actor and subject are kept.
 *
 * @param subject - the person, whose documents must still exist, because entries refer to them
 */
export async function redactAudit({ db, business_id }: Work, subject: Subject): Promise<void> {
  const { isActor, isSubject } = subjectConditions({ business_id }, subject)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null }>`
      with page as (
        select id from audit_log where business_id = ${business_id} and id > ${after} order by id limit ${pageSize}
      ), redacted as (
        update audit_log entry set
          ip = case when ${isActor} then null else ip end,
          user_agent = case when ${isActor} then null else user_agent end,
          detail = case when ${isSubject} then (
            select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(entry.detail) as member (name, value)
            where jsonb_typeof(value) <> 'string' or name ~ ${safeDetails}
          ) else detail end
        from page
        where entry.business_id = ${business_id} and entry.id = page.id and (${isActor} or ${isSubject})
      )
      select max(id) as last from page`.execute(db)
    const last = rows[0]?.last
    if (!last) return
    after = last
  }
}
