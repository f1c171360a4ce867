import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../../support/http.ts'
import { createUser } from '../../../../support/samples/factories.ts'
import { createDirectory, patchOp } from '../../../../support/samples/provisioning.ts'
import { createRole } from '../../../../support/samples/role.ts'
import { startTestApp } from '../../../../support/service/app.ts'
import { logIn } from '../../../../support/service/log-in.ts'

const app = await startTestApp()
const group_roles = [
  { group: 'Managers', role: 'manager' as const },
  { group: 'Admins', role: 'admin' as const },
]
const member = (id: string | number) => ({ value: String(id) })

describe('a group', () => {
  it('gives its members the highest role, and the default role after the last one', async () => {
    const { owner, addUser, addGroup, expect } = await createDirectory(app, { group_roles })
    const user = await addUser()
    const readRole = async () =>
      (await caller(app, owner.token).call('users.get', { path: { id: Number(user) } })).body.data.role
    const managers = await addGroup('managers', [user])
    assert.equal(await readRole(), 'manager')
    const admins = await addGroup('Admins')
    await expect(204, 'PATCH', `/Groups/${admins}`, patchOp({ op: 'add', path: 'members', value: [member(user)] }))
    assert.equal(await readRole(), 'admin')
    await expect(204, 'PATCH', `/Groups/${admins}`, patchOp({ op: 'replace', value: { displayName: 'Others' } }))
    assert.equal(await readRole(), 'manager')
    await expect(204, 'DELETE', `/Groups/${managers}`)
    assert.equal(await readRole(), 'employee')
  })

  it('gives a custom role, of which the first in the settings is the higher one', async () => {
    const { id: business_id, owner, addUser, addGroup, expect } = await createDirectory(app)
    const [partner, assistant, guest] = await Promise.all(
      [1, 2, 3].map(() => createRole(app, { business_id, scopes: ['people:read'] })),
    )
    const as = (role: { id: number } | undefined) => ({ role: 'custom' as const, role_id: role?.id ?? 0 })
    const api = caller(app, owner.token)
    await api.call('provisioning.set', {
      body: {
        default_role: 'custom',
        default_role_id: guest?.id ?? 0,
        group_roles: [
          { group: 'Managers', role: 'manager' },
          { group: 'Partners', ...as(partner) },
          { group: 'Assistants', ...as(assistant) },
          { group: 'Admins', role: 'admin' },
        ],
      },
    })
    const user = await addUser()
    const readRole = async () => {
      const { role, role_id } = (await api.call('users.get', { path: { id: Number(user) } })).body.data
      return { role, role_id }
    }
    assert.deepEqual(await readRole(), as(guest))
    const groups: string[] = []
    for (const [name, expected] of [
      ['Managers', { role: 'manager', role_id: null }],
      ['Assistants', as(assistant)],
      ['Partners', as(partner)],
      ['Admins', { role: 'admin', role_id: null }],
    ] as const) {
      groups.push(await addGroup(name, [user]))
      assert.deepEqual(await readRole(), expected, name)
    }
    for (const expected of [as(partner), as(assistant), { role: 'manager', role_id: null }, as(guest)]) {
      await expect(204, 'DELETE', `/Groups/${groups.pop()}`)
      assert.deepEqual(await readRole(), expected)
    }
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'user.updated' } })
    assert.deepEqual(entry?.detail, { by: 'directory', ...as(guest), role_before: 'manager' })
  })

  it('gives the scopes of a custom role at the next login, and ends the sessions of the earlier role', async () => {
    const { id: business_id, domain, addGroup } = await createDirectory(app)
    const { id: role_id } = await createRole(app, { business_id, scopes: ['people:read'] })
    const user = await createUser(app, { business_id, role: 'employee', email: `custom@${domain}` })
    const owner = await createUser(app, { business_id, role: 'owner' })
    const group_roles = [{ group: 'Partners', role: 'custom' as const, role_id }]
    await caller(app, owner.token).call('provisioning.set', { body: { default_role: 'employee', group_roles } })
    await addGroup('partners', [String(user.id)])
    await caller(app, user.token).expectError(401, 'me.get')
    await caller(app, (await logIn(app, user)).token).call('people.list')
  })

  it('makes no owner, and changes no owner', async () => {
    const { owner, addGroup } = await createDirectory(app, { group_roles })
    await addGroup('Managers', [String(owner.id)])
    await addGroup('owner', [String(owner.id)])
    assert.equal((await caller(app, owner.token).call('me.get')).body.data.role, 'owner')
  })

  it('keeps a role that no group has assigned', async () => {
    const { id: business_id, owner, addGroup, expect, domain } = await createDirectory(app, { group_roles })
    const admin = await createUser(app, { business_id, role: 'admin', email: `a@${domain}` })
    const group = await addGroup('Others', [String(admin.id)])
    await expect(204, 'DELETE', `/Groups/${group}`)
    await expect(200, 'PATCH', `/Users/${admin.id}`, patchOp({ op: 'replace', path: 'displayName', value: 'Ada' }))
    const { role, name } = (await caller(app, owner.token).call('users.get', { path: { id: admin.id } })).body.data
    assert.deepEqual([role, name], ['admin', 'Ada'])
    await caller(app, admin.token).call('me.get')
  })

  it('loses no member to concurrent requests', async () => {
    const { addUser, addGroup, expect } = await createDirectory(app, { group_roles })
    const users = await Promise.all(Array.from({ length: 8 }, () => addUser()))
    const group = await addGroup('Managers')
    await Promise.all(
      users.map((id) =>
        expect(204, 'PATCH', `/Groups/${group}`, patchOp({ op: 'Add', path: 'members', value: [member(id)] })),
      ),
    )
    const { members } = await expect(200, 'GET', `/Groups/${group}`)
    assert.deepEqual(
      members.map(({ value }: { value: string }) => value),
      users.toSorted((a, b) => Number(a) - Number(b)),
    )
  })

  it('refuses a name that another group has, and unknown members', async () => {
    const { addGroup, expect } = await createDirectory(app)
    await addGroup('Team')
    assert.equal((await expect(409, 'POST', '/Groups', { displayName: 'TEAM' })).scimType, 'uniqueness')
    const other = await addGroup('Other')
    await expect(409, 'PATCH', `/Groups/${other}`, patchOp({ op: 'replace', value: { displayName: 'team' } }))
    for (const value of ['2000000000', '0', 'abc', '99999999999', null, {}]) {
      const body = patchOp({ op: 'add', path: 'members', value: [{ value }] })
      assert.equal((await expect(400, 'PATCH', `/Groups/${other}`, body)).scimType, 'invalidValue')
    }
    const remove = patchOp({ op: 'remove', path: 'members[value eq "2000000000"]' })
    await expect(204, 'PATCH', `/Groups/${other}`, remove)
  })

  it('can have 10,000 members', async () => {
    const { id: business_id, owner, addGroup, expect } = await createDirectory(app, { group_roles })
    const ids = await app.db
      .insertInto('users')
      .values(
        Array.from({ length: 10_000 }, (_, index) => ({
          business_id,
          name: `User ${index}`,
          email: `many-${index}@example.com`,
          role: 'employee' as const,
          active: true,
        })),
      )
      .returning('id')
      .execute()
    const group = await addGroup('Managers')
    const value = ids.map(({ id }) => member(id))
    await expect(204, 'PATCH', `/Groups/${group}`, patchOp({ op: 'Add', path: 'members', value }))
    assert.equal((await expect(200, 'GET', `/Groups/${group}`)).members.length, 10_000)
    const { id } = ids.at(-1) ?? assert.fail()
    assert.equal((await caller(app, owner.token).call('users.get', { path: { id } })).body.data.role, 'manager')
    await expect(204, 'PATCH', `/Groups/${group}`, patchOp({ op: 'remove', path: 'members' }))
    assert.deepEqual((await expect(200, 'GET', `/Groups/${group}`)).members, [])
  })
})
