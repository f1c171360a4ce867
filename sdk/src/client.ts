import type { Call } from './call.ts'
import { Credentials, expiryOf } from './credentials.ts'
import { Resources } from './gen/resources.gen.ts'
import type { LoginUser, Tokens, TwoFactorProof } from './gen/types.gen.ts'
import { Http } from './http.ts'
import type { ClientOptions, IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** Whose client `Workforce.login` makes. */
export interface LoginOptions
  extends Omit<ClientOptions, 'apiKey' | 'token' | 'refreshToken' | 'tokenExpiresAt' | 'dangerouslyAllowBrowser'> {
  email: string
  password: string
}

/** The credentials sufficed. */
export interface LoggedIn {
  status: 'logged_in'
  /** Acts as the user until the session ends, renewing its token. */
  client: Workforce
  user: LoginUser
}

/** Not exported: a step that cannot be named cannot be relied upon. */
declare enum LaterStep {
  any = '',
}

/** The service asks for a step that this version does not know; a newer version does. */
export interface UnfinishedLogin {
  status: LaterStep
  reply: unknown
}

/** The password sufficed for the first step; the account has a second factor. */
export interface SecondFactorStep {
  status: 'two_factor_required'
  /**
   * Finishes the login, within ten minutes and five tries.
   *
   * @param proof - a code of the authenticator app, or one of the recovery codes
   * @throws {UnauthenticatedError} when it is wrong
   */
  verify(proof: TwoFactorProof): Promise<Workforce>
}

/** What came of a login. Branch on `status`: logging in may take more than a password. */
export type LoginOutcome = LoggedIn | SecondFactorStep | UnfinishedLogin

/** A request as `workforce.request()` takes it. */
export interface RawRequest {
  method: string
  /** Below `/v1`, such as `/people/1`, already encoded. */
  path: string
  /** Arrays repeat their name. */
  query?: object | undefined
  /** Sent as JSON. */
  body?: unknown
}

/**
 * A refresh token may be sent again for ten seconds after its first use, by who lost the answer; after that the service
 * takes it for stolen and ends the session. These, with the waits between, stay below that.
 */
const refreshTimeoutMs = 2_500
const refreshRetries = 2

/**
 * A client of the Workforce API. Without an API key or a token it can call public operations only.
 *
 * @example
 * const workforce = new Workforce({ baseUrl: 'https://workforce.example', apiKey: process.env.WORKFORCE_API_KEY })
 * for await (const person of workforce.people.list()) console.log(person.email)
 */
export class Workforce extends Resources {
  /**
   * @throws {TypeError} when `baseUrl` is no URL, a credential is empty or there are two, or an API key would be public
   */
  constructor(options: ClientOptions) {
    const { apiKey, token, refreshToken, tokenExpiresAt, onTokens, ...anonymous } = options
    const { timeoutMs = refreshTimeoutMs, maxRetries = refreshRetries } = options
    const refresh = (refresh_token: string) =>
      new Workforce(anonymous).auth.refresh(
        { refresh_token },
        { timeoutMs: Math.min(timeoutMs, refreshTimeoutMs), maxRetries: Math.min(maxRetries, refreshRetries) },
      )
    super(new Http(options, new Credentials(options, refresh)))
  }

  /**
   * Logs a person in.
   *
   * @returns a client for the session, or the step that is missing
   * @throws {UnauthenticatedError} when the credentials are wrong
   * @throws {RateLimitedError} after too many failures
   */
  static async login({ email, password, ...options }: LoginOptions): Promise<LoginOutcome> {
    const anonymous = new Workforce(options)
    const clientOf = async (tokens: Tokens) => {
      await options.onTokens?.(tokens)
      const { token, refresh_token: refreshToken } = tokens
      return new Workforce({ ...options, token, refreshToken, tokenExpiresAt: expiryOf(tokens) })
    }
    const reply = await anonymous.auth.login({ email, password })
    if ('token' in reply) return { status: 'logged_in', client: await clientOf(reply), user: reply.user }
    if ('session_token' in reply) {
      const { session_token } = reply
      const verify = async (proof: TwoFactorProof) =>
        clientOf(await anonymous.twoFactor.verify({ session_token, ...proof }))
      return { status: 'two_factor_required', verify }
    }
    const status: string = 'unknown_step'
    return { status: status as LaterStep, reply }
  }

  /**
   * Calls what this version has no method for, with the same retries, errors and logs. A POST carries an
   * `Idempotency-Key`.
   *
   * @returns the whole answer: JSON, else a string for `text/*` and a `Blob` for other files
   * @throws {TypeError} when there is no such request, such as a `GET` with a body
   */
  request<T>(
    { method, path, query, body }: RawRequest,
    options?: RequestOptions & IfMatchOption & IdempotencyKeyOption,
  ): Call<T> {
    const idempotent = method.toUpperCase() === 'POST'
    return this.http.call({ operation: 'request', method, path, query, body, idempotent, answer: 'raw', options })
  }
}
