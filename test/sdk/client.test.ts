import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { type LogEvent, UnauthenticatedError, Workforce } from 'workforce-sdk'
import { data, failure, file, startService, unavailable } from './service.ts'

const user = { id: 1, name: 'Olivia Owner', email: 'owner@acme.test' }
const credentials = { email: 'owner@acme.test', password: 'acme-owner-demo' }

test('a login returns a client that acts as the user', async (t) => {
  const tokens = { token: 'jwt', token_type: 'Bearer', expires_in: 900, user, refresh_token: 'r' }
  const { baseUrl, requests } = await startService(t, data(tokens), data({ id: 1 }))
  const login = await Workforce.login({ baseUrl, ...credentials })
  assert.ok(login.status === 'logged_in')
  assert.deepEqual(login.user, user)
  await login.client.me.get()
  assert.equal(requests[0]?.url, '/v1/login')
  assert.equal(requests[0]?.headers.authorization, undefined)
  assert.deepEqual(JSON.parse(requests[0]?.body ?? ''), credentials)
  assert.equal(requests[1]?.headers.authorization, 'Bearer jwt')
})

test('a login with wrong credentials fails like any call', async (t) => {
  const { baseUrl } = await startService(t, failure(401, 'invalid_credentials'))
  await assert.rejects(Workforce.login({ baseUrl, ...credentials }), UnauthenticatedError)
})

test('a login with a second factor is completed with a code', async (t) => {
  const tokens = { token: 'jwt', token_type: 'Bearer', expires_in: 900, user, refresh_token: 'r' }
  const required = { requires_2fa: true, session_token: 'opaque' }
  const { baseUrl, requests } = await startService(
    t,
    data(required),
    failure(401, 'invalid_two_factor_code'),
    data(tokens),
    data({ id: 1 }),
  )
  const login = await Workforce.login({ baseUrl, ...credentials })
  assert.ok(login.status === 'two_factor_required')
  await assert.rejects(login.verify({ code: '000000' }), UnauthenticatedError)
  const client = await login.verify({ recovery_code: 'abcde-fghjk' })
  await client.me.get()
  assert.equal(requests[2]?.url, '/v1/2fa/verify')
  assert.equal(requests[2]?.headers.authorization, undefined)
  assert.deepEqual(JSON.parse(requests[2]?.body ?? ''), { session_token: 'opaque', recovery_code: 'abcde-fghjk' })
  assert.equal(requests[3]?.headers.authorization, 'Bearer jwt')
})

test('a login that requires a second factor can be serialised and resumed', async (t) => {
  const pair = { token: 'jwt', token_type: 'Bearer', expires_in: 900, user, refresh_token: 'r' }
  const required = { requires_2fa: true, session_token: 'opaque' }
  const { baseUrl, requests } = await startService(t, data(required), data(pair), data({ id: 1 }))
  const login = await Workforce.login({ baseUrl, ...credentials })
  const serialized = JSON.stringify(login)
  assert.deepEqual(JSON.parse(serialized), { status: 'two_factor_required', session_token: 'opaque' })
  assert.doesNotMatch(inspect(login, { depth: null, showHidden: true }), /opaque|acme-owner-demo/)

  const tokens: string[] = []
  const onTokens = ({ token }: { token: string }) => void tokens.push(token)
  const step = Workforce.resumeLogin({ baseUrl, onTokens, pending: JSON.parse(serialized) })
  await (await step.verify({ code: '123456' })).me.get()
  assert.deepEqual(JSON.parse(requests[1]?.body ?? ''), { session_token: 'opaque', code: '123456' })
  assert.equal(requests[2]?.headers.authorization, 'Bearer jwt')
  assert.deepEqual(tokens, ['jwt'])
  for (const pending of [undefined, {}, serialized] as never[]) {
    assert.throws(
      () => Workforce.resumeLogin({ baseUrl, pending }),
      /^TypeError: pending is not what JSON\.stringify makes/,
    )
  }
})

test('a login that requires an unknown step returns the reply of the service', async (t) => {
  const reply = { requires_face: true }
  const { baseUrl } = await startService(t, data(reply))
  const login = await Workforce.login({ baseUrl, ...credentials })
  assert.ok(login.status !== 'logged_in' && login.status !== 'two_factor_required')
  assert.deepEqual(login.reply, reply)
})

test('an API key is sent as a bearer token', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  await new Workforce({ baseUrl, apiKey: 'wk_1' }).me.get()
  assert.equal(requests[0]?.headers.authorization, 'Bearer wk_1')
})

test('a base URL may have a path, the version, and a trailing slash', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  for (const path of ['', '/', '/v1', '/v1/', '/hr/', '/hr/v1', '/hr/v1//', '/v1/hr', '/hrv1']) {
    await new Workforce({ baseUrl: `${baseUrl}${path}` }).me.get()
  }
  const root = '/v1/me'
  assert.deepEqual(
    requests.map(({ url }) => url),
    [root, root, root, root, '/hr/v1/me', '/hr/v1/me', '/hr/v1/me', '/v1/hr/v1/me', '/hrv1/v1/me'],
  )
})

