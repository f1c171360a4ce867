import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AbortedError, UnauthenticatedError, Workforce } from 'workforce-sdk'
import { eventually } from '../support/race.ts'
import { type Answerer, data, failure, type Received, startService } from './service.ts'

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

/** Takes one access token, and gives a new pair for the refresh token that came with the one before. */
function sessionThatKnows(current: number): Answerer {
  return (response, request) => {
    if (request.url === '/v1/token/refresh') {
      const { refresh_token } = JSON.parse(request.body)
      if (refresh_token !== `refresh-${current - 1}`) return failure(401, 'unauthenticated')(response, request)
      return void setTimeout(() => data(pair(current))(response, request), 20)
    }
    const isGood = request.headers.authorization === `Bearer jwt-${current}`
    return (isGood ? data({ id: 1 }) : failure(401, 'token_expired'))(response, request)
  }
}

const refreshesOf = (requests: Received[]) => requests.filter(({ url }) => url === '/v1/token/refresh').length

test('a refused token is renewed once for all calls, told before it is used, and the calls go on', async (t) => {
  const { baseUrl, requests } = await startService(t, sessionThatKnows(2))
  const told: string[] = []
  const workforce = new Workforce({
    baseUrl,
    token: 'jwt-1',
    refreshToken: 'refresh-1',
    maxRetries: 0,
    onTokens: ({ refresh_token }) => {
      assert.ok(!requests.some(({ headers }) => headers.authorization === 'Bearer jwt-2'))
      told.push(refresh_token)
    },
  })
  await Promise.all(Array.from({ length: 10 }, () => workforce.me.get()))
  assert.equal(refreshesOf(requests), 1)
  assert.deepEqual(told, ['refresh-2'])
  assert.equal(requests.find(({ url }) => url === '/v1/token/refresh')?.headers.authorization, undefined)
})

test('a token that is about to end is renewed before it is used', async (t) => {
  const { baseUrl, requests } = await startService(t, data(pair(1, 5)), sessionThatKnows(2))
  const told: string[] = []
  const login = await Workforce.login({ baseUrl, ...credentials, onTokens: ({ token }) => void told.push(token) })
  assert.ok(login.status === 'logged_in')
  await Promise.all([login.client.me.get(), login.client.me.get()])
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/v1/login', '/v1/token/refresh', '/v1/me', '/v1/me'],
  )
  assert.deepEqual(told, ['jwt-1', 'jwt-2'])
})

test('a token that is still good is used when it cannot be renewed in time', async (t) => {
  const { baseUrl, requests } = await startService(t, failure(500, 'server_error'), data({ id: 1 }))
  const tokenExpiresAt = new Date(Date.now() + 5_000)
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', tokenExpiresAt, maxRetries: 0 })
  await workforce.me.get()
  assert.equal(requests.at(-1)?.headers.authorization, 'Bearer jwt-1')
})

test('what onTokens throws fails the call, though the old token is still good', async (t) => {
  const { baseUrl, requests } = await startService(t, data(pair(2)), data({ id: 1 }))
  const tokenExpiresAt = new Date(Date.now() + 5_000)
  const onTokens = () => {
    throw new Error('the disk is full')
  }
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', tokenExpiresAt, onTokens })
  await assert.rejects(workforce.me.get(), /the disk is full/)
  assert.equal(requests.length, 1)
})

test('when the session is over, a call fails as it was refused, and no later call asks again', async (t) => {
  const { baseUrl, requests } = await startService(t, failure(401, 'token_expired'))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'spent' })
  for (const _ of [1, 2]) {
    await assert.rejects(workforce.me.get(), (error: UnauthenticatedError) => {
      assert.match(error.message, /^me\.get: /)
      return error instanceof UnauthenticatedError
    })
  }
  assert.equal(refreshesOf(requests), 1)
})

test('a token whose signing key was retired is renewed, one of a revoked session is not', async (t) => {
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

test('a call that is aborted while the token is renewed ends, and the others go on', async (t) => {
  const { baseUrl, requests } = await startService(t, sessionThatKnows(2))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1' })
  const controller = new AbortController()
  const aborted = workforce.me.get({ signal: controller.signal })
  const other = workforce.me.get()
  await eventually('the token is being renewed', async () => refreshesOf(requests) === 1)
  controller.abort()
  await assert.rejects(aborted, AbortedError)
  assert.equal((await other).id, 1)
})

test('what onTokens throws fails the call, and the next one renews with the newest refresh token', async (t) => {
  let stores = 0
  const store = () => {
    stores += 1
    if (stores === 1) throw new Error('the disk is full')
  }
  const refused = failure(401, 'token_expired')
  const { baseUrl, requests } = await startService(t, refused, data(pair(2)), refused, data(pair(3)), data({ id: 1 }))
  const workforce = new Workforce({ baseUrl, token: 'jwt-1', refreshToken: 'refresh-1', onTokens: store })
  await assert.rejects(workforce.me.get(), /the disk is full/)
  await workforce.me.get()
  assert.deepEqual(JSON.parse(requests[3]?.body ?? ''), { refresh_token: 'refresh-2' })
  assert.equal(requests[4]?.headers.authorization, 'Bearer jwt-3')
})
