import { randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Caller } from '../operation/principal.ts'
import type { GlobalWork } from '../operation/work.ts'
import { hashOfToken } from './opaque-token.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789'
const secretLength = 40 // of 58 letters each: 234 bit

/** The form of an API key, which no access token has. */
export const apiKeyPattern = new RegExp(`^wfk_[${alphabet}]{${secretLength}}$`)

/** Makes a key; its first ten characters are its prefix. */
export function createApiKey(): { key: string; prefix: string; key_hash: string } {
  const letters = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)])
  const key = `wfk_${letters.join('')}`
  return { key, prefix: key.slice(0, 10), key_hash: hashOfToken(key) }
}

/**
 * Finds out which machine asks, and notes the time of its last request, to the minute.
 *
 * @returns undefined for a key that is unknown, revoked, expired, or used from an address outside its ranges
 */
export async function callerOfApiKey({ db, origin }: GlobalWork, key: string): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'business_id', 'scopes', 'allowed_cidrs'])
    .select(sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 minute'`.as('stale'))
    .where('key_hash', '=', hashOfToken(key))
    .where('revoked_at', 'is', null)
    .where((column) => column.or([column('expires_at', 'is', null), column('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirst()
  if (!row || !isAllowed(origin.ip, row.allowed_cidrs)) return undefined
  const { business_id, id } = row
  if (row.stale) {
    const used = db.updateTable('api_keys').set({ last_used_at: sql`now()` })
    await used.where('business_id', '=', business_id).where('id', '=', id).execute()
  }
  return { business_id, by: { kind: 'api_key', api_key_id: id, scopes: new Set(row.scopes) } }
}

function isAllowed(ip: string | null, cidrs: string[]): boolean {
  if (cidrs.length === 0) return true
  if (ip === null) return false
  const address = ipaddr.process(ip)
  return cidrs.some((cidr) => {
    const [network, bits] = ipaddr.parseCIDR(cidr)
    return network.kind() === address.kind() && address.match(network, bits)
  })
}
