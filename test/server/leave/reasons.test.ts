import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, from } from './leave-fixture.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const setup = caller(app, owner.token)
const { api, addPerson, requestLeave } = await createLeaveFixture(app)
const reasons = [
  { code: 'illness', name: 'Illness' },
  { code: 'child', name: 'Sick child' },
]

let count = 0
const addType = async (fields: object, by = api) => {
  const body = { name: 'Sick leave', code: `reasons-${++count}`, allow_negative: true, ...fields }
  return (await by.call('leaveTypes.create', { body })).body.data
}

describe('the reasons of a leave type', () => {
  it('are empty by default, and are replaced as a whole', async () => {
    const type = await addType({}, setup)
    assert.deepEqual([type.reasons, type.reason_required, type.hidden_from_team], [[], false, true])
    const path = { id: type.id }
    const body = { reasons, reason_required: true, hidden_from_team: false }
    const { data } = (await setup.call('leaveTypes.update', { path, body })).body
    assert.deepEqual([data.reasons, data.reason_required, data.hidden_from_team], [reasons, true, false])
    const rest = reasons.slice(1)
    const changed = await setup.call('leaveTypes.update', { path, body: { reasons: rest } })
    assert.deepEqual(changed.body.data.reasons, rest)
  })

  it('have different codes, and exist where requests must have one', async () => {
    const twice = [...reasons, { code: 'illness', name: 'Flu' }]
    const body = { name: 'Sick leave', code: 'wrong', reasons: twice }
    const { errors } = (await setup.expectError(422, 'leaveTypes.create', { body })).body
    assert.deepEqual(
      errors?.map(({ path, code }) => [path, code]),
      [['body.reasons[2].code', 'duplicate']],
    )
    const required = { name: 'Sick leave', code: 'wrong', reason_required: true }
    await setup.expectError(422, 'leaveTypes.create', { body: required })
    const { id } = await addType({ reasons, reason_required: true }, setup)
    await setup.expectError(422, 'leaveTypes.update', { path: { id }, body: { reasons: [] } })
    await setup.expectError(422, 'leaveTypes.update', { path: { id }, body: { reasons: twice } })
    await setup.call('leaveTypes.update', { path: { id }, body: { reasons: [], reason_required: false } })
  })
})

describe('the reason of a request', () => {
  it('is one of those of its leave type, and is stored', async () => {
    const { id: leave_type_id } = await addType({ reasons })
    const person_id = await addPerson()
    const request = await requestLeave({ person_id, leave_type_id, reason_code: 'child' })
    assert.equal(request.reason_code, 'child')
    const body = { person_id, leave_type_id, ...from(2), reason_code: 'party' }
    const { problems } = (await api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual(
      problems.map(({ path, code }) => [path, code]),
      [['body.reason_code', 'unknown_reason']],
    )
    await api.expectError(422, 'leaveRequests.create', { body })
    assert.equal((await requestLeave({ person_id, leave_type_id, ...from(2) })).reason_code, null)
  })

  it('is required if the leave type requires one, even after a change', async () => {
    const { id: leave_type_id } = await addType({ reasons, reason_required: true })
    const person_id = await addPerson()
    const body = { person_id, leave_type_id, ...from(0) }
    const { problems } = (await api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual(
      problems.map(({ path, code }) => [path, code]),
      [['body.reason_code', 'reason_required']],
    )
    const { id } = await requestLeave({ ...body, reason_code: 'illness' })
    const path = { id }
    await api.expectError(422, 'leaveRequests.update', { path, body: { reason_code: null } })
    const { data } = (await api.call('leaveRequests.update', { path, body: { reason_code: 'child' } })).body
    assert.equal(data.reason_code, 'child')
  })

  it('does not prevent an approval after it was removed from the leave type', async () => {
    const { id: leave_type_id } = await addType({ reasons })
    const { id } = await requestLeave({ person_id: await addPerson(), leave_type_id, reason_code: 'child' })
    await api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { reasons: reasons.slice(0, 1) } })
    const { data } = (await api.call('leaveRequests.approve', { path: { id } })).body
    assert.deepEqual([data.status, data.reason_code], ['approved', 'child'])
  })
})
