import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture } from './person-change-fixture.ts'

const app = await startTestApp()
const { api, request, member } = await createPersonChangeFixture(app)

describe('personChanges.get', () => {
  it('returns the values to the person, and to those who may read the person', async () => {
    const { request: pending, member: requester } = await request()
    const { id } = pending
    assert.deepEqual((await requester.api.call('personChanges.get', { path: { id } })).body.data, pending)
    const allowed_actions = ['approve', 'reject', 'cancel']
    assert.deepEqual((await api.call('personChanges.get', { path: { id } })).body.data, { ...pending, allowed_actions })
    await (await member()).api.expectError(404, 'personChanges.get', { path: { id } })
    await (await member('manager')).api.expectError(404, 'personChanges.get', { path: { id } })
  })
})
