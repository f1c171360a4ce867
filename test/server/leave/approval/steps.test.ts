import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, from } from '../leave-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const fixture = await createLeaveFixture(app)
const { api, business, addMember, requestLeave, approve } = fixture

let serial = 0

type Step = Schemas['LeaveApprovalStepInput']

/** Adds a leave type whose approval has steps. */
const addType = async (approval: Step[]): Promise<number> => {
  const body = { name: 'Steps', code: `steps-${++serial}`, allow_negative: true, approval }
  return (await api.call('leaveTypes.create', { body: body as Schemas['LeaveTypeCreate'] })).body.data.id
}

const twoManagers: Step[] = [{ by: 'manager' }, { by: 'manager_of_manager' }]

/** Adds an employee with a manager, whose manager is the boss. */
const addTeam = async () => {
  const boss = await addMember('manager')
  const lead = await addMember('manager', { manager_id: boss.person_id })
  const employee = await addMember('employee', { manager_id: lead.person_id })
  return { boss, lead, employee }
}

const statuses = ({ steps }: Schemas['LeaveRequest']) => steps.map(({ status }) => status)

const refuse = async (by: Caller, id: number) =>
  (await by.expectError(403, 'leaveRequests.approve', { path: { id } })).body.code

/** Grants approved leave today. */
const sendAway = async (person_id: number) => {
  const leave_type_id = await fixture.addLeaveType()
  const today = new Date()
  const dates = [-3, 3].map((days) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10))
  const { id } = await requestLeave({ person_id, leave_type_id, start_date: dates[0] ?? '', end_date: dates[1] ?? '' })
  await approve(id)
}

/** Adds a custom role for approvers, and returns a function that adds a user with it. */
const addRole = async (reach: 'all' | 'team' | 'department') => {
  const { id: role_id } = await createRole(app, {
    business_id: business.id,
    scopes: ['leave:read', 'leave:approve'],
    reach,
  })
  const addUser = async (person_id: number | null = null) => {
    const scopes = ['leave:read', 'leave:approve', 'self'] as const
    const user = await createUser(app, { business_id: business.id, role: 'employee', scopes: [...scopes] })
    await app.db.updateTable('users').set({ role_id, person_id }).where('id', '=', user.id).execute()
    return { user, api: caller(app, user.token) }
  }
  return { role_id, addUser }
}

