import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { type Origin, recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import { findAccount } from './hold-account.ts'

/**
 * Notes a failed login in the audit log, where there is such an account. It takes as long where there is none: the same
 * statements note it for somebody else, and are undone. As neither waits for the disk, a crash of PostgreSQL may lose
 * the notes of its last second.
 *
 * @param email - as it was typed
 */
export const noteFailedLogin = (em: EntityManager, email: string, origin: Origin): Promise<void> =>
  inTransaction(em, async (t) => {
    const db = sqlOf(t)
    await sql`set local synchronous_commit = off`.execute(db)
    const known = await findAccount(t, email)
    const anybody = await db.selectFrom('users').select(['id', 'business_id']).orderBy('id').executeTakeFirst()
    const account = known ?? anybody
    if (!account) return
    await sql`savepoint noted`.execute(db)
    const { id: user_id, business_id } = account
    await recordAudit(t, origin, undefined, { business_id, user_id, action: 'login.failed' })
    await (known ? sql`release savepoint noted` : sql`rollback to savepoint noted`).execute(db)
  })
