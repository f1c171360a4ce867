import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { day, from, openOffice } from './leave-office.ts'

const app = await startTestApp()
const office = await openOffice(app)
const { api, person, member, type, ask } = office

describe('leaveRequests.update', () => {
  it('changes what is given, counts anew, keeps its id and records `leave.updated`', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const request = await ask({ person_id, leave_type_id, ...from(0, 1), note: 'Camping' })
    const body = { end_date: day(2), end_portion: 'morning' as const }
    const { data } = (await api.call('leaveRequests.update', { path: { id: request.id }, body })).body
    const { breakdown, updated_at } = data
    assert.deepEqual(data, { ...request, ...body, days: 2.5, breakdown, updated_at, version: 2 })
    assert.equal(breakdown.length, 3)
    assert.deepEqual(await office.eventsOf(request.id), ['leave.requested', 'leave.updated'])
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.updated' } })
    const entry = entries.find(({ detail }) => detail.leave_request_id === request.id)
    assert.equal(entry?.detail.changed, 'end_date end_portion')
  })

  it('does not clash with itself, nor count its own days as taken', async () => {
    const [person_id, leave_type_id] = [await person(), await type({ allow_negative: false })]
    await office.adjust(person_id, leave_type_id, 3)
    const { id } = await ask({ person_id, leave_type_id, ...from(0, 2) })
    await api.call('leaveRequests.update', { path: { id }, body: from(1, 3) })
    await api.refused(422, 'leaveRequests.update', { path: { id }, body: from(0, 3) })
    const other = await ask({ person_id, leave_type_id: await type(), ...from(4) })
    const { message } = (await api.refused(409, 'leaveRequests.update', { path: { id }, body: from(2, 4) })).body
    assert.match(message, new RegExp(`^Leave request ${other.id} `))
  })

  it('moves to another leave type, whose rules then hold', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const { id } = await ask({ person_id, leave_type_id })
    const [short, other] = [await type({ allow_negative: false }), await type()]
    await api.refused(422, 'leaveRequests.update', { path: { id }, body: { leave_type_id: short } })
    await api.refused(422, 'leaveRequests.update', { path: { id }, body: { leave_type_id: 2_147_483_647 } })
    await api.call('leaveRequests.update', { path: { id }, body: { leave_type_id: other } })
    assert.equal((await office.balance(person_id, leave_type_id)).pending, 0)
    assert.equal((await office.balance(person_id, other)).pending, 1)
  })

  it('approves what becomes leave that needs no approval, as preview says', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const free = await type({ requires_approval: false })
    const { id, start_date, end_date } = await ask({ person_id, leave_type_id })
    await api.call('leaveRequests.update', { path: { id }, body: { note: 'Camping' } })
    assert.equal((await office.get(id)).status, 'requested')

    const preview = { person_id: await person(), leave_type_id: free, start_date, end_date }
    const { status } = (await api.call('leaveRequests.preview', { body: preview })).body.data
    const { data } = (await api.call('leaveRequests.update', { path: { id }, body: { leave_type_id: free } })).body
    assert.deepEqual([data.status, data.decided_by], [status, null])
    const types = ['leave.requested', 'leave.updated', 'leave.updated', 'leave.approved']
    assert.deepEqual(await office.eventsOf(id), types)
    assert.equal((await office.balance(person_id, free)).scheduled, data.days)
  })

  it('changes the integrator’s own id and data without checking the rules again', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    await ask({ person_id, leave_type_id, ...from(2), external_id: 'taken' })
    const { id } = await ask({ person_id, leave_type_id })
    await api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { archived: true } })
    const own = { external_id: 'trip', metadata: { cost_center: '42' } }
    const { data } = (await api.call('leaveRequests.update', { path: { id }, body: own })).body
    assert.deepEqual([data.external_id, data.metadata, data.version], [own.external_id, own.metadata, 2])
    const clash = await api.refused(409, 'leaveRequests.update', { path: { id }, body: { external_id: 'taken' } })
    assert.deepEqual(clash.body.errors?.[0]?.path, 'body.external_id')
    await api.refused(422, 'leaveRequests.update', { path: { id }, body: from(4) })
  })

  it('is for the person, and for who may ask for them', async () => {
    const leave_type_id = await type()
    const lead = await member('manager')
    const employee = await member('employee', { manager_id: lead.person_id })
    const [stranger, outsider] = [await member('employee'), await member('manager')]
    const { id } = await ask({ person_id: employee.person_id, leave_type_id }, employee.api)
    await stranger.api.refused(404, 'leaveRequests.update', { path: { id }, body: from(1) })
    await outsider.api.refused(404, 'leaveRequests.update', { path: { id }, body: from(1) })
    await employee.api.call('leaveRequests.update', { path: { id }, body: from(1) })
    await lead.api.call('leaveRequests.update', { path: { id }, body: from(2) })
  })
})
