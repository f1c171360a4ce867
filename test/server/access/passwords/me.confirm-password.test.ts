import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accessTokenSeconds } from '../../../../server/access/sessions/access-token.ts'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { backdateConfirmation, logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

/** Creates a user who logged in some minutes ago. */
async function logInAgo(minutes: number) {
  const user = await createUser(app, { business_id, role: 'admin' })
  const { token, refresh_token } = await logIn(app, user)
  const { id: session_id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '<>', user.session_id)
    .executeTakeFirstOrThrow()
  await backdateConfirmation(app, session_id, minutes)
  return { user, api: caller(app, token), session_id, refresh_token }
}
const body = { password: testPassword }

describe('me.confirmPassword', () => {
  it('allows operations that require step-up for fifteen minutes', async () => {
    const { api, session_id } = await logInAgo(16)
    const refusal = await api.expectError(403, 'twoFactor.setup')
    assert.deepEqual(
      [refusal.body.code, refusal.body.message],
      ['confirmation_required', 'This action is unauthorized.'],
    )
    const before = Date.now()
    const { expires_at } = (await api.call('me.confirmPassword', { body })).body.data
    const minutes = (Date.parse(expires_at) - before) / 60_000
    assert.ok(minutes > 14.9 && minutes < 16, `${minutes} minutes`)
    await api.call('twoFactor.setup')
    await backdateConfirmation(app, session_id, 14)
    await api.call('twoFactor.setup')
    await backdateConfirmation(app, session_id, 16)
    await api.expectError(403, 'twoFactor.setup')
  })

  it('applies to one session, and a refresh does not renew it', async () => {
    const { user, api, refresh_token } = await logInAgo(16)
    await caller(app, user.token).call('me.confirmPassword', { body })
    await api.expectError(403, 'twoFactor.setup')
    const { token } = (await caller(app).call('auth.refresh', { body: { refresh_token } })).body.data
    await caller(app, token).expectError(403, 'twoFactor.setup')
  })

  it('is not needed with the access token of a login until it expires', async () => {
    const { api, session_id } = await logInAgo(0)
    await backdateConfirmation(app, session_id, accessTokenSeconds / 60)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    await api.call('twoFactor.enable', { body: { code: await totpCode(secret) } })
    await api.call('webhooks.create', { body: { url: 'https://example.com/hooks', events: ['*'] } })
  })

  it('is not needed after a login or a change of the password', async () => {
    const { api } = await logInAgo(0)
    await api.call('twoFactor.setup')
    const old = await logInAgo(16)
    const change = { current_password: testPassword, new_password: 'staple battery horse' }
    await old.api.call('me.changePassword', { body: change })
    await old.api.call('twoFactor.setup')
  })

  it('returns 422 for a wrong password, which counts towards the login throttle and is recorded', async () => {
    const { user, api } = await logInAgo(16)
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const { errors } = (await api.expectError(422, 'me.confirmPassword', { body: { password: 'wrong' } })).body
      assert.deepEqual(errors, [{ path: 'body.password', code: 'incorrect', message: 'is wrong' }])
    }
    await api.expectError(429, 'me.confirmPassword', { body })
    await caller(app).expectError(429, 'auth.login', { body: { email: user.email, password: testPassword } })
    await api.expectError(403, 'twoFactor.setup')
    const query = { action: 'login.failed' as const, user_id: user.id }
    assert.equal((await all(caller(app, owner.token), 'auditLog.list', { query })).length, 5)
  })
})
