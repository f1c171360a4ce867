import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { scopesOf } from '../../../server/access/roles.ts'
import { sqlOf } from '../../../server/db/orm.ts'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createUser, testPassword } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'

const app = await startTestApp()
after(() => app.close())
const { id: business_id, owner } = await createBusiness(app)
const nobody = caller(app)

const logIn = (email: string, password = testPassword) => nobody.call('auth.login', { body: { email, password } })
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('auth.login', () => {
  it('answers a token, how long it is good for, and whose it is', async () => {
    const { token, ...rest } = (await logIn(owner.email)).body.data
    const { id, name, email } = owner
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 900, user: { id, name, email } })
    assert.equal((await caller(app, token).call('me.get')).body.data.id, id)
  })

  it('puts user, business, scopes and times into the token', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { token } = (await logIn(owner.email)).body.data
    const { sid, iat, exp, ...claims } = claimsOf(token)
    assert.deepEqual(claims, { sub: String(owner.id), business_id, scopes: scopesOf('owner') })
    assert.ok(iat >= before && iat <= Date.now() / 1000)
    assert.equal(exp - iat, 900)
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    assert.deepEqual(header, { alg: 'HS256', typ: 'at+jwt', kid: 'test' })
  })

  for (const role of ['admin', 'manager', 'employee'] as const) {
    it(`gives the scopes of ${role} to one`, async () => {
      const { email } = await createUser(app, { business_id, role })
      assert.deepEqual(claimsOf((await logIn(email)).body.data.token).scopes, scopesOf(role))
    })
  }

  it('opens a session of its own each time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => (await logIn(owner.email)).body.data.token))
    assert.equal(new Set(tokens.map((token) => claimsOf(token).sid)).size, 3)
  })

  it('does not mind the case of the email', async () => {
    await logIn(owner.email.toUpperCase())
  })

  it('minds every character of the password', async () => {
    for (const password of [
      testPassword.toUpperCase(),
      `${testPassword} `,
      testPassword.slice(0, -1),
      ` ${testPassword}`,
    ]) {
      await nobody.refused(401, 'auth.login', { body: { email: owner.email, password } })
    }
  })

  it('answers alike for a wrong password, an unknown account, one that is inactive and one without a password', async () => {
    const inactive = await createUser(app, { business_id, role: 'manager' })
    const invited = await createUser(app, { business_id, role: 'manager' })
    const users = sqlOf(app.orm.em.fork())
    await users.updateTable('users').set({ active: false }).where('id', '=', inactive.id).execute()
    await users.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
    const tries = [
      { email: owner.email, password: 'wrong' },
      { email: 'nobody@example.com', password: testPassword },
      { email: inactive.email, password: testPassword },
      { email: invited.email, password: testPassword },
    ]
    for (const body of tries) {
      const answer = await nobody.refused(401, 'auth.login', { body })
      assert.deepEqual(
        { ...answer.body, request_id: '' },
        {
          success: false,
          message: 'These credentials do not match our records.',
          code: 'invalid_credentials',
          request_id: '',
        },
        body.email,
      )
    }
  })

  it('takes an unknown account as long as a wrong password', async () => {
    const medianMs = async (email: string): Promise<number> => {
      const times: number[] = []
      for (let tried = 0; tried < 7; tried++) {
        const start = performance.now()
        await nobody.refused(401, 'auth.login', { body: { email, password: 'wrong' } })
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[3] ?? 0
    }
    const wrong = await medianMs(owner.email)
    const unknown = await medianMs('nobody@example.com')
    assert.ok(unknown > wrong / 2, `${unknown} ms for nobody, ${wrong} ms for a wrong password`)
  })

  it('refuses a body that is not an email and a password', async () => {
    const bodies = [{}, { email: owner.email }, { email: 'x', password: 'y' }, { email: owner.email, password: '' }]
    for (const body of [...bodies, { email: owner.email, password: 'x'.repeat(201) }, { email: [], password: {} }]) {
      await nobody.refused(422, 'auth.login', { body })
    }
  })
})
