import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { tally } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const env = { SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' }
const app = await startTestApp({ env })
const withoutMail = await startTestApp({ databaseUrl: app.databaseUrl })
const { id: business_id } = await createBusiness(app)
const { db } = app

/** Removes the new password links, checks that they match the new jobs, and returns them. */
async function removeLinks() {
  const { rows: links } = await sql<{ id: number; user_id: number | null; purpose: string; token_hash: string | null }>`
    with gone as (delete from password_links returning *)
    select id, user_id, purpose, token_hash from gone order by id`.execute(db)
  const { rows: jobs } = await sql<{ payload: object }>`
    with gone as (delete from graphile_worker._private_jobs returning payload)
    select payload from gone order by (payload ->> 'password_link_id')::int`.execute(db)
  assert.deepEqual(
    jobs.map(({ payload }) => payload),
    links.map(({ id }) => ({ password_link_id: id })),
  )
  return links.map(({ id: _, ...rest }) => rest)
}

const requestReset = (email: string, ip = '203.0.113.1') =>
  app.send('POST', '/v1/password/forgot', { body: { email }, headers: { 'x-forwarded-for': ip } })

describe('auth.forgotPassword', () => {
  it('enqueues an email with a job that contains only an ID', async () => {
    const { id, email } = await createUser(app, { business_id, role: 'employee' })
    await caller(app).call('auth.forgotPassword', { body: { email: email.toUpperCase() } })
    assert.deepEqual(await removeLinks(), [{ user_id: id, purpose: 'reset', token_hash: null }])
  })

  it('responds identically and writes the same rows for unknown and inactive users', async () => {
    const active = await createUser(app, { business_id, role: 'employee' })
    const inactive = await createUser(app, { business_id, role: 'employee' })
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    const responses = []
    for (const email of [active.email, inactive.email, 'nobody@example.com']) responses.push(await requestReset(email))
    const shapes = responses.map(({ status, text, headers }) => ({
      status,
      text,
      headers: Object.keys(headers).sort(),
    }))
    assert.deepEqual(shapes, Array(3).fill(shapes[0]))
    assert.equal(shapes[0]?.status, 202)
    assert.deepEqual(
      (await removeLinks()).map(({ user_id }) => user_id),
      [active.id, null, null],
    )
  })

  it('responds identically without a mail server, and writes nothing', async () => {
    const { email } = await createUser(app, { business_id, role: 'employee' })
    await caller(withoutMail).call('auth.forgotPassword', { body: { email } })
    assert.deepEqual(await removeLinks(), [])
  })

  it('allows five requests per hour for an account and network, known or not', async () => {
    const { email } = await createUser(app, { business_id, role: 'employee' })
    for (const address of [email, 'stranger@example.com']) {
      for (let attempts = 0; attempts < 5; attempts += 1)
        assert.equal((await requestReset(address, '203.0.113.2')).status, 202)
      const refusal = await requestReset(address, '203.0.113.2')
      assert.equal(refusal.status, 429)
      assert.match(String(refusal.headers['retry-after']), /^\d{4}$/)
      assert.equal((await requestReset(address, '203.0.113.3')).status, 202)
    }
    assert.equal((await requestReset('another@example.com', '203.0.113.2')).status, 202)
    assert.equal((await removeLinks()).length, 13)
  })

  it('does not exceed the limit with 20 concurrent requests', async () => {
    const body = { email: 'flooded@example.com' }
    const headers = { 'x-forwarded-for': '203.0.113.4' }
    const request = { url: app.url, method: 'POST', path: '/v1/password/forgot', body, headers }
    const responses = await releaseTogether(Array.from({ length: 20 }, () => request))
    assert.deepEqual(tally(responses), { 202: 5, 429: 15 })
    assert.equal((await removeLinks()).length, 5)
  })

  it('allows 20 requests per hour for an account from all networks', async () => {
    const statuses: number[] = []
    for (let attempts = 0; attempts < 22; attempts += 1) {
      statuses.push((await requestReset('popular@example.com', `198.51.100.${attempts}`)).status)
    }
    assert.deepEqual(statuses, [...Array(20).fill(202), 429, 429])
    await removeLinks()
  })

  it('does not count towards the login throttle', async () => {
    const { email } = await createUser(app, { business_id, role: 'employee' })
    for (let attempts = 0; attempts < 6; attempts += 1) await requestReset(email, '203.0.113.5')
    const login = { body: { email, password: 'correct horse battery' }, headers: { 'x-forwarded-for': '203.0.113.5' } }
    assert.equal((await app.send('POST', '/v1/login', login)).status, 200)
    await removeLinks()
  })
})
