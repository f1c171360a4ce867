import assert from 'node:assert/strict'
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Schemas } from '../../../server/operation/contract/contract.ts'

/** The deviations of a response from what a browser and an authenticator would return. */
export interface Deviations {
  /** The origin of the page; by default, that of the service. */
  origin?: string
  /** The RP ID that the authenticator signs; by default, that of the options. */
  rpId?: string
  challenge?: string
  /** Whether the authenticator verified the user, for example with a fingerprint. */
  userVerified?: boolean
  /** The signature counter; by default, authenticators of passkeys send 0. */
  counter?: number
  /** Whether the page was in a frame of another origin. */
  crossOrigin?: boolean
  /** The format and the statement of the attestation. */
  attestation?: { format: string; statement: CborMap }
}

/** A passkey of the software authenticator. */
export interface SoftwarePasskey {
  /** The credential for `passkeys.register`. */
  credential: Schemas['PasskeyAttestation']
  /** Signs the challenge of request options, like `navigator.credentials.get()`. */
  sign(options: Schemas['PasskeyRequestOptions'], deviations?: Deviations): Schemas['PasskeyAssertion']
}

/** The origin of the service in tests, without its port. */
const pageOrigin = (publicUrl: string): string => new URL(publicUrl).origin

/**
 * Creates a passkey, like `navigator.credentials.create()` with an authenticator that stores ES256 keys.
 *
 * @param publicUrl - the public URL of the service, which the browser has open
 */
export function createSoftwarePasskey(
  publicUrl: string,
  options: Schemas['PasskeyCreationOptions'],
  deviations: Deviations = {},
): SoftwarePasskey {
  assert.ok(options.pubKeyCredParams.some(({ alg }) => alg === es256))
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(credentialId.length)
  const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
  const { format = 'none', statement = new Map() } = deviations.attestation ?? {}
  const authData = authenticatorData(options.rp.id, deviations, attested)
  const attestationObject = cbor(
    new Map<string, CborValue>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]),
  )
  return {
    credential: {
      ...{ id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData('webauthn.create', publicUrl, options.challenge, deviations).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    },
    sign: (request, requestDeviations = {}) => {
      const data = clientData('webauthn.get', publicUrl, request.challenge, requestDeviations)
      const requestData = authenticatorData(request.rpId, requestDeviations)
      return {
        ...{ id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} },
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: requestData.toString('base64url'),
          signature: signature(privateKey, requestData, data).toString('base64url'),
          userHandle: options.user.id,
        },
      }
    },
  }
}

const es256 = -7

function clientData(
  type: string,
  publicUrl: string,
  challenge: string,
  { origin = pageOrigin(publicUrl), crossOrigin = false, ...deviations }: Deviations,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin, crossOrigin }))
}

const flags = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** Returns authenticator data (WebAuthn § 6.1) of a passkey that a password manager has stored. */
function authenticatorData(
  rpId: string,
  { rpId: signedId = rpId, userVerified = true, counter = 0 }: Deviations,
  attested?: Buffer,
): Buffer {
  const head = Buffer.alloc(37)
  createHash('sha256').update(signedId).digest().copy(head)
  head[32] =
    flags.userPresent |
    (userVerified ? flags.userVerified : 0) |
    flags.backupEligible |
    flags.backedUp |
    (attested ? flags.attested : 0)
  head.writeUInt32BE(counter, 33)
  return Buffer.concat([head, attested ?? Buffer.alloc(0)])
}

const signature = (key: KeyObject, authenticator: Buffer, client: Buffer): Buffer =>
  createSign('sha256').update(authenticator).update(createHash('sha256').update(client).digest()).sign(key)

/** Encodes a public key as COSE_Key (RFC 9053 § 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  assert.ok(x !== undefined && y !== undefined)
  return cbor(
    new Map<number, CborValue>([
      [1, 2], // key type: EC2
      [3, es256],
      [-1, 1], // curve: P-256
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

export type CborMap = Map<number | string, CborValue>
export type CborValue = number | string | Buffer | CborValue[] | CborMap

/** Encodes a value in CBOR (RFC 8949 § 3.1). */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([cborHead(4, value.length), ...value.map(cbor)])
  const members = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)])
  return Buffer.concat([cborHead(5, value.size), ...members])
}

function cborHead(major: number, argument: number): Buffer {
  const type = major << 5
  if (argument < 24) return Buffer.from([type | argument])
  if (argument < 0x100) return Buffer.from([type | 24, argument])
  return Buffer.from([type | 25, argument >> 8, argument & 0xff])
}
