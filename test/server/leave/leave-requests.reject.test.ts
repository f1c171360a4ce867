import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture } from './leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, business, addPerson, addLeaveType, requestLeave } = fixture
const note = 'Too many absences'

describe('leaveRequests.reject', () => {
  it('rejects leave with a note, frees its days and sends leave.rejected without the note', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    await fixture.adjust(person_id, leave_type_id, 1)
    const request = await requestLeave({ person_id, leave_type_id })
    const { data } = (await api.call('leaveRequests.reject', { path: { id: request.id }, body: { note } })).body
    const { updated_at } = data
    const decision = { status: 'rejected' as const, decided_by: business.owner.id, decided_at: updated_at }
    const fields = { ...decision, decision_note: note, allowed_actions: [], updated_at, version: 2 }
    assert.deepEqual(data, { ...request, ...fields })
    assert.deepEqual(await fixture.listEventTypes(request.id), ['leave.requested', 'leave.rejected'])
    const events = await all(api, 'events.list', { query: { types: 'leave.rejected' } })
    assert.ok(!JSON.stringify(events).includes(note))
    await requestLeave({ person_id, leave_type_id })
  })
})
