import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { from, openOffice } from './leave-office.ts'

const app = await startTestApp()

describe('who requested leave', () => {
  async function office() {
    const office = await openOffice(app)
    const { business, api, member } = office
    const type = await office.type()
    const boss = await member('manager')
    const report = await member('employee', { manager_id: boss.person_id })
    const actions = async (by: Caller, id: number) =>
      (await by.call('leaveRequests.get', { path: { id } })).body.data.allowed_actions
    const isRefused = async (by: Caller, id: number) => {
      for (const [operation, body] of [
        ['leaveRequests.approve', undefined],
        ['leaveRequests.reject', { note: 'No' }],
      ] as const) {
        const { code } = (await by.refused(403, operation, { path: { id }, ...(body && { body }) })).body
        assert.equal(code, 'second_person_required')
      }
      assert.deepEqual(await actions(by, id), ['update', 'cancel'])
    }
    const twoPersons = () => api.call('business.update', { body: { two_person_pay_runs: true } })
    const ask = (by: Caller, day: number) =>
      office.ask({ person_id: report.person_id, leave_type_id: type, ...from(day) }, by)
    return { ...office, business, api, type, boss, report, actions, isRefused, twoPersons, ask }
  }

  it('is kept with the request, of a key the user from whom it descends', async () => {
    const { boss, report, ask, api, business } = await office()
    assert.equal((await ask(report.api, 0)).requested_by, report.user.id)
    assert.equal((await ask(boss.api, 1)).requested_by, boss.user.id)
    const key = caller(app, (await createKey(app, business.owner, { scopes: ['leave:write'] })).token)
    const { id } = await ask(key, 2)
    assert.equal((await api.call('leaveRequests.get', { path: { id } })).body.data.requested_by, business.owner.id)
  })

  it('decides on it as well, unless the business asks for two people', async () => {
    const { boss, ask, approve, isRefused, twoPersons, api } = await office()
    await approve((await ask(boss.api, 0)).id, boss.api)
    const { id } = await ask(boss.api, 1)
    await twoPersons()
    await isRefused(boss.api, id)
    await approve(id, api)
  })

  it('counts whoever changed what is requested, and nobody who changed a note', async () => {
    const { boss, report, ask, approve, isRefused, twoPersons, api } = await office()
    await twoPersons()
    const moved = await ask(report.api, 0)
    await boss.api.call('leaveRequests.update', { path: { id: moved.id }, body: from(1) })
    await isRefused(boss.api, moved.id)
    assert.equal((await approve(moved.id, api)).requested_by, report.user.id)
    const noted = await ask(report.api, 2)
    await boss.api.call('leaveRequests.update', { path: { id: noted.id }, body: { note: 'Agreed by phone' } })
    await approve(noted.id, boss.api)
  })

  it('stands behind the logins that they introduced, and decides on leave of those all the same', async () => {
    const { boss, report, business, ask, approve, isRefused, twoPersons, api } = await office()
    await twoPersons()
    const { id } = await ask(api, 0)
    const again = caller(app, (await createUser(app, { business_id: business.id, role: 'admin' })).token)
    await app.db
      .updateTable('users')
      .set({ introduced_by: [business.owner.id] })
      .where('id', '=', boss.user.id)
      .execute()
    await isRefused(boss.api, id)
    await approve(id, again)
    await app.db
      .updateTable('users')
      .set({ introduced_by: [boss.user.id] })
      .where('id', '=', report.user.id)
      .execute()
    await approve((await ask(report.api, 1)).id, boss.api)
  })

  it('needs nobody else for leave that needs no approval', async () => {
    const { boss, report, twoPersons, ask, type } = await office()
    await twoPersons()
    await app.db.updateTable('leave_types').set({ requires_approval: false }).where('id', '=', type).execute()
    const { status, requested_by } = await ask(boss.api, 0)
    assert.deepEqual([status, requested_by, report.user.id === requested_by], ['approved', boss.user.id, false])
  })
})
