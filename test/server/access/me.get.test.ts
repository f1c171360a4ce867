import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createUser } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'

const app = await startTestApp()
after(() => app.close())
const { id: business_id } = await createBusiness(app, { name: 'Acme' })

describe('me.get', () => {
  it('answers the user behind the token and their business', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const { headers, body } = await caller(app, user.token).call('me.get')
    const { created_at, updated_at, ...rest } = body.data
    assert.deepEqual(rest, {
      id: user.id,
      name: user.name,
      email: user.email,
      role: 'employee',
      scopes: ['self'],
      business: { id: business_id, name: 'Acme', currency: 'EUR', time_zone: 'UTC' },
      version: 1,
    })
    assert.equal(headers.etag, '"1"')
  })

  it('answers what the token may do, which can be less than the role', async () => {
    const { token } = await createUser(app, { business_id, role: 'owner', scopes: ['people:read'] })
    const { role, scopes } = (await caller(app, token).call('me.get')).body.data
    assert.deepEqual({ role, scopes }, { role: 'owner', scopes: ['people:read'] })
  })

  it('needs no scope', async () => {
    const { token } = await createUser(app, { business_id, role: 'employee', scopes: [] })
    assert.deepEqual((await caller(app, token).call('me.get')).body.data.scopes, [])
  })
})
