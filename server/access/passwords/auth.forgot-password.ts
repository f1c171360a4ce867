import { sql } from 'kysely'
import { accepted } from '../../operation/answer.ts'
import { operation } from '../../operation/operation.ts'
import { acrossBusinesses, type GlobalChange, inTransaction } from '../../operation/work.ts'
import { accountInNetwork, accountOf, countAttempt, type Limit, networkOf } from '../throttle/count-attempt.ts'
import { mayAct, ownsAddress } from '../users/user-active.ts'
import { mailPasswordLink } from './password-link.ts'

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
  await countAttempt(work, limits, email)
  if (work.config.smtpUrl !== undefined) {
    await inTransaction(acrossBusinesses(work), async (work) => {
      const user = await findUser(work, email)
      await mailPasswordLink(work, { business_id: user?.business_id ?? null, user_id: user?.id ?? null }, 'reset')
    })
  }
  return accepted({ accepted: true })
})

/** The user of an address who logs in with it or, if there is none, the last one who was invited. */
async function findUser(work: GlobalChange, email: string): Promise<{ business_id: number; id: number } | undefined> {
  const users = await work.db
    .selectFrom('users')
    .select(['business_id', 'id'])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .orderBy(ownsAddress, 'desc')
    .orderBy('id', 'desc')
    .execute()
  const [first = nobody, ...others] = users
  // Asked once at least, so that an unknown address takes as long.
  if (await mayAct(work, first)) return first
  for (const user of others) if (await mayAct(work, user)) return user
  return undefined
}

const nobody = { business_id: 0, id: 0 }
