import { recordAudit } from '../../audit/record-audit.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { singleSignOnRequired, wrongCredentials } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { openSession } from '../sessions/sessions.ts'
import { readLoginUrl } from '../single-sign-on/login-address.ts'
import { admitWithoutSingleSignOn } from '../single-sign-on/read-single-sign-on.ts'
import { throttlePasskeyLogin } from '../throttle/passkey-throttle.ts'
import { ownsAddress } from '../users/user-active.ts'
import { useChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { readUserHandle } from './user-handle.ts'
import { verifyAssertion } from './verify-assertion.ts'

/** The page that logs a user in whose business requires single sign-on. */
interface SingleSignOnPage {
  single_sign_on_url: string
}

/**
 * Exchanges the response of a passkey for tokens. The response is the same for an unknown passkey, for one of a user
 * who cannot log in, and for a challenge that has expired or was used.
 */
export const passkeysLogin = operation('passkeys.login', async (work, { body }) => {
  relyingParty(work.config)
  const tokens = await throttlePasskeyLogin(work, () => logIn(work, body))
  if (!tokens) throw wrongCredentials()
  if ('single_sign_on_url' in tokens) throw singleSignOnRequired(tokens.single_sign_on_url)
  return ok(tokens)
})

/** @returns undefined if the login fails; the transaction is then committed with its audit entry */
async function logIn(
  work: GlobalWork,
  { session_token, credential }: Schemas['PasskeyLogin'],
): Promise<Schemas['Tokens'] | SingleSignOnPage | undefined> {
  const challenge = tokenHash(session_token)
  if (!(await useChallenge(work, challenge, 'login'))) return undefined
  const owner = readUserHandle(credential.response.userHandle ?? '')
  if (!owner) return undefined
  return await inTransaction(inBusiness(work, owner.business_id), (work) =>
    openPasskeySession(work, owner.user_id, credential, challenge),
  )
}

/** Opens a session with a passkey of a user. A passkey verifies its user, so no second factor is required. */
async function openPasskeySession(
  work: Change,
  user_id: number,
  credential: Schemas['PasskeyAssertion'],
  challenge: string,
): Promise<Schemas['Tokens'] | SingleSignOnPage | undefined> {
  if (!(await hasPasskey(work, user_id, credential.id))) return undefined
  const user = await lockLoginUser(work, user_id)
  if (!user.active || user.locked) return undefined
  const passkey = await verifyAssertion(work, user_id, credential, challenge)
  if (!passkey) {
    recordAudit(work, { user_id, action: 'login.failed', detail: { factor: 'passkey' } })
    return undefined
  }
  if (!(await admitWithoutSingleSignOn(work, user_id))) {
    return { single_sign_on_url: await readLoginUrl(work, user.email) }
  }
  const detail = { factor: 'passkey', passkey_id: passkey.id }
  recordAudit(work, { user_id, action: 'login.succeeded', detail })
  return await openSession(work, user)
}

/** Whether a user with this login has a passkey, so that others cannot lock the user or write to the audit log. */
async function hasPasskey({ db, business_id }: Change, user_id: number, credential_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', (join) =>
      join.onRef('users.business_id', '=', 'passkeys.business_id').onRef('users.id', '=', 'passkeys.user_id'),
    )
    .select('passkeys.id')
    .where('passkeys.business_id', '=', business_id)
    .where('passkeys.credential_id', '=', credential_id)
    .where('passkeys.user_id', '=', user_id)
    .where(ownsAddress)
    .executeTakeFirst()
  return row !== undefined
}
