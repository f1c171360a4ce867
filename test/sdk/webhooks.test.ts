import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import * as github from '@octokit/webhooks-methods'
import { Webhook } from 'standardwebhooks'
import { signWebhook, type VerifyOptions, verifyWebhook, WebhookVerificationError } from 'workforce-sdk/webhooks'

interface Vectors {
  github_style: { secret: string; body: string; header: string }[]
  standard_webhooks: { secret: string; id: string; timestamp: number; body: string; signature: string }[]
}
const vectors: Vectors = JSON.parse(readFileSync(new URL('../vectors/signatures.json', import.meta.url), 'utf8'))

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const otherSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazfVJNf6tKw='
const event = { id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data: { name: 'Ádá ✓' } }
const body = JSON.stringify(event)
const now = new Date('2026-01-15T09:30:00.000Z')
const github256 = 'x-webhook-signature'

/** Returns the reason of the refusal of a delivery. */
async function refusal(verification: Promise<unknown>): Promise<string> {
  const error = await verification.then(
    () => assert.fail('the delivery was accepted'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof WebhookVerificationError, String(error))
  assert.equal(error.name, 'WebhookVerificationError')
  return error.reason
}

describe('test vectors', () => {
  for (const { secret, id, timestamp, body, signature } of vectors.standard_webhooks) {
    const at = new Date(timestamp * 1000)

    test(`Standard Webhooks: ${id}`, async () => {
      const headers = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature }
      assert.deepEqual(await verifyWebhook(body, headers, secret, { now: at }), JSON.parse(body))
      const signed = await signWebhook(body, secret, { id, timestamp: at, scheme: 'standard-webhooks' })
      assert.deepEqual(signed, headers)
    })
  }

  for (const { secret, body, header } of vectors.github_style) {
    test(`GitHub style: ${secret}`, async () => {
      assert.deepEqual(await signWebhook(body, secret, { scheme: github256 }), { [github256]: header })
      const verification = verifyWebhook(body, { [github256]: header }, secret, { scheme: github256 })
      if (body.startsWith('{')) assert.deepEqual(await verification, JSON.parse(body))
      else assert.equal(await refusal(verification), 'malformed') // the signature is valid, but the body is not an event
      const changed = verifyWebhook(`${body} `, { [github256]: header }, secret, { scheme: github256 })
      assert.equal(await refusal(changed), 'bad_signature')
    })
  }
})

describe('compatibility with other libraries', () => {
  test('standardwebhooks verifies what signWebhook signs, and vice versa', async () => {
    const at = new Date()
    const headers = await signWebhook(body, secret, { id: event.id, timestamp: at })
    assert.deepEqual(new Webhook(secret).verify(body, headers), event)
    const signature = new Webhook(secret).sign(event.id, at, body)
    assert.equal(headers['webhook-signature'], signature)
    assert.deepEqual(await verifyWebhook(body, { ...headers, 'webhook-signature': signature }, secret), event)
  })

  test('@octokit/webhooks-methods verifies what signWebhook signs, and vice versa', async () => {
    const headers = await signWebhook(body, secret)
    assert.equal(await github.verify(secret, body, headers[github256] ?? ''), true)
    const signature = await github.sign(secret, body)
    assert.deepEqual(await verifyWebhook(body, { [github256]: signature }, secret, { scheme: github256 }), event)
  })
})

