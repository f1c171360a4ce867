import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../../support/http.ts'
import { startIdentityProvider } from '../../../../support/receivers/identity-provider.ts'
import { createKey } from '../../../../support/samples/api-key.ts'
import { createUser } from '../../../../support/samples/factories.ts'
import { createDirectory, patchOp } from '../../../../support/samples/provisioning.ts'
import { singleSignOnInput } from '../../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
const deactivate = patchOp({ op: 'Replace', value: { active: 'False' } })

describe('a user of the directory', () => {
  it('has no password, the default role, and the owner who set up provisioning as introducer', async () => {
    const { owner, addUser, domain } = await createDirectory(app, { default_role: 'manager' })
    const id = Number(await addUser(`ada@${domain}`, { displayName: 'Ada Lovelace', roles: [{ value: 'owner' }] }))
    const user = (await caller(app, owner.token).call('users.get', { path: { id } })).body.data
    assert.deepEqual(
      [user.name, user.email, user.role, user.password_set, user.introduced_by],
      ['Ada Lovelace', `ada@${domain}`, 'manager', false, [owner.id]],
    )
  })

  it('may have a name that is not an address, if it has a work address', async () => {
    const { expect, addUser, domain } = await createDirectory(app)
    await expect(400, 'POST', '/Users', { userName: 'ada' })
    const emails = [
      { value: `home@${domain}`, type: 'home' },
      { value: `work@${domain}`, type: 'work' },
    ]
    const id = await addUser('ada', { emails })
    assert.equal((await expect(200, 'GET', `/Users/${id}`)).emails[0].value, `work@${domain}`)
    assert.equal((await expect(200, 'GET', `/Users?filter=userName%20eq%20%22ADA%22`)).totalResults, 1)
    const taken = await expect(409, 'POST', '/Users', { userName: 'Ada', emails: [{ value: `b@${domain}` }] })
    assert.equal(taken.scimType, 'uniqueness')
  })

  it('loses sessions and API keys at once when deactivated', async () => {
    const { owner, id: business_id, domain, expect } = await createDirectory(app)
    const user = await createUser(app, { business_id, role: 'admin', email: `admin@${domain}` })
    const { token: key } = await createKey(app, user, { scopes: ['people:read'] })
    await caller(app, key).call('people.list')
    await expect(200, 'PATCH', `/Users/${user.id}`, deactivate)
    await caller(app, user.token).expectError(401, 'me.get')
    await caller(app, key).expectError(401, 'people.list')
    const entries = (await caller(app, owner.token).call('auditLog.list')).body.data
    const own = entries.filter(({ detail }) => detail.by === 'directory').map(({ action }) => action)
    assert.deepEqual(own.toSorted(), ['api_key.revoked', 'user.deactivated'])
  })

  it('cannot be the last owner', async () => {
    const { owner, id: business_id, domain, expect } = await createDirectory(app)
    await app.db
      .deleteFrom('sessions')
      .where('business_id', '=', business_id)
      .where('user_id', '<>', owner.id)
      .execute()
    await app.db.deleteFrom('users').where('business_id', '=', business_id).where('id', '<>', owner.id).execute()
    for (const [method, body] of [
      ['PATCH', deactivate],
      ['PUT', { userName: owner.email, active: false }],
      ['DELETE', undefined],
    ] as const) {
      const { status, detail } = await expect(409, method, `/Users/${owner.id}`, body)
      assert.equal(status, '409')
      assert.match(detail, /owner/)
    }
    const second = await createUser(app, { business_id, role: 'owner', email: `second@${domain}` })
    await expect(200, 'PATCH', `/Users/${second.id}`, deactivate)
    const activate = patchOp({ op: 'replace', path: 'active', value: true })
    assert.equal((await expect(400, 'PATCH', `/Users/${second.id}`, activate)).scimType, 'mutability')
    await caller(app, owner.token).call('me.get')
  })

  it('cannot take over a login with another address', async () => {
    const { owner, id: business_id, domain, expect, addUser } = await createDirectory(app)
    const user = await createUser(app, { business_id, role: 'employee', email: `u@${domain}` })
    const rename = (email: string) => ({ userName: email, emails: [{ value: email, type: 'work' }], active: true })
    const refusals = async (id: number, email: string) =>
      (await expect(400, 'PUT', `/Users/${id}`, rename(email))).scimType
    assert.equal(await refusals(owner.id, `evil@${domain}`), 'mutability')
    assert.equal(await refusals(user.id, `evil@${domain}`), 'mutability')
    await caller(app, user.token).call('me.get')
    const body = singleSignOnInput(provider, domain)
    await caller(app, owner.token).call('singleSignOn.set', { body })
    assert.equal(await refusals(user.id, 'evil@example.org'), 'mutability')
    assert.equal(await refusals(owner.id, `evil@${domain}`), 'mutability')
    assert.equal((await expect(409, 'PUT', `/Users/${user.id}`, rename(owner.email))).scimType, 'uniqueness')
    await expect(200, 'PUT', `/Users/${user.id}`, rename(`new@${domain}`))
    await caller(app, user.token).expectError(401, 'me.get')
    const after = (await caller(app, owner.token).call('users.get', { path: { id: user.id } })).body.data
    assert.deepEqual([after.email, after.introduced_by], [`new@${domain}`, [owner.id]])
    const invited = await addUser(`invited@${domain}`)
    const renamed = await expect(200, 'PUT', `/Users/${invited}`, rename(`other@${domain}`))
    assert.equal(renamed.emails[0].value, `other@${domain}`)
  })

  it('gets no earlier role when created again', async () => {
    const { owner, id: business_id, domain, expect, addUser } = await createDirectory(app)
    const admin = await createUser(app, { business_id, role: 'admin', email: `a@${domain}` })
    await expect(204, 'DELETE', `/Users/${admin.id}`)
    assert.equal(await addUser(`A@${domain}`), String(admin.id))
    const user = (await caller(app, owner.token).call('users.get', { path: { id: admin.id } })).body.data
    assert.deepEqual([user.role, user.active], ['employee', true])
  })

  it('is created once by concurrent requests', async () => {
    const { domain, send } = await createDirectory(app)
    const create = () => send('POST', '/Users', { userName: `twice@${domain}` })
    const statuses = (await Promise.all(Array.from({ length: 6 }, create))).map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [201, 409, 409, 409, 409, 409])
  })
})

