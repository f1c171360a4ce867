/** The length of a window, in milliseconds. */
const windowMs = 60_000

/** The maximum number of keys counted separately in one window; 100,000 keys take 16 MB. */
const maxKeys = 100_000

/** The state of a limit after a request. */
export interface RateLimitState {
  isExceeded: boolean
  remaining: number
  /** The number of seconds until the next window begins. */
  resetSeconds: number
}

/**
 * A rate limit: requests per key per minute. All keys share the same windows, so that replacing the map resets every
 * count. Keys beyond the maximum share one count, so that spoofed addresses cannot exhaust the memory.
 */
export class RateLimit {
  readonly perMinute: number
  readonly #maxKeys: number
  #counts = new Map<string, number>()
  #endsAtMs = 0

  constructor(perMinute: number, keyLimit = maxKeys) {
    this.perMinute = perMinute
    this.#maxKeys = keyLimit
  }

  /**
   * Counts a request.
   *
   * @param nowMs - the current time of a monotonic clock
   */
  count(key: string, nowMs: number): RateLimitState {
    if (nowMs >= this.#endsAtMs) {
      this.#counts = new Map()
      this.#endsAtMs = nowMs + windowMs
    }
    const countedKey = this.#counts.has(key) || this.#counts.size < this.#maxKeys ? key : 'others'
    const count = (this.#counts.get(countedKey) ?? 0) + 1
    this.#counts.set(countedKey, count)
    return {
      isExceeded: count > this.perMinute,
      remaining: Math.max(0, this.perMinute - count),
      resetSeconds: Math.ceil((this.#endsAtMs - nowMs) / 1000),
    }
  }
}
