import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'
import { auditColumns, presentAuditEntry } from './present-audit-entry.ts'

/** Somebody, as the audit log knows them. */
export interface Subject {
  person_id: number
  /** Their user; null where they have none. */
  user_id: number | null
}

/** The conditions for entries of somebody, on `audit_log` as `entry`. */
export interface EntriesAbout {
  /** They did it: the address and the program are theirs. */
  isTheirs: RawBuilder<boolean>
  /** It was done to them, or to something of theirs: its details tell of them. */
  isAbout: RawBuilder<boolean>
}

export const entriesAbout = (
  { business_id }: Pick<Work, 'business_id'>,
  { person_id, user_id }: Subject,
): EntriesAbout => {
  const user = sql`${user_id}::integer`
  // Whoever sets a password by a link is not logged in.
  const isTheirs = sql<boolean>`coalesce(
    entry.user_id = ${user} or entry.target_user_id = ${user} and entry.user_id is null and entry.api_key_id is null, false)`
  const isAbout = sql<boolean>`coalesce(
    entry.detail->>'person_id' = ${String(person_id)} or entry.target_user_id = ${user}
      or entry.user_id = ${user} and starts_with(entry.action, 'leave_feed.')
      or entry.detail->>'document_id' in (
        select id::text from documents where business_id = ${business_id} and person_id = ${person_id}
      ), false)`
  return { isTheirs, isAbout }
}

/** Entries looked at in one statement. */
const pageSize = 5_000

/**
 * Reads what somebody did, and what was done to them, a page at a time. No index knows whom an entry is about, so all of
 * them are looked at.
 *
 * @param until - entries after this time are left out
 */
export async function* readEntriesAbout(
  work: Work,
  subject: Subject,
  until: string,
): AsyncGenerator<Schemas['AuditEntry'][]> {
  const { db, business_id } = work
  const { isTheirs, isAbout } = entriesAbout(work, subject)
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
      .where((entry) => entry.or([isTheirs, isAbout]))
      .orderBy('id')
      .execute()
    after = Number(last)
    if (entries.length > 0) yield entries.map(presentAuditEntry)
  }
}
