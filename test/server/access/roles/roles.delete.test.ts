import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('roles.delete', () => {
  it('deletes a role that no user has', async () => {
    const { id, name } = await createRole(app, { business_id })
    await api.expectError(412, 'roles.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('roles.delete', { path: { id } })
    await api.expectError(404, 'roles.get', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'role.deleted' } })
    assert.deepEqual(entry?.detail, { role_id: id, name })
  })

  it('refuses while a user has the role, until they get another one', async () => {
    const { id, role_id } = await createUserWithRole(app, { business_id })
    const { errors } = (await api.expectError(409, 'roles.delete', { path: { id: role_id } })).body
    assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], ['path.id', 'in_use'])
    await api.call('users.update', { path: { id }, body: { role: 'employee' } })
    await api.call('roles.delete', { path: { id: role_id } })
  })
})
