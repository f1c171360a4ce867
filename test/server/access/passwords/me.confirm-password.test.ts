import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accessTokenSeconds } from '../../../../server/access/sessions/access-token.ts'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { codeOf } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn, putProofBack } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

/** A user who logged in some minutes ago. */
async function loggedIn(minutes: number) {
  const user = await createUser(app, { business_id, role: 'admin' })
  const { token, refresh_token } = await logIn(app, user)
  const { id: session_id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '<>', user.session_id)
    .executeTakeFirstOrThrow()
  await putProofBack(app, session_id, minutes)
  return { user, api: caller(app, token), session_id, refresh_token }
}
const body = { password: testPassword }

describe('me.confirmPassword', () => {
  it('opens what asks for a fresh proof, for fifteen minutes', async () => {
    const { api, session_id } = await loggedIn(16)
    const refusal = await api.refused(403, 'twoFactor.setup')
    assert.deepEqual(
      [refusal.body.code, refusal.body.message],
      ['confirmation_required', 'This action is unauthorized.'],
    )
    const before = Date.now()
    const { expires_at } = (await api.call('me.confirmPassword', { body })).body.data
    const minutes = (Date.parse(expires_at) - before) / 60_000
    assert.ok(minutes > 14.9 && minutes < 16, `${minutes} minutes`)
    await api.call('twoFactor.setup')
    await putProofBack(app, session_id, 14)
    await api.call('twoFactor.setup')
    await putProofBack(app, session_id, 16)
    await api.refused(403, 'twoFactor.setup')
  })

  it('is for one session: no other has the proof, and refreshing is none', async () => {
    const { user, api, refresh_token } = await loggedIn(16)
    await caller(app, user.token).call('me.confirmPassword', { body })
    await api.refused(403, 'twoFactor.setup')
    const { token } = (await caller(app).call('auth.refresh', { body: { refresh_token } })).body.data
    await caller(app, token).refused(403, 'twoFactor.setup')
  })

  it('is not needed for what the access token of a login does, until that token expires', async () => {
    const { api, session_id } = await loggedIn(0)
    await putProofBack(app, session_id, accessTokenSeconds / 60)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await codeOf(secret) } })
    await api.call('webhooks.create', { body: { url: 'https://example.com/hooks', events: ['*'] } })
  })

  it('is not needed after a login or a changed password', async () => {
    const { api } = await loggedIn(0)
    await api.call('twoFactor.setup')
    const old = await loggedIn(16)
    const change = { current_password: testPassword, new_password: 'staple battery horse' }
    await old.api.call('me.changePassword', { body: change })
    await old.api.call('twoFactor.setup')
  })

  it('answers 422 for a wrong password, which counts as those of the login do', async () => {
    const { user, api } = await loggedIn(16)
    for (let tries = 0; tries < 5; tries += 1) {
      const { errors } = (await api.refused(422, 'me.confirmPassword', { body: { password: 'wrong' } })).body
      assert.deepEqual(errors, [{ path: 'body.password', message: 'is wrong' }])
    }
    await api.refused(429, 'me.confirmPassword', { body })
    await caller(app).refused(429, 'auth.login', { body: { email: user.email, password: testPassword } })
    await api.refused(403, 'twoFactor.setup')
    const query = { action: 'login.failed' as const, user_id: user.id }
    assert.equal((await all(caller(app, owner.token), 'auditLog.list', { query })).length, 5)
  })
})
