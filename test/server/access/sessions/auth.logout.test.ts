import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

describe('auth.logout', () => {
  it('ends only this session, from the next request on', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const { token, refresh_token } = await logIn(app, user)
    await caller(app, token).call('auth.logout')
    await caller(app, token).expectError(401, 'me.get')
    await caller(app, token).expectError(401, 'auth.logout')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
    await caller(app, user.token).call('me.get')
  })

  it('is recorded once with concurrent requests', async () => {
    const { id, token } = await createUser(app, { business_id, role: 'employee' })
    const request = { url: app.url, method: 'POST', path: '/v1/logout', token }
    const responses = await releaseTogether(Array.from({ length: 4 }, () => request))
    assert.ok(responses.some(({ status }) => status === 204))
    assert.ok(responses.every(({ status }) => status === 204 || status === 401))
    const entries = await all(caller(app, owner.token), 'auditLog.list', { query: { action: 'logout', user_id: id } })
    assert.equal(entries.length, 1)
  })
})
