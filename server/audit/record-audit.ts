import type { Insertable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change, Work } from '../operation/work.ts'
import type { AuditEntryTable } from './audit-entry.entity.ts'

/** The entry for one action. */
export interface AuditEntry {
  action: Schemas['AuditAction']
  /** The user who acted, when that is not the actor of the work, as in a login. */
  user_id?: number
  /** The user affected by the action. */
  target_user_id?: number
  /** Further details; never a secret. */
  detail?: Schemas['AuditDetail']
}

/** The parts of the work that the log records. */
type AuditedWork = Pick<Work, 'db' | 'business_id' | 'by' | 'origin'>
type AuditedChange = Pick<Change, 'db' | 'business_id' | 'by' | 'origin'>

type Row = Omit<Insertable<AuditEntryTable>, 'business_id'>

const insertEntry = prepare((db, { business_id }, entry: Row) =>
  db
    .insertInto('audit_log')
    .values({ business_id, ...entry })
    .returning('id'),
)

/**
 * Sends an entry in the transaction of the change, so that no change lacks its entry. When it fails, so does the next
 * statement of the transaction, or its commit.
 */
export function recordAudit(change: AuditedChange, entry: AuditEntry): void {
  insertEntry.send(change, rowOf(change, entry))
}

/** Writes an entry. @returns its id, for a job that is about it */
export async function addAuditEntry(work: AuditedWork, entry: AuditEntry): Promise<number> {
  return (await insertEntry.executeTakeFirstOrThrow(work, rowOf(work, entry))).id
}

/** Writes many entries at once. */
export async function recordAudits(work: AuditedWork, entries: AuditEntry[]): Promise<void> {
  const { db, business_id } = work
  const rows = entries.map((entry) => ({ business_id, ...rowOf(work, entry) }))
  await db.insertInto('audit_log').values(rows).execute()
}

const rowOf = ({ by, origin }: AuditedWork, entry: AuditEntry): Row => ({
  action: entry.action,
  user_id: entry.user_id ?? (by.kind === 'user' ? by.user_id : null),
  api_key_id: by.kind === 'api_key' ? by.api_key_id : null,
  target_user_id: entry.target_user_id ?? null,
  detail: entry.detail ?? {},
  ...origin,
})

type Value = string | number | boolean | null

/**
 * Changes as the audit log shows them: for each changed member the new value, and the old one as `<member>_before`.
 *
 * @param before - has every member that `changes` may have
 */
export const detailOfChanges = <Changes extends object>(
  before: { [Member in keyof Changes]: Value | undefined },
  changes: Changes,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(changes as Record<string, Value>).flatMap(([name, value]) => [
      [name, value],
      [`${name}_before`, before[name as keyof Changes] ?? null],
    ]),
  )
