import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createDirectory } from '../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('provisioning.delete', () => {
  it('refuses the token at once, and keeps the users', async () => {
    const group_roles = [{ group: 'Managers', role: 'manager' as const }]
    const { owner, id, send, addUser, addGroup } = await createDirectory(app, { group_roles })
    const user = await addUser()
    await addGroup('Managers', [user])
    const api = caller(app, owner.token)
    await api.expectError(412, 'provisioning.delete', { header: { 'If-Match': '"9"' } })
    await api.call('provisioning.delete')
    assert.equal((await send('GET', '/Users')).status, 401)
    assert.equal((await api.call('users.get', { path: { id: Number(user) } })).body.data.role, 'manager')
    for (const table of ['provisioned_users', 'provisioned_groups', 'provisioned_group_members'] as const) {
      assert.deepEqual(await app.db.selectFrom(table).selectAll().where('business_id', '=', id).execute(), [])
    }
    await api.call('provisioning.delete')
    await api.call('provisioning.set', { body: { default_role: 'employee' } })
    assert.equal((await send('GET', '/Users')).status, 401)
  })
})
