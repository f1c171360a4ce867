import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal, UserPrincipal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { challengeMilliseconds } from './passkey-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { userHandle } from './user-handle.ts'

/** The maximum number of passkeys of a user. */
export const maxPasskeys = 20

/**
 * The accepted COSE algorithms in order of preference: ES256, EdDSA and RS256. All authenticators support one of them.
 */
export const algorithms = [-7, -8, -257]

/**
 * Returns the options with which a browser creates a passkey of the caller. The passkey must be discoverable, so that it
 * logs in without an email address, and must verify the user, so that it replaces the password.
 */
export async function creationOptions(
  work: Work<Principal>,
  { id, name }: RelyingParty,
  { user_id }: UserPrincipal,
  challenge: string,
): Promise<Schemas['PasskeyCreationOptions']> {
  const { db, business_id } = work
  const user = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('business_id', '=', business_id)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return {
    rp: { id, name },
    user: {
      id: Buffer.from(userHandle(work, user_id)).toString('base64url'),
      name: user.email,
      displayName: user.name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMilliseconds,
    excludeCredentials: await describePasskeys(work, user_id),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/**
 * Returns the options with which a browser asks for a passkey.
 *
 * @param allowCredentials - the passkeys that can sign; empty for any passkey of the service
 */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  allowCredentials: Schemas['PasskeyDescriptor'][] = [],
): Schemas['PasskeyRequestOptions'] => ({
  rpId: id,
  challenge,
  timeout: challengeMilliseconds,
  allowCredentials,
  userVerification: 'required',
})

/** Returns the passkeys of a user in the form that browsers expect. */
export async function describePasskeys(
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  user_id: number,
): Promise<Schemas['PasskeyDescriptor'][]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key', transports }))
}
