import { randomBytes } from 'node:crypto'
import type { Work } from '../../operation/work.ts'
import { createOpaqueToken, tokenHash } from '../opaque-token.ts'

/** Creates the secret of a confidential app, and its hash. */
export function createAppSecret(): { client_secret: string; secret_hash: string } {
  const client_secret = `wfs_${createOpaqueToken()}`
  return { client_secret, secret_hash: tokenHash(client_secret) }
}

/** Creates the public identifier of an app, which contains the ID of its business. */
export const createClientId = ({ business_id }: Pick<Work, 'business_id'>): string =>
  `wfa_${business_id}_${randomBytes(12).toString('base64url')}`

/** Returns the ID of the business in the public identifier of an app. @returns undefined for another value */
export function businessInClientId(client_id: string): number | undefined {
  const id = Number(/^wfa_([1-9]\d{0,9})_[\w-]{16}$/.exec(client_id)?.[1])
  return id < 2 ** 31 ? id : undefined
}
