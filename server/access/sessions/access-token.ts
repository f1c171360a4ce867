import jwt from 'jsonwebtoken'
import { type Scope, scopes } from '../../operation/scopes.ts'
import type { NamedKey } from '../../process/config.ts'

/** Seconds that an access token is good for, unless its session ends earlier. */
export const accessTokenSeconds = 900
/** How far the clocks of processes may be apart: a token that one has just signed is good for all. */
export const clockSkewSeconds = 30
/** A longer token is not ours. */
const maxTokenLength = 4096

const issuedType = 'at+jwt' // RFC 9068: no other kind of JWT passes for an access token
const known = new Set<string>(scopes)

/** What a token says. */
export interface AccessClaims {
  user_id: number
  session_id: number
  business_id: number
  scopes: ReadonlySet<Scope>
}

/** Signs an access token (RFC 8725, RFC 9068) with the first key. */
export function signAccessToken(keys: NamedKey[], said: AccessClaims, now: Date): string {
  const [signing] = keys
  if (!signing) throw new Error('there is no key to sign with')
  const iat = Math.floor(now.getTime() / 1000)
  const claims = {
    sub: String(said.user_id),
    sid: said.session_id,
    business_id: said.business_id,
    scopes: [...said.scopes],
    iat,
    exp: iat + accessTokenSeconds,
  }
  return jwt.sign(claims, signing.key, {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: issuedType, kid: signing.kid },
  })
}

/**
 * Reads a token that this service has just signed.
 *
 * @throws Error when it is not one
 */
export function accessTokenClaims(token: string, now: Date): AccessClaims {
  const claims = checkClaims(jwt.decode(token), now)
  if (!claims) throw new Error('not an access token of this service')
  return claims
}

/** @returns the key that the token's header names, or undefined where the header is not one of ours */
export function keyForToken(keys: NamedKey[], token: string): NamedKey['key'] | undefined {
  if (token.length > maxTokenLength) return undefined
  const header = parseHeader(token)
  if (header?.typ !== issuedType || header.alg !== 'HS256' || 'crit' in header) return undefined
  return keys.find(({ kid }) => kid === header.kid)?.key
}

/**
 * Checks every claim of a token whose signature is good: libraries let tokens without `exp` or `sub` pass.
 *
 * @returns what it says, or undefined where a claim is missing, of the wrong type or out of bounds
 */
export function checkClaims(claims: unknown, now: Date): AccessClaims | undefined {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return undefined
  const { sub, sid, business_id, scopes: granted, iat, exp } = claims as Record<string, unknown>
  const seconds = now.getTime() / 1000
  const good =
    typeof sub === 'string' &&
    /^[1-9]\d{0,9}$/.test(sub) &&
    isId(Number(sub)) &&
    isId(sid) &&
    isId(business_id) &&
    Array.isArray(granted) &&
    granted.every((scope) => known.has(scope)) &&
    isTime(iat) &&
    isTime(exp) &&
    iat <= seconds + clockSkewSeconds &&
    seconds < exp &&
    exp - iat <= accessTokenSeconds
  if (!good) return undefined
  return { user_id: Number(sub), session_id: sid, business_id, scopes: new Set(granted as Scope[]) }
}

const maxId = 2 ** 31 - 1
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= maxId
const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

function parseHeader(token: string): Record<string, unknown> | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString('utf8'))
    return typeof header === 'object' && header !== null ? (header as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
