import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type AnyInput, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { TRUST_PROXY: '1' } })
const direct = await startTestApp({ databaseUrl: app.databaseUrl })
const { db } = app
const business = await createBusiness(app)
const api = caller(app)

/** The number of networks used so far, so that each test gets its own. */
let networks = 0
const network = () => ({ 'x-forwarded-for': `198.51.${++networks}.7` })
let user: TestUser
let header: { 'x-forwarded-for': string }
beforeEach(async () => {
  user = await createUser(app, { business_id: business.id, role: 'employee' })
  header = network()
})

const validLogin = () => ({ header, body: { email: user.email, password: testPassword } })
const failedLogin = () => ({ header, body: { email: user.email, password: 'not the password' } })

const logIn = async (input: AnyInput): Promise<void> => {
  const { status, text } = await api.send('auth.login', input)
  assert.equal(status, 200, text)
}

describe('the login throttle', () => {
  const fail = async (times: number, input = failedLogin()) => {
    for (let n = 0; n < times; n++) await api.expectError(401, 'auth.login', input)
  }

  it('returns 429 after five failures per minute, even with a valid password', async () => {
    await fail(5)
    const { headers, body } = await api.expectError(429, 'auth.login', failedLogin())
    assert.equal(body.message, 'Too many attempts.')
    const seconds = Number(headers['retry-after'])
    assert.ok(seconds >= 1 && seconds <= 60, `Retry-After: ${headers['retry-after']}`)
    await api.expectError(429, 'auth.login', validLogin())
  })

  it('applies to an account and network together', async () => {
    await fail(5)
    await logIn({ ...validLogin(), header: network() })
    const other = await createUser(app, { business_id: business.id, role: 'manager' })
    await logIn({ header, body: { email: other.email, password: testPassword } })
  })

  it('counts only failures', async () => {
    for (let n = 0; n < 7; n++) await logIn(validLogin())
    await fail(4)
    await logIn(validLogin())
    await fail(1)
    await api.expectError(429, 'auth.login', validLogin())
  })

  it('does not count a challenge as a failure', async () => {
    await enableTwoFactor(app, user)
    for (let n = 0; n < 7; n++) await challenge(app, user)
  })

  it('counts for unknown and locked users', async () => {
    const unknownUser = { header, body: { email: 'unknown-user@example.com', password: 'x' } }
    await fail(5, unknownUser)
    await api.expectError(429, 'auth.login', unknownUser)
    await db
      .updateTable('users')
      .set({ locked_until: sql`now() + interval '1 hour'` })
      .where('id', '=', user.id)
      .execute()
    await fail(5, validLogin())
    await api.expectError(429, 'auth.login', validLogin())
  })

  it('ignores the case of the email address', async () => {
    await fail(5)
    await api.expectError(429, 'auth.login', {
      header,
      body: { ...validLogin().body, email: user.email.toUpperCase() },
    })
  })

  const setCount = async (key: string, points: number): Promise<void> => {
    const { numAffectedRows } = await sql`update throttles set points = ${points} where key = ${key}`.execute(db)
    assert.equal(numAffectedRows, 1n)
  }

  it('allows 60 failures per minute from a network, over all accounts', async () => {
    const guess = (n: number) => ({ header, body: { email: `guess-${n}@example.com`, password: 'x' } })
    await api.expectError(401, 'auth.login', guess(1))
    await setCount(`login:network:${header['x-forwarded-for']}`, 59)
    await api.expectError(401, 'auth.login', guess(2))
    await api.expectError(429, 'auth.login', guess(3))
    await api.expectError(429, 'auth.login', validLogin())
    await logIn({ ...validLogin(), header: network() })
  })

  it('allows 100 failures per hour for an account, over all networks', async () => {
    await api.expectError(401, 'auth.login', failedLogin())
    await setCount(`login:account:${createHash('sha256').update(user.email).digest('base64url')}`, 99)
    await api.expectError(401, 'auth.login', { ...failedLogin(), header: network() })
    const { headers } = await api.expectError(429, 'auth.login', { ...validLogin(), header: network() })
    assert.ok(Number(headers['retry-after']) > 3000, `Retry-After: ${headers['retry-after']}`)
    const other = await createUser(app, { business_id: business.id, role: 'manager' })
    await logIn({ header, body: { email: other.email, password: testPassword } })
  })

  it('does not count refused attempts towards the limit of the account', async () => {
    await fail(5)
    for (let n = 0; n < 110; n++) await api.expectError(429, 'auth.login', failedLogin())
    await logIn({ ...validLogin(), header: network() })
  })

  it('treats an IPv6 /64 as one network, and a mapped IPv4 address as IPv4', async () => {
    const from = (address: string) => ({ ...failedLogin(), header: { 'x-forwarded-for': address } })
    for (let n = 1; n <= 5; n++) await api.expectError(401, 'auth.login', from(`2001:db8:1:1::${n}`))
    await api.expectError(429, 'auth.login', from('2001:db8:1:1:ffff::9'))
    await api.expectError(401, 'auth.login', from('2001:db8:1:2::1'))
    for (let n = 0; n < 5; n++) await api.expectError(401, 'auth.login', from('192.0.2.200'))
    await api.expectError(429, 'auth.login', from('::ffff:192.0.2.200'))
  })

  it('ignores a forged X-Forwarded-For', async () => {
    // Only the last entry counts, as the proxy wrote it; without a proxy, the header is ignored.
    const forged = (n: number) => ({ ...failedLogin(), header: { 'x-forwarded-for': `203.0.113.${n}` } })
    for (let n = 0; n < 5; n++) await caller(direct).expectError(401, 'auth.login', forged(n))
    await caller(direct).expectError(429, 'auth.login', forged(9))
    const proxied = (n: number) => ({ ...failedLogin(), header: { 'x-forwarded-for': `203.0.113.${n}, 192.0.2.50` } })
    for (let n = 0; n < 5; n++) await api.expectError(401, 'auth.login', proxied(n))
    await api.expectError(429, 'auth.login', proxied(9))
  })

  it('restarts after its window', async () => {
    await fail(5)
    await sql`update throttles set expire = 0`.execute(db)
    await fail(5)
    await api.expectError(429, 'auth.login', validLogin())
  })

  it('stores no email address', async () => {
    await fail(1)
    const { rows } = await sql<{ key: string }>`select key from throttles`.execute(db)
    assert.ok(rows.length > 0)
    for (const { key } of rows) assert.doesNotMatch(key, /@|example/)
  })
})
