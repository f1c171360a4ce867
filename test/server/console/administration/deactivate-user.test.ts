import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs, visitConsoleAsOwner } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('the deactivation of a user', () => {
  it('revokes their API keys if the administrator ticks the box', async () => {
    const { business_id, visitor, owner } = await visitConsoleAsOwner(app)
    await createKey(app, owner, { scopes: ['people:read'] })
    for (const revoke_api_keys of ['true', '']) {
      const user = await createUser(app, { business_id, role: 'admin' })
      const key = await createKey(app, user, { scopes: ['people:read'] })
      await createKey(app, user, { scopes: ['leave:read'] })
      const address = `/console/users/${user.id}`
      assert.match((await visitor.get(address)).text, /Revoke the 2 API keys that they created/)
      const { text } = await visitor.follow(await visitor.submit(address, 'deactivate', { revoke_api_keys }))
      const isRevoked = revoke_api_keys === 'true'
      assert.equal(/their API keys are revoked/.test(text), isRevoked)
      assert.equal((await caller(app, key.token).send('people.list')).status, isRevoked ? 401 : 200)
    }
  })

  it('mentions no keys without any, nor to users who cannot revoke them', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const user = await createUserWithRole(app, { business_id, scopes: ['users:read', 'keys:write'] })
    assert.doesNotMatch((await visitor.get(`/console/users/${user.id}`)).text, /name="revoke_api_keys"/)
    await createKey(app, user, { scopes: ['users:read'] })
    await app.db.updateTable('users').set({ role_id: null }).where('id', '=', user.id).execute()
    const member = await createUserWithRole(app, { business_id, scopes: ['users:read', 'users:write', 'keys:read'] })
    const other = await visitConsoleAs(app, member)
    assert.doesNotMatch((await other.get(`/console/users/${user.id}`)).text, /name="revoke_api_keys"/)
    assert.match((await visitor.get(`/console/users/${user.id}`)).text, /Revoke the API key that they created/)
  })
})