describe('the steps of an approval', () => {
  it('are approved in order, by the manager and then by the manager of the manager', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType(twoManagers)
    const request = await requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)
    assert.deepEqual(statuses(request), ['waiting', 'waiting'])
    assert.deepEqual(request.approver_ids, [lead.user.id])
    const { id } = request
    assert.equal(await refuse(boss.api, id), 'not_the_approver')
    assert.equal(
      (await boss.api.expectError(403, 'leaveRequests.reject', { path: { id }, body: { note: 'No' } })).body.code,
      'not_the_approver',
    )
    const forBoss = (await boss.api.call('leaveRequests.get', { path: { id } })).body.data
    assert.deepEqual(forBoss.allowed_actions, ['update', 'cancel'])

    const first = await approve(id, lead.api)
    assert.deepEqual([first.status, first.decided_by, first.version], ['requested', null, 2])
    assert.deepEqual(statuses(first), ['approved', 'waiting'])
    assert.deepEqual([first.steps[0]?.decided_by, first.approver_ids], [lead.user.id, [boss.user.id]])
    assert.deepEqual(first.allowed_actions, ['update', 'cancel'])
    const balance = await fixture.readBalance(employee.person_id, leave_type_id)
    assert.deepEqual([balance.pending, balance.scheduled], [1, 0])

    const second = await approve(id, boss.api)
    assert.deepEqual(
      [second.status, second.decided_by, statuses(second)],
      ['approved', boss.user.id, ['approved', 'approved']],
    )
    assert.deepEqual(second.approver_ids, [])
    assert.deepEqual(await fixture.listEventTypes(id), ['leave.requested', 'leave.step_approved', 'leave.approved'])
    const events = await all(api, 'events.list', { query: { types: 'leave.step_approved' } })
    const data = events.map(({ data }) => data as Schemas['LeaveStepEventData']).find((each) => each.id === id)
    assert.deepEqual(
      [data?.step, data?.step_count, data?.step_decided_by, data?.status],
      [1, 2, lead.user.id, 'requested'],
    )
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.step_approved' } })
    assert.ok(entries.some(({ detail }) => detail.leave_request_id === id && detail.step === 1))
  })

  it('end with a rejection at any step', async () => {
    const { boss, lead, employee } = await addTeam()
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id: await addType(twoManagers) })
    await approve(id, lead.api)
    const { body } = await boss.api.call('leaveRequests.reject', { path: { id }, body: { note: 'No' } })
    assert.deepEqual([body.data.status, body.data.decided_by], ['rejected', boss.user.id])
    assert.deepEqual(statuses(body.data), ['approved', 'waiting'])
    assert.deepEqual(body.data.approver_ids, [])
  })

  it('are skipped for short leave, and for people with one manager only', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType([{ by: 'manager' }, { by: 'manager_of_manager', optional_under_days: 3 }])
    const short = await requestLeave({ person_id: employee.person_id, leave_type_id, ...from(0, 1) })
    assert.deepEqual(statuses(short), ['waiting', 'skipped'])
    assert.equal((await approve(short.id, lead.api)).status, 'approved')
    const long = await requestLeave({ person_id: employee.person_id, leave_type_id, ...from(7, 9) })
    assert.deepEqual(statuses(long), ['waiting', 'waiting'])
    assert.equal((await approve(long.id, lead.api)).status, 'requested')

    const leadRequest = await requestLeave({ person_id: lead.person_id, leave_type_id, ...from(7, 9) })
    const approved = await approve(leadRequest.id, boss.api)
    assert.deepEqual([approved.status, statuses(approved)], ['approved', ['approved', 'skipped']])
    const bossRequest = await requestLeave({ person_id: boss.person_id, leave_type_id, ...from(7, 9) })
    assert.deepEqual(statuses(bossRequest), ['skipped', 'waiting'])
    assert.ok(bossRequest.approver_ids.includes(business.owner.id))
  })

  it('pass on to the next manager, and then to administrators, if an approver is away or has no access', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType([{ by: 'manager' }])
    const request = await requestLeave({ person_id: employee.person_id, leave_type_id })
    await sendAway(lead.person_id)
    assert.deepEqual((await fixture.get(request.id)).approver_ids, [boss.user.id])
    const forLead = (await lead.api.call('leaveRequests.get', { path: { id: request.id } })).body.data
    assert.ok(forLead.allowed_actions.includes('approve'), 'the manager can still decide')
    await api.call('users.update', { path: { id: boss.user.id }, body: { active: false } })
    assert.ok((await fixture.get(request.id)).approver_ids.includes(business.owner.id))
    assert.equal((await approve(request.id, lead.api)).status, 'approved')
  })

  it('follow a new manager between two steps', async () => {
    const { boss, lead, employee } = await addTeam()
    const other = await addMember('manager')
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id: await addType(twoManagers) })
    await approve(id, lead.api)
    await api.call('people.update', { path: { id: lead.person_id }, body: { manager_id: other.person_id } })
    assert.deepEqual((await fixture.get(id)).approver_ids, [other.user.id])
    await boss.api.expectError(404, 'leaveRequests.approve', { path: { id } })
    assert.equal((await approve(id, other.api)).status, 'approved')
  })

  it('count the approval of a user for the next step of the same user', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType([
      { by: 'manager' },
      { by: 'user', user_id: lead.user.id },
      { by: 'manager_of_manager' },
    ])
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    const first = await approve(id, lead.api)
    assert.deepEqual(statuses(first), ['approved', 'approved', 'waiting'])
    assert.deepEqual(await fixture.listEventTypes(id), [
      'leave.requested',
      'leave.step_approved',
      'leave.step_approved',
    ])
    assert.equal((await approve(id, boss.api)).status, 'approved')
  })

  it('can be decided by the users of a role within their reach', async () => {
    const { lead, employee } = await addTeam()
    const everyone = await addRole('all')
    const member = await everyone.addUser()
    const leave_type_id = await addType([{ by: 'manager' }, { by: 'role', role_id: everyone.role_id }])
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    await approve(id, lead.api)
    assert.deepEqual((await fixture.get(id)).approver_ids, [member.user.id])
    assert.equal((await approve(id, member.api)).status, 'approved')

    const team = await addRole('team')
    const outsider = await team.addUser()
    const teamType = await addType([{ by: 'role', role_id: team.role_id }])
    const request = await requestLeave({ person_id: employee.person_id, leave_type_id: teamType, ...from(7) })
    assert.deepEqual(request.approver_ids, [lead.user.id], 'passes on, because no user of the role reaches the person')
    await outsider.api.expectError(404, 'leaveRequests.approve', { path: { id: request.id } })
  })

  it('pass on if the user of a step may not approve leave, is not active or asks for their own leave', async () => {
    const { lead, employee } = await addTeam()
    const colleague = await addMember('employee')
    const leave_type_id = await addType([{ by: 'user', user_id: colleague.user.id }])
    const { id, approver_ids } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    assert.deepEqual(approver_ids, [lead.user.id])
    await colleague.api.expectError(403, 'leaveRequests.approve', { path: { id } })
    const admin = await addMember('admin')
    const adminType = await addType([{ by: 'user', user_id: admin.user.id }])
    const own = await requestLeave({ person_id: admin.person_id, leave_type_id: adminType }, admin.api)
    assert.ok(own.approver_ids.includes(business.owner.id))
    assert.ok(!own.approver_ids.includes(admin.user.id))
    assert.equal(await refuse(admin.api, own.id), 'second_person_required')
  })

  it('can be decided by owners, admins and API keys at any time', async () => {
    const { employee } = await addTeam()
    const leave_type_id = await addType(twoManagers)
    const { token } = await createKey(app, business.owner, { scopes: ['leave:read', 'leave:approve'] })
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    const first = await approve(id, caller(app, token))
    assert.deepEqual([statuses(first), first.steps[0]?.decided_by], [['approved', 'waiting'], null])
    assert.equal((await approve(id)).status, 'approved')
  })

  it('begin again if the days change', async () => {
    const { lead, employee } = await addTeam()
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id: await addType(twoManagers) })
    await approve(id, lead.api)
    const path = { id }
    const noted = (await employee.api.call('leaveRequests.update', { path, body: { note: 'Camping' } })).body.data
    assert.deepEqual(statuses(noted), ['approved', 'waiting'])
    const longer = (await employee.api.call('leaveRequests.update', { path, body: from(0, 4) })).body.data
    assert.deepEqual([statuses(longer), longer.approver_ids], [['waiting', 'waiting'], [lead.user.id]])
  })

  it('stay as they were requested when the leave type changes', async () => {
    const { lead, employee } = await addTeam()
    const leave_type_id = await addType(twoManagers)
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    const { body } = await api.call('leaveTypes.update', { path: { id: leave_type_id }, body: { approval: [] } })
    assert.deepEqual(body.data.approval, [])
    assert.equal((await approve(id, lead.api)).status, 'requested')
  })
})

