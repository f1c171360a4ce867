import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openOffice } from './leave-office.ts'

const app = await startTestApp()
const office = await openOffice(app)
const { api, business, person, member, type, ask } = office
const note = 'Too many are away then'

describe('leaveRequests.reject', () => {
  it('rejects with a note, gives the days free, and sends leave.rejected without it', async () => {
    const [person_id, leave_type_id] = [await person(), await type({ allow_negative: false })]
    await office.adjust(person_id, leave_type_id, 1)
    const request = await ask({ person_id, leave_type_id })
    const { data } = (await api.call('leaveRequests.reject', { path: { id: request.id }, body: { note } })).body
    const { updated_at } = data
    const decision = { status: 'rejected' as const, decided_by: business.owner.id, decided_at: updated_at }
    const now = { ...decision, decision_note: note, allowed_actions: [], updated_at, version: 2 }
    assert.deepEqual(data, { ...request, ...now })
    assert.deepEqual(await office.eventsOf(request.id), ['leave.requested', 'leave.rejected'])
    const events = await all(api, 'events.list', { query: { types: 'leave.rejected' } })
    assert.ok(!JSON.stringify(events).includes(note))
    await ask({ person_id, leave_type_id })
  })

  it('is for who may approve', async () => {
    const employee = await member('employee')
    const outsider = await member('manager')
    const { id } = await ask({ person_id: employee.person_id, leave_type_id: await type() }, employee.api)
    await employee.api.refused(403, 'leaveRequests.reject', { path: { id }, body: { note } })
    await outsider.api.refused(404, 'leaveRequests.reject', { path: { id }, body: { note } })
  })
})
