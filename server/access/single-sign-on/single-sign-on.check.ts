import type { Schemas } from '../../operation/contract/contract.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { inTransaction, type Work } from '../../operation/work.ts'
import { EmailInUseError } from '../passwords/claim-address.ts'
import type { LoginUser } from '../sessions/login-user.ts'
import { throttleSingleSignOn } from '../throttle/single-sign-on-throttle.ts'
import { type AccountProblem, findAccountUser } from './find-account-user.ts'
import { readSessionAccount, type SessionAccount } from './read-session-account.ts'
import { responseRefused } from './response-refused.ts'

/** Reports what a login of an account at the provider would do, without logging in or changing anything. */
export const singleSignOnCheck = operation('singleSignOn.check', async (work, { body }) => {
  const result = await throttleSingleSignOn(
    work,
    () => readSessionAccount(work, body),
    (result) => typeof result === 'string',
  )
  if (typeof result === 'string') throw responseRefused(result)
  const { account, is_recent } = result
  return ok({
    subject: account.subject,
    email: account.email ?? null,
    email_verified: account.is_email_verified,
    name: account.name?.slice(0, 200) ?? null,
    two_factor: account.used_two_factor,
    asks_again: is_recent,
    ...(await rehearse(work, result)),
  })
})

/** Ends the transaction of a rehearsal, which undoes its changes. */
class Rehearsal extends Error {
  readonly result: LoginUser | AccountProblem

  constructor(result: LoginUser | AccountProblem) {
    super('the login was only rehearsed')
    this.result = result
  }
}

type Outcome = Pick<Schemas['SingleSignOnCheck'], 'outcome' | 'user_id'>

/** Finds the user of an account as a login does, in a transaction that is undone. */
async function rehearse(work: Work<Principal>, { provider, account }: SessionAccount): Promise<Outcome> {
  const result = await inTransaction(work, async (work) => {
    throw new Rehearsal(await findAccountUser(work, provider, account))
  }).catch((error: unknown) => {
    if (error instanceof Rehearsal) return error.result
    if (error instanceof EmailInUseError) return 'address_in_use' as const
    throw error
  })
  if (typeof result === 'string') return { outcome: result, user_id: null }
  const existing = await work.db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', result.id)
    .executeTakeFirst()
  return existing ? { outcome: 'logs_in', user_id: existing.id } : { outcome: 'creates_user', user_id: null }
}
