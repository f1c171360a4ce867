import type { Schemas } from '../../operation/contract/contract.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { useConfirmationChallenge } from '../passkeys/confirmation-challenge.ts'

/**
 * Uses up the challenge of a proof by passkey (`passkeys.startConfirmation`).
 *
 * @param work - outside a transaction, so that a failure does not restore the challenge
 * @returns the challenge; undefined for a proof by code, and for a challenge that this session cannot use
 */
export const useProofChallenge = async (
  work: Work<Principal>,
  { credential }: Schemas['TwoFactorProof'],
): Promise<string | undefined> => credential && (await useConfirmationChallenge(work, credential))
