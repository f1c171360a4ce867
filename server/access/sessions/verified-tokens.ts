import type { NamedKey } from '../../process/config.ts'
import { keyForToken } from './access-token.ts'

/** The most tokens that are remembered: 10,000 of our usual length take some 10 MB. */
const maxTokens = 10_000

interface Verified {
  claims: unknown
  key: NamedKey['key']
  /** Seconds since 1970. */
  exp: number
}

/**
 * Tokens whose signature was found good, by their whole text. A signature cannot become bad, so checking it once is
 * exact. What can change is asked for each time: the key may have been withdrawn and the token may be over, and callers
 * check the claims and the session as before.
 *
 * Only tokens that this service signed get in, so that nobody can fill it with made-up ones.
 */
export class VerifiedTokens {
  readonly #keys: NamedKey[]
  readonly #maxTokens: number
  /** Two generations: when the newer one is full, the older one is forgotten, but for those that were used since. */
  #newer = new Map<string, Verified>()
  #older = new Map<string, Verified>()

  constructor(keys: NamedKey[], mostTokens = maxTokens) {
    this.#keys = keys
    this.#maxTokens = mostTokens
  }

  /** @returns the claims of a token that is remembered; undefined when its signature is to be checked */
  claimsOf(token: string, now: Date): unknown {
    const known = this.#newer.get(token) ?? this.#older.get(token)
    if (known === undefined) return undefined
    if (now.getTime() >= known.exp * 1000 || !this.#keys.some(({ key }) => key === known.key)) {
      this.#newer.delete(token)
      this.#older.delete(token)
      return undefined
    }
    if (!this.#newer.has(token)) this.#add(token, known)
    return known.claims
  }

  /** Remembers a token whose signature is good, with its claims. One without an `exp` is not remembered. */
  remember(token: string, claims: unknown): void {
    const key = keyForToken(this.#keys, token)
    const exp = (claims as { exp?: unknown } | null)?.exp
    if (key !== undefined && typeof exp === 'number') this.#add(token, { claims, key, exp })
  }

  #add(token: string, verified: Verified): void {
    if (this.#newer.size >= this.#maxTokens / 2) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(token, verified)
  }
}
