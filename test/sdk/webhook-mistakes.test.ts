import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'

/* Mistakes of a receiver, which no delivery can cause: `verifyWebhook` says what to do. */

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const event = { id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data: {} }
const body = JSON.stringify(event)
const github256 = 'x-webhook-signature'

test('tells how to get the raw body when it gets a parsed one or none', async () => {
  const headers = await signWebhook(body, secret)
  for (const [given, said] of [
    [event, 'This body was parsed'],
    [[event], 'This body was parsed'],
    [undefined, 'There is no body'],
    [null, 'There is no body'],
  ] as const) {
    const verified = verifyWebhook(given as unknown as string, headers, secret)
    const message = new RegExp(`^${said}.*express\\.raw.*await request\\.text\\(\\)`)
    await assert.rejects(verified, { name: 'TypeError', message })
  }
})

test('tells what to do about a Request whose body was read before, or is being read', async () => {
  const request = new Request('https://example.com/hooks', {
    method: 'POST',
    body,
    headers: await signWebhook(body, secret),
  })
  const locked = request.clone()
  locked.body?.getReader()
  const text = await request.text()
  const said = { name: 'TypeError', message: /read already.*const body = await request\.text\(\)/ }
  for (const used of [request, locked]) {
    await assert.rejects(verifyWebhook(used, secret), said)
    await assert.rejects(verifyWebhook(used, used.headers, secret), said)
  }
  assert.deepEqual(await verifyWebhook(text, request.headers, secret), event) // as it says
})

test('tells that headers are missing, and whose they are', async () => {
  const said = { name: 'TypeError', message: /^There are no headers: .*verifyWebhook\(body, headers, secret\)/ }
  for (const none of [undefined, null, secret, [secret]]) {
    await assert.rejects(verifyWebhook(body, none as unknown as Headers, secret), said)
  }
  await assert.rejects((verifyWebhook as (...given: unknown[]) => Promise<unknown>)(body, secret), said)
})

test('a secret that cannot be one is a fault of the receiver', async () => {
  const headers = await signWebhook(body, secret)
  for (const none of ['', [], undefined as unknown as string]) {
    const request = () => new Request('https://example.com/hooks', { method: 'POST', body })
    for (const verified of [
      verifyWebhook(body, headers, none),
      verifyWebhook(body, {}, none),
      verifyWebhook(request(), none),
      verifyWebhook(request(), none, { scheme: github256 }),
      verifyWebhook(request(), new Headers(headers), none),
    ]) {
      await assert.rejects(verified, /^TypeError: there is no webhook secret/)
    }
  }
  for (const bad of ['whsec_', 'whsec_not base64!']) {
    await assert.rejects(verifyWebhook(body, headers, bad), /^TypeError: the webhook secret is not whsec_ and base64$/)
    await assert.rejects(signWebhook(body, bad), /^TypeError: the webhook secret is not/)
  }
})
