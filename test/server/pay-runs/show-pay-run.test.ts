import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

const actionsFor = async (by: Caller, id: number) => {
  const { allowed_actions } = (await by.call('payRuns.get', { path: { id } })).body.data
  const item = (await by.call('payRuns.list')).body.data.find((run) => run.id === id)
  assert.deepEqual(item?.allowed_actions, allowed_actions)
  return allowed_actions
}

describe('the allowed actions of a pay run', () => {
  it('depend on the scopes of the caller', async () => {
    const { api, business, draftWithPayslips } = await createPayRunFixture(app)
    const { run } = await draftWithPayslips(['10.00'])
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

  it('exclude approve for an author or an API key if the business requires two people', async () => {
    const { api, business, draftWithPayslips } = await createPayRunFixture(app)
    const admin = caller(app, (await createUser(app, { business_id: business.id, role: 'admin' })).token)
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { run } = await draftWithPayslips(['10.00'])
    const { token } = await createKey(app, business.owner, { scopes: ['payruns:read', 'payruns:approve'] })
    assert.deepEqual(await actionsFor(api, run.id), ['update', 'delete', 'cancel'])
    const key = caller(app, token)
    assert.deepEqual(await actionsFor(key, run.id), ['cancel'])
    assert.deepEqual(await actionsFor(admin, run.id), ['update', 'delete', 'approve', 'cancel'])
    const header = { 'If-Match': `"${run.version}"` }
    for (const other of [api, key]) await other.expectError(403, 'payRuns.approve', { path: { id: run.id }, header })
    const { data } = (await admin.call('payRuns.approve', { path: { id: run.id }, header })).body
    assert.deepEqual(data.allowed_actions, ['reopen', 'complete', 'cancel'])
  })
})
