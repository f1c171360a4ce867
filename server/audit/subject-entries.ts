import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'
import { auditColumns, presentAuditEntry, type UnnamedAuditEntry } from './present-audit-entry.ts'

/** The IDs by which entries of the audit log refer to a person. */
export interface Subject {
  person_id: number
  /** The ID of the person's user; null if there is none. */
  user_id: number | null
}

/** SQL conditions on `audit_log` with the alias `entry`. */
interface SubjectConditions {
  /** Whether the person was the actor, so that IP address and user agent are theirs. */
  isActor: RawBuilder<boolean>
  /** Whether the person or their data were changed, so that the details can contain their PII. */
  isSubject: RawBuilder<boolean>
}

export const subjectConditions = (
  { business_id }: Pick<Work, 'business_id'>,
  { person_id, user_id }: Subject,
): SubjectConditions => {
  const user = sql`${user_id}::integer`
  // A user who sets a password with a link has no session, so the resulting entry has no `user_id`.
  const isActor = sql<boolean>`coalesce(
    entry.user_id = ${user} or entry.target_user_id = ${user} and entry.user_id is null and entry.api_key_id is null, false)`
  const isSubject = sql<boolean>`coalesce(
    entry.detail->>'person_id' = ${String(person_id)} or entry.target_user_id = ${user}
      or entry.user_id = ${user} and starts_with(entry.action, 'leave_feed.')
      or entry.detail->>'document_id' in (
        select id::text from documents where business_id = ${business_id} and person_id = ${person_id}
      ), false)`
  return { isActor, isSubject }
}

/** The number of entries scanned in one statement. */
const pageSize = 5_000

/**
 * Reads the entries in which a person is the actor or the subject, in pages by ID. No index covers the subjects, so all
 * entries of the business are scanned.
 *
 * @param until - the time of the latest entries to read
 */
export async function* readSubjectEntries(
  work: Work,
  subject: Subject,
  until: string,
): AsyncGenerator<UnnamedAuditEntry[]> {
  const { db, business_id } = work
  const { isActor, isSubject } = subjectConditions(work, subject)
  for (let after = 0; ; ) {
    const page = db
      .selectFrom('audit_log')
      .select('id')
      .where('business_id', '=', business_id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
    const { last } = await db
      .selectFrom(page.as('page'))
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    if (!last) return
    const entries = await db
      .selectFrom('audit_log as entry')
      .select(auditColumns)
      .where('business_id', '=', business_id)
      .where('id', '>', after)
      .where('id', '<=', Number(last))
      .where('at', '<=', until)
      .where((entry) => entry.or([isActor, isSubject]))
      .orderBy('id')
      .execute()
    after = Number(last)
    if (entries.length > 0) yield entries.map(presentAuditEntry)
  }
}
