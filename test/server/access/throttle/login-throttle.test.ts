import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { type AnyInput, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, guard } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { TRUST_PROXY: '1' } })
const direct = await startTestApp({ databaseUrl: app.databaseUrl })
const { db } = app
const business = await createBusiness(app)
const api = caller(app)

/** An address that no other test logs in from. */
let networks = 0
const network = () => ({ 'x-forwarded-for': `198.51.${++networks}.7` })
let user: TestUser
let header: { 'x-forwarded-for': string }
beforeEach(async () => {
  user = await createUser(app, { business_id: business.id, role: 'employee' })
  header = network()
})

const right = () => ({ header, body: { email: user.email, password: testPassword } })
const wrong = () => ({ header, body: { email: user.email, password: 'not the password' } })

const logsIn = async (input: AnyInput): Promise<void> => {
  const { status, text } = await api.send('auth.login', input)
  assert.equal(status, 200, text)
}

describe('the throttle of the login', () => {
  const spend = async (times: number, input = wrong()) => {
    for (let n = 0; n < times; n++) await api.refused(401, 'auth.login', input)
  }

  it('answers 429 to the sixth try after five failures in a minute, even with the right password', async () => {
    await spend(5)
    const { headers, body } = await api.refused(429, 'auth.login', wrong())
    assert.equal(body.message, 'Too many attempts.')
    const seconds = Number(headers['retry-after'])
    assert.ok(seconds >= 1 && seconds <= 60, `Retry-After: ${headers['retry-after']}`)
    await api.refused(429, 'auth.login', right())
  })

  it('leaves the same account alone from another address, and other accounts from the same', async () => {
    await spend(5)
    await logsIn({ ...right(), header: network() })
    const other = await createUser(app, { business_id: business.id, role: 'manager' })
    await logsIn({ header, body: { email: other.email, password: testPassword } })
  })

  it('counts failures only: after any number of good logins there are five tries', async () => {
    for (let n = 0; n < 7; n++) await logsIn(right())
    await spend(4)
    await logsIn(right())
    await spend(1)
    await api.refused(429, 'auth.login', right())
  })

  it('takes a right password that asks for a second factor as no failure', async () => {
    await guard(app, user)
    for (let n = 0; n < 7; n++) await challenge(app, user)
  })

  it('counts for unknown accounts too, and for the right password of a locked one', async () => {
    const unknown = { header, body: { email: 'nobody-at-all@example.com', password: 'x' } }
    await spend(5, unknown)
    await api.refused(429, 'auth.login', unknown)
    await db
      .updateTable('users')
      .set({ locked_until: sql`now() + interval '1 hour'` })
      .where('id', '=', user.id)
      .execute()
    await spend(5, right())
    await api.refused(429, 'auth.login', right())
  })

  it('does not take an address in capitals for another account', async () => {
    await spend(5)
    await api.refused(429, 'auth.login', { header, body: { ...right().body, email: user.email.toUpperCase() } })
  })

  /** Makes the failures that are counted under a key so many. */
  const counted = async (key: string, points: number): Promise<void> => {
    const { numAffectedRows } = await sql`update throttles set points = ${points} where key = ${key}`.execute(db)
    assert.equal(numAffectedRows, 1n)
  }

  it('takes 60 failures a minute from an address, over all accounts', async () => {
    const guess = (n: number) => ({ header, body: { email: `guess-${n}@example.com`, password: 'x' } })
    await api.refused(401, 'auth.login', guess(1))
    await counted(`login:network:${header['x-forwarded-for']}`, 59)
    await api.refused(401, 'auth.login', guess(2))
    await api.refused(429, 'auth.login', guess(3))
    await api.refused(429, 'auth.login', right())
    await logsIn({ ...right(), header: network() })
  })

  it('takes 100 failures an hour for an account, over all addresses', async () => {
    await api.refused(401, 'auth.login', wrong())
    await counted(`login:account:${createHash('sha256').update(user.email).digest('base64url')}`, 99)
    await api.refused(401, 'auth.login', { ...wrong(), header: network() })
    const { headers } = await api.refused(429, 'auth.login', { ...right(), header: network() })
    assert.ok(Number(headers['retry-after']) > 3000, `Retry-After: ${headers['retry-after']}`)
    const other = await createUser(app, { business_id: business.id, role: 'manager' })
    await logsIn({ header, body: { email: other.email, password: testPassword } })
  })

  it('counts no refusals: one address cannot use up what others may try', async () => {
    await spend(5)
    for (let n = 0; n < 110; n++) await api.refused(429, 'auth.login', wrong())
    await logsIn({ ...right(), header: network() })
  })

  it('takes all addresses of an IPv6 network for one, and an IPv4 address in IPv6 for itself', async () => {
    const from = (address: string) => ({ ...wrong(), header: { 'x-forwarded-for': address } })
    for (let n = 1; n <= 5; n++) await api.refused(401, 'auth.login', from(`2001:db8:1:1::${n}`))
    await api.refused(429, 'auth.login', from('2001:db8:1:1:ffff::9'))
    await api.refused(401, 'auth.login', from('2001:db8:1:2::1'))
    for (let n = 0; n < 5; n++) await api.refused(401, 'auth.login', from('192.0.2.200'))
    await api.refused(429, 'auth.login', from('::ffff:192.0.2.200'))
  })

  it('is not fooled by a forged X-Forwarded-For', async () => {
    // Behind no proxy the header means nothing; behind one only what that proxy wrote, the last entry, does.
    const forged = (n: number) => ({ ...wrong(), header: { 'x-forwarded-for': `203.0.113.${n}` } })
    for (let n = 0; n < 5; n++) await caller(direct).refused(401, 'auth.login', forged(n))
    await caller(direct).refused(429, 'auth.login', forged(9))
    const proxied = (n: number) => ({ ...wrong(), header: { 'x-forwarded-for': `203.0.113.${n}, 192.0.2.50` } })
    for (let n = 0; n < 5; n++) await api.refused(401, 'auth.login', proxied(n))
    await api.refused(429, 'auth.login', proxied(9))
  })

  it('begins anew when the window is over', async () => {
    await spend(5)
    await sql`update throttles set expire = 0`.execute(db)
    await spend(5)
    await api.refused(429, 'auth.login', right())
  })

  it('keeps no address of a person in its table', async () => {
    await spend(1)
    const { rows } = await sql<{ key: string }>`select key from throttles`.execute(db)
    assert.ok(rows.length > 0)
    for (const { key } of rows) assert.doesNotMatch(key, /@|example/)
  })
})
