import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const get = async (id: number) => (await api.call('users.get', { path: { id } })).body.data

describe('users.get', () => {
  it('returns a user as the list does', async () => {
    const { id } = await createUser(app, { business_id, role: 'manager' })
    assert.deepEqual(
      await get(id),
      (await all(api, 'users.list')).find((user) => user.id === id),
    )
  })

  it('shows whether a password is set, the last login and the second factor', async () => {
    const invitation = (
      await api.call('users.create', { body: { name: 'New', email: 'new@example.com', role: 'employee' } })
    ).body.data
    assert.equal((await get(invitation.id)).password_set, false)
    const user = await createUser(app, { business_id, role: 'employee' })
    await logIn(app, user)
    assert.match((await get(user.id)).last_login_at ?? '', /Z$/)
    await enableTwoFactor(app, user)
    assert.equal((await get(user.id)).two_factor_enabled, true)
  })

  it('shows a lock until it expires', async () => {
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const lock = (until: string) =>
      sql`update users set locked_until = ${until}::timestamptz where id = ${id}`.execute(app.db)
    await lock('2999-01-01T00:00:00Z')
    assert.equal((await get(id)).locked_until, '2999-01-01T00:00:00.000Z')
    await lock('2020-01-01T00:00:00Z')
    assert.equal((await get(id)).locked_until, null)
  })
})
