import type { Insertable } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import { prepare } from '../operation/prepare.ts'
import type { Change, Work } from '../operation/work.ts'
import type { AuditEntryTable } from './audit-entry.entity.ts'

/** The content of an audit entry for one action. */
export interface AuditEntry {
  action: Schemas['AuditAction']
  /** The ID of the acting user, if it is not the principal of the work, as in a login. */
  user_id?: number
  /** The ID of the user affected by the action. */
  target_user_id?: number
  /** Further details, without secrets. */
  detail?: Schemas['AuditDetail']
}

/** The parts of the work that an audit entry records. */
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
 * Sends an entry in the transaction of the change without waiting for its insertion. If the insertion fails, the next
 * statement of the transaction or its commit fails.
 */
export function recordAudit(change: AuditedChange, entry: AuditEntry): void {
  insertEntry.send(change, auditRow(change, entry))
}

/** Records an entry. @returns the ID of the entry */
export async function addAuditEntry(work: AuditedWork, entry: AuditEntry): Promise<number> {
  return (await insertEntry.executeTakeFirstOrThrow(work, auditRow(work, entry))).id
}

/** Records several entries in one statement. */
export async function recordAudits(work: AuditedWork, entries: AuditEntry[]): Promise<void> {
  await addAuditEntries(work, entries)
}

/** Records several entries in one statement. @returns their IDs */
export async function addAuditEntries(work: AuditedWork, entries: AuditEntry[]): Promise<number[]> {
  const { db, business_id } = work
  const rows = entries.map((entry) => ({ business_id, ...auditRow(work, entry) }))
  const added = await db.insertInto('audit_log').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}

const auditRow = ({ by, origin }: AuditedWork, entry: AuditEntry): Row => ({
  action: entry.action,
  user_id: entry.user_id ?? (by.kind === 'user' ? by.user_id : null),
  api_key_id: by.kind === 'api_key' ? by.api_key_id : null,
  app_id: by.kind === 'user' ? (by.app?.app_id ?? null) : null,
  target_user_id: entry.target_user_id ?? null,
  detail: entry.detail ?? {},
  ...origin,
})

type Value = string | number | boolean | null

/**
 * Returns the detail of a change: for each changed member the new value, and the old value as `<member>_before`. The
 * items of a list are joined.
 *
 * @param before - has every member that `changes` may have
 */
export const changeDetail = <Changes extends object>(
  before: { [Member in keyof Changes]: Value | readonly string[] | undefined },
  changes: Changes,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(changes as Record<string, Value | readonly string[]>).flatMap(([name, value]) => [
      [name, detailValue(value)],
      [`${name}_before`, detailValue(before[name as keyof Changes] ?? null)],
    ]),
  )

const detailValue = (value: Value | readonly string[]): Value =>
  typeof value === 'object' && value !== null ? value.join(', ') : value
