import { UnauthenticatedError, WorkforceError } from './errors.ts'
import type { Tokens } from './gen/types.gen.ts'
import type { ClientOptions } from './options.ts'

/** A token that ends sooner than this is renewed before it is used: the request takes time, and clocks differ. */
const earlyMs = 10_000

type Given = Pick<ClientOptions, 'apiKey' | 'token' | 'refreshToken' | 'tokenExpiresAt' | 'onTokens'>

/** The bearer of a client, renewed once for all calls that need a new one at the same time. */
export class Credentials {
  #bearer: string | undefined
  #refreshToken: string | undefined
  #expiresAtMs: number
  #renewal: Promise<void> | undefined
  readonly #refresh: (refreshToken: string) => PromiseLike<Tokens>
  readonly #onTokens: Given['onTokens']

  /**
   * @param refresh - exchanges a refresh token for a new pair
   */
  constructor(given: Given, refresh: (refreshToken: string) => PromiseLike<Tokens>) {
    this.#bearer = given.apiKey ?? given.token
    this.#refreshToken = given.refreshToken
    this.#expiresAtMs = given.tokenExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY
    this.#refresh = refresh
    this.#onTokens = given.onTokens
  }

  /** @returns what to send, renewed if it is about to end; undefined for an anonymous client */
  async bearer(): Promise<string | undefined> {
    const leftMs = this.#expiresAtMs - Date.now()
    if (leftMs < earlyMs) {
      await this.#renew().catch((error: unknown) => {
        // Until then the old token is good; a new one that could not be kept is the caller's to know of.
        if (leftMs <= 0 || !(error instanceof WorkforceError)) throw error
      })
    }
    return this.#bearer
  }

  /** @returns what to send instead of a bearer that was refused, or undefined when there is nothing else */
  async instead(refused: string): Promise<string | undefined> {
    if (this.#bearer === refused) await this.#renew()
    return this.#bearer === refused ? undefined : this.#bearer
  }

  async #renew(): Promise<void> {
    if (this.#renewal === undefined && this.#refreshToken === undefined) return
    this.#renewal ??= this.#exchange(this.#refreshToken as string).finally(() => {
      this.#renewal = undefined
    })
    await this.#renewal
  }

  async #exchange(refreshToken: string): Promise<void> {
    try {
      const tokens = await this.#refresh(refreshToken)
      this.#refreshToken = tokens.refresh_token
      await this.#onTokens?.(tokens) // before the first use: a refresh token that is not kept is a session that is lost
      this.#bearer = tokens.token
      this.#expiresAtMs = expiryOf(tokens).getTime()
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error
      this.#refreshToken = undefined // the session is over; the call fails with the refusal of its own request
    }
  }
}

/** When the access token of a pair ends, by this machine's clock. */
export const expiryOf = ({ expires_in }: Tokens): Date => new Date(Date.now() + expires_in * 1000)
