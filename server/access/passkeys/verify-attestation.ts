import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Schemas } from '../../operation/contract/contract.ts'
import { isFromFrame } from './client-data.ts'
import { algorithms } from './options.ts'
import type { RelyingParty } from './relying-party.ts'

/** The properties of a new passkey that its authenticator determines. */
export interface NewPasskey {
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  aaguid: string
  backed_up: boolean
}

/**
 * Verifies the response of an authenticator to the creation options, whose challenge has been used up.
 *
 * @returns undefined for a response to another challenge, origin or service, and without user verification
 */
export async function verifyAttestation(
  { id, origin }: RelyingParty,
  credential: Schemas['PasskeyAttestation'],
  challenge: string,
): Promise<NewPasskey | undefined> {
  try {
    if (isFromFrame(credential.response.clientDataJSON)) return undefined
    if (!isUnattested(credential.response.attestationObject)) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { aaguid, credentialBackedUp } = registrationInfo
    return {
      credential_id: registrationInfo.credential.id,
      public_key: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports: credential.response.transports ?? [],
      aaguid,
      backed_up: credentialBackedUp,
    }
  } catch {
    return undefined // the library throws for malformed responses
  }
}

/**
 * Whether a response has no certificate. The options ask for none, so browsers remove it. The library would download
 * the revocation list that a certificate names, from any address that the caller chose.
 */
function isUnattested(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
