import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

describe('sessions.list', () => {
  it('lists the caller’s sessions, and marks the current one', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    const body = { email: user.email, password: 'correct horse battery' }
    const headers = { 'user-agent': 'a browser' }
    const { token } = (await app.send('POST', '/v1/login', { body, headers })).body.data
    const sessions = await all(caller(app, token), 'sessions.list')
    assert.deepEqual(
      sessions.map(({ id, current, ip, user_agent }) => ({ isFirst: id === user.session_id, current, ip, user_agent })),
      [
        { isFirst: true, current: false, ip: null, user_agent: null },
        { isFirst: false, current: true, ip: '127.0.0.1', user_agent: 'a browser' },
      ],
    )
    assert.equal(sessions[1]?.last_used_at, sessions[1]?.created_at)
  })

  it('lists neither ended or expired sessions nor those of other users', async () => {
    const user = await createUser(app, { business_id, role: 'manager' })
    await createUser(app, { business_id, role: 'manager' })
    const [first, second] = [await logIn(app, user), await logIn(app, user)]
    const currentId = async (token: string) =>
      (await all(caller(app, token), 'sessions.list')).find(({ current }) => current)?.id ?? 0
    const expiredId = await currentId(second.token)
    await caller(app, first.token).call('auth.logout')
    await app.db
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', expiredId)
      .execute()
    assert.deepEqual(
      (await all(caller(app, user.token), 'sessions.list')).map(({ id }) => id),
      [user.session_id],
    )
  })
})
