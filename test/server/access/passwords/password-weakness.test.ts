import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app)
let users = 0
const newAddress = () => `margaret.hamilton-${++users}@example.com`

const tooCommon = 'must not be one of the 10,000 most common passwords'
const blank = 'must not be blank'
const ownAddress = 'must not be your e-mail address or the part of it before the @'

const codes: Record<string, string> = {
  [tooCommon]: 'common_password',
  [ownAddress]: 'equals_email',
  [blank]: 'required',
}

/** Returns weak passwords for a user with this email address, with their error messages. */
const weakPasswords = (email: string): [password: string, message: string][] => [
  ['12345678', tooCommon],
  ['password1', tooCommon],
  ['PassWord1', tooCommon],
  ['  iloveyou  ', tooCommon],
  ['dalmatio', tooCommon], // the last password in the list
  [email, ownAddress],
  [email.toUpperCase(), ownAddress],
  [`${email.split('@')[0]} `, ownAddress],
  ['        ', blank],
  ['\t\u00a0\u2003\u200b\u3000\u00ad\ufeff\u3164', blank],
]

describe('a new password', () => {
  it('set through a link must not be common, blank or the email address; a refused one does not use the link', async () => {
    const { email, token } = await invite(app, owner, newAddress())
    for (const [password, message] of weakPasswords(email)) {
      const { errors } = (await api.expectError(422, 'auth.resetPassword', { body: { token, password } })).body
      assert.deepEqual(errors, [{ path: 'body.password', code: codes[message], message }], password)
    }
    await api.call('auth.resetPassword', { body: { token, password: 'ranger12' } }) // the first password after the list
    await logIn(app, { email }, 'ranger12')
  })

  it('on the page follows the same rules, with a message', async () => {
    const { email, token } = await invite(app, owner, newAddress())
    const submit = (password: string) =>
      app.send('POST', `/password/${token}`, {
        body: new URLSearchParams({ password, repeated: password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      })
    const problem = /id="problem">(Your email address cannot|[^<]*most common|Enter a pass)/
    for (const [password] of weakPasswords(email)) {
      const { status, text } = await submit(password)
      assert.equal(status, 422)
      assert.match(text, problem, password)
    }
    assert.equal((await submit(`${email} and more`)).status, 200)
  })

  it('of a signed-in user follows the same rules, and can be the email address of another user', async () => {
    const user: TestUser = await createUser(app, { business_id, role: 'employee', email: newAddress() })
    const own = caller(app, user.token)
    const change = (new_password: string) => ({ body: { current_password: testPassword, new_password } })
    for (const [password, message] of weakPasswords(user.email)) {
      const { errors } = (await own.expectError(422, 'me.changePassword', change(password))).body
      assert.deepEqual(errors, [{ path: 'body.new_password', code: codes[message], message }], password)
    }
    await own.call('me.changePassword', change(owner.email))
    await logIn(app, user, owner.email)
  })
})
