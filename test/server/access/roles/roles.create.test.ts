import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const problems = async (body: object) =>
  (await api.expectError(422, 'roles.create', { body: body as never })).body.errors?.map(({ path, code }) => [
    path,
    code,
  ])

describe('roles.create', () => {
  it('stores the scopes in the order of the contract, without self', async () => {
    const body = { name: ' HR  partner ', scopes: ['leave:read', 'self', 'people:read'], reach: 'department' } as const
    const { data } = (await api.call('roles.create', { body: body as never })).body
    const { id, created_at, updated_at } = data
    const expected = { name: 'HR partner', description: null, scopes: ['people:read', 'leave:read'], users_count: 0 }
    assert.deepEqual(data, { id, ...expected, reach: 'department', created_at, updated_at, version: 1 })
    assert.deepEqual((await api.call('roles.get', { path: { id } })).body.data, data)
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'role.created' } })
    const detail = { role_id: id, name: 'HR partner', scopes: 'people:read leave:read', reach: 'department' }
    assert.deepEqual([entry?.detail, entry?.target_name], [detail, 'HR partner'])
  })

  it('refuses a name that another role of the business has, ignoring case', async () => {
    const body = { name: 'Accountant', scopes: [], reach: 'self' as const }
    await api.call('roles.create', { body })
    const { errors } = (await api.expectError(409, 'roles.create', { body: { ...body, name: 'ACCOUNTANT' } })).body
    assert.deepEqual(errors?.[0]?.code, 'taken')
    const other = caller(app, (await createBusiness(app)).owner.token)
    await other.call('roles.create', { body })
  })

  it('requires the reach of all people for scopes that concern the whole business', async () => {
    for (const reach of ['self', 'team', 'department']) {
      const body = { name: 'Narrow', scopes: ['people:read', 'people:write', 'users:read'], reach }
      assert.deepEqual(await problems(body), [
        ['body.scopes[1]', 'needs_reach_all'],
        ['body.scopes[2]', 'needs_reach_all'],
      ])
    }
  })

  it('refuses business:write, which lets single sign-on log in as an owner', async () => {
    const body = { name: 'Second owner', scopes: ['business:write'], reach: 'all' }
    assert.deepEqual(await problems(body), [['body.scopes[0]', 'not_allowed']])
  })

  it('refuses scopes that the caller lacks, also to API keys and custom roles', async () => {
    const scopes = ['users:write', 'people:read'] as const
    const key = await createKey(app, owner, { scopes: [...scopes] })
    const user = await createUserWithRole(app, { business_id, scopes })
    for (const { token } of [key, user]) {
      const by = caller(app, token)
      const body = { name: `Role of ${token.slice(-5)}`, scopes: ['people:read'], reach: 'all' } as never
      await by.call('roles.create', { body })
      const wider = { name: 'Wider', scopes: ['people:read', 'audit:read'], reach: 'all' } as never
      const { required_scope } = (await by.expectError(403, 'roles.create', { body: wider })).body
      assert.equal(required_scope, 'audit:read')
    }
  })

  it('refuses more than 100 roles', async () => {
    const crowded = await createBusiness(app)
    for (let count = 0; count < 100; count++) await createRole(app, { business_id: crowded.id })
    const by = caller(app, crowded.owner.token)
    const body = { name: 'One more', scopes: [], reach: 'all' as const }
    const { errors } = (await by.expectError(409, 'roles.create', { body })).body
    assert.deepEqual([errors?.[0]?.code, errors?.[0]?.limit], ['limit_reached', 100])
  })

  it('is refused to managers and employees', async () => {
    for (const role of ['manager', 'employee'] as const) {
      const by = caller(app, (await createUser(app, { business_id, role })).token)
      await by.expectError(403, 'roles.create', { body: { name: 'Mine', scopes: [], reach: 'self' } })
    }
  })
})
