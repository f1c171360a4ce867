import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

const events: Record<string, (user: TestUser) => string> = {
  'the session is revoked': ({ session_id }) => `update sessions set revoked_at = now() where id = ${session_id}`,
  'the session has expired': ({ session_id }) => `update sessions set expires_at = now() where id = ${session_id}`,
  'the session is deleted': ({ session_id }) => `delete from sessions where id = ${session_id}`,
  'the user is inactive': ({ id }) => `update users set active = false where id = ${id}`,
}

describe('a valid access token', () => {
  for (const [event, statement] of Object.entries(events)) {
    it(`is refused immediately when ${event}`, async () => {
      const user = await createUser(app, { business_id, role: 'owner' })
      const other = await createUser(app, { business_id, role: 'owner' })
      await caller(app, user.token).call('me.get')
      await sql.raw(statement(user)).execute(app.db)
      await caller(app, user.token).expectError(401, 'me.get')
      await caller(app, other.token).call('me.get')
    })
  }
})
