import { sql } from 'kysely'
import { accepted } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'
import { acrossBusinesses, inTransaction } from '../operation/work.ts'
import { accountInNetwork, accountOf, countTry, type Limit, networkOf } from './count-try.ts'
import { mailPasswordLink } from './password-link.ts'
import { isUserActive, ownsAddress } from './user-active.ts'

const hour = 3600

/** Nobody's mailbox is to be filled: of so many links in an hour, one works. */
const limits: Limit[] = [
  { keyPrefix: 'forgot:account-network', keyOf: accountInNetwork, points: 5, duration: hour },
  { keyPrefix: 'forgot:network', keyOf: networkOf, points: 60, duration: hour },
  { keyPrefix: 'forgot:account', keyOf: accountOf, points: 20, duration: hour },
]

/**
 * Has a link for a new password mailed to an address, if it is a user's. Where it was invited and logs in to no business
 * yet, it is invited again. Neither the answer nor the time that it takes
 * tells whether it is: the same is written in either case, and the worker finds out. Without a mail server nothing is
 * written.
 */
export const authForgotPassword = operation('auth.forgotPassword', async (work, { body: { email } }) => {
  await countTry(work, limits, email)
  if (work.config.smtpUrl !== undefined) {
    const ofUser = (id: 'business_id' | 'id') =>
      sql<number | null>`(
        select ${sql.ref(id)} from users where lower(email) = lower(${email}) and ${isUserActive}
        order by ${ownsAddress} desc, id desc limit 1
      )`
    const user = { business_id: ofUser('business_id'), user_id: ofUser('id') }
    await inTransaction(acrossBusinesses(work), (work) => mailPasswordLink(work, user, 'reset'))
  }
  return accepted({ accepted: true })
})