test('the constructor refuses invalid options', () => {
  const baseUrl = 'https://workforce.example'
  const assertRefused = (options: ConstructorParameters<typeof Workforce>[0], message: RegExp) =>
    assert.throws(() => new Workforce(options), { name: 'TypeError', message })
  assertRefused({ baseUrl: 'workforce.example' }, /^baseUrl is not an http\(s\) URL: workforce\.example$/)
  assertRefused({ baseUrl: undefined }, /^baseUrl is missing: is its environment variable set\?$/)
  assertRefused({ baseUrl: 'ftp://workforce.example' }, /^baseUrl is not/)
  assertRefused({ baseUrl, apiKey: undefined }, /^apiKey is empty: is its environment variable set\?$/)
  assertRefused({ baseUrl, token: '' }, /^token is empty/)
  assertRefused({ baseUrl, apiKey: 'a', token: 'b' }, /not both/)
})

test('an API key in a browser requires dangerouslyAllowBrowser', (t) => {
  const browser = globalThis as { window?: unknown }
  browser.window = { document: {} }
  t.after(() => delete browser.window)
  const options = { baseUrl: 'https://workforce.example', apiKey: 'wk_1' }
  assert.throws(() => new Workforce(options), /^TypeError: an apiKey in a browser is public/)
  assert.ok(new Workforce({ ...options, dangerouslyAllowBrowser: true }))
  assert.ok(new Workforce({ baseUrl: options.baseUrl, token: 't' }))
})

test('headers of a call override headers of the client', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  const workforce = new Workforce({ baseUrl, headers: { 'x-client': '1', 'X-Both': 'client' } })
  await workforce.me.get({ headers: { 'x-both': 'call' } })
  assert.equal(requests[0]?.headers['x-client'], '1')
  assert.equal(requests[0]?.headers['x-both'], 'call')
})

test('the user agent names the SDK and the runtime unless the caller sets it', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  await new Workforce({ baseUrl }).me.get()
  await new Workforce({ baseUrl, headers: { 'User-Agent': 'payroll/1' } }).me.get()
  const { version } = JSON.parse(readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8'))
  assert.deepEqual(
    requests.map(({ headers }) => headers['user-agent']),
    [`workforce-sdk/${version} node/${process.versions.node}`, 'payroll/1'],
  )
})

test('in a browser, a separate header names the SDK', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }))
  t.mock.property(process, 'versions', {} as NodeJS.ProcessVersions) // as bundlers define it for browsers
  await new Workforce({ baseUrl, headers: { 'user-agent': 'Mozilla/5.0' } }).me.get()
  assert.equal(requests[0]?.headers['user-agent'], 'Mozilla/5.0')
  assert.match(String(requests[0]?.headers['x-workforce-client']), /^workforce-sdk\/\d+\.\d+\.\d+\S*$/)
})

test('Accept is set by a header of the call or the client, or else is the media type of the operation', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 1 }), file)
  await new Workforce({ baseUrl }).me.get()
  await new Workforce({ baseUrl }).payRuns.exportCsv(1)
  await new Workforce({ baseUrl, headers: { Accept: 'text/csv' } }).payRuns.exportCsv(1)
  await new Workforce({ baseUrl, headers: { ACCEPT: 'text/csv' } }).payRuns.exportCsv(1, { headers: { accept: 'a/b' } })
  assert.deepEqual(
    requests.map(({ headers }) => headers.accept),
    ['application/json', '*/*', 'text/csv', 'a/b'],
  )
})

test('the fetch option replaces the fetch of the platform', async () => {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    calls.push(String(url))
    return Response.json({ success: true, data: { id: 9 } })
  }
  assert.equal((await new Workforce({ baseUrl: 'https://workforce.example', fetch }).me.get()).id, 9)
  assert.deepEqual(calls, ['https://workforce.example/v1/me'])
})

test('a call succeeds although its logger throws', async (t) => {
  const { baseUrl, requests } = await startService(t, unavailable, data({ id: 1 }))
  let logCalls = 0
  const logger = () => {
    logCalls += 1
    throw new Error('the log is full')
  }
  assert.equal((await new Workforce({ baseUrl, logger }).me.get()).id, 1)
  assert.deepEqual([logCalls, requests.length], [2, 2])
})

test('the logger receives every attempt and no secret', async (t) => {
  const canary = 'canary'
  const events: LogEvent[] = []
  const conflict = failure(409, 'conflict', { message: canary }, { 'x-request-id': 'req_1', 'set-cookie': canary })
  const { baseUrl } = await startService(t, unavailable, conflict)
  const logger = (event: LogEvent) => events.push(event)
  const workforce = new Workforce({ baseUrl, token: canary, headers: { cookie: canary }, logger })
  const body = { name: canary }
  await assert.rejects(workforce.request({ method: 'PUT', path: `/${canary}`, query: { q: canary }, body }))
  assert.deepEqual(
    events.map(({ durationMs, ...event }) => ({ ...event, isTimed: durationMs >= 0 })),
    [
      {
        operation: 'request',
        method: 'PUT',
        attempt: 1,
        status: 503,
        code: 'unavailable',
        requestId: 'req_1',
        retryInMs: 0,
        isTimed: true,
      },
      {
        operation: 'request',
        method: 'PUT',
        attempt: 2,
        status: 409,
        code: 'conflict',
        requestId: 'req_1',
        retryInMs: undefined,
        isTimed: true,
      },
    ],
  )
  assert.doesNotMatch(inspect(events, { depth: null }), /canary/)
})

test('printing a client shows no secret', () => {
  const workforce = new Workforce({
    baseUrl: 'https://workforce.example',
    token: 'canary',
    headers: { cookie: 'canary' },
  })
  assert.doesNotMatch(inspect(workforce, { depth: null, showHidden: true }), /canary/)
  assert.doesNotMatch(JSON.stringify(workforce), /canary/)
})
