import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openWebhookHeaders } from '../../../server/webhooks/webhook-headers.ts'
import { openWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

const input = { url: 'https://example.com/hooks?a=1#b', events: ['person.created' as const], active: true }

describe('webhooks.create', () => {
  it('returns the webhook with its secret', async () => {
    const { body } = await api.call('webhooks.create', { body: input })
    const { id, secret, created_at, updated_at, ...rest } = body.data
    const off = { disabled_at: null, disabled_reason: null, previous_secret_expires_at: null }
    const last_24_hours = { attempts: 0, success_rate: null, last_success_at: null, last_failure: null }
    assert.deepEqual(rest, {
      ...input,
      description: null,
      header_names: [],
      contact: null,
      app_id: null,
      app_name: null,
      last_24_hours,
      ...off,
      version: 1,
    })
    assert.match(secret ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/)
  })

  it('creates a different secret for each, and stores it encrypted', async () => {
    const secrets = new Set<string>()
    for (const url of ['https://one.example.com/', 'https://two.example.com/']) {
      const { id, secret = '' } = (await api.call('webhooks.create', { body: { ...input, url } })).body.data
      secrets.add(secret)
      const row = await app.db
        .selectFrom('webhooks')
        .select(['id', 'secret_ciphertext'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      assert.doesNotMatch(row.secret_ciphertext, new RegExp(secret.slice(6, 20).replaceAll('+', '\\+')))
      assert.equal(openWebhookSecret(app.config.encryptionKeys, row.id, row.secret_ciphertext), secret)
    }
    assert.equal(secrets.size, 2)
  })

  it('returns the secret only once', async () => {
    const { id, secret = '' } = (await api.call('webhooks.create', { body: input })).body.data
    const responses = await Promise.all([
      api.call('webhooks.get', { path: { id } }),
      api.call('webhooks.list', { query: { limit: 200 } }),
      api.call('webhooks.update', { path: { id }, body: { description: 'Changed' } }),
    ])
    for (const { text } of responses) assert.ok(!text.includes(secret) && !text.includes('"secret"'), text)
  })

  it('stores custom headers encrypted, and shows their names', async () => {
    const headers = { Authorization: 'Bearer open sesame', 'X-Tenant': 'acme' }
    const { text, body } = await api.call('webhooks.create', { body: { ...input, headers } })
    assert.deepEqual(body.data.header_names, ['Authorization', 'X-Tenant'])
    assert.ok(!text.includes('sesame'))
    const { headers_ciphertext } = await app.db
      .selectFrom('webhooks')
      .select('headers_ciphertext')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(openWebhookHeaders(app.config.encryptionKeys, body.data.id, headers_ciphertext), headers)
  })

  it('refuses reserved and repeated headers', async () => {
    const names = ['Content-Type', 'host', 'X-Webhook-Signature', 'webhook-id', 'Transfer-Encoding', 'User-Agent']
    for (const name of names) {
      const { body } = await api.expectError(422, 'webhooks.create', { body: { ...input, headers: { [name]: 'x' } } })
      assert.deepEqual(
        body.errors?.map(({ path }) => path),
        [`body.headers.${name}`],
      )
    }
    const headers = { 'X-Tenant': 'a', 'x-tenant': 'b' }
    const { body } = await api.expectError(422, 'webhooks.create', { body: { ...input, headers } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      ['body.headers.x-tenant'],
    )
  })

  it('refuses headers with invalid names or values', async () => {
    const bad = [{ 'X Tenant': 'a' }, { 'X-Tenant': 'a\r\nX-Evil: b' }, { 'X-Tenant': ' a' }, { 'X-Tenant': 'ä' }]
    for (const headers of bad) await api.expectError(422, 'webhooks.create', { body: { ...input, headers } })
    const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`X-${index}`, 'a']))
    await api.expectError(422, 'webhooks.create', { body: { ...input, headers: eleven } })
  })

  it('refuses a URL that is not public, and stores nothing', async () => {
    const before = await all(api, 'webhooks.list')
    const { body } = await api.expectError(422, 'webhooks.create', { body: { ...input, url: 'http://10.0.0.1/' } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      ['body.url'],
    )
    assert.deepEqual(await all(api, 'webhooks.list'), before)
  })

  it('stores the URL in ASCII', async () => {
    const { data } = (await api.call('webhooks.create', { body: { ...input, url: 'https://例え.jp/フック' } })).body
    assert.equal(data.url, 'https://xn--r8jz45g.jp/%E3%83%95%E3%83%83%E3%82%AF')
  })

  it('creates an active webhook by default', async () => {
    const { url } = input
    assert.equal((await api.call('webhooks.create', { body: { url, events: ['*'] } })).body.data.active, true)
    const { body } = await api.call('webhooks.create', { body: { url, events: ['*'], active: false } })
    assert.equal(body.data.active, false)
  })

  it('refuses more than a hundred webhooks, even when two requests race', async () => {
    const full = await createBusiness(app)
    for (let index = 0; index < 99; index++) await createWebhook(app, { business_id: full.id })
    const filler = caller(app, full.owner.token)
    const lock = await holdRows(app.databaseUrl, 'businesses', [full.id])
    const both = [1, 2].map(() => filler.send('webhooks.create', { body: input }))
    await lock.untilBlocked(2)
    await lock.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [201, 409])
    const { body } = await filler.expectError(409, 'webhooks.create', { body: input })
    assert.equal(body.message, 'A business can have at most 100 webhooks.')
    assert.equal((await all(filler, 'webhooks.list')).length, 100)
  })
})
