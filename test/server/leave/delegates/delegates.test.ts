import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, type Caller } from '../../../support/http.ts'
import { createLeaveDelegate } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, requestLeave, approve } = await createLeaveFixture(app)

type Member = Awaited<ReturnType<typeof addMember>>

let serial = 0

const addType = async (approval: Schemas['LeaveApprovalStepInput'][]): Promise<number> => {
  const body = { name: 'Steps', code: `delegates-${++serial}`, allow_negative: true, approval }
  return (await api.call('leaveTypes.create', { body: body as Schemas['LeaveTypeCreate'] })).body.data.id
}

const delegate = (from: Member, to: Member, days: { from_date?: string; until_date?: string } = {}) =>
  createLeaveDelegate(app, { business_id: business.id, user_id: from.user.id, delegate_id: to.user.id, ...days })

/** Adds a manager with an employee who requested leave, and a manager of another team. */
const addRequest = async (approval: Schemas['LeaveApprovalStepInput'][] = [{ by: 'manager' }]) => {
  const lead = await addMember('manager')
  const peer = await addMember('manager')
  const employee = await addMember('employee', { manager_id: lead.person_id })
  const leave_type_id = await addType(approval)
  const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)
  return { lead, peer, employee, id }
}

/** Checks that a caller neither sees a request nor decides on it. */
const isShutOut = async (by: Caller, id: number) => {
  await by.expectError(404, 'leaveRequests.get', { path: { id } })
  await by.expectError(404, 'leaveRequests.approve', { path: { id } })
  await by.expectError(404, 'leaveRequests.reject', { path: { id }, body: { note: 'No' } })
  assert.ok(!(await all(by, 'leaveRequests.list')).some((each) => each.id === id))
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('a delegate', () => {
  it('sees and decides on the step on behalf of the approver, and nothing else', async () => {
    const { lead, peer, employee, id } = await addRequest()
    await isShutOut(peer.api, id)
    await delegate(lead, peer)
    const request = (await peer.api.call('leaveRequests.get', { path: { id } })).body.data
    assert.deepEqual(request.allowed_actions, ['approve', 'reject'])
    assert.deepEqual(request.approver_ids, [lead.user.id, peer.user.id])
    assert.ok((await all(peer.api, 'leaveRequests.list')).some((each) => each.id === id))
    await peer.api.expectError(404, 'leaveRequests.cancel', { path: { id } })
    await peer.api.expectError(404, 'leaveRequests.update', { path: { id }, body: { note: 'Mine' } })
    const { body } = await peer.api.call('leaveAttachments.list', { path: { id } })
    assert.deepEqual(body.data, [])
    await peer.api.expectError(404, 'people.get', { path: { id: employee.person_id } })
    const approved = await approve(id, peer.api)
    assert.equal(approved.status, 'approved')
    const { decided_by, on_behalf_of } = approved.steps[0] ?? {}
    assert.deepEqual([decided_by, on_behalf_of], [peer.user.id, lead.user.id])
    await isShutOut(peer.api, id)
  })

  it('may reject, and the approver keeps the right', async () => {
    const first = await addRequest()
    await delegate(first.lead, first.peer)
    const { body } = await first.peer.api.call('leaveRequests.reject', { path: { id: first.id }, body: { note: 'No' } })
    assert.deepEqual([body.data.status, body.data.decided_by], ['rejected', first.peer.user.id])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'leave.rejected' } })
    assert.equal(entry?.detail.on_behalf_of, first.lead.user.id)
    const second = await addRequest()
    await delegate(second.lead, second.peer)
    const approved = await approve(second.id, second.lead.api)
    assert.equal(approved.steps[0]?.on_behalf_of, null)
  })

  it('has no right before the first day and after the last', async () => {
    const { lead, peer, id } = await addRequest()
    await delegate(lead, peer, { from_date: day(2), until_date: day(9) })
    await isShutOut(peer.api, id)
    await delegate(lead, peer, { from_date: day(-9), until_date: day(-2) })
    await isShutOut(peer.api, id)
  })

  it('cannot pass the right on', async () => {
    const { lead, peer, id } = await addRequest()
    const third = await addMember('manager')
    await delegate(lead, peer)
    await delegate(peer, third)
    await isShutOut(third.api, id)
  })

  it('does not decide on their own leave, nor on the leave of the approver', async () => {
    const lead = await addMember('manager')
    const report = await addMember('manager', { manager_id: lead.person_id })
    const leave_type_id = await addType([{ by: 'manager' }])
    const own = await requestLeave({ person_id: report.person_id, leave_type_id }, report.api)
    await delegate(lead, report)
    await report.api.expectError(403, 'leaveRequests.approve', { path: { id: own.id } })

    const peer = await addMember('manager')
    const leave_of_user = await addType([{ by: 'user', user_id: lead.user.id }])
    const leads = await requestLeave({ person_id: lead.person_id, leave_type_id: leave_of_user }, lead.api)
    await delegate(lead, peer)
    await isShutOut(peer.api, leads.id)
  })

  it('has no right once one of the two is deactivated', async () => {
    for (const side of ['lead', 'peer'] as const) {
      const request = await addRequest()
      await delegate(request.lead, request.peer)
      await app.db.updateTable('users').set({ active: false }).where('id', '=', request[side].user.id).execute()
      const { approver_ids } = (await api.call('leaveRequests.get', { path: { id: request.id } })).body.data
      assert.ok(!approver_ids.includes(request.peer.user.id))
      if (side === 'lead') await isShutOut(request.peer.api, request.id)
    }
  })

  it('does not decide on two steps of a request, whichever comes first', async () => {
    const boss = await addMember('manager')
    const lead = await addMember('manager', { manager_id: boss.person_id })
    const peer = await addMember('manager')
    const employee = await addMember('employee', { manager_id: lead.person_id })
    const leave_type_id = await addType([{ by: 'manager' }, { by: 'manager_of_manager' }])
    const request = () => requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)

    // A delegate of both decides on the first step only.
    await delegate(lead, peer)
    await delegate(boss, peer)
    const { id } = await request()
    const first = await approve(id, peer.api)
    assert.deepEqual(
      first.steps.map(({ status }) => status),
      ['approved', 'waiting'],
    )
    await isShutOut(peer.api, id)
    assert.equal((await approve(id, boss.api)).status, 'approved')
    await api.call('leaveRequests.cancel', { path: { id } })

    // The approver of one step is not a delegate for the other.
    await delegate(boss, lead)
    await delegate(lead, boss)
    const both = await request()
    const half = await approve(both.id, lead.api)
    assert.equal(half.status, 'requested')
    await lead.api.expectError(409, 'leaveRequests.approve', { path: { id: both.id } })
  })

  it('of two approvers decides on the requests of both', async () => {
    const [first, second] = [await addRequest(), await addRequest()]
    await delegate(first.lead, first.peer)
    await delegate(second.lead, first.peer)
    const ids = (await all(first.peer.api, 'leaveRequests.list')).map(({ id }) => id)
    assert.deepEqual(ids, [first.id, second.id])
    for (const { id, lead } of [first, second]) {
      assert.equal((await approve(id, first.peer.api)).steps[0]?.on_behalf_of, lead.user.id)
    }
  })
})
