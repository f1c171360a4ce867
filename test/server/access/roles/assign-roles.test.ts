import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { createDomainBusiness, logInAtProvider, singleSignOnInput } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('the assignment of a custom role', () => {
  it('is part of an invitation, and gives the scopes at the next login', async () => {
    const { id: role_id } = await createRole(app, { business_id, scopes: ['people:read'] })
    const body = { name: 'Paula', email: 'paula@example.com', role: 'custom' as const, role_id }
    const { data } = (await api.call('users.create', { body })).body
    assert.deepEqual([data.role, data.role_id], ['custom', role_id])
    const user = await createUser(app, { business_id, role: 'employee' })
    await api.call('users.update', { path: { id: user.id }, body: { role_id } })
    await caller(app, user.token).expectError(401, 'me.get')
    await caller(app, (await logIn(app, user)).token).call('people.list')
    await api.call('users.update', { path: { id: user.id }, body: { role: 'manager' } })
    assert.equal((await api.call('users.get', { path: { id: user.id } })).body.data.role_id, null)
  })

  it('needs a role and an ID that belong together', async () => {
    const { id: role_id } = await createRole(app, { business_id })
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const cases = [
      [{ role: 'custom' }, 'body.role_id'],
      [{ role: 'admin', role_id }, 'body.role_id'],
      [{ role_id: null }, 'body.role'],
    ] as const
    for (const [body, path] of cases) {
      const { errors } = (await api.expectError(422, 'users.update', { path: { id }, body: body as never })).body
      assert.deepEqual([errors?.[0]?.path, errors?.[0]?.code], [path, 'role_mismatch'])
    }
  })

  it('is refused to callers who lack one of its scopes, for users who have it too', async () => {
    const { id: role_id } = await createRole(app, { business_id, scopes: ['audit:read'] })
    const holder = await createUserWithRole(app, { business_id, scopes: ['audit:read'] })
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const { token } = await createUserWithRole(app, { business_id, scopes: ['users:write', 'keys:write'] })
    const key = await createKey(app, owner, { scopes: ['users:write'] })
    for (const by of [caller(app, token), caller(app, key.token)]) {
      await by.expectError(403, 'users.update', { path: { id }, body: { role_id } })
      await by.expectError(403, 'users.update', { path: { id }, body: { role: 'manager' } })
      await by.expectError(403, 'users.update', { path: { id: holder.id }, body: { role: 'employee' } })
      await by.expectError(403, 'users.update', { path: { id: holder.id }, body: { active: false } })
      const body = { name: 'New', email: 'new@example.com', role: 'custom' as const, role_id }
      await by.expectError(403, 'users.create', { body })
    }
    const wider = { name: 'Key', scopes: ['audit:read'] as never }
    await caller(app, token).expectError(403, 'apiKeys.create', { body: wider })
  })

  it('is refused to users for themselves', async () => {
    const user = await createUserWithRole(app, { business_id, scopes: ['users:write'] })
    const { id: role_id } = await createRole(app, { business_id, scopes: ['users:write'] })
    const response = await caller(app, user.token).expectError(403, 'users.update', {
      path: { id: user.id },
      body: { role_id },
    })
    assert.equal(response.body.code, 'second_person_required')
  })

  it('does not let the manager role show pay that the caller does not see', async () => {
    const { id: strict, owner } = await createBusiness(app)
    await app.db.updateTable('businesses').set({ managers_see_compensation: true }).where('id', '=', strict).execute()
    const scopes = ['users:write', 'people:read', 'tasks:read', 'documents:read', 'leave:read', 'leave:write'] as const
    const key = await createKey(app, owner, { scopes: [...scopes, 'leave:approve'] })
    const body = { name: 'Mary', email: 'mary@example.com', role: 'manager' as const }
    const { required_scope } = (await caller(app, key.token).expectError(403, 'users.create', { body })).body
    assert.equal(required_scope, 'compensation:read')
  })

  it('keeps an owner in the business', async () => {
    const { id: role_id } = await createRole(app, { business_id })
    const second = await createUser(app, { business_id, role: 'owner' })
    const asSecond = caller(app, second.token)
    await asSecond.call('users.update', { path: { id: owner.id }, body: { active: true } })
    const last = await createBusiness(app)
    const key = await createKey(app, last.owner, {
      scopes: (await caller(app, last.owner.token).call('me.get')).body.data.scopes.filter(
        (each) => each !== 'self',
      ) as never,
    })
    const response = await caller(app, key.token).send('users.update', {
      path: { id: last.owner.id },
      body: { role_id: (await createRole(app, { business_id: last.id })).id },
    })
    assert.ok(response.status === 403 || response.status === 409)
    const { errors } = (
      await api.expectError(422, 'users.update', { path: { id: second.id }, body: { role_id: 2_147_483_647 } })
    ).body
    assert.equal(errors?.[0]?.code, 'unknown_record')
    await api.call('users.update', { path: { id: second.id }, body: { role_id } })
  })

  it('applies to users that single sign-on creates', async () => {
    const provider = await startIdentityProvider(app.config)
    const business = await createDomainBusiness(app)
    const { id: role_id } = await createRole(app, { business_id: business.id, scopes: ['leave:read'], reach: 'self' })
    const as = caller(app, business.owner.token)
    const input = singleSignOnInput(provider, business.domain)
    const foreign = await createRole(app, { business_id })
    await as.expectError(422, 'singleSignOn.set', { body: { ...input, just_in_time_role: 'custom' } })
    const custom = { ...input, just_in_time_role: 'custom' as const }
    await as.expectError(422, 'singleSignOn.set', { body: { ...custom, just_in_time_role_id: foreign.id } })
    const { data } = (await as.call('singleSignOn.set', { body: { ...custom, just_in_time_role_id: role_id } })).body
    assert.deepEqual([data.just_in_time_role, data.just_in_time_role_id], ['custom', role_id])
    const login = await logInAtProvider(app, provider, `new@${business.domain}`)
    const tokens = (await caller(app).call('singleSignOn.finish', { body: login })).body.data
    assert.ok('token' in tokens)
    const me = (await caller(app, tokens.token).call('me.get')).body.data
    assert.deepEqual([me.role, me.role_id, me.scopes], ['custom', role_id, ['leave:read', 'self']])
    await as.expectError(409, 'roles.delete', { path: { id: role_id } })
  })
})
