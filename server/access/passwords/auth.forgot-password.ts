import { sql } from 'kysely'
import { operation } from '../../operation/operation.ts'
import { accepted } from '../../operation/response.ts'
import { acrossBusinesses, type GlobalChange, inTransaction } from '../../operation/work.ts'
import { accountKey, accountNetworkKey, countAttempt, type Limit, networkKey } from '../throttle/count-attempt.ts'
import { canAct, ownsAddress } from '../users/user-active.ts'
import { mailPasswordLink } from './password-link.ts'

const hour = 3600

/** Prevents a caller from flooding mailboxes. Durations are in seconds. */
const limits: Limit[] = [
  { keyPrefix: 'forgot:account-network', key: accountNetworkKey, points: 5, duration: hour },
  { keyPrefix: 'forgot:network', key: networkKey, points: 60, duration: hour },
  { keyPrefix: 'forgot:account', key: accountKey, points: 20, duration: hour },
]

/**
 * Requests an email with a link to set a new password. An address that has invitations but no login receives its
 * invitations again. Response and timing are the same for an unknown address: a row is inserted in either case, and the
 * worker decides whether to send an email. Does nothing without a mail server.
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

/** Finds the user who logs in with an address or, if there is none, the user with the latest invitation. */
async function findUser(work: GlobalChange, email: string): Promise<{ business_id: number; id: number } | undefined> {
  const users = await work.db
    .selectFrom('users')
    .select(['business_id', 'id'])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .orderBy(ownsAddress, 'desc')
    .orderBy('id', 'desc')
    .execute()
  const [first = noUser, ...others] = users
  // Runs at least one query, so that an unknown address takes as long as a known one.
  if (await canAct(work, first)) return first
  for (const user of others) if (await canAct(work, user)) return user
  return undefined
}

const noUser = { business_id: 0, id: 0 }
