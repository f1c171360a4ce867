import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, from } from '../leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const other = await createLeaveFixture(app)
const { api, business, addMember, addLeaveType, addPerson } = fixture

type Step = Schemas['LeaveApprovalStepInput']

const typeBody = (approval: Step[], fields = {}) =>
  ({ name: 'Steps', code: crypto.randomUUID(), approval, ...fields }) as Schemas['LeaveTypeCreate']

describe('the steps of a leave type', () => {
  it('are stored with their defaults, and are replaced by an update', async () => {
    const { body } = await api.call('leaveTypes.create', { body: typeBody([{ by: 'manager' }]) })
    const { id, approval } = body.data
    assert.deepEqual(approval, [{ by: 'manager', role_id: null, user_id: null, optional_under_days: null }])
    const update = async (changes: object) =>
      (await api.call('leaveTypes.update', { path: { id }, body: changes })).body.data
    const user = { by: 'user' as const, role_id: null, user_id: business.owner.id, optional_under_days: null }
    assert.deepEqual((await update({ approval: [user] })).approval, [user])
    const renamed = await update({ name: 'Renamed' })
    assert.deepEqual(renamed.approval, [user])
    assert.equal((await update({ approval: [user] })).version, renamed.version, 'nothing changes')
  })

  it('must fit together, and refer to records of the business', async () => {
    const role = await createRole(app, { business_id: business.id })
    const foreignRole = await createRole(app, { business_id: other.business.id })
    const cases: [Step[], string, string][] = [
      [[{ by: 'role' }], 'body.approval[0].role_id', 'required'],
      [[{ by: 'manager' }, { by: 'user' }], 'body.approval[1].user_id', 'required'],
      [[{ by: 'manager', role_id: role.id }], 'body.approval[0].role_id', 'not_combinable'],
      [[{ by: 'role', role_id: role.id, user_id: business.owner.id }], 'body.approval[0].user_id', 'not_combinable'],
      [[{ by: 'manager', optional_under_days: 3 }], 'body.approval', 'required'],
      [[{ by: 'role', role_id: foreignRole.id }], 'body.approval[0].role_id', 'unknown_record'],
      [[{ by: 'user', user_id: other.business.owner.id }], 'body.approval[0].user_id', 'unknown_record'],
    ]
    const { id } = (await api.call('leaveTypes.create', { body: typeBody([]) })).body.data
    for (const [approval, path, code] of cases) {
      for (const { body } of [
        await api.expectError(422, 'leaveTypes.create', { body: typeBody(approval) }),
        await api.expectError(422, 'leaveTypes.update', { path: { id }, body: { approval } }),
      ]) {
        assert.deepEqual(
          body.errors?.map((problem) => [problem.path, problem.code]),
          [[path, code]],
        )
      }
    }
  })

  it('need leave that requires approval', async () => {
    const steps: Step[] = [{ by: 'manager' }]
    const body = typeBody(steps, { requires_approval: false })
    const { errors } = (await api.expectError(422, 'leaveTypes.create', { body })).body
    assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], ['body.approval', 'not_combinable'])
    const { id } = (await api.call('leaveTypes.create', { body: typeBody(steps) })).body.data
    await api.expectError(422, 'leaveTypes.update', { path: { id }, body: { requires_approval: false } })
    await api.call('leaveTypes.update', { path: { id }, body: { requires_approval: false, approval: [] } })
  })

  it('prevent the deletion of their role', async () => {
    const { id: role_id } = await createRole(app, { business_id: business.id })
    const { id } = (await api.call('leaveTypes.create', { body: typeBody([{ by: 'role', role_id }]) })).body.data
    const { errors } = (await api.expectError(409, 'roles.delete', { path: { id: role_id } })).body
    assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], ['path.id', 'in_use'])
    await api.call('leaveTypes.update', { path: { id }, body: { approval: [] } })
    await api.call('roles.delete', { path: { id: role_id } })
  })
})

describe('leave entered with skip_approval', () => {
  const enter = async (by: Caller, person_id: number, leave_type_id: number, offset: number) =>
    (
      await by.call('leaveRequests.create', {
        body: { person_id, leave_type_id, ...from(offset), skip_approval: true } as Schemas['LeaveRequestCreate'],
      })
    ).body.data

  it('is approved immediately for owners, admins and API keys', async () => {
    const person_id = await addPerson()
    const { id: leave_type_id } = (
      await api.call('leaveTypes.create', { body: typeBody([{ by: 'manager' }], { allow_negative: true }) })
    ).body.data
    const admin = await addMember('admin')
    const { token } = await createKey(app, business.owner, { scopes: ['leave:read', 'leave:write', 'leave:approve'] })
    const callers = [
      [api, business.owner.id],
      [admin.api, admin.user.id],
      [caller(app, token), null],
    ] as const
    for (const [index, [by, decided_by]] of callers.entries()) {
      const leave = await enter(by, person_id, leave_type_id, 7 * index)
      assert.deepEqual([leave.status, leave.decided_by], ['approved', decided_by])
      assert.deepEqual(
        leave.steps.map(({ status }) => status),
        ['skipped'],
      )
      assert.deepEqual(await fixture.listEventTypes(leave.id), ['leave.requested', 'leave.approved'])
    }
  })

  it('is for callers who approve the leave of all people only, and never their own', async () => {
    const leave_type_id = await addLeaveType()
    const lead = await addMember('manager')
    const employee = await addMember('employee', { manager_id: lead.person_id })
    const admin = await addMember('admin')
    const { token } = await createKey(app, business.owner, { scopes: ['leave:write'] })
    for (const [by, person_id, code] of [
      [lead.api, employee.person_id, 'forbidden'],
      [employee.api, employee.person_id, 'forbidden'],
      [caller(app, token), employee.person_id, 'forbidden'],
      [admin.api, admin.person_id, 'second_person_required'],
    ] as const) {
      const body = { person_id, leave_type_id, ...from(0), skip_approval: true } as Schemas['LeaveRequestCreate']
      for (const operation of ['leaveRequests.create', 'leaveRequests.preview'] as const) {
        assert.equal((await by.expectError(403, operation, { body })).body.code, code)
      }
    }
  })

  it('is refused if the business requires two people', async () => {
    const { api, business, addPerson, addLeaveType } = other
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { token } = await createKey(app, business.owner, { scopes: ['leave:write', 'leave:approve'] })
    const body = { person_id, leave_type_id, ...from(0), skip_approval: true } as Schemas['LeaveRequestCreate']
    for (const by of [api, caller(app, token)]) {
      assert.equal((await by.expectError(403, 'leaveRequests.create', { body })).body.code, 'second_person_required')
    }
  })
})
