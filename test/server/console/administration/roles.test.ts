import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const list = '/console/roles'
let business_id: number
let owner: TestUser
let visitor: ConsoleVisitor

beforeEach(async () => {
  const business = await createBusiness(app)
  business_id = business.id
  owner = business.owner
  visitor = await visitConsoleAs(app, owner)
})

const readRoles = async () => (await caller(app, owner.token).call('roles.list')).body.data

describe('the pages of roles', () => {
  it('create a role, change it, and delete it', async () => {
    assert.match((await visitor.get(list)).text, /No other roles yet/)
    const fields = {
      name: 'HR partner',
      description: 'Leave',
      scopes: ['people:read', 'leave:read'],
      reach: 'department',
    }
    const created = await visitor.follow(await visitor.submit(`${list}/new`, 'create', fields))
    assert.match(created.text, /HR partner created/)
    assert.match(created.text, /2 permissions/)
    const [role] = await readRoles()
    assert.deepEqual(
      [role?.name, role?.scopes, role?.reach],
      ['HR partner', ['people:read', 'leave:read'], 'department'],
    )
    const address = `${list}/${role?.id}`
    const page = await visitor.get(address)
    assert.match(page.text, /name="scopes" value="leave:read" checked/)
    assert.match(page.text, /name="reach" value="department"[^>]* checked/)
    assert.match(page.text, /No user has this role/)
    const change = { ...fields, scopes: ['people:read'], reach: 'team' }
    await visitor.follow(await visitor.submit(address, 'change', change))
    assert.deepEqual(
      (await readRoles()).map(({ scopes, reach }) => [scopes, reach]),
      [[['people:read'], 'team']],
    )
    assert.match((await visitor.follow(await visitor.submit(address, 'delete'))).text, /HR partner deleted/)
    assert.deepEqual(await readRoles(), [])
  })

  it('assign the role to a user, whose page shows its name', async () => {
    const { id, name } = await createRole(app, { business_id, scopes: ['people:read'] })
    const user = await createUser(app, { business_id, role: 'employee' })
    const role = `custom:${id}`
    const saved = await visitor.follow(
      await visitor.submit(`/console/users/${user.id}`, 'change', { name: 'Dana', role }),
    )
    assert.match(saved.text, new RegExp(`<dd>${name}</dd>`))
    assert.match(saved.text, new RegExp(`value="${role}" selected`))
    const page = await visitor.get(`${list}/${id}`)
    assert.match(page.text, new RegExp(`href="/console/users/${user.id}">Dana`))
    assert.doesNotMatch(page.text, /value="delete"/)
    assert.match((await visitor.get('/console/users')).text, new RegExp(name))
    assert.match((await visitor.get('/console/users/invite')).text, new RegExp(`value="${role}"`))
  })

  it('explain problems next to their fields', async () => {
    const { name } = await createRole(app, { business_id })
    const address = `${list}/new`
    const scopes = ['payruns:read']
    for (const [fields, field, sentence] of [
      [{ name: '', scopes, reach: 'all' }, 'name', /Enter/],
      [{ name, scopes, reach: 'all' }, 'name', /name/],
      [{ name: 'Payroll', scopes, reach: 'team' }, 'scopes', /Choose “All people”/],
    ] as const) {
      const response = await visitor.submit(address, 'create', {
        description: '',
        ...fields,
        scopes: [...fields.scopes],
      })
      assert.ok(response.status === 422 || response.status === 409, String(response.status))
      const [, problem = ''] = new RegExp(`id="create-${field}-problem">([^<]*)`).exec(response.text) ?? []
      assert.match(problem, sentence)
    }
  })

  it('link from the summary to the choice of people', async () => {
    const response = await visitor.submit(`${list}/new`, 'create', {
      name: 'Payroll',
      scopes: ['people:read'],
      reach: '~',
    })
    assert.match(response.text, /href="#create-reach"/)
    assert.match(response.text, /<fieldset id="create-reach" role="radiogroup" aria-invalid="true" tabindex="-1"/)
  })

  it('explain why a role that is assigned cannot be deleted', async () => {
    const { id } = await createRole(app, { business_id })
    const { text: page } = await visitor.get(`${list}/${id}`)
    const body = { default_role: 'custom' as const, default_role_id: id }
    await caller(app, owner.token).call('provisioning.set', { body })
    const byProvisioning = await visitor.postForm(`${list}/${id}`, page, 'delete')
    assert.equal(byProvisioning.status, 409)
    assert.match(byProvisioning.text, /Provisioning gives this role to users or groups/)
    await createUser(app, { business_id, role: 'employee' })
    await app.db
      .updateTable('users')
      .set({ role_id: id, role: 'employee' })
      .where('id', '<>', owner.id)
      .where('business_id', '=', business_id)
      .execute()
    await caller(app, owner.token).call('provisioning.set', { body: { default_role: 'employee' } })
    assert.match((await visitor.postForm(`${list}/${id}`, page, 'delete')).text, /Users have this role/)
  })

  it('offer only what the user may grant', async () => {
    const scopes = ['users:read', 'users:write', 'people:read'] as const
    const member = await createUserWithRole(app, { business_id, scopes })
    const more = await createRole(app, { business_id, scopes: ['payruns:read'] })
    const less = await createRole(app, { business_id, scopes: ['people:read'] })
    const user = await createUser(app, { business_id, role: 'employee' })
    const other = await visitConsoleAs(app, member)
    const fields = (await other.get(`${list}/new`)).text
    assert.match(fields, /name="scopes" value="people:read"/)
    assert.doesNotMatch(fields, /name="scopes" value="payruns:read"/)
    const response = await other.submit(`${list}/new`, 'create', {
      name: 'More',
      scopes: ['payruns:read'],
      reach: 'all',
    })
    assert.equal(response.status, 403)
    assert.match(response.text, /id="problems"/)
    assert.doesNotMatch((await other.get(`${list}/${more.id}`)).text, /value="change"/)
    assert.match((await other.get(`${list}/${more.id}`)).text, /permissions that you do not have/)
    assert.match((await other.get(`${list}/${member.role_id}`)).text, /You have this role/)
    assert.match((await other.get(`${list}/${less.id}`)).text, /value="change"/)
    const userPage = (await other.get(`/console/users/${user.id}`)).text
    assert.match(userPage, new RegExp(`value="custom:${less.id}"`))
    assert.doesNotMatch(userPage, new RegExp(`value="custom:${more.id}"|value="owner"|value="admin"`))
    const stolen = await other.submit(`/console/users/${user.id}`, 'change', { name: 'X', role: `custom:${more.id}` })
    assert.equal(stolen.status, 403)
  })

  it('are read-only without users:write, and hidden without users:read', async () => {
    const { id } = await createRole(app, { business_id, scopes: ['people:read'] })
    const reader = await visitConsoleAs(app, await createUserWithRole(app, { business_id, scopes: ['users:read'] }))
    assert.doesNotMatch((await reader.get(list)).text, /roles\/new/)
    assert.doesNotMatch((await reader.get(`${list}/${id}`)).text, /value="change"/)
    assert.equal((await reader.get(`${list}/new`)).status, 403)
    const employee = await visitConsoleAs(app, await createUser(app, { business_id, role: 'employee' }))
    assert.equal((await employee.get(list)).status, 403)
  })
})
