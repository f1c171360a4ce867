import { randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { type RawBuilder, sql } from 'kysely'
import { tokenExpired, tokenMalformed, tokenRevoked } from '../../operation/errors.ts'
import { prepareGlobal } from '../../operation/prepare.ts'
import type { Caller } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import { acrossBusinesses, type GlobalWork, inBusiness } from '../../operation/work.ts'
import { hashOfToken } from '../opaque-token.ts'
import type { KeyUses } from './key-uses.ts'

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

/** A key, or one that it descends from. */
interface Link {
  allowed_cidrs: string[]
  is_revoked: boolean
  is_expired: boolean | null
}

/** @param row - the name of the key in the statement */
const linkOf = (row: string): RawBuilder<Link> => sql`json_build_object(
  'allowed_cidrs', ${sql.ref(`${row}.allowed_cidrs`)},
  'is_revoked', ${sql.ref(`${row}.revoked_at`)} is not null,
  'is_expired', ${sql.ref(`${row}.expires_at`)} <= now())`

interface KeyRow {
  business_id: number
  id: number
  scopes: Scope[]
  created_by: number
  /** The key, and each that it descends from. */
  line: Link[]
}

/** The keys that a key descends from are read only where there are any. */
const selectKey = prepareGlobal(
  (_db, { key_hash }: { key_hash: string }) => sql<KeyRow>`
    select business_id, id, scopes, created_by,
      case when created_by_api_key is null then json_build_array(${linkOf('key')}) else (
        with recursive line as (
          select key.created_by_api_key as id, ${linkOf('key')} as link
          union all
          select maker.created_by_api_key, ${linkOf('maker')}
          from api_keys maker join line on maker.business_id = key.business_id and maker.id = line.id
        )
        select json_agg(link) from line
      ) end as line
    from api_keys key
    where key_hash = ${key_hash}`,
)

/**
 * Finds out which machine asks, and notes that its key is used. A key ends with the key that made it, and works from no
 * address that is outside the ranges of that one.
 *
 * @throws {ApiError} 401 for a key that is unknown, revoked or expired; from an address outside its ranges every key is
 *   unknown
 */
export async function callerOfApiKey(work: GlobalWork, key: string, uses: KeyUses): Promise<Caller> {
  const row = await selectKey.executeTakeFirst(acrossBusinesses(work), { key_hash: hashOfToken(key) })
  if (!row?.line.every(({ allowed_cidrs }) => isAllowed(work.origin.ip, allowed_cidrs))) throw tokenMalformed()
  if (row.line.some(({ is_revoked }) => is_revoked)) throw tokenRevoked()
  if (row.line.some(({ is_expired }) => is_expired)) throw tokenExpired()
  const { business_id, id, created_by } = row
  await uses.note(inBusiness(work, business_id), id)
  const scopes = new Set(row.scopes)
  return { business_id, by: { kind: 'api_key', api_key_id: id, made_by: created_by, scopes, reach: {} } }
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
