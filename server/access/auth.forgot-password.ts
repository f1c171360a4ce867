import { sql } from 'kysely'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { accountOf, countTry, type Limit, networkOf } from './count-try.ts'
import { mailPasswordLink } from './password-link.ts'
import { isUserActive } from './user-active.ts'

const hour = 3600

/** Nobody's mailbox is to be filled; one that had this many links this hour has one that works. */
const limits: Limit[] = [
  {
    keyPrefix: 'forgot:account-network',
    keyOf: (tried) => `${accountOf(tried)}:${networkOf(tried)}`,
    points: 5,
    duration: hour,
  },
  { keyPrefix: 'forgot:network', keyOf: networkOf, points: 60, duration: hour },
  { keyPrefix: 'forgot:account', keyOf: accountOf, points: 20, duration: hour },
]

/**
 * Has a link to a new password mailed to an address, if somebody has it. The answer does not tell, nor the time that it
 * takes: the same is written in either case, and the worker finds out. Without mail nothing can follow.
 */
export const authForgotPassword: Operation<'auth.forgotPassword'> = async ({ body: { email }, em, config, origin }) => {
  await countTry(em, limits, { email, ip: origin.ip })
  if (config.smtpUrl !== undefined) {
    const user = sql<number | null>`(select id from users where lower(email) = lower(${email}) and ${isUserActive})`
    await inTransaction(em, (t) => mailPasswordLink(t, user, 'reset', origin))
  }
  return { status: 202, body: { success: true, data: { accepted: true } } }
}
