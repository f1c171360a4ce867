import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { singleSignOnRequired, wrongCredentials } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { acrossBusinesses, type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { verifyPassword } from '../passwords/password.ts'
import { domainOfAddress, findDomainBusiness } from '../single-sign-on/domains.ts'
import { loginUrl, readLoginUrl } from '../single-sign-on/login-address.ts'
import { admitWithoutSingleSignOn, requiresSingleSignOn } from '../single-sign-on/read-single-sign-on.ts'
import { throttleLogin } from '../throttle/login-throttle.ts'
import { openChallenge } from './login-challenge.ts'
import { findLoginUser, type LoginUser, lockLoginUser } from './login-user.ts'
import { openSession } from './sessions.ts'

/**
 * Exchanges a password for tokens or, if the user has a second factor, for a challenge. Response, throttling and timing
 * are the same for a wrong password and for an unknown, inactive or locked user.
 */
export const authLogin = operation('auth.login', async (work, { body: { email, password } }) => {
  const candidate = await throttleLogin(work, email, async () => {
    const user = await findLoginUser(work, email)
    const isMatch = await verifyPassword(user?.password_hash ?? null, password)
    return isMatch && user && canLogIn(user) ? user : undefined
  })
  if (!candidate) {
    await recordFailedLogin(work, email)
    const domain = domainOfAddress(email)
    if (await domainRequiresSingleSignOn(work, domain)) throw singleSignOnRequired(loginUrl(work.config, domain))
    throw wrongCredentials()
  }
  const result = await inTransaction(inBusiness(work, candidate.business_id), (work) => logIn(work, candidate))
  if (!result) throw singleSignOnRequired(await readLoginUrl(inBusiness(work, candidate.business_id), email))
  return ok(result)
})

/**
 * Whether the business that uses the domain of an address requires single sign-on. Users without a password learn how
 * to log in; the domain decides, so that the response does not reveal whether a user exists.
 */
async function domainRequiresSingleSignOn(work: GlobalWork, domain: string): Promise<boolean> {
  const business_id = await findDomainBusiness(work, domain)
  return business_id !== undefined && (await requiresSingleSignOn(inBusiness(work, business_id)))
}

/**
 * Opens a session or, if the user has a second factor, a challenge.
 *
 * @param candidate - the user as read when the password was verified, outside this transaction
 * @returns undefined if the user must log in with single sign-on
 */
async function logIn(work: Change, candidate: LoginUser): Promise<Schemas['LoginResult'] | undefined> {
  const user = await lockLoginUser(work, candidate.id)
  if (!canLogIn(user) || user.password_hash !== candidate.password_hash) throw wrongCredentials()
  if (!(await admitWithoutSingleSignOn(work, user.id))) return undefined
  if (user.two_factor_enabled_at !== null) {
    return { status: 'two_factor_required', requires_2fa: true, session_token: await openChallenge(work, user.id) }
  }
  recordAudit(work, { user_id: user.id, action: 'login.succeeded' })
  return await openSession(work, user)
}

const canLogIn = ({ active, locked }: LoginUser): boolean => active && !locked

/**
 * Records a failed login of an active user in the audit log. An inactive user gets no entry, because the entry would
 * reveal to their business whether the address has moved to another one. If there is no active user, the same
 * statements run for an arbitrary business and are rolled back, so that the timing is the same. The commit is
 * asynchronous: a crash of PostgreSQL can lose the entries of the last second.
 *
 * @param email - as submitted
 */
async function recordFailedLogin(work: GlobalWork, email: string): Promise<void> {
  const match = await findLoginUser(work, email)
  await inTransaction(work, async (work) => {
    const { db } = work
    await sql`set local synchronous_commit = off`.execute(db)
    const activeUser = match?.active ? match : undefined
    const placeholder = await acrossBusinesses(work)
      .db.selectFrom('businesses')
      .select('id as business_id')
      .orderBy('id')
      .executeTakeFirst()
    const user = activeUser ?? (placeholder && { id: noUserId, ...placeholder })
    if (!user) return
    await sql`savepoint entry`.execute(db)
    recordAudit(inBusiness(work, user.business_id), { user_id: user.id, action: 'login.failed' })
    await (activeUser ? sql`release savepoint entry` : sql`rollback to savepoint entry`).execute(db)
  })
}

const noUserId = 0
