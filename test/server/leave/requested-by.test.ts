import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, from } from './leave-fixture.ts'

const app = await startTestApp()

describe('the requester of leave', () => {
  async function openTeam() {
    const fixture = await createLeaveFixture(app)
    const { business, api, addMember } = fixture
    const type = await fixture.addLeaveType()
    const boss = await addMember('manager')
    const report = await addMember('employee', { manager_id: boss.person_id })
    const actions = async (by: Caller, id: number) =>
      (await by.call('leaveRequests.get', { path: { id } })).body.data.allowed_actions
    const assertRefused = async (by: Caller, id: number) => {
      for (const [operation, body] of [
        ['leaveRequests.approve', undefined],
        ['leaveRequests.reject', { note: 'No' }],
      ] as const) {
        const { code } = (await by.expectError(403, operation, { path: { id }, ...(body && { body }) })).body
        assert.equal(code, 'second_person_required')
      }
      assert.deepEqual(await actions(by, id), ['update', 'cancel'])
    }
    const requireTwoPeople = () => api.call('business.update', { body: { two_person_pay_runs: true } })
    const requestDay = (by: Caller, day: number) =>
      fixture.requestLeave({ person_id: report.person_id, leave_type_id: type, ...from(day) }, by)
    return { ...fixture, business, api, type, boss, report, actions, assertRefused, requireTwoPeople, requestDay }
  }

  it('is stored with the request; for an API key it is the user behind it', async () => {
    const { boss, report, requestDay, api, business } = await openTeam()
    assert.equal((await requestDay(report.api, 0)).requested_by, report.user.id)
    assert.equal((await requestDay(boss.api, 1)).requested_by, boss.user.id)
    const key = caller(app, (await createKey(app, business.owner, { scopes: ['leave:write'] })).token)
    const { id } = await requestDay(key, 2)
    assert.equal((await api.call('leaveRequests.get', { path: { id } })).body.data.requested_by, business.owner.id)
  })

  it('can decide, unless the business requires two people', async () => {
    const { boss, requestDay, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await approve((await requestDay(boss.api, 0)).id, boss.api)
    const { id } = await requestDay(boss.api, 1)
    await requireTwoPeople()
    await assertRefused(boss.api, id)
    await approve(id, api)
  })

  it('includes users who changed the requested days, but not those who changed a note', async () => {
    const { boss, report, requestDay, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await requireTwoPeople()
    const changed = await requestDay(report.api, 0)
    await boss.api.call('leaveRequests.update', { path: { id: changed.id }, body: from(1) })
    await assertRefused(boss.api, changed.id)
    assert.equal((await approve(changed.id, api)).requested_by, report.user.id)
    const withNote = await requestDay(report.api, 2)
    await boss.api.call('leaveRequests.update', { path: { id: withNote.id }, body: { note: 'Agreed by phone' } })
    await approve(withNote.id, boss.api)
  })

  it('cannot decide through a login that they introduced, but can decide on the leave of its user', async () => {
    const { boss, report, business, requestDay, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await requireTwoPeople()
    const { id } = await requestDay(api, 0)
    const admin = caller(app, (await createUser(app, { business_id: business.id, role: 'admin' })).token)
    await app.db
      .updateTable('users')
      .set({ introduced_by: [business.owner.id] })
      .where('id', '=', boss.user.id)
      .execute()
    await assertRefused(boss.api, id)
    await approve(id, admin)
    await app.db
      .updateTable('users')
      .set({ introduced_by: [boss.user.id] })
      .where('id', '=', report.user.id)
      .execute()
    await approve((await requestDay(report.api, 1)).id, boss.api)
  })

  it('needs no second person for leave that needs no approval', async () => {
    const { boss, report, requireTwoPeople, requestDay, type } = await openTeam()
    await requireTwoPeople()
    await app.db.updateTable('leave_types').set({ requires_approval: false }).where('id', '=', type).execute()
    const { status, requested_by } = await requestDay(boss.api, 0)
    assert.deepEqual([status, requested_by, report.user.id === requested_by], ['approved', boss.user.id, false])
  })
})
