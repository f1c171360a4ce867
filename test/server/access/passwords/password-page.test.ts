import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pino } from 'pino'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import type { TestResponse } from '../../../support/service/app.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
const app = await startTestApp({ log })
const { owner } = await createBusiness(app, { name: 'Bits & <Pieces>' })
const password = 'a new password'

const show = (token: string) => app.send('GET', `/password/${token}`)
const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const submit = (
  token: string,
  fields: Record<string, string>,
  headers: Record<string, string> = sameOrigin,
): Promise<TestResponse> =>
  app.send('POST', `/password/${token}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('the page of a password link', () => {
  it('shows a form, and does not use the link', async () => {
    const { email, token } = await invite(app, owner)
    for (let views = 0; views < 2; views += 1) {
      const { status, headers, text } = await show(token)
      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.ok(text.includes(email))
      assert.ok(text.includes('Bits &amp; &lt;Pieces&gt;') && !text.includes('<Pieces>'))
    }
    assert.equal((await app.send('HEAD', `/password/${token}`)).status, 200)
    assert.equal((await submit(token, { password, repeated: password })).status, 200)
  })

  it('sets the password', async () => {
    const { email, token } = await invite(app, owner)
    const { status, text } = await submit(token, { email, password, repeated: password })
    assert.equal(status, 200)
    assert.match(text, /Your password is set/)
    await logIn(app, { email }, password)
  })

  it('shows problems with the password, and does not use the link', async () => {
    const { email, token } = await invite(app, owner)
    for (const [fields, problem] of [
      [{ password: '1234567', repeated: '1234567' }, /at least 8 characters/],
      [{ password: 'x'.repeat(201), repeated: 'x'.repeat(201) }, /at most 200 characters/],
      [{ password, repeated: 'a new pasword' }, /are different/],
      [{ password: 'nul\0 inside it', repeated: 'nul\0 inside it' }, /cannot be typed/],
      [{ password }, /are different/],
      [{ password: 'password1', repeated: 'password1' }, /one of the most common passwords\. Choose another one\./],
      [{ password: ' '.repeat(9), repeated: ' '.repeat(9) }, /Enter a password that is not only spaces\./],
      [{ password: email, repeated: email }, /Your email address cannot be your password\./],
    ] as const) {
      const { status, text } = await submit(token, fields)
      assert.equal(status, 422)
      assert.match(text, problem)
      assert.match(text, /role="alert"/)
      assert.ok(!text.includes('pasword'), 'the input is not sent back')
    }
    await caller(app).expectError(401, 'auth.login', { body: { email, password } })
    assert.equal((await submit(token, { password, repeated: password })).status, 200)
  })

  it('refuses a form from another site', async () => {
    const { email, token } = await invite(app, owner)
    const { status } = await submit(token, { password, repeated: password }, { origin: 'https://evil.example' })
    assert.equal(status, 403)
    await caller(app).expectError(401, 'auth.login', { body: { email, password } })
    assert.equal((await submit(token, { password, repeated: password }, { origin: app.url })).status, 200)
  })

  it('responds identically to a used and an unknown link', async () => {
    const { token } = await invite(app, owner)
    await submit(token, { password, repeated: password })
    const responses = [
      await show(token),
      await submit(token, { password, repeated: password }),
      await show('never-was'),
    ]
    assert.deepEqual(
      responses.map(({ status }) => status),
      [410, 410, 410],
    )
    assert.equal(new Set(responses.map(({ text }) => text)).size, 1)
  })

  it('allows no scripts, no resources of other origins and no referrer', async () => {
    const { token } = await invite(app, owner)
    const { headers, text } = await show(token)
    assert.equal(
      headers['content-security-policy'],
      `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.ok(!text.includes(token), 'the form posts to its own URL')
    assert.doesNotMatch(
      text,
      /<script|<link(?! rel="(icon" href="data:|stylesheet" href="\/assets\/))|<img|\son\w+=|style="|https?:/,
    )
  })

  it('is accessible, responsive, and supports password managers', async () => {
    const { text } = await show((await invite(app, owner)).token)
    assert.match(text, /^<!doctype html>\n<html lang="en">/)
    assert.match(text, /<meta name="viewport" content="width=device-width, initial-scale=1">/)
    assert.match(text, /<title>Choose your password – Workforce<\/title>/)
    assert.equal(text.match(/<h1>/g)?.length, 1)
    const visible = [...text.matchAll(/<input [^>]*type="password"[^>]*>/g)].map(([input]) => input)
    assert.equal(visible.length, 2)
    for (const input of visible) {
      const [, id] = / id="(\w+)"/.exec(input) ?? []
      assert.ok(text.includes(`<label for="${id}">`))
      assert.match(input, /autocomplete="new-password" required minlength="8" maxlength="200"/)
    }
    assert.match(text, /autocomplete="username"/)
  })

  it('is logged without its token', async () => {
    const { token } = await invite(app, owner)
    logged.length = 0
    await show(token)
    await submit(token, { password, repeated: password })
    await app.send('DELETE', `/password/${token}`)
    await app.send('GET', `/password/${token}/more`)
    const lines = logged.map((line) => JSON.parse(line))
    assert.deepEqual(
      lines.map(({ operation, method, status }) => [operation, method, status]),
      [
        ['passwordPage', 'GET', 200],
        ['passwordPage', 'POST', 200],
        ['passwordPage', 'DELETE', 405],
        [null, 'GET', 404],
      ],
    )
    assert.ok(!logged.join('').includes(token) && !logged.join('').includes(password))
  })

  it('treats malformed requests as an empty form or an unknown link', async () => {
    const { token } = await invite(app, owner)
    const post = async (body: unknown, type: string) =>
      (await app.send('POST', `/password/${token}`, { body, headers: { ...sameOrigin, 'content-type': type } })).status
    const form = 'application/x-www-form-urlencoded'
    assert.equal(await post(`password=${'x'.repeat(20_000)}`, form), 413)
    assert.equal(await post('password=a+new+password&password=a+new+password&repeated=a+new+password', form), 422)
    assert.equal(await post({ password, repeated: password }, 'application/json'), 422)
    assert.equal((await app.send('POST', `/password/${token}`, { headers: sameOrigin })).status, 422)
    const { status, headers } = await app.send('PUT', `/password/${token}`)
    assert.deepEqual([status, headers.allow], [405, 'GET, POST, HEAD, OPTIONS'])
    for (const odd of ['%00', 'x'.repeat(5000)]) assert.equal((await show(odd)).status, 410)
    assert.equal((await show('%ff')).status, 404)
    // A form is always encoded in UTF-8 (WHATWG URL § 5): a charset in its media type has no effect.
    assert.equal(await post(`password=${password}&repeated=${password}`, `${form}; charset=utf-7`), 200)
  })
})
