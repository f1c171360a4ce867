import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { tokenExpired, tokenMalformed, tokenRevoked } from '../../operation/errors.ts'
import type { DirectoryActor } from '../../operation/principal.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'

/*
 * The token of a directory names its business, so that it is looked up within the business. Scanners for secrets
 * find it by its prefix.
 */

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789'
const secretLength = 40 // 40 characters from an alphabet of 58: 234 bits
const pattern = new RegExp(`^wfp_([1-9]\\d{0,8})_[${alphabet}]{${secretLength}}$`)

/** Creates a token, its first characters and its hash. */
export function createDirectoryToken({ business_id }: Pick<Work, 'business_id'>) {
  const letters = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)])
  const start = `wfp_${business_id}_`
  const token = `${start}${letters.join('')}`
  return { token, token_prefix: token.slice(0, start.length + 6), token_hash: tokenHash(token) }
}

/**
 * Authenticates a directory, and records the time of its request to the minute.
 *
 * @throws {ApiError} 401 for an unknown, replaced or expired token
 */
export async function authenticateDirectory(global: GlobalWork, token: string): Promise<Work<DirectoryActor>> {
  const [, business] = pattern.exec(token) ?? []
  if (business === undefined) throw tokenMalformed()
  const business_id = Number(business)
  const work = inBusiness(global, business_id)
  const hash = tokenHash(token)
  const row = await work.db
    .selectFrom('provisioning')
    .select(['token_hash', 'previous_token_hash'])
    .select([
      sql<boolean>`coalesce(previous_token_expires_at <= now(), false)`.as('is_previous_expired'),
      sql<boolean>`coalesce(last_request_at < now() - interval '1 minute', true)`.as('is_recorded_long_ago'),
    ])
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  if (row === undefined) throw tokenRevoked()
  const isPrevious = row.previous_token_hash === hash
  if (row.token_hash !== hash && !isPrevious) throw tokenRevoked()
  if (isPrevious && row.is_previous_expired) throw tokenExpired()
  if (row.is_recorded_long_ago) {
    const last_request_at = global.now.toISOString()
    await work.db.updateTable('provisioning').set({ last_request_at }).where('business_id', '=', business_id).execute()
  }
  return { ...work, by: { kind: 'directory', business_id } }
}
