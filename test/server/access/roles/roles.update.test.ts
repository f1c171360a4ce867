import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scopes as allScopes } from '../../../../server/operation/scopes.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('roles.update', () => {
  it('ends the sessions of all users with the role if its scopes or its reach change', async () => {
    const user = await createUserWithRole(app, { business_id, scopes: ['people:read'], reach: 'all' })
    const path = { id: user.role_id }
    await api.call('roles.update', { path, body: { name: 'Renamed', description: 'Reads people' } })
    await caller(app, user.token).call('people.list') // a new name ends no session
    await api.call('roles.update', { path, body: { scopes: ['leave:read'] } })
    await caller(app, user.token).expectError(401, 'me.get')
    const { token } = await logIn(app, user)
    const { data } = (await caller(app, token).call('me.get')).body
    assert.deepEqual([data.role, data.role_id, data.scopes], ['custom', user.role_id, ['leave:read', 'self']])
    await api.call('roles.update', { path, body: { reach: 'self' } })
    await caller(app, token).expectError(401, 'me.get')
    const [latest, before] = await all(api, 'auditLog.list', { query: { action: 'role.updated' } })
    const role = { role_id: user.role_id, name: 'Renamed' }
    assert.deepEqual(latest?.detail, { ...role, reach: 'self', reach_before: 'all' })
    assert.deepEqual(before?.detail, { ...role, scopes: 'leave:read', scopes_before: 'people:read' })
  })

  it('checks the scopes against the reach of the whole role', async () => {
    const { id } = await createRole(app, { business_id, scopes: ['users:read'] })
    for (const body of [{ reach: 'team' as const }, { scopes: ['audit:read'], reach: 'self' as const }]) {
      const { errors } = (await api.expectError(422, 'roles.update', { path: { id }, body: body as never })).body
      assert.equal(errors?.[0]?.code, 'needs_reach_all')
    }
    await api.call('roles.update', { path: { id }, body: { scopes: ['people:read'], reach: 'team' } })
  })

  it('is refused to users for their own role, also through their API keys', async () => {
    const scopes = allScopes.filter((scope) => scope !== 'business:write' && scope !== 'self')
    const user = await createUserWithRole(app, { business_id, scopes })
    const first = await createKey(app, user, { scopes })
    for (const { token } of [user, first, await createKey(app, first, { scopes })]) {
      for (const body of [{ reach: 'self' as const, scopes: [] }, { name: 'Mine' }]) {
        const response = await caller(app, token).expectError(403, 'roles.update', { path: { id: user.role_id }, body })
        assert.equal(response.body.code, 'second_person_required')
      }
    }
  })

  it('requires the scopes of the role before and after the change', async () => {
    const { token } = await createUserWithRole(app, { business_id, scopes: ['users:write', 'people:read'] })
    const by = caller(app, token)
    const stronger = await createRole(app, { business_id, scopes: ['audit:read'] })
    const weaker = await createRole(app, { business_id, scopes: ['people:read'] })
    const refusals = [
      [stronger.id, { name: 'Taken over' }],
      [stronger.id, { scopes: [] }],
      [weaker.id, { scopes: ['people:read', 'audit:read'] }],
    ] as const
    for (const [id, body] of refusals) {
      const { required_scope } = (await by.expectError(403, 'roles.update', { path: { id }, body: body as never })).body
      assert.equal(required_scope, 'audit:read')
    }
    await by.expectError(403, 'roles.delete', { path: { id: stronger.id } })
    await by.call('roles.update', { path: { id: weaker.id }, body: { scopes: ['users:write'] } })
  })

  it('cannot widen the caller’s role while another administrator assigns it to them', async () => {
    const scopes = ['users:write', 'people:read'] as const
    const user = await createUserWithRole(app, { business_id, scopes })
    const { id } = await createRole(app, { business_id, scopes: ['people:read'] })
    const lock = await holdRows(app.config.databaseUrl, 'businesses', [business_id])
    const assigned = api.call('users.update', { path: { id: user.id }, body: { role_id: id } })
    await lock.untilBlocked(1)
    const widened = caller(app, user.token).send('roles.update', { path: { id }, body: { scopes } })
    await lock.untilBlocked(2)
    await lock.release()
    await assigned
    assert.equal((await widened).body.code, 'second_person_required')
  })

  it('takes one of two updates of the same version', async () => {
    const { id } = await createRole(app, { business_id })
    const send = (name: string) =>
      api.send('roles.update', { path: { id }, header: { 'If-Match': '"1"' }, body: { name: `${name} ${id}` } })
    const statuses = (await Promise.all([send('First'), send('Second')])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 412])
  })

  it('refuses a name that another role has', async () => {
    const [{ id }, { name }] = [await createRole(app, { business_id }), await createRole(app, { business_id })]
    const body = { name: name.toUpperCase() }
    const { errors } = (await api.expectError(409, 'roles.update', { path: { id }, body })).body
    assert.equal(errors?.[0]?.code, 'taken')
  })

  it('is refused to an admin for a role with a scope that only owners have', async () => {
    const admin = caller(app, (await createUser(app, { business_id, role: 'admin' })).token)
    const { id } = await createRole(app, { business_id, scopes: ['business:write'] })
    await admin.expectError(403, 'roles.update', { path: { id }, body: { name: 'Admin' } })
  })
})
