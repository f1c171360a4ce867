import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

describe('sessions.revoke', () => {
  it('ends one session of the caller immediately', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const other = await logIn(app, user)
    const sessions = await all(caller(app, user.token), 'sessions.list')
    const path = { id: sessions.at(-1)?.id ?? 0 }
    await caller(app, user.token).call('sessions.revoke', { path })
    await caller(app, other.token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token: other.refresh_token } })
    await caller(app, user.token).call('me.get')
    await caller(app, user.token).expectError(404, 'sessions.revoke', { path })
    const entries = await all(caller(app, owner.token), 'auditLog.list', {
      query: { action: 'session.revoked', user_id: user.id },
    })
    assert.deepEqual(
      entries.map(({ detail }) => detail),
      [{ session_id: path.id }],
    )
  })

  it('ends the session of the request', async () => {
    const { token, session_id } = await createUser(app, { business_id, role: 'employee' })
    await caller(app, token).call('sessions.revoke', { path: { id: session_id } })
    await caller(app, token).expectError(401, 'me.get')
  })

  it('does not find sessions of other users, even for an owner', async () => {
    const { token, session_id } = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, owner.token)
    const { body: foreign } = await api.expectError(404, 'sessions.revoke', { path: { id: session_id } })
    const { body: unknown } = await api.expectError(404, 'sessions.revoke', { path: { id: 2_000_000_000 } })
    assert.deepEqual({ ...foreign, request_id: '' }, { ...unknown, request_id: '' })
    await caller(app, token).call('me.get')
  })
})
