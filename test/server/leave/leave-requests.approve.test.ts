import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const fixture = await createLeaveFixture(app)
const { api, business, addPerson, addMember, addLeaveType, requestLeave, approve, readBalance, adjust } = fixture

describe('leaveRequests.approve', () => {
  it('approves leave, books its days and sends leave.approved', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id, ...from(0, 1), note: 'Private' })
    const approved = await approve(request.id)
    const { decided_at, updated_at } = approved
    const decision = { status: 'approved' as const, decided_by: business.owner.id, decided_at: updated_at }
    assert.deepEqual(approved, { ...request, ...decision, allowed_actions: ['cancel'], updated_at, version: 2 })
    const { scheduled, pending, available } = await readBalance(person_id, leave_type_id)
    assert.deepEqual([scheduled, pending, available], [2, 0, -2])

    const events = await all(api, 'events.list', { query: { types: 'leave.approved' } })
    const { id, start_date, end_date, start_portion, end_portion, days, created_at } = request
    const span = { start_date, end_date, start_portion, end_portion, days }
    const data = { id, person_id, leave_type_id, ...span, ...decision, decided_at, created_at }
    assert.deepEqual(events.find((event) => 'id' in event.data && event.data.id === id)?.data, data)
  })

  it('counts the days again, and then leaves them unchanged', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id, ...from(14, 16) })
    const { id: holiday } = await createHoliday(app, { business_id: business.id, date: day(15) })
    const approved = await approve(request.id)
    assert.deepEqual([request.days, approved.days], [3, 2])
    assert.deepEqual(approved.breakdown[1], { date: day(15), days: 0, reason: 'holiday' })
    assert.equal((await readBalance(person_id, leave_type_id)).scheduled, 2)
    await api.call('holidays.delete', { path: { id: holiday } })
    assert.deepEqual(await fixture.get(request.id), approved)
  })

  it('returns 422 if no working days remain or the balance is too small', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    await adjust(person_id, leave_type_id, 2)
    const onHoliday = await requestLeave({ person_id, leave_type_id, ...from(22) })
    await createHoliday(app, { business_id: business.id, date: day(22) })
    const beyondBalance = await requestLeave({ person_id, leave_type_id, ...from(23) })
    await adjust(person_id, leave_type_id, -1.5)
    for (const [{ id }, problem] of [
      [onHoliday, { code: 'no_working_day', message: 'end_date must include at least one working day' }],
      [
        beyondBalance,
        {
          code: 'too_few_days',
          limit: -0.5,
          message: 'leave_type_id has too few days: 1 needed, -0.5 available',
        },
      ],
    ] as const) {
      const { errors } = (await api.expectError(422, 'leaveRequests.approve', { path: { id } })).body
      assert.deepEqual(errors, [{ path: 'path.id', ...problem }])
      assert.equal((await fixture.get(id)).status, 'requested')
      assert.deepEqual(await fixture.listEventTypes(id), ['leave.requested'])
    }
  })

  it('is for managers at any level, owners, admins and API keys', async () => {
    const leave_type_id = await addLeaveType()
    const boss = await addMember('manager')
    const lead = await addMember('manager', { manager_id: boss.person_id })
    const { person_id, api: employee } = await addMember('employee', { manager_id: lead.person_id })
    const outsider = await addMember('manager')
    const admin = await addMember('admin')
    const { token } = await createKey(app, business.owner, { scopes: ['leave:approve'] })

    for (const [index, by] of [boss.api, lead.api, admin.api, api, caller(app, token)].entries()) {
      const { id } = await requestLeave({ person_id, leave_type_id, ...from(index * 7) }, employee)
      const { body } = await employee.expectError(403, 'leaveRequests.approve', { path: { id } })
      assert.equal(body.code, 'forbidden')
      await outsider.api.expectError(404, 'leaveRequests.approve', { path: { id } })
      const { decided_by } = await approve(id, by)
      const expected = [boss.user.id, lead.user.id, admin.user.id, business.owner.id, null]
      assert.equal(decided_by, expected[index])
    }
  })

  it('refuses decisions on the caller’s own leave, in any role or by an API key', async () => {
    const leave_type_id = await addLeaveType()
    const manager = await addMember('manager')
    const admin = await addMember('admin')
    const owner = await addMember('owner')
    const { token } = await createKey(app, admin.user, { scopes: ['leave:approve'] })
    for (const [{ person_id, api: requester }, by] of [
      [manager, manager.api],
      [admin, admin.api],
      [owner, owner.api],
      [admin, caller(app, token)],
    ] as const) {
      const { id } = await requestLeave({ person_id, leave_type_id, ...from(by === requester ? 0 : 1) }, requester)
      const { body } = await by.expectError(403, 'leaveRequests.approve', { path: { id } })
      assert.deepEqual([body.code, body.message], ['second_person_required', 'This action is unauthorized.'])
      await by.expectError(403, 'leaveRequests.reject', { path: { id }, body: { note: 'No' } })
    }
  })

  it('refuses decisions on leave that was the caller’s own at the time of the request', async () => {
    const leave_type_id = await addLeaveType()
    const bob = await addMember('admin')
    const keys = { scopes: ['leave:approve', 'keys:write'] as const }
    const first = await createKey(app, bob.user, { scopes: [...keys.scopes] })
    const machine = caller(app, (await createKey(app, first, { scopes: ['leave:approve'] })).token)
    const { id } = await requestLeave({ person_id: bob.person_id, leave_type_id, ...from(0) }, bob.api)
    const link = (person_id: number | null) =>
      api.call('users.update', { path: { id: bob.user.id }, body: { person_id } })

    await bob.api.expectError(403, 'users.update', { path: { id: bob.user.id }, body: { person_id: null } })
    for (const person_id of [null, await addPerson(), bob.person_id]) {
      await link(person_id)
      for (const by of [bob.api, machine]) {
        const { code } = (await by.expectError(403, 'leaveRequests.approve', { path: { id } })).body
        assert.equal(code, 'second_person_required')
        await by.expectError(403, 'leaveRequests.reject', { path: { id }, body: { note: 'No' } })
      }
    }
    await approve(id)
  })

  it('applies only one of 20 concurrent approvals', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id } = await requestLeave({ person_id, leave_type_id })
    const request = {
      url: app.url,
      method: 'POST',
      path: `/v1/leave-requests/${id}/approve`,
      token: business.owner.token,
      headers: { 'content-length': '0' },
    }
    const responses = await releaseTogether(Array(20).fill(request))
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, ...Array(19).fill(409)])
    assert.deepEqual(await fixture.listEventTypes(id), ['leave.requested', 'leave.approved'])
    assert.equal((await readBalance(person_id, leave_type_id)).scheduled, 1)
  })
})
