import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('roles.get', () => {
  it('returns the role with the number of its users', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { role_id } = await createUserWithRole(app, { business_id, scopes: ['people:read'], reach: 'team' })
    const { data } = (await caller(app, owner.token).call('roles.get', { path: { id: role_id } })).body
    assert.deepEqual([data.scopes, data.reach, data.users_count], [['people:read'], 'team', 1])
  })
})
