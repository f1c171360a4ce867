import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { readChallenge } from './client-data.ts'
import { confirmationPurpose, useChallenge } from './passkey-challenge.ts'

/**
 * Uses up the challenge that a passkey signed for a confirmation in the caller's session.
 *
 * @param work - outside a transaction, so that a failure does not restore the challenge
 * @returns the challenge; undefined if it is unknown, used, expired, or for another purpose, user or session
 */
export async function useConfirmationChallenge(
  work: Work<Principal>,
  { response }: Schemas['PasskeyAssertion'],
): Promise<string | undefined> {
  const challenge = readChallenge(response.clientDataJSON)
  const isExpected = await useChallenge(work, challenge, confirmationPurpose(userPrincipal(work.by)))
  return isExpected ? challenge : undefined
}
