import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AbortedError, UnauthenticatedError, Workforce } from 'workforce-sdk'
import { eventually } from '../support/race.ts'
import { data, failure, type Received, type Responder, startService } from './service.ts'

const user = { id: 1, name: 'Olivia Owner', email: 'owner@acme.test' }
const credentials = { email: 'owner@acme.test', password: 'acme-owner-demo' }

const pair = (number: number, expires_in = 900) => ({
  token: `jwt-${number}`,
  status: 'logged_in',
  token_type: 'Bearer',
  expires_in,
  user,
  refresh_token: `refresh-${number}`,
})

/** Accepts the access token of one pair, and issues that pair for the refresh token of the previous one. */
function sessionWithPair(current: number): Responder {
  return (response, request) => {
    if (request.url === '/v1/token/refresh') {
      const { refresh_token } = JSON.parse(request.body)
      if (refresh_token !== `refresh-${current - 1}`) return failure(401, 'unauthenticated')(response, request)
      return void setTimeout(() => data(pair(current))(response, request), 20)
    }
    const isValid = request.headers.authorization === `Bearer jwt-${current}`
    return (isValid ? data({ id: 1 }) : failure(401, 'token_expired'))(response, request)
  }
}

const countRefreshes = (requests: Received[]) => requests.filter(({ url }) => url === '/v1/token/refresh').length

test('a rejected token is renewed once for all calls, and onTokens receives it before its first use', async (t) => {
  const { baseUrl, requests } = await startService(t, sessionWithPair(2))
  const refreshTokens: string[] = []
  const workforce = new Workforce({
    baseUrl,
    token: 'jwt-1',
    refreshToken: 'refresh-1',
    maxRetries: 0,
    onTokens: ({ refresh_token }) => {
      assert.ok(!requests.some(({ headers }) => headers.authorization === 'Bearer jwt-2'))
      refreshTokens.push(refresh_token)
    },
  })
  await Promise.all(Array.from({ length: 10 }, () => workforce.me.get()))
  assert.equal(countRefreshes(requests), 1)
  assert.deepEqual(refreshTokens, ['refresh-2'])
  assert.equal(requests.find(({ url }) => url === '/v1/token/refresh')?.headers.authorization, undefined)
})

test('a token that is about to expire is renewed before it is used', async (t) => {
  const { baseUrl, requests } = await startService(t, data(pair(1, 5)), sessionWithPair(2))
  const tokens: string[] = []
  const login = await Workforce.login({ baseUrl, ...credentials, onTokens: ({ token }) => void tokens.push(token) })
  assert.ok(login.status === 'logged_in')
  await Promise.all([login.client.me.get(), login.client.me.get()])
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/v1/login', '/v1/token/refresh', '/v1/me', '/v1/me'],
  )
  assert.deepEqual(tokens, ['jwt-1', 'jwt-2'])
})

test('a token that is still valid is used if its renewal fails', async (t) => {
  const { baseUrl, requests } = await startService(t, failure(500, 'server_error'), data({ id: 1 }))
  const tokenExpiresAt = new Date(Date.now() + 5_000)
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', tokenExpiresAt, maxRetries: 0 })
  await workforce.me.get()
  assert.equal(requests.at(-1)?.headers.authorization, 'Bearer jwt-1')
})

test('an error thrown by onTokens fails the call even if the old token is still valid', async (t) => {
  const { baseUrl, requests } = await startService(t, data(pair(2)), data({ id: 1 }))
  const tokenExpiresAt = new Date(Date.now() + 5_000)
  const onTokens = () => {
    throw new Error('the disk is full')
  }
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', tokenExpiresAt, onTokens })
  await assert.rejects(workforce.me.get(), /the disk is full/)
  assert.equal(requests.length, 1)
})

test('after the end of the session, calls fail with their own error and none requests another renewal', async (t) => {
  const { baseUrl, requests } = await startService(t, failure(401, 'token_expired'))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'spent' })
  for (const _ of [1, 2]) {
    await assert.rejects(workforce.me.get(), (error: UnauthenticatedError) => {
      assert.match(error.message, /^me\.get: /)
      return error instanceof UnauthenticatedError
    })
  }
  assert.equal(countRefreshes(requests), 1)
})

test('a token with a retired signing key is renewed, but a token of a revoked session is not', async (t) => {
  const malformed = await startService(t, failure(401, 'token_malformed'), data(pair(2)), data({ id: 1 }))
  const renewed = new Workforce({ baseUrl: malformed.baseUrl, token: 'jwt-1', refreshToken: 'refresh-1' })
  assert.equal((await renewed.me.get()).id, 1)
  for (const code of ['token_revoked', 'token_missing', 'invalid_credentials']) {
    const { baseUrl, requests } = await startService(t, failure(401, code))
    const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1' })
    await assert.rejects(workforce.me.get(), (error: UnauthenticatedError) => {
      return error instanceof UnauthenticatedError && error.code === code
    })
    assert.equal(requests.length, 1)
  }
})

test('aborting a call during a token renewal does not affect other calls', async (t) => {
  const { baseUrl, requests } = await startService(t, sessionWithPair(2))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1' })
  const controller = new AbortController()
  const aborted = workforce.me.get({ signal: controller.signal })
  const other = workforce.me.get()
  await eventually('the token is being renewed', async () => countRefreshes(requests) === 1)
  controller.abort()
  await assert.rejects(aborted, AbortedError)
  assert.equal((await other).id, 1)
})

test('after onTokens throws, the next call renews with the newest refresh token', async (t) => {
  let storeCalls = 0
  const store = () => {
    storeCalls += 1
    if (storeCalls === 1) throw new Error('the disk is full')
  }
  const expired = failure(401, 'token_expired')
  const { baseUrl, requests } = await startService(t, expired, data(pair(2)), expired, data(pair(3)), data({ id: 1 }))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', onTokens: store })
  await assert.rejects(workforce.me.get(), /the disk is full/)
  await workforce.me.get()
  assert.deepEqual(JSON.parse(requests[3]?.body ?? ''), { refresh_token: 'refresh-2' })
  assert.equal(requests[4]?.headers.authorization, 'Bearer jwt-3')
})

test('a token source is called for each request, and once more after a refusal', async (t) => {
  const { baseUrl, requests } = await startService(t, sessionWithPair(2))
  const tokens = ['jwt-1', 'jwt-2', 'jwt-2', 'jwt-1', 'jwt-1']
  const workforce = new Workforce({ baseUrl, token: async () => tokens.shift() ?? '', maxRetries: 0 })
  await workforce.me.get()
  await workforce.me.get()
  await assert.rejects(() => workforce.me.get(), UnauthenticatedError)
  const headers = requests.map((request) => request.headers.authorization)
  assert.deepEqual(
    headers,
    ['jwt-1', 'jwt-2', 'jwt-2', 'jwt-1'].map((token) => `Bearer ${token}`),
  )
  assert.deepEqual(tokens, [])
})
