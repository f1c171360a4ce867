import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import * as oidc from 'openid-client'
import { UnauthenticatedError, Workforce } from '../../../../sdk/src/index.ts'
import { createLog } from '../../../../server/process/log.ts'
import { all, caller } from '../../../support/http.ts'
import { Browser, createApp, redirectUri, requestAccess } from '../../../support/samples/app.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const lines: string[] = []
const log = createLog('server', { logLevel: 'debug' }, { write: (line) => void lines.push(line) })
const app = await startTestApp({ log })
const { id: business_id, owner } = await createBusiness(app)
const { publicUrl } = app.config

/** Sends requests for the public URL of the service to the service of the test. */
const send: oidc.CustomFetch = (url, options) => fetch(url.replace(publicUrl, app.url), options as RequestInit)

/** Registers an app, which finds the endpoints by the URL of the service. */
async function discover(type: 'confidential' | 'public' = 'confidential') {
  const client = await createApp(app, owner, { type, scopes: ['people:read', 'leave:read'] })
  const { client_id, client_secret } = client
  const authentication = client_secret === undefined ? oidc.None() : oidc.ClientSecretBasic(client_secret)
  const execute = [oidc.allowInsecureRequests]
  const options: oidc.DiscoveryRequestOptions = { algorithm: 'oauth2', execute, [oidc.customFetch]: send }
  const config = await oidc.discovery(new URL(publicUrl), client_id, undefined, authentication, options)
  return { client, config }
}

/** Connects an app to a new manager, who allows it in a browser. */
async function connect(config: oidc.Configuration) {
  const user = await createUser(app, { business_id, role: 'manager' })
  const verifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'people:read leave:read',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    resource: publicUrl,
  })
  const browser = new Browser(app)
  const request = await requestAccess(browser, url.href)
  const { return_url = '' } = (await caller(app, user.token).call('connectedApps.allow', { body: { request } })).body
    .data
  const { url: end } = await browser.open(return_url)
  const tokens = await oidc.authorizationCodeGrant(config, end, { pkceCodeVerifier: verifier, expectedState: state })
  return { user, verifier, request, return_url, end, tokens }
}

const isInvalidGrant = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'

describe('an app that uses openid-client', () => {
  for (const type of ['confidential', 'public'] as const) {
    it(`gets tokens as a ${type} app, renews them, and calls the API with the SDK`, async () => {
      const { config } = await discover(type)
      const { user, tokens } = await connect(config)
      assert.equal(tokens.token_type, 'bearer')
      assert.equal(tokens.expires_in, 3600)
      const sources = [
        async () => tokens.access_token,
        async () => (await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).access_token,
      ]
      const token = () => (sources[0] ?? assert.fail('too many requests for a token'))()
      const workforce = new Workforce({ baseUrl: app.url, token })
      assert.equal((await workforce.me.get()).id, user.id)
      await app.db
        .updateTable('app_tokens')
        .set({ expires_at: sql`now() - interval '1 second'` })
        .where('model', '=', 'AccessToken')
        .where('business_id', '=', business_id)
        .execute()
      const renewing = new Workforce({ baseUrl: app.url, token: () => (sources.shift() ?? assert.fail())() })
      assert.equal((await renewing.me.get()).id, user.id) // with a new token after a 401
    })
  }

  it('loses access when a refresh token is used again', async () => {
    const { config } = await discover()
    const { user, tokens } = await connect(config)
    const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    assert.notEqual(renewed.refresh_token, tokens.refresh_token)
    await assert.rejects(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''), isInvalidGrant)
    await assert.rejects(oidc.refreshTokenGrant(config, renewed.refresh_token ?? ''), isInvalidGrant)
    const workforce = new Workforce({ baseUrl: app.url, token: async () => renewed.access_token })
    await assert.rejects(workforce.me.get(), UnauthenticatedError)
    assert.deepEqual(await all(caller(app, user.token), 'connectedApps.list'), [])
  })

  it('ends its access with a revocation', async () => {
    const { config } = await discover()
    const { tokens } = await connect(config)
    await oidc.tokenRevocation(config, tokens.refresh_token ?? '')
    const workforce = new Workforce({ baseUrl: app.url, token: async () => tokens.access_token })
    await assert.rejects(workforce.me.get(), UnauthenticatedError)
  })

  it('reads where to get a token from the response without one', async () => {
    const { headers } = await app.send('GET', '/v1/people')
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(String(headers['www-authenticate'])) ?? []
    const resource = (await (await fetch(address.replace(publicUrl, app.url))).json()) as Record<string, string[]>
    assert.deepEqual(resource.authorization_servers, [publicUrl])
    assert.equal(resource.resource, publicUrl)
  })

  it('leaves no code, token or secret in the log, and no address in referrers', async () => {
    const { client, config } = await discover()
    const { verifier, request, return_url, end, tokens } = await connect(config)
    const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    await oidc.tokenRevocation(config, renewed.access_token)
    const decision = new URL(return_url).searchParams.get('decision')
    const secrets = [
      ...[client.client_secret, verifier, request, decision, end.searchParams.get('code')],
      ...[tokens, renewed].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]),
    ]
    const text = lines.join('\n')
    assert.match(text, /"operation":"oauth"/)
    for (const secret of secrets) assert.ok(secret && !text.includes(secret), `${secret}`)
    for (const path of [
      '/oauth/authorize?client_id=x',
      '/oauth/connect/x?decision=cancel',
      '/console/connect?request=x',
    ]) {
      const { headers } = await app.send('GET', path, { headers: { accept: 'text/html' } })
      assert.equal(headers['referrer-policy'], 'no-referrer', path)
    }
  })
})
