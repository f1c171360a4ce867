import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, addLeaveType } = await createLeaveFixture(app)

describe('leaveTypes.get', () => {
  it('returns the entry of leaveTypes.list', async () => {
    const id = await addLeaveType()
    const entry = (await all(api, 'leaveTypes.list')).find((each) => each.id === id)
    assert.deepEqual((await api.call('leaveTypes.get', { path: { id } })).body.data, entry)
  })

  it('returns an archived type', async () => {
    const id = await addLeaveType()
    await api.call('leaveTypes.update', { path: { id }, body: { archived: true } })
    assert.equal((await api.call('leaveTypes.get', { path: { id } })).body.data.archived, true)
  })
})
