import jwt from 'jsonwebtoken'
import { type Scope, scopes } from '../../operation/scopes.ts'
import type { KeyWithId } from '../../process/config.ts'

/** The lifetime of an access token in seconds. */
export const accessTokenSeconds = 900
/** The tolerated difference between the clocks of processes, in seconds. */
export const clockSkewSeconds = 30
/** The maximum length of a token; a longer one is refused without parsing. */
const maxTokenLength = 4096

const tokenType = 'at+jwt' // RFC 9068: no other kind of JWT is accepted
const knownScopes = new Set<string>(scopes)

export interface AccessClaims {
  user_id: number
  session_id: number
  business_id: number
  scopes: ReadonlySet<Scope>
}

/** Signs an access token (RFC 8725, RFC 9068) with the first key. */
export function signAccessToken(keys: KeyWithId[], access: AccessClaims, now: Date): string {
  const [signingKey] = keys
  if (!signingKey) throw new Error('there is no key to sign with')
  const iat = Math.floor(now.getTime() / 1000)
  const claims = {
    sub: String(access.user_id),
    sid: access.session_id,
    business_id: access.business_id,
    scopes: [...access.scopes],
    iat,
    exp: iat + accessTokenSeconds,
  }
  return jwt.sign(claims, signingKey.key, {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: tokenType, kid: signingKey.kid },
  })
}

/**
 * Reads the claims of a token that this service has just signed, without verifying the signature.
 *
 * @throws {Error} if the claims are invalid
 */
export function readSignedClaims(token: string, now: Date): AccessClaims {
  const claims = checkClaims(jwt.decode(token), now)
  if (!claims) throw new Error('not an access token of this service')
  return claims
}

/** Finds the key that a token's `kid` names. @returns undefined for a header that this service does not write */
export function keyForToken(keys: KeyWithId[], token: string): KeyWithId['key'] | undefined {
  if (token.length > maxTokenLength) return undefined
  const header = parseHeader(token)
  if (header?.typ !== tokenType || header.alg !== 'HS256' || 'crit' in header) return undefined
  return keys.find(({ kid }) => kid === header.kid)?.key
}

/**
 * Checks every claim of a token whose signature is verified, because libraries accept tokens without `exp` or `sub`.
 *
 * @returns undefined if a claim is missing, of the wrong type or out of range
 */
export function checkClaims(claims: unknown, now: Date): AccessClaims | undefined {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return undefined
  const { sub, sid, business_id, scopes, iat, exp } = claims as Record<string, unknown>
  const seconds = now.getTime() / 1000
  const isValid =
    typeof sub === 'string' &&
    /^[1-9]\d{0,9}$/.test(sub) &&
    isId(Number(sub)) &&
    isId(sid) &&
    isId(business_id) &&
    Array.isArray(scopes) &&
    scopes.every((scope) => knownScopes.has(scope)) &&
    isTime(iat) &&
    isTime(exp) &&
    iat <= seconds + clockSkewSeconds &&
    seconds < exp &&
    exp - iat <= accessTokenSeconds
  if (!isValid) return undefined
  return { user_id: Number(sub), session_id: sid, business_id, scopes: new Set(scopes as Scope[]) }
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
