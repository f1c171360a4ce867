import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createLeaveFeed } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const anonymous = caller(app)

describe('leaveFeeds.revoke', () => {
  it('revokes a link at once and records it in the audit log', async () => {
    const { id, token } = await createLeaveFeed(app, { business_id, user_id: owner.id })
    const other = await createLeaveFeed(app, { business_id, user_id: owner.id })
    await anonymous.call('leaveFeeds.ics', { path: { token } })
    await api.call('leaveFeeds.revoke', { path: { id } })
    await anonymous.expectError(404, 'leaveFeeds.ics', { path: { token } })
    await anonymous.call('leaveFeeds.ics', { path: { token: other.token } })
    await api.expectError(404, 'leaveFeeds.revoke', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave_feed.revoked', limit: 1 } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { leave_feed_id: id, name: 'Phone' }])
  })

  it('returns 404 for a link of another user', async () => {
    const employee = await createUser(app, { business_id, role: 'employee' })
    const { id, token } = await createLeaveFeed(app, { business_id, user_id: employee.id })
    await api.expectError(404, 'leaveFeeds.revoke', { path: { id } })
    await anonymous.call('leaveFeeds.ics', { path: { token } })
  })
})
