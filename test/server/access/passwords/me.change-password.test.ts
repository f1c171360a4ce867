import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, enableTwoFactor, totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const newUser = () => createUser(app, { business_id, role: 'employee' })

const newPassword = 'staple battery horse'
const change = { current_password: testPassword, new_password: newPassword }

describe('me.changePassword', () => {
  it('replaces the password', async () => {
    const user = await newUser()
    await caller(app, user.token).call('me.changePassword', { body: change })
    await logIn(app, user, newPassword)
    await caller(app).expectError(401, 'auth.login', { body: { email: user.email, password: testPassword } })
    const query = { action: 'password.changed' as const, user_id: user.id }
    assert.equal((await all(caller(app, owner.token), 'auditLog.list', { query })).length, 1)
    assert.equal((await caller(app, user.token).call('me.get')).body.data.version, 2)
  })

  it('ends all other sessions', async () => {
    const user = await newUser()
    const [current, other] = [await logIn(app, user), await logIn(app, user)]
    await caller(app, current.token).call('me.changePassword', { body: change })
    await caller(app, current.token).call('me.get')
    await caller(app).call('auth.refresh', { body: { refresh_token: current.refresh_token } })
    for (const token of [other.token, user.token]) await caller(app, token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token: other.refresh_token } })
  })

  it('ends open challenges', async () => {
    const user = await newUser()
    const { secret } = await enableTwoFactor(app, user)
    const session_token = await challenge(app, user)
    await caller(app, user.token).call('me.changePassword', { body: change })
    const code = await totpCode(secret)
    await caller(app).expectError(401, 'twoFactor.verify', { body: { session_token, code } })
  })

  it('requires the current password', async () => {
    const { token } = await newUser()
    const body = { ...change, current_password: 'wrong' }
    const refusal = await caller(app, token).expectError(422, 'me.changePassword', { body })
    assert.deepEqual(refusal.body.errors, [{ path: 'body.current_password', code: 'incorrect', message: 'is wrong' }])
  })

  it('accepts one of two concurrent changes', async () => {
    const user = await newUser()
    const row = await holdRows(app.databaseUrl, 'users', [user.id])
    const both = ['first of the two', 'second of the two'].map((new_password) =>
      caller(app, user.token).send('me.changePassword', { body: { ...change, new_password } }),
    )
    await row.untilBlocked(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [204, 422])
  })

  it('counts characters, not bytes, and distinguishes the last of 200', async () => {
    const user = await newUser()
    const api = caller(app, user.token)
    const long = '🔑'.repeat(200)
    await api.call('me.changePassword', { body: { ...change, new_password: long } })
    await logIn(app, user, long)
    await caller(app).expectError(401, 'auth.login', { body: { email: user.email, password: '🔑'.repeat(199) } })
  })
})
