import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('roles.list', () => {
  it('returns the custom roles of the business by ID, and filters users by them', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const first = await createRole(app, { business_id })
    const { id, role_id } = await createUserWithRole(app, { business_id })
    await createRole(app, { business_id: (await createBusiness(app)).id })
    const { data } = (await api.call('roles.list')).body
    assert.deepEqual(
      data.map((role) => [role.id, role.users_count]),
      [
        [first.id, 0],
        [role_id, 1],
      ],
    )
    const { data: users } = (await api.call('users.list', { query: { role_id } })).body
    assert.deepEqual(
      users.map((user) => [user.id, user.role, user.role_id]),
      [[id, 'custom', role_id]],
    )
  })
})
