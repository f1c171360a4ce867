import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { createWebhookSecret, sealWebhookSecret } from '../../../../server/webhooks/webhook-secret.ts'
import { createTargetCache } from '../../../../worker/delivery/read/target-cache.ts'

const encryptionKeys = [{ kid: 'test', key: createSecretKey(randomBytes(32)) }]
const config = { encryptionKeys, webhookAllowedCidrs: ['127.0.0.0/8'] }
const webhook = (id: number) => ({
  id,
  url: 'http://127.0.0.1:9000/hook',
  secret_ciphertext: sealWebhookSecret(encryptionKeys, id, createWebhookSecret()),
  previous_secret_ciphertext: null,
  headers_ciphertext: null,
})

describe('the targets of webhooks', () => {
  it('stay cached until their webhooks are read with other values', () => {
    const target = createTargetCache(config)
    const before = webhook(1)
    const first = target(before)
    assert.equal(target({ ...before }), first)
    for (const change of [
      { url: 'http://127.0.0.1:9000/other' },
      { secret_ciphertext: sealWebhookSecret(encryptionKeys, 1, createWebhookSecret()) },
      { previous_secret_ciphertext: before.secret_ciphertext },
      { url: 'http://192.0.2.1/' },
    ]) {
      assert.notDeepEqual(target({ ...before, ...change }), first, JSON.stringify(change))
    }
    assert.deepEqual(target(before), first)
  })

  it('have the keys of their webhooks', () => {
    const target = createTargetCache(config)
    const [first, second] = [webhook(1), webhook(2)]
    assert.notDeepEqual(target(first).keys, target(second).keys)
    assert.throws(() => target({ ...first, secret_ciphertext: second.secret_ciphertext }))
    assert.deepEqual(target(first).keys, createTargetCache(config)(first).keys)
  })

  it('are evicted least recently used first', () => {
    const target = createTargetCache(config, 2)
    const [first, second, third] = [webhook(1), webhook(2), webhook(3)]
    const [firstTarget, secondTarget] = [target(first), target(second)]
    assert.equal(target(first), firstTarget)
    target(third)
    assert.equal(target(first), firstTarget)
    assert.notEqual(target(second), secondTarget)
  })
})
