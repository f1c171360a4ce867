import type { NamedKey } from '../../process/config.ts'
import { keyForToken } from './access-token.ts'

/** 10,000 tokens of the usual length take some 10 MB. */
const defaultSize = 10_000

interface CachedToken {
  claims: unknown
  key: NamedKey['key']
  /** Seconds since 1970. */
  exp: number
}

/**
 * Caches the claims of tokens with a verified signature. A hit takes 0.5 µs of CPU, a verification 11 to 15 µs.
 *
 * A signature stays valid, so only the expiry and the key are checked on a hit. Callers check claims and session as
 * before. Only tokens that this service signed are added, so that forged ones cannot fill the cache.
 */
export class VerifiedTokenCache {
  readonly #keys: NamedKey[]
  readonly #size: number
  /** Two generations: when the newer is full, it replaces the older. A hit moves a token to the newer one. */
  #newer = new Map<string, CachedToken>()
  #older = new Map<string, CachedToken>()

  constructor(keys: NamedKey[], size = defaultSize) {
    this.#keys = keys
    this.#size = size
  }

  /** @returns the claims; undefined for a token whose signature must be verified */
  get(token: string, now: Date): unknown {
    const cached = this.#newer.get(token) ?? this.#older.get(token)
    if (cached === undefined) return undefined
    if (now.getTime() >= cached.exp * 1000 || !this.#keys.some(({ key }) => key === cached.key)) {
      this.#newer.delete(token)
      this.#older.delete(token)
      return undefined
    }
    if (!this.#newer.has(token)) this.#store(token, cached)
    return cached.claims
  }

  /** Adds a token with a verified signature, unless it has no `exp`. */
  add(token: string, claims: unknown): void {
    const key = keyForToken(this.#keys, token)
    const exp = (claims as { exp?: unknown } | null)?.exp
    if (key !== undefined && typeof exp === 'number') this.#store(token, { claims, key, exp })
  }

  #store(token: string, cached: CachedToken): void {
    if (this.#newer.size >= this.#size / 2) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(token, cached)
  }
}
