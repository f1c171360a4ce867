import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

async function rotate(id: number, body: { grace_hours?: number } = {}): Promise<string> {
  const { data } = (await api.call('webhooks.rotateSecret', { path: { id }, body })).body
  return data.secret ?? assert.fail('no secret')
}

/** Returns the secrets of a webhook as stored. */
async function readSecrets(id: number): Promise<[secret: string, previous: string | null]> {
  const row = await app.db
    .selectFrom('webhooks')
    .select(['secret_ciphertext', 'previous_secret_ciphertext'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const open = (ciphertext: string) => openWebhookSecret(app.config.encryptionKeys, id, ciphertext)
  const { secret_ciphertext, previous_secret_ciphertext: previous } = row
  return [open(secret_ciphertext), previous === null ? null : open(previous)]
}

describe('webhooks.rotateSecret', () => {
  it('returns a new secret once, and keeps the previous one for a day', async () => {
    const { id, secret } = await createWebhook(app, { business_id })
    const { body } = await api.call('webhooks.rotateSecret', { path: { id }, body: {} })
    const { secret: fresh, previous_secret_expires_at, version } = body.data
    assert.match(fresh ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.notEqual(fresh, secret)
    assert.equal(version, 2)
    const hours = (Date.parse(previous_secret_expires_at ?? '') - Date.now()) / 3_600_000
    assert.ok(hours > 23.9 && hours < 24.1, `${hours} hours`)
    assert.deepEqual(await readSecrets(id), [fresh, secret])
    const { text } = await api.call('webhooks.get', { path: { id } })
    assert.ok(!text.includes(String(fresh)) && !text.includes(secret))
  })

  it('expires the previous secret at once without a grace period', async () => {
    const { id } = await createWebhook(app, { business_id })
    const fresh = await rotate(id, { grace_hours: 0 })
    assert.deepEqual(await readSecrets(id), [fresh, null])
    const { data } = (await api.call('webhooks.get', { path: { id } })).body
    assert.equal(data.previous_secret_expires_at, null)
  })

  it('keeps the last two secrets', async () => {
    const { id } = await createWebhook(app, { business_id })
    const second = await rotate(id)
    const third = await rotate(id)
    assert.deepEqual(await readSecrets(id), [third, second])
  })

  it('creates one secret for an Idempotency-Key, and withholds it from the retry', async () => {
    const { id } = await createWebhook(app, { business_id })
    const request = { path: { id }, body: {}, header: { 'Idempotency-Key': 'rotate-once' } }
    const first = (await api.call('webhooks.rotateSecret', request)).body.data
    const { secret, secret_withheld, ...again } = (await api.call('webhooks.rotateSecret', request)).body.data
    const { secret: newSecret, ...rest } = first
    assert.deepEqual([secret, secret_withheld], [undefined, true])
    assert.deepEqual(again, rest)
    assert.equal((await readSecrets(id))[0], newSecret)
  })
})
