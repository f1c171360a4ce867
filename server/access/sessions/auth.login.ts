import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { wrongCredentials } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { acrossBusinesses, type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { verifyPassword } from '../passwords/password.ts'
import { throttled } from '../throttle/login-throttle.ts'
import { openChallenge } from './login-challenge.ts'
import { findLoginUser, type LoginUser, lockLoginUser } from './login-user.ts'
import { openSession } from './sessions.ts'

/**
 * Exchanges a password for tokens, or for a challenge where there is a second factor. Unknown, inactive and locked
 * users and wrong passwords are answered alike, count alike and take as long.
 */
export const authLogin = operation('auth.login', async (work, { body: { email, password } }) => {
  const proved = await throttled(work, email, async () => {
    const user = await findLoginUser(work, email)
    const right = await verifyPassword(user?.password_hash ?? null, password)
    return right && user && isOpen(user) ? user : undefined
  })
  if (!proved) {
    await noteFailedLogin(work, email)
    throw wrongCredentials()
  }
  return ok(await inTransaction(inBusiness(work, proved.business_id), (work) => logIn(work, proved)))
})

/** @param proved - as they were when their password was checked */
async function logIn(work: Change, proved: LoginUser): Promise<Schemas['LoginResult']> {
  const user = await lockLoginUser(work, proved.id)
  if (!isOpen(user) || user.password_hash !== proved.password_hash) throw wrongCredentials()
  if (user.two_factor_enabled_at !== null) {
    return { status: 'two_factor_required', requires_2fa: true, session_token: await openChallenge(work, user.id) }
  }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded' })
  return await openSession(work, user)
}

const isOpen = ({ active, locked }: LoginUser): boolean => active && !locked

/**
 * Notes a failed login in the audit log, where there is such a user, who may log in: a business that closed a login is
 * not to find out by its log whether the address has moved. It takes as long where there is none: the same statements
 * note it for somebody else, and are undone. As neither waits for the disk, a crash of PostgreSQL may lose
 * the notes of its last second.
 *
 * @param email - as it was typed
 */
async function noteFailedLogin(work: GlobalWork, email: string): Promise<void> {
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
