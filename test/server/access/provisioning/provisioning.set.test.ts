import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createDirectory } from '../../../support/samples/provisioning.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('provisioning.set', () => {
  it('is for owners with a recent proof of the password', async () => {
    const { id, owner } = await createBusiness(app)
    const body = { default_role: 'employee' }
    const admin = await createUser(app, { business_id: id, role: 'admin' })
    for (const operation of ['provisioning.set', 'provisioning.createToken', 'provisioning.delete'] as const) {
      const input =
        operation === 'provisioning.set' ? { body } : operation === 'provisioning.delete' ? {} : { body: {} }
      await caller(app, admin.token).expectError(403, operation, input)
    }
    const confirmed_at = '2026-01-01T00:00:00.000Z'
    await app.db.updateTable('sessions').set({ confirmed_at }).where('id', '=', owner.session_id).execute()
    const failure = await caller(app, owner.token).expectError(403, 'provisioning.set', { body })
    assert.equal(failure.body.code, 'confirmation_required')
  })

  it('refuses the role of owners, repeated groups and a stale version', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.expectError(422, 'provisioning.set', { body: { default_role: 'owner' } })
    const toOwner = [{ group: 'Bosses', role: 'owner' }]
    await api.expectError(422, 'provisioning.set', { body: { default_role: 'employee', group_roles: toOwner } })
    const body = { default_role: 'employee' as const }
    await api.call('provisioning.set', { body, header: { 'If-Match': '"0"' } })
    await api.expectError(412, 'provisioning.set', { body, header: { 'If-Match': '"0"' } })
    await api.call('provisioning.set', { body })
    assert.equal((await api.call('provisioning.get')).body.data.version, 1)
    assert.deepEqual(await auditActions(app, owner), ['provisioning.updated'])
  })

  it('changes the roles of the members at once, and ends their sessions', async () => {
    const { owner, domain, id, addGroup, expect } = await createDirectory(app)
    const user = await createUser(app, { business_id: id, role: 'employee', email: `a@${domain}` })
    await addGroup('Managers', [String(user.id)])
    await addGroup('Admins', [String(user.id)])
    const api = caller(app, owner.token)
    const group_roles = [
      { group: 'managers', role: 'manager' as const },
      { group: 'ADMINS', role: 'admin' as const },
    ]
    const readRole = async () => (await api.call('users.get', { path: { id: user.id } })).body.data.role
    assert.equal(await readRole(), 'employee')
    await api.call('provisioning.set', { body: { default_role: 'employee', group_roles } })
    assert.equal(await readRole(), 'admin')
    await caller(app, user.token).expectError(401, 'me.get')
    const { introduced_by, needs_confirmation } = (await api.call('users.get', { path: { id: user.id } })).body.data
    assert.deepEqual([introduced_by, needs_confirmation], [[owner.id], true])
    await api.call('provisioning.set', { body: { default_role: 'manager', group_roles: [] } })
    assert.equal(await readRole(), 'manager')
    const events = await all(api, 'events.list', { query: { types: 'user.updated' } })
    assert.deepEqual(
      events.map(({ data }) => (data as { role: string }).role),
      ['admin', 'manager'],
    )
    await expect(200, 'GET', `/Users/${user.id}`)
  })
})
