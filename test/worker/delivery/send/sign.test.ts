import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { createSigningKeys, sign } from '../../../../worker/delivery/send/sign.ts'

const file = new URL('../../../vectors/signatures.json', import.meta.url)
const { github_style, standard_webhooks } = JSON.parse(readFileSync(file, 'utf8'))

describe('signatures', () => {
  for (const { source, secret, body, header } of github_style) {
    it(`X-Webhook-Signature agrees with ${source}`, () => {
      const headers = sign(createSigningKeys(secret), { id: 'evt_1', timestamp: 0, body })
      assert.equal(headers['X-Webhook-Signature'], header)
    })
  }
  for (const { source, secret, id, timestamp, body, signature } of standard_webhooks) {
    it(`webhook-signature agrees with the ${source}`, () => {
      const headers = sign(createSigningKeys(secret), { id, timestamp, body })
      assert.equal(headers['webhook-signature'], signature)
      assert.equal(headers['webhook-id'], id)
      assert.equal(headers['webhook-timestamp'], String(timestamp))
    })
  }
  it('X-Webhook-Signature uses the secret with its prefix, and the body as UTF-8', () => {
    const [secret, body] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '{"name":"Zoë"}']
    const expected = createHmac('sha256', Buffer.from(secret)).update(Buffer.from(body, 'utf8')).digest('hex')
    const headers = sign(createSigningKeys(secret), { id: 'evt_1', timestamp: 0, body })
    assert.equal(headers['X-Webhook-Signature'], `sha256=${expected}`)
  })
})
