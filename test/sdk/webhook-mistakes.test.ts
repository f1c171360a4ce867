import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'

/* Mistakes in the code of a receiver, which no delivery can cause: `verifyWebhook` explains the fix. */

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const event = { id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data: {} }
const body = JSON.stringify(event)
const github256 = 'x-webhook-signature'

test('verifyWebhook explains how to get the raw body if the body is parsed or missing', async () => {
  const headers = await signWebhook(body, secret)
  for (const [input, start] of [
    [event, 'This body was parsed'],
    [[event], 'This body was parsed'],
    [undefined, 'There is no body'],
    [null, 'There is no body'],
  ] as const) {
    const verification = verifyWebhook(input as unknown as string, headers, secret)
    const message = new RegExp(`^${start}.*express\\.raw.*await request\\.text\\(\\)`)
    await assert.rejects(verification, { name: 'TypeError', message })
  }
})

test('verifyWebhook explains the fix for a Request with a consumed body', async () => {
  const request = new Request('https://example.com/hooks', {
    method: 'POST',
    body,
    headers: await signWebhook(body, secret),
  })
  const locked = request.clone()
  locked.body?.getReader()
  const text = await request.text()
  const expected = { name: 'TypeError', message: /read already.*const body = await request\.text\(\)/ }
  for (const used of [request, locked]) {
    await assert.rejects(verifyWebhook(used, secret), expected)
    await assert.rejects(verifyWebhook(used, used.headers, secret), expected)
  }
  assert.deepEqual(await verifyWebhook(text, request.headers, secret), event) // as the message recommends
})

test('verifyWebhook names its parameters if the headers are missing', async () => {
  const expected = { name: 'TypeError', message: /^There are no headers: .*verifyWebhook\(body, headers, secret\)/ }
  for (const invalid of [undefined, null, secret, [secret]]) {
    await assert.rejects(verifyWebhook(body, invalid as unknown as Headers, secret), expected)
  }
  await assert.rejects((verifyWebhook as (...args: unknown[]) => Promise<unknown>)(body, secret), expected)
})

test('an invalid secret is a TypeError, not a verification error', async () => {
  const headers = await signWebhook(body, secret)
  for (const missing of ['', [], undefined as unknown as string]) {
    const request = () => new Request('https://example.com/hooks', { method: 'POST', body })
    for (const verification of [
      verifyWebhook(body, headers, missing),
      verifyWebhook(body, {}, missing),
      verifyWebhook(request(), missing),
      verifyWebhook(request(), missing, { scheme: github256 }),
      verifyWebhook(request(), new Headers(headers), missing),
    ]) {
      await assert.rejects(verification, /^TypeError: there is no webhook secret/)
    }
  }
  for (const malformed of ['whsec_', 'whsec_not base64!']) {
    await assert.rejects(
      verifyWebhook(body, headers, malformed),
      /^TypeError: the webhook secret is not whsec_ and base64$/,
    )
    await assert.rejects(signWebhook(body, malformed), /^TypeError: the webhook secret is not/)
  }
})
