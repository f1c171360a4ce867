import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change } from '../../operation/work.ts'
import { isFromFrame } from './client-data.ts'
import type { PasskeyTable } from './passkey.entity.ts'
import { relyingParty } from './relying-party.ts'

const columns = ['id', 'credential_id', 'public_key', 'counter', 'transports'] as const

type StoredPasskey = Pick<Selectable<PasskeyTable>, (typeof columns)[number]>

/**
 * Verifies the response of a passkey of a user to request options, and records the use of the passkey.
 *
 * @param work - its transaction has locked the user, so that uses of a passkey are in the order of its counter
 * @param challenge - a challenge for this purpose, which has been used up
 * @returns the passkey; undefined for one of another user, and for a response to another challenge, origin or service,
 *   without user verification, or with a counter that is not higher than at the last use, which a copy of the private
 *   key would send
 */
export async function verifyAssertion(
  work: Change,
  user_id: number,
  credential: Schemas['PasskeyAssertion'],
  challenge: string,
): Promise<Pick<StoredPasskey, 'id'> | undefined> {
  const passkey = await work.db
    .selectFrom('passkeys')
    .select(columns)
    .where('business_id', '=', work.business_id)
    .where('credential_id', '=', credential.id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const use = passkey && (await verifySignature(work, passkey, credential, challenge))
  if (!use) return undefined
  await work.db
    .updateTable('passkeys')
    .set({ ...use, last_used_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', passkey.id)
    .execute()
  return passkey
}

async function verifySignature(
  { config }: Change,
  { credential_id, public_key, counter, transports }: StoredPasskey,
  credential: Schemas['PasskeyAssertion'],
  challenge: string,
): Promise<Pick<Selectable<PasskeyTable>, 'counter' | 'backed_up'> | undefined> {
  const { id, origin } = relyingParty(config)
  try {
    if (isFromFrame(credential.response.clientDataJSON)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential_id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, backed_up: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined // the library throws for malformed responses
  }
}
