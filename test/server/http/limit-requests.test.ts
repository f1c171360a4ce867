import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertResponse } from '../../support/contract/contract.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp, type TestApp, type TestResponse } from '../../support/service/app.ts'

const shared = await startTestApp()
const { id: business_id, owner } = await createBusiness(shared)

const limited = (env: Record<string, string>): Promise<TestApp> =>
  startTestApp({ databaseUrl: shared.databaseUrl, env: { TRUST_PROXY: '1', ...env } })

const rateLimit = ({ headers }: TestResponse) => [
  headers['ratelimit-policy'],
  String(headers.ratelimit).replace(/\d+$/, 'T'),
]

function assertRefused(response: TestResponse): void {
  assert.deepEqual(
    [response.status, response.body.code, response.body.message],
    [429, 'rate_limited', 'Too many attempts.'],
  )
  assertResponse(undefined, response)
  const seconds = Number(response.headers['retry-after'])
  assert.ok(seconds >= 1 && seconds <= 60)
}

describe('the rate limit of a principal', () => {
  it('is in every response, separate for each principal', async () => {
    const app = await limited({ RATE_LIMIT_PER_PRINCIPAL: '3' })
    const colleague = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(shared, owner, { scopes: ['people:read'] })
    const policy = '"principal";q=3;w=60'
    const send = (token: string) => app.send('GET', '/v1/people', { token })
    assert.deepEqual(rateLimit(await send(owner.token)), [policy, '"principal";r=2;t=T'])
    assert.deepEqual(rateLimit(await app.send('GET', '/v1/people/0', { token: owner.token })), [
      policy,
      '"principal";r=1;t=T',
    ])
    assert.deepEqual(rateLimit(await app.send('POST', '/v1/people', { token: owner.token, body: '{' })), [
      policy,
      '"principal";r=0;t=T',
    ])
    const over = await send(owner.token)
    assertRefused(over)
    assert.deepEqual(rateLimit(over), [policy, '"principal";r=0;t=T'])
    for (const token of [colleague.token, key.token]) {
      assert.deepEqual(rateLimit(await send(token)), [policy, '"principal";r=2;t=T'])
    }
  })

  it('counts a request before its operation is performed', async () => {
    const app = await limited({ RATE_LIMIT_PER_PRINCIPAL: '1' })
    const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
    await app.send('GET', '/v1/me', { token: owner.token })
    assertRefused(await app.send('POST', '/v1/people', { token: owner.token, body: ada }))
    const { body } = await shared.send('GET', '/v1/people', { token: owner.token })
    assert.deepEqual(body.data, [])
  })
})

describe('the rate limit of an address', () => {
  const env = { RATE_LIMIT_PER_ADDRESS: '2' }
  const from = (app: TestApp, ip: string, path = '/v1/login', method = 'POST', token?: string) =>
    app.send(method, path, { token, headers: { 'x-forwarded-for': ip } })

  it('counts anonymous requests and rejected tokens', async () => {
    const app = await limited(env)
    const requests: [path: string, method: string, token?: string][] = [
      ['/v1/login', 'POST'],
      ['/v1/people', 'GET'],
      ['/v1/people', 'GET', 'garbage'],
      ['/v1/people', 'GET', `wfk_${'A'.repeat(40)}`],
      ['/v1/people', 'PUT'],
      ['/v1/people', 'OPTIONS'],
      ['/v1/openapi.json', 'GET'],
      ['/v1/signing/x', 'GET'],
      ['/docs', 'GET'],
      ['/password/x', 'GET'],
      ['/sign/x', 'GET'],
      ['/nowhere', 'GET'],
    ]
    for (const [index, [path, method, token]] of requests.entries()) {
      const ip = `203.0.113.${index}`
      const first = await from(app, ip, path, method, token)
      assert.deepEqual(rateLimit(first), ['"address";q=2;w=60', '"address";r=1;t=T'], path)
      await from(app, ip, path, method, token)
      assertRefused(await from(app, ip, path, method, token))
      assert.equal((await from(app, ip, '/v1/people', 'GET', owner.token)).status, 200)
    }
  })

  it('is shared by an IPv6 /64 network', async () => {
    const app = await limited(env)
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2']) assert.equal((await from(app, ip)).status, 422)
    assertRefused(await from(app, '2001:db8:1:2:3:4:5:6'))
    assert.equal((await from(app, '2001:db8:1:3::1')).status, 422)
  })

  it('does not count health checks', async () => {
    const app = await limited(env)
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status, headers } = await from(app, '203.0.113.7', '/health/live', 'GET')
      assert.deepEqual([status, headers.ratelimit], [200, undefined])
    }
  })
})
