import type { KeyWithId } from '../../process/config.ts'
import { keyForToken } from './access-token.ts'

/** The maximum number of cached tokens. 10,000 tokens of typical length take about 10 MB. */
const defaultSize = 10_000

interface CachedToken {
  claims: unknown
  key: KeyWithId['key']
  /** The expiry in seconds since 1970. */
  exp: number
}

/**
 * Caches the claims of tokens whose signature is verified. A cache hit takes 0.5 µs of CPU time, a verification 11 to
 * 15 µs.
 *
 * A signature stays valid, so a cache hit checks only the expiry and the key. Callers still check the claims and the
 * session. Only tokens that this service signed are added, so that forged tokens cannot fill the cache.
 */
export class VerifiedTokenCache {
  readonly #keys: KeyWithId[]
  readonly #size: number
  /**
   * The newer of two generations. When it is full, it replaces the older one. A cache hit copies a token to the newer
   * generation.
   */
  #newer = new Map<string, CachedToken>()
  #older = new Map<string, CachedToken>()

  constructor(keys: KeyWithId[], size = defaultSize) {
    this.#keys = keys
    this.#size = size
  }

  /** Returns the claims of a token, or undefined if its signature must be verified. */
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

  /** Adds a token whose signature is verified; ignores a token without `exp`. */
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
