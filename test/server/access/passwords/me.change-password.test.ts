import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, guard } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const newUser = () => createUser(app, { business_id, role: 'employee' })

const newPassword = 'staple battery horse'
const change = { current_password: testPassword, new_password: newPassword }

const auditOf = ({ id }: TestUser, action: 'password.changed' | 'login.failed') =>
  all(caller(app, owner.token), 'auditLog.list', { query: { action, user_id: id } })

describe('me.changePassword', () => {
  it('lets the new password log in, and the old one no more', async () => {
    const user = await newUser()
    await caller(app, user.token).call('me.changePassword', { body: change })
    await logIn(app, user, newPassword)
    await caller(app).refused(401, 'auth.login', { body: { email: user.email, password: testPassword } })
    assert.equal((await auditOf(user, 'password.changed')).length, 1)
    assert.equal((await caller(app, user.token).call('me.get')).body.data.version, 2)
  })

  it('ends every other session at once; the one that asked lives on', async () => {
    const user = await newUser()
    const [here, there] = [await logIn(app, user), await logIn(app, user)]
    await caller(app, here.token).call('me.changePassword', { body: change })
    await caller(app, here.token).call('me.get')
    await caller(app).call('auth.refresh', { body: { refresh_token: here.refresh_token } })
    for (const token of [there.token, user.token]) await caller(app, token).refused(401, 'me.get')
    await caller(app).refused(401, 'auth.refresh', { body: { refresh_token: there.refresh_token } })
  })

  it('ends logins that wait for their second factor', async () => {
    const user = await newUser()
    const { secret } = await guard(app, user)
    const session_token = await challenge(app, user)
    await caller(app, user.token).call('me.changePassword', { body: change })
    const code = await codeOf(secret)
    await caller(app).refused(401, 'twoFactor.verify', { body: { session_token, code } })
  })

  it('asks for the current password, counts wrong ones like a login, and tells the audit log', async () => {
    const user = await newUser()
    const api = caller(app, user.token)
    const body = { ...change, current_password: 'wrong' }
    for (let tries = 0; tries < 5; tries += 1) {
      const refusal = await api.refused(422, 'me.changePassword', { body })
      assert.deepEqual(refusal.body.errors, [{ path: 'body.current_password', message: 'is wrong' }])
    }
    await api.refused(429, 'me.changePassword', { body: change })
    await caller(app).refused(429, 'auth.login', { body: { email: user.email, password: testPassword } })
    assert.equal((await auditOf(user, 'login.failed')).length, 5)
    assert.equal((await auditOf(user, 'password.changed')).length, 0)
  })

  it('lets one of two changes with the same current password through', async () => {
    const user = await newUser()
    const row = await holdRows(app.databaseUrl, 'users', [user.id])
    const both = ['first of the two', 'second of the two'].map((new_password) =>
      caller(app, user.token).send('me.changePassword', { body: { ...change, new_password } }),
    )
    await row.waiting(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [204, 422])
  })

  it('takes 8 to 200 characters, whatever they are', async () => {
    const user = await newUser()
    const api = caller(app, user.token)
    for (const new_password of ['1234567', 'x'.repeat(201), 'nul\u0000in the middle']) {
      await api.refused(422, 'me.changePassword', { body: { ...change, new_password } })
    }
    const long = '🔑'.repeat(200)
    await api.call('me.changePassword', { body: { ...change, new_password: long } })
    await logIn(app, user, long)
    await caller(app).refused(401, 'auth.login', { body: { email: user.email, password: '🔑'.repeat(199) } })
  })
})
