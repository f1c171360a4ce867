import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { findLoginUser } from '../sessions/login-user.ts'

/**
 * Notes a failed login in the audit log, where there is such a user, who may log in: a business that closed a login is
 * not to find out by its log whether the address has moved. It takes as long where there is none: the same statements
 * note it for somebody else, and are undone. As neither waits for the disk, a crash of PostgreSQL may lose
 * the notes of its last second.
 *
 * @param email - as it was typed
 */
export async function noteFailedLogin(work: GlobalWork, email: string): Promise<void> {
  const found = await findLoginUser(work, email)
  await inTransaction(work, async (work) => {
    const { db } = work
    await sql`set local synchronous_commit = off`.execute(db)
    const known = found?.active ? found : undefined
    const anywhere = await acrossBusinesses(work)
      .db.selectFrom('businesses')
      .select('id as business_id')
      .orderBy('id')
      .executeTakeFirst()
    const user = known ?? (anywhere && { id: nobody, ...anywhere })
    if (!user) return
    await sql`savepoint noted`.execute(db)
    recordAudit(inBusiness(work, user.business_id), { user_id: user.id, action: 'login.failed' })
    await (known ? sql`release savepoint noted` : sql`rollback to savepoint noted`).execute(db)
  })
}

/** No user has this id. */
const nobody = 0
