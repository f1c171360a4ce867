import { createHmac, createPrivateKey } from 'node:crypto'
import { type Configuration, type ErrorOut, errors, type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { inBusiness } from '../../../operation/work.ts'
import { html } from '../../../pages/html.ts'
import { page, pagePolicy } from '../../../pages/page.ts'
import type { Config, KeyWithId } from '../../../process/config.ts'
import { text } from '../../../texts/english.ts'
import { tokenHash } from '../../opaque-token.ts'
import { canAct } from '../../users/user-active.ts'
import { appScopes } from '../app-scopes.ts'
import { clientStore, sessionStore } from './client-store.ts'
import { currentWork } from './current-work.ts'
import { grantId, readAccountId } from './grant-id.ts'
import { TokenStore } from './token-store.ts'

const daySeconds = 24 * 60 * 60

/** Lifetimes in seconds. A connection without use ends after 30 days, any connection after a year. */
const ttl = {
  AuthorizationCode: 60,
  AccessToken: 60 * 60,
  RefreshToken: 30 * daySeconds,
  Grant: 365 * daySeconds,
  Interaction: 600,
  Session: 600,
}

/** The identifier of the API as a resource (RFC 8707), which is also the issuer. */
export const apiResource = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => publicUrl

/**
 * Creates the OAuth server (RFC 6749, RFC 9700): codes with PKCE, rotated refresh tokens, and opaque access tokens
 * for the API only. Everything that it stores is in the database, so any process can serve any request.
 */
export function createProvider(config: Pick<Config, 'publicUrl' | 'jwtKeys'>): Provider {
  const resource = apiResource(config)
  const provider = new Provider(config.publicUrl, {
    adapter: (model: string) =>
      model === 'Client' ? clientStore : model === 'Session' ? sessionStore : new TokenStore(model),
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, requested, client) => {
          if (requested !== resource) throw new errors.InvalidTarget()
          const accessTokenTTL = ttl.AccessToken
          return { audience: resource, scope: String(client.app_scopes), accessTokenFormat: 'opaque', accessTokenTTL }
        },
      },
    },
    jwks: { keys: config.jwtKeys.slice(0, 1).map(idTokenKey) },
    clientDefaults: { id_token_signed_response_alg: 'Ed25519' },
    scopes: [],
    extraClientMetadata: { properties: ['app_scopes'] },
    claims: {},
    discovery: { scopes_supported: appScopes },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic'],
    pkce: { required: () => true },
    formats: { bitsOfOpaqueRandomness: 256 },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    expiresWithSession: () => false,
    ttl,
    cookies: cookieSettings(config),
    interactions: { url: (_ctx, { uid }) => `/oauth/connect/${uid}` },
    findAccount: async (_ctx, sub) => {
      const { business_id, user_id } = readAccountId(sub)
      if (!(await canAct(currentWork(), { business_id, id: user_id }))) return undefined
      return { accountId: sub, claims: () => ({ sub }) }
    },
    loadExistingGrant: (ctx) => loadGrant(ctx, resource),
    renderError: showError,
  } satisfies Configuration)
  provider.proxy = true // scheme and host come from `PUBLIC_URL` (oauth-routes.ts)
  // The public way to compare hashed secrets: https://github.com/panva/node-oidc-provider/discussions/1410
  provider.Client.prototype.compareClientSecret = function (secret: string) {
    return tokenHash(secret) === this.clientSecret
  }
  return provider
}

/**
 * Derives the key for ID tokens, which oidc-provider requires although no app can request one: the scope `openid` does
 * not exist.
 */
function idTokenKey({ key }: KeyWithId): JWK {
  const seed = createHmac('sha256', key).update('oauth id tokens').digest()
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]) // PKCS #8 (RFC 8410)
  const { kty, crv, x, d } = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' })
  return { kty, crv, x, d, alg: 'Ed25519' } as JWK
}

/** Returns the settings of cookies. Their signing keys are derived from those of access tokens, and rotate with them. */
const cookieSettings = ({ jwtKeys, publicUrl }: Pick<Config, 'jwtKeys' | 'publicUrl'>): Configuration['cookies'] => {
  const secure = publicUrl.startsWith('https:')
  const options = { signed: true, httpOnly: true, sameSite: 'lax', secure, overwrite: true } as const
  return {
    keys: jwtKeys.map(({ key }) => createHmac('sha256', key).update('oauth cookies').digest('base64url')),
    names: {
      interaction: 'workforce-oauth-interaction',
      resume: 'workforce-oauth-resume',
      session: 'workforce-oauth-session',
    },
    short: options,
    long: { ...options, path: '/oauth' },
  }
}

/** Returns the grant of the connection that the user has just allowed; undefined before the decision. */
async function loadGrant(ctx: KoaContextWithOIDC, resource: string) {
  const { result, client, session, params, provider } = ctx.oidc
  if (!result?.consent || !client || !session?.accountId) return undefined
  const { business_id, user_id } = readAccountId(session.accountId)
  const connection = await inBusiness(currentWork(), business_id)
    .db.selectFrom('app_connections')
    .innerJoin('apps', (join) =>
      join
        .onRef('apps.business_id', '=', 'app_connections.business_id')
        .onRef('apps.id', '=', 'app_connections.app_id'),
    )
    .select(['app_connections.id', 'app_connections.scopes'])
    .where('app_connections.business_id', '=', business_id)
    .where('app_connections.user_id', '=', user_id)
    .where('apps.business_id', '=', business_id)
    .where('apps.client_id', '=', client.clientId)
    .executeTakeFirst()
  if (!connection) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.jti = grantId({ business_id, connection_id: connection.id })
  const allowed: readonly string[] = connection.scopes
  const requested = String(params?.scope ?? '').split(' ')
  grant.addResourceScope(resource, allowed.join(' '))
  grant.rejectResourceScope(resource, requested.filter((scope) => !allowed.includes(scope)).join(' '))
  await grant.save()
  return grant
}

/** Shows an error that cannot be returned to the app, such as an unknown redirect URI. */
function showError(ctx: KoaContextWithOIDC, { error, error_description }: ErrorOut): void {
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', pagePolicy())
  const detail = [error, error_description].filter(Boolean).join(': ')
  ctx.body = page(
    text('apps.requestFailed'),
    html`<p>${text('apps.requestFailed.text')}</p><p><code>${detail}</code></p>`,
  )
}
