import { UnauthenticatedError, WorkforceError } from './errors.ts'
import type { Tokens } from './gen/types.gen.ts'
import type { ClientOptions } from './options.ts'

/** The milliseconds before its expiry at which a token is renewed: the request takes time, and clocks differ. */
const earlyMs = 10_000

type CredentialOptions = Pick<ClientOptions, 'apiKey' | 'token' | 'refreshToken' | 'tokenExpiresAt' | 'onTokens'>

/** The bearer token of a client. Concurrent calls share one renewal. */
export class Credentials {
  #bearer: string | undefined
  readonly #source: (() => string | PromiseLike<string>) | undefined
  #refreshToken: string | undefined
  #expiresAtMs: number
  #renewal: Promise<void> | undefined
  readonly #refresh: (refreshToken: string) => PromiseLike<Tokens>
  readonly #onTokens: CredentialOptions['onTokens']

  /**
   * Creates the credentials of a client.
   *
   * @param refresh - exchanges a refresh token for a new pair of tokens
   */
  constructor(options: CredentialOptions, refresh: (refreshToken: string) => PromiseLike<Tokens>) {
    const { apiKey, token } = options
    if (typeof token === 'function') this.#source = token
    else this.#bearer = apiKey ?? token
    this.#refreshToken = options.refreshToken
    this.#expiresAtMs = options.tokenExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY
    this.#refresh = refresh
    this.#onTokens = options.onTokens
  }

  /** Returns the bearer token to send, renewed if it expires soon; undefined for an anonymous client. */
  async bearer(): Promise<string | undefined> {
    if (this.#source) return await this.#source()
    const leftMs = this.#expiresAtMs - Date.now()
    if (leftMs < earlyMs) {
      await this.#renew().catch((error: unknown) => {
        // The old token is still valid. An error of `onTokens` is thrown to the caller, as the new pair was not stored.
        if (leftMs <= 0 || !(error instanceof WorkforceError)) throw error
      })
    }
    return this.#bearer
  }

  /** Returns the bearer token to send in place of a rejected one, or undefined if there is none. */
  async instead(refusedToken: string): Promise<string | undefined> {
    if (this.#source) {
      const token = await this.#source()
      return token === refusedToken ? undefined : token
    }
    if (this.#bearer === refusedToken) await this.#renew()
    return this.#bearer === refusedToken ? undefined : this.#bearer
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
      await this.#onTokens?.(tokens) // before the first use, as losing the refresh token would lose the session
      this.#bearer = tokens.token
      this.#expiresAtMs = tokenExpiry(tokens).getTime()
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error
      this.#refreshToken = undefined // the session has ended; the call fails with its own 401
    }
  }
}

/** Returns the expiry of the access token in a pair, by the local clock. */
export const tokenExpiry = ({ expires_in }: Tokens): Date => new Date(Date.now() + expires_in * 1000)
