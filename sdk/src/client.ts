import type { Download } from './call.ts'
import { Credentials, tokenExpiry } from './credentials.ts'
import { Resources } from './gen/resources.gen.ts'
import type {
  LoginUser,
  Tokens,
  TwoFactorChoices,
  TwoFactorVerifyCode,
  TwoFactorVerifyPasskey,
  TwoFactorVerifyRecoveryCode,
} from './gen/types.gen.ts'
import { Http } from './http.ts'
import type { ClientOptions, IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** The user to log in, and the options of the client. */
export interface LoginOptions
  extends Omit<ClientOptions, 'apiKey' | 'token' | 'refreshToken' | 'tokenExpiresAt' | 'dangerouslyAllowBrowser'> {
  email: string
  password: string
}

/** The outcome of a login that is complete. */
export interface LoggedIn {
  status: 'logged_in'
  /** The client that acts as the user and renews its token until the session ends. */
  client: Workforce
  user: LoginUser
}

/**
 * The status of an unsupported step. It is not exported, so that callers cannot rely on the name of a step that does
 * not exist yet.
 */
declare enum LaterStep {
  any = '',
}

/** The outcome of a login with a step that this version of the SDK does not support; a newer version does. */
export interface UnfinishedLogin {
  status: LaterStep
  reply: unknown
}

/** The proof of a second factor: a code of the authenticator app, a recovery code, or the response of a passkey. */
export type SecondFactor =
  | Pick<TwoFactorVerifyCode, 'code'>
  | Pick<TwoFactorVerifyRecoveryCode, 'recovery_code'>
  | Pick<TwoFactorVerifyPasskey, 'credential'>

/** The outcome of a login with a correct password, for an account with a second factor. */
export interface SecondFactorStep {
  status: 'two_factor_required'
  /**
   * Finishes the login, within ten minutes and five attempts.
   *
   * @throws {UnauthenticatedError} when the code is wrong
   */
  verify(proof: SecondFactor): Promise<Workforce>
  /** Returns whether the user has an authenticator app, and the options with which a browser asks for a passkey. */
  startVerification(): Promise<TwoFactorChoices>
  /** Returns the JSON form of this step, with which `Workforce.resumeLogin` continues the login in another request. */
  toJSON(): PendingLogin
}

/**
 * A login that waits for its second factor. Keep it on the server: together with a code, it completes the login. It
 * contains neither the password nor the email address.
 */
export interface PendingLogin {
  status: 'two_factor_required'
  session_token: string
}

/** The login to resume, and the options of the client. */
export interface ResumeOptions extends Omit<LoginOptions, 'email' | 'password'> {
  /** The parsed JSON form of the step. */
  pending: PendingLogin
}

/** The outcome of a login. Check `status`: a login may require more than a password. */
export type LoginOutcome = LoggedIn | SecondFactorStep | UnfinishedLogin

/** A request for `workforce.request()`. */
export interface RawRequest {
  method: string
  /** The encoded path below `/v1`, such as `/people/1`; it may include a query. */
  path: string
  /** Query parameters to add to those in `path`. An array repeats its parameter. */
  query?: object | undefined
  /** The body, sent as JSON. */
  body?: unknown
}

/**
 * The timeout of a token refresh, in milliseconds. A client that did not receive the response may send its refresh
 * token again within ten seconds of its first use. After that, the service treats the token as stolen and ends the
 * session. This timeout and the number of attempts, including the delays between them, stay below ten seconds.
 */
const refreshTimeoutMs = 2_500
const refreshRetries = 2

/**
 * A client of the Workforce API. Without an API key or a token, it can call only public operations.
 *
 * @example
 * const workforce = new Workforce({ baseUrl: 'https://workforce.example', apiKey: process.env.WORKFORCE_API_KEY })
 * for await (const person of workforce.people.list()) console.log(person.email)
 */
export class Workforce extends Resources {
  /**
   * Creates a client.
   *
   * @throws {TypeError} when `baseUrl` is not a URL, a credential is empty, there are two credentials, or a browser
   *   would expose an API key
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
   * Logs a user in.
   *
   * @returns a client for the session, or the next step of the login
   * @throws {UnauthenticatedError} when the credentials are wrong
   * @throws {RateLimitedError} after too many failures
   */
  static async login({ email, password, ...options }: LoginOptions): Promise<LoginOutcome> {
    const reply = await new Workforce(options).auth.login({ email, password })
    if ('token' in reply) return { status: 'logged_in', client: await createClient(options, reply), user: reply.user }
    if ('session_token' in reply) return createStep(options, reply.session_token)
    const status: string = 'unknown_step'
    return { status: status as LaterStep, reply }
  }

  /**
   * Resumes a login that waits for its second factor, for a web server that gets the password and the code in two
   * requests.
   *
   * @throws {TypeError} when `pending` is not the JSON form of a login step
   * @example
   * session.pending = JSON.stringify(login)
   * const client = await Workforce.resumeLogin({ baseUrl, pending: JSON.parse(session.pending) }).verify({ code })
   */
  static resumeLogin({ pending, ...options }: ResumeOptions): SecondFactorStep {
    if (typeof pending?.session_token === 'string') return createStep(options, pending.session_token)
    throw new TypeError('pending is not what JSON.stringify makes of a login that waits for its second factor')
  }

  /**
   * Calls an operation for which this version has no method, with the same retries, errors and logs. A POST carries an
   * `Idempotency-Key`.
   *
   * @returns the whole response: JSON, a string for `text/*`, or a `Blob` for other files
   * @throws {TypeError} when the request is not valid, such as a `GET` with a body or a path without a slash
   */
  request<T>(
    { method, path, query, body }: RawRequest,
    options?: RequestOptions & IfMatchOption & IdempotencyKeyOption,
  ): Download<T> {
    const idempotent = method.toUpperCase() === 'POST'
    return this.http.download({
      operation: 'request',
      method,
      path,
      query,
      body,
      idempotent,
      responseType: 'raw',
      options,
    })
  }
}

type AnonymousOptions = Omit<LoginOptions, 'email' | 'password'>

async function createClient(options: AnonymousOptions, tokens: Tokens): Promise<Workforce> {
  await options.onTokens?.(tokens)
  const { token, refresh_token: refreshToken } = tokens
  return new Workforce({ ...options, token, refreshToken, tokenExpiresAt: tokenExpiry(tokens) })
}

/** Creates a login step. Only closures hold the token, so that printing the step does not reveal it. */
function createStep(options: AnonymousOptions, session_token: string): SecondFactorStep {
  const anonymous = new Workforce(options)
  const status = 'two_factor_required'
  return {
    status,
    verify: async (proof) => createClient(options, await anonymous.twoFactor.verify({ session_token, ...proof })),
    startVerification: async () => await anonymous.twoFactor.startVerification({ session_token }),
    toJSON: () => ({ status, session_token }),
  }
}
