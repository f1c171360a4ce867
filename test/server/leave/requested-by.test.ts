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
    const { business, api, member } = fixture
    const type = await fixture.type()
    const boss = await member('manager')
    const report = await member('employee', { manager_id: boss.person_id })
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
    const ask = (by: Caller, day: number) =>
      fixture.ask({ person_id: report.person_id, leave_type_id: type, ...from(day) }, by)
    return { ...fixture, business, api, type, boss, report, actions, assertRefused, requireTwoPeople, ask }
  }

  it('is stored with the request; for an API key it is the user behind it', async () => {
    const { boss, report, ask, api, business } = await openTeam()
    assert.equal((await ask(report.api, 0)).requested_by, report.user.id)
    assert.equal((await ask(boss.api, 1)).requested_by, boss.user.id)
    const key = caller(app, (await createKey(app, business.owner, { scopes: ['leave:write'] })).token)
    const { id } = await ask(key, 2)
    assert.equal((await api.call('leaveRequests.get', { path: { id } })).body.data.requested_by, business.owner.id)
  })

  it('can decide, unless the business requires two people', async () => {
    const { boss, ask, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await approve((await ask(boss.api, 0)).id, boss.api)
    const { id } = await ask(boss.api, 1)
    await requireTwoPeople()
    await assertRefused(boss.api, id)
    await approve(id, api)
  })

  it('includes users who changed the requested days, but not those who changed a note', async () => {
    const { boss, report, ask, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await requireTwoPeople()
    const changed = await ask(report.api, 0)
    await boss.api.call('leaveRequests.update', { path: { id: changed.id }, body: from(1) })
    await assertRefused(boss.api, changed.id)
    assert.equal((await approve(changed.id, api)).requested_by, report.user.id)
    const withNote = await ask(report.api, 2)
    await boss.api.call('leaveRequests.update', { path: { id: withNote.id }, body: { note: 'Agreed by phone' } })
    await approve(withNote.id, boss.api)
  })

  it('cannot decide through a login that they introduced, but can decide on the leave of its user', async () => {
    const { boss, report, business, ask, approve, assertRefused, requireTwoPeople, api } = await openTeam()
    await requireTwoPeople()
    const { id } = await ask(api, 0)
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
    await approve((await ask(report.api, 1)).id, boss.api)
  })

  it('needs no second person for leave that needs no approval', async () => {
    const { boss, report, requireTwoPeople, ask, type } = await openTeam()
    await requireTwoPeople()
    await app.db.updateTable('leave_types').set({ requires_approval: false }).where('id', '=', type).execute()
    const { status, requested_by } = await ask(boss.api, 0)
    assert.deepEqual([status, requested_by, report.user.id === requested_by], ['approved', boss.user.id, false])
  })
})