describe('two approvals at once', () => {
  it('by approvers of one step approve only that step', async () => {
    const { boss, lead, employee } = await addTeam()
    const admin = await addMember('admin')
    const leave_type_id = await addType(twoManagers)
    for (const [index, users] of [
      [boss.user, lead.user],
      [admin.user, lead.user],
      [admin.user, business.owner],
    ].entries()) {
      const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id, ...from(index * 7) })
      const responses = await releaseTogether(
        users.map(({ token }) => ({
          url: app.url,
          method: 'POST',
          path: `/v1/leave-requests/${id}/approve`,
          token,
        })),
      )
      const codes = responses.map(({ status }) => status)
      const { steps } = await fixture.get(id)
      const approved = steps.filter(({ status }) => status === 'approved').length
      const expected = codes.filter((code) => code === 200).length
      assert.equal(approved, expected, JSON.stringify([codes, steps]))
      assert.ok(codes.includes(200))
    }
  })

  it('returns a 409 to an approver whose step was approved in the meantime', async () => {
    const { boss, employee } = await addTeam()
    const role = await addRole('team')
    const leave_type_id = await addType([{ by: 'role', role_id: role.role_id }, { by: 'manager_of_manager' }])
    // Both users of the role are managers above the employee.
    const [top, upper] = await Promise.all([fixture.addPerson(), fixture.addPerson()])
    const [first, second] = [await role.addUser(top), await role.addUser(upper)]
    const manager = (id: number, manager_id: number) =>
      api.call('people.update', { path: { id }, body: { manager_id } })
    await manager(boss.person_id, upper)
    await manager(upper, top)
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    await approve(id, first.api)
    const { body } = await second.api.expectError(409, 'leaveRequests.approve', { path: { id } })
    assert.deepEqual([body.code, body.current_status], ['illegal_state', 'requested'])
    assert.equal((await approve(id, boss.api)).status, 'approved')
  })
})

describe('the second person', () => {
  it('is required in each step if the business requires two people', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType(twoManagers)
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { id, approver_ids } = await requestLeave({ person_id: employee.person_id, leave_type_id }, lead.api)
    assert.deepEqual(approver_ids, [boss.user.id], 'the manager requested it, and so does not decide')
    assert.equal(await refuse(lead.api, id), 'second_person_required')
    const { status, steps } = await approve(id, boss.api)
    assert.deepEqual([status, steps.map((step) => step.decided_by)], ['approved', [boss.user.id, boss.user.id]])
    await api.call('business.update', { body: { two_person_pay_runs: false } })
  })
})
