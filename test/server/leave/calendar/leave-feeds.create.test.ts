import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example' } })

/** Creates a business and returns the client of its owner. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  return { business_id, owner, api: caller(app, owner.token) }
}

describe('leaveFeeds.create', () => {
  it('returns an address of 256 random bits once, and stores only their hash', async () => {
    const { owner, api } = await openBusiness()
    const { data } = (await api.call('leaveFeeds.create', { body: { name: 'Phone' } })).body
    const [, token = ''] =
      /^https:\/\/hr\.example\/v1\/leave-feeds\/([\w-]{43})\/calendar\.ics$/.exec(data.url ?? '') ?? []
    assert.notEqual(token, '')
    const { id, name, last_used_at, created_at } = data
    assert.deepEqual(await all(api, 'leaveFeeds.list'), [{ id, name, last_used_at, created_at }])
    assert.deepEqual([name, last_used_at], ['Phone', null])

    const [row] = await app.db.selectFrom('leave_feeds').selectAll().where('id', '=', id).execute()
    assert.ok(!JSON.stringify(row).includes(token))
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_feed.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { leave_feed_id: id, name: 'Phone' }])
  })

  it('omits the address when an Idempotency-Key is repeated', async () => {
    const { api } = await openBusiness()
    const input = { header: { 'Idempotency-Key': 'feed-1' }, body: { name: 'Phone' } }
    const { url: _, ...rest } = (await api.call('leaveFeeds.create', input)).body.data
    assert.deepEqual((await api.call('leaveFeeds.create', input)).body.data, { ...rest, secret_withheld: true })
  })

  it('allows up to ten links per user, even when requests race', async () => {
    const { business_id, api } = await openBusiness()
    const responses = Array.from(
      { length: 12 },
      async () => (await api.send('leaveFeeds.create', { body: { name: 'Phone' } })).status,
    )
    assert.deepEqual((await Promise.all(responses)).sort(), [...Array(10).fill(201), 409, 409])
    const other = await createUser(app, { business_id, role: 'employee' })
    await caller(app, other.token).call('leaveFeeds.create', { body: { name: 'Phone' } })
  })
})
