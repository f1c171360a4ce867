import * as oidc from 'openid-client'
import { open } from '../../db/secret-box.ts'
import { bareHost, isLoopback, outboundUrlProblem } from '../../egress/url.ts'
import { identityProviderUnavailable, type Problem } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import type { RequestValues } from './authentication-request.ts'
import { type ProviderClient, removeMetadata, withProvider } from './provider-connection.ts'
import { callbackUrl, clientSecretContext, type ProviderRow } from './read-single-sign-on.ts'

/** The claims of a provider about the account that has logged in. */
export interface ProviderAccount {
  subject: string
  email: string | undefined
  is_email_verified: boolean
  name: string | undefined
  /** Whether the account logged in with a second factor (RFC 8176, `mfa`). */
  used_two_factor: boolean
  /** The time at which the account proved its identity to the provider; undefined if the provider does not state it. */
  authenticated_at: Date | undefined
}

/** The reasons for which the response of a provider is refused. */
export type ResponseProblem = 'provider_refused' | 'invalid_response'

/** Validates the `issuer` of a body, without a request. */
export function issuerProblems(issuer: string, { webhookAllowedCidrs }: Config): Problem[] {
  const path = 'body.issuer'
  const problem = outboundUrlProblem(issuer, webhookAllowedCidrs)
  if (problem !== undefined) return [{ path, ...problem }]
  const { protocol, hostname, pathname, search, hash } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopback(bareHost(hostname))) {
    return [{ path, code: 'https_required', message: 'must be an address with https' }]
  }
  if (search !== '' || hash !== '' || pathname.includes('/.well-known/')) {
    return [{ path, code: 'invalid', message: 'must be the issuer alone, without a query or /.well-known/' }]
  }
  return []
}

/** Reads the stored client of a business. */
export const openClient = (
  { config, business_id }: Pick<Work, 'config' | 'business_id'>,
  { issuer, client_id, client_secret_ciphertext }: ProviderRow,
): ProviderClient => ({
  issuer,
  client_id,
  client_secret: open(config.encryptionKeys, client_secret_ciphertext, clientSecretContext(business_id)),
  redirect_uri: callbackUrl({ config, business_id }),
})

/** Whether the metadata of a provider can be read now, and is of this issuer. */
export function isProviderReachable(config: Config, client: ProviderClient): Promise<boolean> {
  removeMetadata(config, client.issuer)
  return withProvider(config, client, async () => true).catch(() => false)
}

/** The parameters of a request that asks the provider to authenticate the user again (OpenID Connect § 3.1.2.1). */
export const askAgain = { prompt: 'login', max_age: '0' }

/**
 * Returns the address of the provider for a request.
 *
 * @param parameters - further parameters: the account that the user will use, and whether to ask the user again
 * @throws {ApiError} 503 if the provider does not respond
 */
export async function authorizationUrl(
  config: Config,
  client: ProviderClient,
  { state, nonce, code_verifier }: RequestValues,
  parameters: { login_hint?: string } & Partial<typeof askAgain>,
): Promise<string> {
  try {
    return await withProvider(config, client, async (provider) => {
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: client.redirect_uri,
        scope: 'openid email profile',
        ...{ state, nonce, ...parameters },
        code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
      })
      if (url.protocol !== new URL(client.issuer).protocol) throw new Error(`${url.protocol} is not for browsers`)
      return url.href
    })
  } catch (error) {
    throw identityProviderUnavailable(error)
  }
}

/**
 * Exchanges the code of a response for the ID token, and verifies it: signature, issuer, audience, times and nonce.
 *
 * @param query - the query with which the provider returned
 * @throws {ApiError} 503 if the provider does not respond
 */
export async function readAccount(
  config: Config,
  client: ProviderClient,
  { state, nonce, code_verifier }: RequestValues,
  query: string,
): Promise<ProviderAccount | ResponseProblem> {
  try {
    return await withProvider(config, client, async (provider) => {
      const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${client.redirect_uri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: code_verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined || !isSubject(claims.sub)) return 'invalid_response'
      // Providers may state the profile only at the UserInfo endpoint (OpenID Connect § 5.4).
      const isComplete = claims.email !== undefined || provider.serverMetadata().userinfo_endpoint === undefined
      const profile = isComplete ? claims : await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
      return {
        subject: claims.sub,
        email: isAddress(profile.email) ? profile.email : undefined,
        is_email_verified: isTrue(profile.email_verified) || isTrue(profile.xms_edov),
        name: text(profile.name),
        used_two_factor: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
        authenticated_at: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
      }
    })
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError) return 'provider_refused'
    if (error instanceof oidc.ResponseBodyError || isInvalidResponse(error)) return 'invalid_response'
    throw identityProviderUnavailable(error)
  }
}

/** Entra states `xms_edov`, whether the owner of the domain was verified, as a boolean or as a text. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 1 || claim === '1' || claim === 'true'

const isAddress = (claim: unknown): claim is string =>
  typeof claim === 'string' && claim.length <= 320 && /^[^\s@\0]+@[^\s@\0]+$/.test(claim)

/** Whether a claim has the length of a subject (OpenID Connect § 2). PostgreSQL refuses U+0000. */
const isSubject = (claim: string): boolean => claim.length <= 255 && !claim.includes('\0')

const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' && !claim.includes('\0') ? claim : undefined

/** Whether an error of the library is about the content of a response, not about the connection. */
function isInvalidResponse(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code ?? '')
  return code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT'
}
