import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import {
  allow,
  Browser,
  connect,
  createApp,
  exchange,
  post,
  redirectUri,
  refresh,
  requestAccess,
  startRequest,
} from '../../../support/samples/app.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const client = await createApp(app, owner)

const readStatus = async (token: string, path = '/v1/people') => (await app.send('GET', path, { token })).status

describe('the OAuth server', () => {
  it('gives an app a token that acts for the user with the allowed scopes', async () => {
    const tokens = await connect(app, client, owner)
    assert.equal(tokens.scope, 'people:read')
    const api = caller(app, tokens.access_token)
    assert.deepEqual((await api.call('me.get')).body.data.scopes, ['people:read'])
    assert.equal(await readStatus(tokens.access_token), 200)
    assert.equal(await readStatus(tokens.access_token, '/v1/leave-requests'), 403)
    for (const path of ['/v1/sessions', '/v1/me/passkeys', '/v1/api-keys', '/v1/connected-apps'])
      assert.equal(await readStatus(tokens.access_token, path), 403, path)
  })

  it('publishes its metadata and that of the API', async () => {
    const { publicUrl } = app.config
    const server = (await app.send('GET', '/.well-known/oauth-authorization-server')).body as unknown as Record<
      string,
      unknown
    >
    assert.equal(server.issuer, publicUrl)
    assert.equal(server.authorization_endpoint, `${publicUrl}/oauth/authorize`)
    assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
    assert.deepEqual(server.response_types_supported, ['code'])
    const api = (await app.send('GET', '/.well-known/oauth-protected-resource')).body as unknown as Record<
      string,
      unknown
    >
    assert.equal(api.resource, publicUrl)
    assert.deepEqual(api.authorization_servers, [publicUrl])
    assert.equal((await app.send('GET', '/.well-known/openid-configuration')).status, 404)
  })

  it('refuses requests without PKCE, with other challenges and for other resources', async () => {
    const cases: Record<string, string | undefined>[] = [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
      { resource: 'https://other.example.com' },
      { response_type: 'token' },
      { prompt: 'none' },
    ]
    for (const changes of cases) {
      const { url } = await new Browser(app).open(startRequest(client, changes).url)
      assert.equal(url.origin + url.pathname, redirectUri, JSON.stringify(changes))
      assert.ok(url.searchParams.get('error') ?? url.hash.includes('error'), JSON.stringify(changes))
    }
  })

  it('does not redirect to other addresses', async () => {
    for (const redirect_uri of [
      'https://evil.example.com/callback',
      `${redirectUri}/more`,
      `${redirectUri}?a=b`,
      'javascript:alert(1)',
      `${redirectUri}#x`,
    ]) {
      const { status, url, text } = await new Browser(app).open(startRequest(client, { redirect_uri }).url)
      assert.equal(status, 400, redirect_uri)
      assert.equal(url.origin, new URL(app.config.publicUrl).origin)
      assert.match(text, /cannot be connected/)
    }
    const unknown = await new Browser(app).open(startRequest({ client_id: 'wfa_1_AAAAAAAAAAAAAAAA' }).url)
    assert.equal(unknown.status, 400)
  })

  it('accepts any port of a loopback address', async () => {
    const local = await createApp(app, owner, { type: 'public', redirect_uris: ['http://127.0.0.1/callback'] })
    assert.equal(local.client_secret, undefined)
    const redirect_uri = 'http://127.0.0.1:51234/callback'
    const { code, verifier } = await allow(app, local, owner, { redirect_uri })
    const values = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri }
    assert.equal((await post(app, 'token', local, values)).status, 200)
  })

  it('binds a decision to the browser that started the request', async () => {
    const attacker = new Browser(app)
    const request = await requestAccess(attacker, startRequest(client).url)
    const { return_url = '' } = (await caller(app, owner.token).call('connectedApps.allow', { body: { request } })).body
      .data
    const victim = await new Browser(app).open(return_url)
    assert.equal(victim.url.pathname, '/console/connect')
    const resumed = await attacker.open(return_url.replace(/\?.*/, '').replace('/connect/', '/authorize/'))
    assert.equal(resumed.url.searchParams.get('code'), null)
  })

  it('returns to the app when the user cancels', async () => {
    const browser = new Browser(app)
    const request = await requestAccess(browser, startRequest(client).url)
    const review = (await caller(app, owner.token).call('connectedApps.review', { body: { request } })).body.data
    assert.equal(review.app_name, 'Shift planner')
    assert.deepEqual(review.scopes, ['people:read'])
    const { url } = await browser.open(review.return_url)
    assert.equal(url.searchParams.get('error'), 'access_denied')
    assert.equal(url.searchParams.get('state'), 'some-state')
  })

  it('gives only scopes that the app has registered and the user has', async () => {
    const wide = await createApp(app, owner, { scopes: ['people:read', 'leave:read'] })
    const manager = await createUser(app, { business_id, role: 'manager' })
    const employee = await createUser(app, { business_id, role: 'employee' })
    const scope = 'people:read leave:read people:write'
    const { status } = await new Browser(app).open(startRequest(wide, { scope }).url)
    assert.equal(status, 303)
    assert.equal(
      (await connect(app, wide, manager, { scope: 'people:read leave:read' })).scope,
      'people:read leave:read',
    )
    const request = await requestAccess(new Browser(app), startRequest(wide).url)
    await caller(app, employee.token).expectError(422, 'connectedApps.allow', { body: { request } })
  })

  it('refuses a used, foreign or unproven code, and ends the connection after a replay', async () => {
    const user = await createUser(app, { business_id, role: 'owner' })
    const granted = await allow(app, client, user)
    assert.equal((await exchange(app, client, { ...granted, verifier: 'x'.repeat(43) })).status, 400)
    const other = await createApp(app, owner)
    const second = await allow(app, client, user)
    assert.equal((await exchange(app, other, second)).body.error, 'invalid_grant')
    const third = await allow(app, client, user)
    const { body } = await exchange(app, client, third)
    assert.equal(await readStatus(body.access_token), 200)
    assert.equal((await exchange(app, client, third)).body.error, 'invalid_grant')
    assert.equal(await readStatus(body.access_token), 401)
    assert.deepEqual(await all(caller(app, user.token), 'connectedApps.list'), [])
  })

  it('rotates refresh tokens, and ends the connection when one is reused', async () => {
    const user = await createUser(app, { business_id, role: 'owner' })
    const first = await connect(app, client, user)
    const { body: second } = await refresh(app, client, first.refresh_token)
    assert.notEqual(second.refresh_token, first.refresh_token)
    assert.equal(await readStatus(second.access_token), 200)
    assert.equal((await refresh(app, client, first.refresh_token)).body.error, 'invalid_grant')
    assert.equal(await readStatus(second.access_token), 401)
    assert.equal((await refresh(app, client, second.refresh_token)).body.error, 'invalid_grant')
  })

  it('gives new tokens to one of several simultaneous refreshes', async () => {
    const user = await createUser(app, { business_id, role: 'owner' })
    const { refresh_token } = await connect(app, client, user)
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(app, client, refresh_token)))
    assert.ok(replies.filter(({ status }) => status === 200).length <= 1)
    assert.ok(replies.every(({ status }) => status === 200 || status === 400))
  })

  it('ends access when the app revokes, the user disconnects, or the app is deleted', async () => {
    const user = await createUser(app, { business_id, role: 'owner' })
    const api = caller(app, user.token)
    const revoked = await connect(app, client, user)
    await post(app, 'revoke', client, { token: revoked.refresh_token })
    assert.equal(await readStatus(revoked.access_token), 401)
    const temporary = await createApp(app, owner)
    const tokens = await connect(app, client, user)
    const [connection] = await all(api, 'connectedApps.list')
    await caller(app, (await createUser(app, { business_id, role: 'employee' })).token).expectError(
      404,
      'connectedApps.disconnect',
      { path: { id: connection?.id ?? 0 } },
    )
    await api.call('connectedApps.disconnect', { path: { id: connection?.id ?? 0 } })
    assert.equal(await readStatus(tokens.access_token), 401)
    assert.equal((await refresh(app, client, tokens.refresh_token)).status, 400)
    const last = await connect(app, temporary, user)
    await caller(app, owner.token).call('apps.delete', { path: { id: temporary.id } })
    assert.equal(await readStatus(last.access_token), 401)
    const events = await all(caller(app, owner.token), 'events.list', {
      query: { types: ['app.connected', 'app.disconnected'] },
    })
    assert.deepEqual(
      events.slice(-2).map(({ type }) => type),
      ['app.connected', 'app.disconnected'],
    )
  })

  it('ends access with the sessions of the user', async () => {
    const user = await createUser(app, { business_id, role: 'owner' })
    const { access_token } = await connect(app, client, user)
    await caller(app, user.token).call('me.changePassword', {
      body: { current_password: testPassword, new_password: 'another long password' },
    })
    assert.equal(await readStatus(access_token), 401)
    const other = await createUser(app, { business_id, role: 'owner' })
    const tokens = await connect(app, client, other)
    await app.db.updateTable('users').set({ active: false }).where('id', '=', other.id).execute()
    assert.equal(await readStatus(tokens.access_token), 401)
    assert.equal((await refresh(app, client, tokens.refresh_token)).status, 400)
  })

  it('shrinks with the role of the user and the scopes of the app', async () => {
    const shrinking = await createApp(app, owner, { scopes: ['people:read', 'audit:read'] })
    const user = await createUser(app, { business_id, role: 'owner' })
    const { access_token } = await connect(app, shrinking, user, { scope: 'people:read audit:read' })
    assert.equal(await readStatus(access_token, '/v1/audit-log'), 200)
    await app.db.updateTable('users').set({ role: 'manager' }).where('id', '=', user.id).execute()
    assert.equal(await readStatus(access_token, '/v1/audit-log'), 403)
    await caller(app, owner.token).call('apps.update', { path: { id: shrinking.id }, body: { scopes: ['audit:read'] } })
    assert.equal(await readStatus(access_token), 403)
  })

  it('does not serve users of other businesses', async () => {
    const other = await createBusiness(app)
    const request = await requestAccess(new Browser(app), startRequest(client).url)
    const api = caller(app, other.owner.token)
    for (const operation of ['connectedApps.review', 'connectedApps.allow'] as const) {
      const { body } = await api.expectError(422, operation, { body: { request } })
      assert.equal(body.errors?.[0]?.code, 'other_business')
    }
  })

  it('names the app and the user in the audit log', async () => {
    const writer = await createApp(app, owner, { scopes: ['people:write', 'people:read'] })
    const { access_token } = await connect(app, writer, owner, { scope: 'people:write people:read' })
    const body = { first_name: 'Ada', last_name: 'App', email: 'ada.app@example.com', start_date: '2026-01-01' }
    await caller(app, access_token).call('people.create', { body })
    const [entry] = await all(caller(app, owner.token), 'auditLog.list', { query: { action: 'person.created' } })
    assert.equal(entry?.app_id, writer.id)
    assert.equal(entry?.user_id, owner.id)
  })

  it('stores only hashes of secrets, codes and tokens', async () => {
    const secretive = await createApp(app, owner)
    const granted = await allow(app, secretive, owner)
    const { body } = await exchange(app, secretive, granted)
    for (const table of ['apps', 'app_connections', 'app_tokens', 'audit_log', 'events', 'kept_answers']) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
        app.db,
      )
      const dump = rows.map(({ row }) => row).join('\n')
      for (const secret of [
        secretive.client_secret,
        granted.code,
        granted.verifier,
        body.access_token,
        body.refresh_token,
      ])
        assert.ok(!dump.includes(secret ?? '?'), table)
    }
  })
})
