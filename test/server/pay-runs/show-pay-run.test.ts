import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk } from './pay-run-desk.ts'

const app = await startTestApp()

const actionsFor = async (by: Caller, id: number) => {
  const { allowed_actions } = (await by.call('payRuns.get', { path: { id } })).body.data
  const [listed] = (await by.call('payRuns.list')).body.data.filter((run) => run.id === id)
  assert.deepEqual(listed?.allowed_actions, allowed_actions)
  return allowed_actions
}

describe('the allowed actions of a pay run', () => {
  it('are those of the scopes that the caller has', async () => {
    const { api, business, draftOf } = await openDesk(app)
    const { run } = await draftOf(['10.00'])
    assert.deepEqual(await actionsFor(api, run.id), ['update', 'delete', 'approve', 'cancel'])
    for (const [scope, actions] of [
      ['payruns:write', ['update', 'delete']],
      ['payruns:approve', ['approve', 'cancel']],
    ] as const) {
      const { token } = await createKey(app, business.owner, { scopes: ['payruns:read', scope] })
      assert.deepEqual(await actionsFor(caller(app, token), run.id), actions)
    }
    const reader = await createKey(app, business.owner, { scopes: ['payruns:read'] })
    assert.deepEqual(await actionsFor(caller(app, reader.token), run.id), [])
  })

  it('have no approval for whoever must not be the second person', async () => {
    const { api, business, draftOf } = await openDesk(app)
    const admin = caller(app, (await createUser(app, { business_id: business.id, role: 'admin' })).token)
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { run } = await draftOf(['10.00'])
    const { token } = await createKey(app, business.owner, { scopes: ['payruns:read', 'payruns:approve'] })
    assert.deepEqual(await actionsFor(api, run.id), ['update', 'delete', 'cancel'])
    assert.deepEqual(await actionsFor(caller(app, token), run.id), ['cancel'])
    assert.deepEqual(await actionsFor(admin, run.id), ['update', 'delete', 'approve', 'cancel'])
    const header = { 'If-Match': `"${run.version}"` }
    await api.refused(403, 'payRuns.approve', { path: { id: run.id }, header })
    const { data } = (await admin.call('payRuns.approve', { path: { id: run.id }, header })).body
    assert.deepEqual(data.allowed_actions, ['reopen', 'complete', 'cancel'])
  })
})