describe('verifyWebhook', () => {
  const sign = (text: string = body, key = secret) => signWebhook(text, key, { id: 'evt_1', timestamp: now })
  const verify = (headers: Record<string, string>, options: VerifyOptions = {}, keys: string | string[] = secret) =>
    verifyWebhook(body, headers, keys, { now, ...options })

  test('accepts the body as text, bytes, a buffer, or a part of a buffer', async () => {
    const headers = await sign()
    const bytes = Buffer.from(body)
    const part = Buffer.concat([Buffer.from('xx'), bytes, Buffer.from('yy')]).subarray(2, 2 + bytes.length)
    for (const received of [body, bytes, new Uint8Array(bytes), new Uint8Array(bytes).buffer, part]) {
      assert.deepEqual(await verifyWebhook(received, headers, secret, { now }), event)
    }
  })

  test('accepts a Request, with or without separate headers', async () => {
    const request = new Request('https://example.com/hooks', { method: 'POST', body, headers: await sign() })
    assert.deepEqual(await verifyWebhook(request.clone(), secret, { now }), event)
    assert.deepEqual(await verifyWebhook(request.clone(), [otherSecret, secret], { now }), event)
    assert.deepEqual(await verifyWebhook(request, request.headers, secret, { now }), event)
  })

  test('accepts the header types of every platform, in upper and lower case', async () => {
    const headers = await sign()
    const upper = Object.entries(headers).map(([name, value]): [string, string] => [name.toUpperCase(), value])
    const lists = Object.fromEntries(upper.map(([name, value]) => [name, [value]]))
    for (const input of [
      headers,
      new Headers(headers),
      upper,
      new Map(upper),
      lists,
      { ...headers, host: undefined },
    ]) {
      assert.deepEqual(await verifyWebhook(body, input, secret, { now }), event)
    }
  })

  test('accepts any of several secrets and any of several signatures', async () => {
    const [old, fresh] = [await sign(body, secret), await sign(body, otherSecret)]
    assert.deepEqual(await verify(old, {}, [otherSecret, secret]), event)
    const both = { ...old, 'webhook-signature': `${fresh['webhook-signature']} ${old['webhook-signature']}` }
    assert.deepEqual(await verify(both), event)
    assert.deepEqual(await verify(both, {}, otherSecret), event)
    const laterVersion = { ...old, 'webhook-signature': `v2,AAAA ${old['webhook-signature']}` }
    assert.deepEqual(await verify(laterVersion), event)
  })

  test('refuses a changed body, ID, time, signature or secret', async () => {
    const headers = await sign()
    assert.equal(await refusal(verifyWebhook(`${body} `, headers, secret, { now })), 'bad_signature')
    assert.equal(await refusal(verify({ ...headers, 'webhook-id': 'evt_2' })), 'bad_signature')
    assert.equal(await refusal(verify({ ...headers, 'webhook-timestamp': '1768469401' })), 'bad_signature')
    assert.equal(await refusal(verify(headers, {}, otherSecret)), 'bad_signature')
    for (const signature of ['v1,', 'v1,AAAA', 'v1,?', `v1,${'A'.repeat(43)}=`]) {
      assert.equal(await refusal(verify({ ...headers, 'webhook-signature': signature })), 'bad_signature', signature)
    }
  })

  test('checks only a limited number of signatures', async () => {
    const headers = await sign()
    const many = `${'v1,AAAA '.repeat(8)}${headers['webhook-signature']}`
    assert.equal(await refusal(verify({ ...headers, 'webhook-signature': many })), 'bad_signature')
  })

  test('names a header that is missing', async () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const { [name]: _left, ...headers } = await sign()
      assert.equal(await refusal(verify(headers)), 'missing_header')
      await assert.rejects(verify(headers), { message: `there is no header ${name}` })
    }
    const { [github256]: _left, ...headers } = await sign()
    assert.equal(await refusal(verify(headers, { scheme: github256 })), 'missing_header')
  })

  test('does not accept X-Webhook-Signature as Standard Webhooks', async () => {
    const { [github256]: signature = '' } = await sign()
    assert.equal(await refusal(verify({ [github256]: signature })), 'missing_header')
  })

  test('refuses malformed headers', async () => {
    const headers = await sign()
    for (const timestamp of ['', '-1', '1.5', '1e9', ' 1', '2026-01-15', '1'.repeat(13)]) {
      assert.equal(await refusal(verify({ ...headers, 'webhook-timestamp': timestamp })), 'malformed', timestamp)
    }
    for (const signature of ['', 'AAAA', 'v2,AAAA', 'v1']) {
      assert.equal(await refusal(verify({ ...headers, 'webhook-signature': signature })), 'malformed', signature)
    }
    for (const signature of ['', 'sha1=ab', 'sha256=ab', `sha256=${'A'.repeat(64)}`]) {
      const malformed = { [github256]: signature }
      assert.equal(await refusal(verify(malformed, { scheme: github256 })), 'malformed', signature)
    }
  })

  test('refuses deliveries that are more than five minutes in the past or the future', async () => {
    const headers = await sign()
    const after = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1000) })
    assert.deepEqual(await verify(headers, after(300)), event)
    assert.deepEqual(await verify(headers, after(-300)), event)
    assert.equal(await refusal(verify(headers, after(301))), 'too_old')
    assert.equal(await refusal(verify(headers, after(-301))), 'too_old')
    assert.deepEqual(await verify(headers, { ...after(3600), toleranceSeconds: 3600 }), event)
    assert.equal(await refusal(verify(headers, { ...after(11), toleranceSeconds: 10 })), 'too_old')
    assert.equal(await refusal(verify(headers, { ...after(11), toleranceSeconds: Number.NaN })), 'too_old')
  })

  test('ignores the age if only the body is signed', async () => {
    const headers = await sign()
    assert.deepEqual(await verify(headers, { scheme: github256, now: new Date(0) }), event)
  })

  test('reports a bad signature rather than the age', async () => {
    const headers = { ...(await sign()), 'webhook-signature': 'v1,AAAA' }
    assert.equal(await refusal(verify(headers, { now: new Date(0) })), 'bad_signature')
  })

  test('refuses a signed body that is not an event', async () => {
    for (const text of ['', 'null', '[]', '"x"', '1', '{', 'Hello']) {
      assert.equal(await refusal(verifyWebhook(text, await sign(text), secret, { now })), 'malformed', text)
    }
  })
})

test('signWebhook creates the headers of a delivery, with a new ID and the current time', async () => {
  const headers = await signWebhook(body, secret)
  assert.deepEqual(Object.keys(headers).sort(), ['webhook-id', 'webhook-signature', 'webhook-timestamp', github256])
  assert.match(headers['webhook-id'] ?? '', /^evt_test_/)
  assert.deepEqual(await verifyWebhook(body, headers, secret), event)
})
