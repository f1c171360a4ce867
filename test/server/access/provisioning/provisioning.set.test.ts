import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createDirectory } from '../../../support/samples/provisioning.ts'
import { createRole } from '../../../support/samples/role.ts'
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

  it('refuses a custom role of another business, and one without its ID', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id: role_id } = await createRole(app, { business_id: (await createBusiness(app)).id })
    const { id: own } = await createRole(app, { business_id })
    const api = caller(app, owner.token)
    const problems = async (body: object) => {
      const { errors } = (await api.expectError(422, 'provisioning.set', { body: body as never })).body
      return errors?.map(({ path, code }) => `${path} ${code}`)
    }
    const toGroups = (...group_roles: object[]) => ({ default_role: 'employee', group_roles })
    const valid = { group: 'A', role: 'custom', role_id: own }
    assert.deepEqual(await problems(toGroups(valid, { group: 'B', role: 'custom', role_id })), [
      'body.group_roles[1].role_id unknown_record',
    ])
    assert.deepEqual(await problems({ default_role: 'custom', default_role_id: role_id }), [
      'body.default_role_id unknown_record',
    ])
    assert.deepEqual(
      await problems(toGroups({ group: 'A', role: 'custom' }, { group: 'B', role: 'admin', role_id: own })),
      ['body.group_roles[0].role_id role_mismatch', 'body.group_roles[1].role_id role_mismatch'],
    )
    assert.equal((await api.call('provisioning.get')).body.data.enabled, false)
  })

  it('returns custom roles, and counts an unchanged request as no change', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id: role_id } = await createRole(app, { business_id })
    const group_roles = [
      { group: 'A', role: 'custom' as const, role_id },
      { group: 'B', role: 'manager' as const },
    ]
    const body = { default_role: 'custom' as const, default_role_id: role_id, group_roles }
    const api = caller(app, owner.token)
    for (const version of [1, 1]) {
      const { data } = (await api.call('provisioning.set', { body })).body
      assert.deepEqual([data.default_role, data.default_role_id, data.version], ['custom', role_id, version])
      assert.deepEqual(data.group_roles, [group_roles[0], { ...group_roles[1], role_id: null }])
    }
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'provisioning.updated' } })
    const text = `custom ${role_id}`
    assert.deepEqual(entry?.detail, { default_role: text, group_roles: `A: ${text}, B: manager` })
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
