import type { EntityManager } from '@mikro-orm/postgresql'
import type { Insertable } from 'kysely'
import { type Database, sqlOf } from '../db/orm.ts'
import { prepare } from '../db/prepare.ts'
import type { Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'

/** Where a request came from. */
export interface Origin {
  request_id: string
  ip: string | null
  user_agent: string | null
}

/** What is to be said of one deed. */
export interface Entry {
  business_id: number
  action: Schemas['AuditAction']
  /** Who did it, where it is not the principal: the account of a login. */
  user_id?: number
  /** The user it was done to. */
  target_user_id?: number
  /** What more there is to say; never a secret. */
  detail?: Schemas['AuditDetail']
}

const insertEntry = prepare((db, entry: Insertable<Database['audit_log']>) => db.insertInto('audit_log').values(entry))

/**
 * Writes who did what from where into the audit log.
 *
 * @param em - in the transaction of the change, so that none is without its entry
 * @param by - who did it, or undefined where nobody is logged in
 */
export async function recordAudit(
  em: EntityManager,
  origin: Origin,
  by: Principal | undefined,
  entry: Entry,
): Promise<void> {
  await insertEntry.execute(em, rowOf(origin, by, entry))
}

/** Does the same for many deeds of one request. */
export async function recordAudits(em: EntityManager, origin: Origin, by: Principal, entries: Entry[]): Promise<void> {
  const rows = entries.map((entry) => rowOf(origin, by, entry))
  await sqlOf(em).insertInto('audit_log').values(rows).execute()
}

const rowOf = (origin: Origin, by: Principal | undefined, entry: Entry): Insertable<Database['audit_log']> => ({
  business_id: entry.business_id,
  action: entry.action,
  user_id: entry.user_id ?? (by?.kind === 'user' ? by.user_id : null),
  api_key_id: by?.kind === 'api_key' ? by.api_key_id : null,
  target_user_id: entry.target_user_id ?? null,
  detail: entry.detail ?? {},
  ...origin,
})
