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
    const [problem] = errors ?? []
    assert.deepEqual([problem?.path, problem?.code, problem?.detail], ['path.id', 'in_use', 'users'])
    await api.call('users.update', { path: { id }, body: { role: 'employee' } })
    await api.call('roles.delete', { path: { id: role_id } })
  })

  it('refuses while provisioning gives the role to groups or by default', async () => {
    const { id: role_id } = await createRole(app, { business_id })
    const toGroup = [{ group: 'A', role: 'custom' as const, role_id }]
    for (const body of [
      { default_role: 'employee' as const, group_roles: toGroup },
      { default_role: 'custom' as const, default_role_id: role_id },
    ]) {
      await api.call('provisioning.set', { body })
      const { errors } = (await api.expectError(409, 'roles.delete', { path: { id: role_id } })).body
      assert.deepEqual([errors?.[0]?.code, errors?.[0]?.detail], ['in_use', 'provisioning'])
    }
    await api.call('provisioning.set', { body: { default_role: 'employee' } })
    await api.call('roles.delete', { path: { id: role_id } })
  })
})
