import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture } from './person-change-fixture.ts'

const app = await startTestApp()
const { api, request, member, get, listEventTypes } = await createPersonChangeFixture(app)

const cancelled = ['person_change.requested', 'person_change.cancelled']

describe('personChanges.cancel', () => {
  it('lets people withdraw their own request, once', async () => {
    const { request: pending, member: requester } = await request()
    const { id } = pending
    const { data } = (await requester.api.call('personChanges.cancel', { path: { id } })).body
    assert.deepEqual([data.status, data.decided_by, data.decided_at], ['cancelled', null, null])
    assert.deepEqual(await listEventTypes(id), cancelled)
    await requester.api.expectError(409, 'personChanges.cancel', { path: { id } })
    await api.expectError(409, 'personChanges.approve', { path: { id } })
  })

  it('does not find the request of another person', async () => {
    const { id } = (await request()).request
    await (await member()).api.expectError(404, 'personChanges.cancel', { path: { id } })
    assert.equal((await get(id)).status, 'pending')
  })

  for (const [name, leave] of [
    ['deleted', (id: number) => api.call('people.delete', { path: { id } })],
    ['terminated', (id: number) => api.call('people.terminate', { path: { id }, body: { end_date: '2026-01-01' } })],
  ] as const) {
    it(`happens when the person is ${name}`, async () => {
      const { id, person_id } = (await request()).request
      await leave(person_id)
      assert.equal((await get(id)).status, 'cancelled')
      assert.deepEqual(await listEventTypes(id), cancelled)
    })
  }

  it('does not happen while the end of the employment is in the future', async () => {
    const { id, person_id } = (await request()).request
    await api.call('people.terminate', { path: { id: person_id }, body: { end_date: '2999-01-01' } })
    assert.equal((await get(id)).status, 'pending')
  })
})
