import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Role } from '../../../../server/access/roles.ts'
import { scopes as allScopes } from '../../../../server/operation/scopes.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const newUser = (role: Role = 'employee') => createUser(app, { business_id, role })

/** Returns the audit log entries about a user, oldest first. */
const listAudit = async (id: number, by = api) =>
  (await all(by, 'auditLog.list', { query: { user_id: id } }))
    .filter(({ action }) => action.startsWith('user.'))
    .map(({ action, detail }) => ({ action, detail }))
    .reverse()

describe('users.update', () => {
  it('changes only the submitted members', async () => {
    const { id } = await newUser()
    const before = (await api.call('users.get', { path: { id } })).body.data
    const { body } = await api.call('users.update', { path: { id }, body: { name: 'New Name' } })
    assert.deepEqual(body.data, { ...before, name: 'New Name', updated_at: body.data.updated_at, version: 2 })
    assert.deepEqual((await api.call('users.get', { path: { id } })).body.data, body.data)
    const detail = { name: 'New Name', name_before: before.name }
    assert.deepEqual(await listAudit(id), [{ action: 'user.updated', detail }])
  })
})

describe('a new role', () => {
  it('ends the sessions of the user, and applies to the next login', async () => {
    const user = await newUser('employee')
    const { refresh_token } = await logIn(app, user)
    await api.call('users.update', { path: { id: user.id }, body: { role: 'manager' } })
    await caller(app, user.token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
    const { token } = await logIn(app, user)
    await caller(app, token).call('people.list')
    const detail = { role: 'manager', role_before: 'employee' }
    assert.deepEqual(await listAudit(user.id), [{ action: 'user.updated', detail }])
  })

  it('cannot be set by users for themselves, not even with their API keys', async () => {
    const second = await newUser('owner')
    const own = caller(app, second.token)
    const scopes = allScopes.filter((scope) => scope !== 'self')
    const first = await createKey(app, second, { scopes })
    const keys = [first, await createKey(app, first, { scopes })].map(({ token }) => caller(app, token))
    const { id: person_id } = await createPerson(app, { business_id })
    for (const by of [own, ...keys]) {
      for (const body of [{ role: 'employee' }, { person_id }, { name: 'Renamed', role: 'admin' }]) {
        const { code } = (await by.expectError(403, 'users.update', { path: { id: second.id }, body })).body
        assert.equal(code, 'second_person_required')
      }
    }
    await api.call('users.update', { path: { id: second.id }, body: { person_id } })
    for (const by of [own, ...keys]) {
      await by.expectError(403, 'users.update', { path: { id: second.id }, body: { person_id: null } })
    }
    const unchanged = { name: 'Renamed', role: 'owner' as const, person_id }
    assert.equal(
      (await own.call('users.update', { path: { id: second.id }, body: unchanged })).body.data.name,
      'Renamed',
    )
  })

  it('requires all scopes of the old and the new role', async () => {
    const admin = await newUser('admin')
    const { id } = await newUser('employee')
    const adminApi = caller(app, admin.token)
    await adminApi.expectError(403, 'users.update', { path: { id }, body: { role: 'owner' } })
    await adminApi.expectError(403, 'users.update', { path: { id: admin.id }, body: { role: 'owner' } })
    for (const body of [{ name: 'Renamed' }, { role: 'employee' }, { active: false }]) {
      await adminApi.expectError(403, 'users.update', { path: { id: owner.id }, body })
    }
    await adminApi.call('users.update', { path: { id }, body: { role: 'admin' } })
    const machine = caller(app, (await createKey(app, owner, { scopes: ['users:write', 'users:read'] })).token)
    await machine.expectError(403, 'users.update', { path: { id }, body: { active: false } })
  })
})

describe('active: false', () => {
  it('ends sessions and refuses logins until reactivation', async () => {
    const user = await newUser()
    const { token, refresh_token } = await logIn(app, user)
    const path = { id: user.id }
    await api.call('users.update', { path, body: { active: false } })
    await caller(app, token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
    await caller(app).expectError(401, 'auth.login', { body: { email: user.email, password: 'correct horse battery' } })
    await api.call('users.update', { path, body: { active: true } })
    await caller(app, token).expectError(401, 'me.get')
    await logIn(app, user)
    assert.deepEqual(await listAudit(user.id), [
      { action: 'user.deactivated', detail: {} },
      { action: 'user.reactivated', detail: {} },
    ])
  })

  it('keeps the API keys of the user, unless the request revokes them, later too', async () => {
    const user = await newUser('admin')
    const { id: key, token } = await createKey(app, user, { scopes: ['people:read'] })
    const other = await createKey(app, owner, { scopes: ['people:read'] })
    const path = { id: user.id }
    await api.call('users.update', { path, body: { active: false } })
    await caller(app, token).call('people.list')
    await api.call('users.update', { path, body: { active: false, revoke_api_keys: true } })
    await caller(app, token).expectError(401, 'people.list')
    await caller(app, other.token).call('people.list')
    assert.deepEqual(await listAudit(user.id), [{ action: 'user.deactivated', detail: {} }])
    const entries = await all(api, 'auditLog.list', { query: { action: 'api_key.revoked' } })
    assert.equal(entries.filter(({ detail }) => detail.api_key_id === key).length, 1)
    for (const body of [{ revoke_api_keys: true }, { active: true, revoke_api_keys: true }]) {
      const { errors } = (await api.expectError(422, 'users.update', { path, body })).body
      assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], ['body.revoke_api_keys', 'not_combinable'])
    }
  })

  it('needs keys:write to revoke the API keys of the user', async () => {
    const { id } = await newUser()
    const { token } = await createKey(app, owner, { scopes: ['users:write'] })
    const body = { active: false, revoke_api_keys: true }
    const { required_scope } = (await caller(app, token).expectError(403, 'users.update', { path: { id }, body })).body
    assert.equal(required_scope, 'keys:write')
    assert.equal((await api.call('users.get', { path: { id } })).body.data.active, true)
  })

  it('ends the session of the request if users deactivate themselves', async () => {
    const { id, token } = await newUser('admin')
    await caller(app, token).call('users.update', { path: { id }, body: { active: false } })
    await caller(app, token).expectError(401, 'me.get')
  })

  it('invalidates an open invitation', async () => {
    const body = { name: 'New', email: 'not-any-more@example.com', role: 'employee' as const }
    const { id, invite_link = '' } = (await api.call('users.create', { body })).body.data
    await api.call('users.update', { path: { id }, body: { active: false } })
    const reset = { token: invite_link.split('/').at(-1) ?? '', password: 'my first password' }
    await caller(app).expectError(422, 'auth.resetPassword', { body: reset })
  })

  it('keeps API keys that descend from the user', async () => {
    const admin = await newUser('admin')
    const key = await createKey(app, admin, { scopes: ['people:read'] })
    await api.call('users.update', { path: { id: admin.id }, body: { active: false } })
    await caller(app, key.token).call('people.list')
    const keys = await all(api, 'apiKeys.list')
    assert.equal(keys.find(({ id }) => id === key.id)?.created_by, admin.id)
  })
})

