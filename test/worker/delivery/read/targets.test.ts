import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { createWebhookSecret, sealWebhookSecret } from '../../../../server/webhooks/webhook-secret.ts'
import { createTargets } from '../../../../worker/delivery/read/targets.ts'

const encryptionKeys = [{ kid: 'test', key: createSecretKey(randomBytes(32)) }]
const config = { encryptionKeys, webhookAllowedCidrs: ['127.0.0.0/8'] }
const webhookOf = (id: number) => ({
  id,
  url: 'http://127.0.0.1:9000/hook',
  secret_ciphertext: sealWebhookSecret(encryptionKeys, id, createWebhookSecret()),
  previous_secret_ciphertext: null,
  headers_ciphertext: null,
})

describe('targets of webhooks', () => {
  it('are kept for as long as their webhooks are read with the same values', () => {
    const targetOf = createTargets(config)
    const webhook = webhookOf(1)
    const first = targetOf(webhook)
    assert.equal(targetOf({ ...webhook }), first)
    for (const change of [
      { url: 'http://127.0.0.1:9000/other' },
      { secret_ciphertext: sealWebhookSecret(encryptionKeys, 1, createWebhookSecret()) },
      { previous_secret_ciphertext: webhook.secret_ciphertext },
      { url: 'http://192.0.2.1/' },
    ]) {
      const changed = targetOf({ ...webhook, ...change })
      assert.notEqual(changed, first, JSON.stringify(change))
      assert.notDeepEqual(changed, first, JSON.stringify(change))
    }
    assert.deepEqual(targetOf(webhook), first)
  })

  it('are those of their own webhooks', () => {
    const targetOf = createTargets(config)
    const [one, other] = [webhookOf(1), webhookOf(2)]
    assert.notDeepEqual(targetOf(one).keys, targetOf(other).keys)
    assert.throws(() => targetOf({ ...one, secret_ciphertext: other.secret_ciphertext }))
    assert.deepEqual(targetOf(one).keys, createTargets(config)(one).keys)
  })

  it('give way to others, the longest unused first', () => {
    const targetOf = createTargets(config, 2)
    const [first, second, third] = [webhookOf(1), webhookOf(2), webhookOf(3)]
    const [one, two] = [targetOf(first), targetOf(second)]
    assert.equal(targetOf(first), one)
    targetOf(third)
    assert.equal(targetOf(first), one)
    assert.notEqual(targetOf(second), two)
  })
})
