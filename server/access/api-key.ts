import { randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { type RawBuilder, sql } from 'kysely'
import { prepareGlobal } from '../operation/prepare.ts'
import type { Caller } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
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

/** Whether a key has not ended; `row` is its name in the statement. */
const isLive = (row: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${row}.revoked_at`)} is null
    and (${sql.ref(`${row}.expires_at`)} is null or ${sql.ref(`${row}.expires_at`)} > now()))`

interface KeyRow {
  business_id: number
  id: number
  scopes: Scope[]
  created_by: number
  /** Its address ranges, and those of each key that it descends from; null where one of these has ended. */
  ranges: string[][] | null
  stale: boolean
}

/** The keys that a key descends from are read only where there are any. */
const selectKey = prepareGlobal(
  (_db, { key_hash }: { key_hash: string }) => sql<KeyRow>`
    select business_id, id, scopes, created_by,
      last_used_at is null or last_used_at < now() - interval '1 minute' as stale,
      case when created_by_api_key is null then json_build_array(allowed_cidrs) else (
        with recursive line as (
          select key.created_by_api_key as id, key.allowed_cidrs, true as live
          union all
          select maker.created_by_api_key, maker.allowed_cidrs, ${isLive('maker')}
          from api_keys maker join line on maker.business_id = key.business_id and maker.id = line.id
        )
        select case when bool_and(live) then json_agg(allowed_cidrs) end from line
      ) end as ranges
    from api_keys key
    where key_hash = ${key_hash} and ${isLive('key')}`,
)

/**
 * Finds out which machine asks, and notes the time of its last request, to the minute. A key ends with the key that made
 * it, and works from no address that is outside the ranges of that one.
 *
 * @returns undefined for a key that is unknown, revoked, expired, or used from an address outside its ranges
 */
export async function callerOfApiKey(work: GlobalWork, key: string): Promise<Caller | undefined> {
  const { db, origin } = work
  const row = await selectKey.executeTakeFirst(work, { key_hash: hashOfToken(key) })
  if (!row?.ranges?.every((cidrs) => isAllowed(origin.ip, cidrs))) return undefined
  const { business_id, id, created_by } = row
  if (row.stale) {
    const used = db.updateTable('api_keys').set({ last_used_at: sql`now()` })
    await used.where('business_id', '=', business_id).where('id', '=', id).execute()
  }
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