describe('the last owner', () => {
  it('can neither lose the role nor be deactivated', async () => {
    const lone = await createBusiness(app)
    const own = caller(app, lone.owner.token)
    const path = { id: lone.owner.id }
    const leaving = await createUser(app, { business_id: lone.id, role: 'owner' })
    const { id: person_id } = await createPerson(app, { business_id: lone.id, end_date: '2999-01-01' })
    await app.db.updateTable('users').set({ person_id }).where('id', '=', leaving.id).execute()
    for (const [by, body, at] of [
      [caller(app, leaving.token), { role: 'admin' }, 'body.role'],
      [own, { active: false }, 'body.active'],
    ] as const) {
      const { errors, message } = (await by.expectError(409, 'users.update', { path, body })).body
      assert.equal(message, 'A business must keep an owner.')
      assert.equal(errors?.[0]?.path, at)
    }
    await own.call('users.update', { path, body: { name: 'Still the owner' } })
  })

  it('is the last one who can log in, ignoring inactive and invited owners', async () => {
    const { id, owner: first } = await createBusiness(app)
    const own = caller(app, first.token)
    const former = await createUser(app, { business_id: id, role: 'owner' })
    await own.call('users.update', { path: { id: former.id }, body: { active: false } })
    const invitation = { name: 'Next', email: `next-${id}@example.com`, role: 'owner' as const }
    const { invite_link = '' } = (await own.call('users.create', { body: invitation })).body.data
    const deactivation = { path: { id: first.id }, body: { active: false } }
    await own.expectError(409, 'users.update', deactivation)
    const token = invite_link.split('/').at(-1) ?? ''
    await caller(app).call('auth.resetPassword', { body: { token, password: 'my first password' } })
    await own.call('users.update', deactivation)
  })

  it('remains when two owners demote each other concurrently', async () => {
    const { id, owner: first } = await createBusiness(app)
    const second = await createUser(app, { business_id: id, role: 'owner' })
    const row = await holdRows(app.databaseUrl, 'businesses', [id])
    const demote = (by: typeof first, target: typeof first) =>
      caller(app, by.token).send('users.update', { path: { id: target.id }, body: { role: 'employee' } })
    const both = [demote(first, second), demote(second, first)]
    await row.untilBlocked(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 409])
  })
})

describe('person_id', () => {
  it('links, relinks and unlinks a person', async () => {
    const { id } = await newUser()
    const [first, second] = [await createPerson(app, { business_id }), await createPerson(app, { business_id })]
    for (const person_id of [first.id, second.id, null]) {
      const { data } = (await api.call('users.update', { path: { id }, body: { person_id } })).body
      assert.equal(data.person_id, person_id)
    }
    const next = await newUser()
    await api.call('users.update', { path: { id: next.id }, body: { person_id: first.id } })
  })

  it('extends the reach of the user from the next request on', async () => {
    const { id, token } = await newUser()
    const person = await createPerson(app, { business_id })
    await caller(app, token).expectError(404, 'people.get', { path: { id: person.id } })
    await api.call('users.update', { path: { id }, body: { person_id: person.id } })
    await caller(app, token).call('people.get', { path: { id: person.id } })
  })

  it('cannot be a deleted person or one with another user', async () => {
    const { id } = await newUser()
    const linked = await createPerson(app, { business_id })
    await api.call('users.update', { path: { id: (await newUser()).id }, body: { person_id: linked.id } })
    const deleted = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id: deleted.id } })
    await api.expectError(422, 'users.update', { path: { id }, body: { person_id: deleted.id } })
    await api.expectError(409, 'users.update', { path: { id }, body: { person_id: linked.id } })
  })

  it('requires the scopes that the link grants', async () => {
    const { id } = await newUser()
    const { id: person_id } = await createPerson(app, { business_id })
    const { token } = await createKey(app, owner, { scopes: ['users:write', 'people:read'] })
    await caller(app, token).expectError(403, 'users.update', { path: { id }, body: { person_id } })
  })
})
