import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLeaveDelegate } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { business, addMember } = await createLeaveFixture(app)

describe('me.getDelegate', () => {
  it("returns the caller's delegate, with members that are null without one", async () => {
    const { user, api } = await addMember('manager')
    const delegate = await addMember('manager')
    assert.deepEqual((await api.call('me.getDelegate')).body.data, {
      user_id: null,
      name: null,
      from: null,
      until: null,
      created_at: null,
    })
    const days = { from_date: '2026-01-01', until_date: '2026-01-02' }
    await createLeaveDelegate(app, {
      business_id: business.id,
      user_id: user.id,
      delegate_id: delegate.user.id,
      ...days,
    })
    const { user_id, name, from, until } = (await api.call('me.getDelegate')).body.data
    assert.deepEqual(
      [user_id, name, from, until],
      [delegate.user.id, delegate.user.name, days.from_date, days.until_date],
    )
    assert.equal((await delegate.api.call('me.getDelegate')).body.data.user_id, null)
  })
})
