import { randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { type RawBuilder, sql } from 'kysely'
import { tokenExpired, tokenMalformed, tokenRevoked } from '../../operation/errors.ts'
import { prepareGlobal } from '../../operation/prepare.ts'
import type { Caller } from '../../operation/principal.ts'
import type { Scope } from '../../operation/scopes.ts'
import { acrossBusinesses, type GlobalWork, inBusiness } from '../../operation/work.ts'
import { tokenHash } from '../opaque-token.ts'
import type { KeyUsage } from './key-usage.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789'
const secretLength = 40 // 40 characters from an alphabet of 58: 234 bits

/** Matches API keys, but no access tokens. */
export const apiKeyPattern = new RegExp(`^wfk_[${alphabet}]{${secretLength}}$`)

/** Creates an API key, its prefix (the first ten characters) and its hash. */
export function createApiKey(): { key: string; prefix: string; key_hash: string } {
  const letters = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)])
  const key = `wfk_${letters.join('')}`
  return { key, prefix: key.slice(0, 10), key_hash: tokenHash(key) }
}

/** The properties that decide whether a key, or one of its ancestors, is valid. */
interface KeyState {
  allowed_cidrs: string[]
  is_revoked: boolean
  is_expired: boolean | null
}

/** Returns a `KeyState` as a JSON object. @param alias - the alias of `api_keys` in the statement */
const keyState = (alias: string): RawBuilder<KeyState> => sql`json_build_object(
  'allowed_cidrs', ${sql.ref(`${alias}.allowed_cidrs`)},
  'is_revoked', ${sql.ref(`${alias}.revoked_at`)} is not null,
  'is_expired', ${sql.ref(`${alias}.expires_at`)} <= now())`

interface KeyRow {
  business_id: number
  id: number
  scopes: Scope[]
  created_by: number
  is_previous_expired: boolean | null
  /** The states of the key and of its ancestors. */
  lineage: KeyState[]
}

/**
 * Selects a key by the hash of its secret, or of its previous secret. The recursive part runs only for a key with a
 * parent.
 */
const selectKeyBy = (column: 'key_hash' | 'previous_key_hash') =>
  prepareGlobal(
    (_db, { hash }: { hash: string }) => sql<KeyRow>`
    select business_id, id, scopes, created_by, previous_key_expires_at <= now() as is_previous_expired,
      case when created_by_api_key is null then json_build_array(${keyState('key')}) else (
        with recursive lineage as (
          select key.created_by_api_key as id, ${keyState('key')} as state
          union all
          select parent.created_by_api_key, ${keyState('parent')}
          from api_keys parent join lineage on parent.business_id = key.business_id and parent.id = lineage.id
        )
        select json_agg(state) from lineage
      ) end as lineage
    from api_keys key
    where ${sql.ref(column)} = ${hash}`,
  )
const selectKey = selectKeyBy('key_hash')
const selectRotatedKey = selectKeyBy('previous_key_hash')

/**
 * Authenticates an API key and records its use. The key and all of its ancestors must be valid and must accept the
 * caller's IP address. The previous secret of a rotated key is accepted during its grace period.
 *
 * @throws {ApiError} 401 for an unknown, revoked or expired key; from an address outside its networks, a key counts as
 *   unknown
 */
export async function authenticateApiKey(work: GlobalWork, key: string, usage: KeyUsage): Promise<Caller> {
  const hash = tokenHash(key)
  const current = await selectKey.executeTakeFirst(acrossBusinesses(work), { hash })
  const row = current ?? (await selectRotatedKey.executeTakeFirst(acrossBusinesses(work), { hash }))
  const isPrevious = current === undefined
  if (!row?.lineage.every(({ allowed_cidrs }) => isAllowed(work.origin.ip, allowed_cidrs))) throw tokenMalformed()
  if (row.lineage.some(({ is_revoked }) => is_revoked)) throw tokenRevoked()
  if (row.lineage.some(({ is_expired }) => is_expired) || (isPrevious && row.is_previous_expired)) throw tokenExpired()
  const { business_id, id, created_by } = row
  await usage.record(inBusiness(work, business_id), id, { isPrevious })
  const scopes = new Set(row.scopes)
  return { business_id, by: { kind: 'api_key', api_key_id: id, creator_id: created_by, scopes, reach: {} } }
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