describe('the list of users', () => {
  it('has pages', async () => {
    const { expect, addUser } = await createDirectory(app)
    const ids = [await addUser(), await addUser(), await addUser()]
    const page = await expect(200, 'GET', '/Users?startIndex=3&count=2')
    assert.deepEqual([page.totalResults, page.startIndex, page.itemsPerPage], [5, 3, 2])
    assert.deepEqual(
      page.Resources.map(({ id }: { id: string }) => id),
      ids.slice(0, 2),
    )
    assert.deepEqual((await expect(200, 'GET', '/Users?count=0')).Resources, [])
    assert.deepEqual((await expect(200, 'GET', '/Users?startIndex=99')).Resources, [])
  })

  it('has only the attributes that a request asks for', async () => {
    const { expect, addUser } = await createDirectory(app)
    const id = await addUser()
    const names = async (query: string) => Object.keys(await expect(200, 'GET', `/Users/${id}?${query}`)).toSorted()
    assert.deepEqual(await names('attributes=userName'), ['id', 'schemas', 'userName'])
    assert.equal((await names('excludedAttributes=meta,name')).includes('meta'), false)
  })

  it('is filtered', async () => {
    const { expect, addUser, domain } = await createDirectory(app)
    await addUser(`ada@${domain}`, { externalId: 'X1', name: { givenName: 'Ada', familyName: 'Love "lace"' } })
    await addUser(`bob@${domain}`, { externalId: 'x1', active: false, displayName: 'Bob' })
    const count = async (filter: string) =>
      (await expect(200, 'GET', `/Users?filter=${encodeURIComponent(filter)}`)).totalResults
    for (const [filter, expected] of [
      [`externalId eq "X1"`, 1],
      [`externalId eq "X2"`, 0],
      [`externalId pr`, 2],
      [`name.familyName eq "Love \\"lace\\""`, 1],
      [`userName sw "ada@" and active eq true`, 1],
      [`active eq "False"`, 1],
      [`displayName co "BO"`, 1],
      [`userName ew "${domain}" and not (active eq true)`, 1],
      [`emails[type eq "work" and value eq "bob@${domain}"]`, 1],
      [`emails.value eq "bob@${domain}" or externalId eq "X1"`, 2],
      [`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "BOB@${domain}"`, 1],
      [`meta.lastModified gt "2020-01-01T00:00:00Z" and externalId pr`, 2],
      [`meta.created lt "2020-01-01T00:00:00Z"`, 0],
      [`(userName eq "ada@${domain}") and (externalId eq "x1")`, 0],
    ] as const) {
      assert.equal(await count(filter), expected, filter)
    }
  })
})
