import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { createLeaveDelegate } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember } = await createLeaveFixture(app)

describe('me.deleteDelegate', () => {
  it("removes the caller's delegate only, and audits it once", async () => {
    const [user, another] = [await addMember('manager'), await addMember('manager')]
    const delegate_id = business.owner.id
    for (const {
      user: { id },
    } of [user, another]) {
      await createLeaveDelegate(app, { business_id: business.id, user_id: id, delegate_id })
    }
    await user.api.call('me.deleteDelegate')
    await user.api.call('me.deleteDelegate')
    assert.equal((await user.api.call('me.getDelegate')).body.data.user_id, null)
    assert.equal((await another.api.call('me.getDelegate')).body.data.user_id, delegate_id)
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave_delegate.removed' } })
    assert.deepEqual(
      entries.map(({ target_user_id, detail }) => [target_user_id, detail]),
      [[user.user.id, { delegate_id }]],
    )
  })
})
