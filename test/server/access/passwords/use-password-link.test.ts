import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tokenHash } from '../../../../server/access/opaque-token.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import {
  createBusiness,
  createPerson,
  createUser,
  linkUser,
  type TestUser,
} from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { tally } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const api = caller(app)
const { db } = app
const returnToken = 'a-token-as-the-mail-would-bring-it-0123456789'
const password = 'the one for the new business'

/** Creates a user of one business, with an invitation to another business. */
async function createInvitedUser(): Promise<{ user: TestUser; first: TestUser; second: TestUser; token: string }> {
  const { id: business_id, owner: first } = await createBusiness(app)
  const { owner: second } = await createBusiness(app)
  const user = await createUser(app, { business_id, role: 'employee' })
  const { token } = await invite(app, second, user.email.toUpperCase())
  return { user, first, second, token }
}

const accept = (token: string) => api.send('auth.resetPassword', { body: { token, password } })
const close = ({ id }: TestUser, by: TestUser) =>
  caller(app, by.token).call('users.update', { path: { id }, body: { active: false } })

describe('an address that logs in to a business', () => {
  it('keeps its login when it accepts another invitation, with an explanation', async () => {
    const { user, token } = await createInvitedUser()
    const { body } = await api.expectError(409, 'auth.resetPassword', { body: { token, password } })
    assert.deepEqual(body.errors, [
      { path: 'body.token', code: 'taken', message: 'The e-mail address of this link logs in to another business.' },
    ])
    const form = {
      body: new URLSearchParams({ password, repeated: password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    }
    for (const page of [
      await app.send('GET', `/password/${token}`),
      await app.send('POST', `/password/${token}`, form),
    ]) {
      assert.equal(page.status, 409)
      assert.match(page.text, /already has an account at another business, and an email address can have only one/)
      assert.doesNotMatch(page.text, /<form/)
    }
    await api.expectError(401, 'auth.login', { body: { email: user.email, password } })
    await logIn(app, user)
    await caller(app, user.token).call('me.get')
  })

  it('moves to the inviting business with the same link once the login is deactivated', async () => {
    const { user, first, second, token } = await createInvitedUser()
    assert.equal((await accept(token)).status, 409)
    await close(user, first)
    assert.equal((await accept(token)).status, 204)
    const session = await logIn(app, user, password)
    const { business } = (await caller(app, session.token).call('me.get')).body.data
    assert.equal(business.id, second.business_id)
    await api.expectError(401, 'auth.login', { body: { email: user.email, password: 'correct horse battery' } })
  })

  it('moves if its person has left the previous business', async () => {
    const { user, first, token } = await createInvitedUser()
    const { id } = await createPerson(app, { business_id: first.business_id })
    await linkUser(app, user.id, id)
    await caller(app, first.token).call('people.terminate', { path: { id }, body: { end_date: '2026-01-31' } })
    assert.equal((await accept(token)).status, 204)
    await logIn(app, user, password)
  })

  it('leaves no trace in the previous business when it moves', async () => {
    const { user, first, token } = await createInvitedUser()
    await close(user, first)
    const own = caller(app, first.token)
    const readTraces = async () => [
      (await own.call('users.get', { path: { id: user.id } })).body,
      (await all(own, 'auditLog.list')).length,
    ]
    const guessPassword = () =>
      api.expectError(401, 'auth.login', { body: { email: user.email, password: 'a guess of theirs' } })
    const before = await readTraces()
    await guessPassword()
    assert.deepEqual(await readTraces(), before)
    assert.equal((await accept(token)).status, 204)
    await guessPassword()
    assert.deepEqual(await readTraces(), before)
    const { body } = await own.call('users.update', { path: { id: user.id }, body: { active: true } })
    assert.equal(body.data.active, true)
    await api.expectError(401, 'auth.login', { body: { email: user.email, password: 'correct horse battery' } })
    await logIn(app, user, password)
  })

  it('moves back when its login is deactivated there and reactivated here', async () => {
    const { user, first, second, token } = await createInvitedUser()
    await close(user, first)
    assert.equal((await accept(token)).status, 204)
    const own = caller(app, first.token)
    await own.call('users.update', { path: { id: user.id }, body: { active: true } })
    const otherUser = (await all(caller(app, second.token), 'users.list')).find(
      ({ email }) => email === user.email.toUpperCase(),
    )
    await caller(app, second.token).call('users.update', { path: { id: otherUser?.id ?? 0 }, body: { active: false } })
    const link = await db
      .insertInto('password_links')
      .values({
        business_id: first.business_id,
        user_id: user.id,
        purpose: 'invite',
        token_hash: tokenHash(returnToken),
        expires_at: '2099-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirst()
    assert.ok(link)
    await api.call('auth.resetPassword', {
      body: { token: returnToken, password: 'back at the first one' },
    })
    const session = await logIn(app, user, 'back at the first one')
    assert.equal((await caller(app, session.token).call('me.get')).body.data.business.id, first.business_id)
  })

  it('leaves every business with an owner who can log in', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const second = await createUser(app, { business_id, role: 'owner' })
    const { owner: stranger } = await createBusiness(app)
    const { token } = await invite(app, stranger, second.email)
    await close(second, owner)
    assert.equal((await accept(token)).status, 204)
    const own = caller(app, owner.token)
    await own.call('users.update', { path: { id: second.id }, body: { active: true } })
    await own.expectError(409, 'users.update', { path: { id: owner.id }, body: { active: false } })
  })

  it('accepts one of 6 concurrent invitations by different businesses, and the others remain valid', async () => {
    const email = 'wanted-by-all@example.com'
    const tokens: string[] = []
    for (let n = 0; n < 6; n++) tokens.push((await invite(app, (await createBusiness(app)).owner, email)).token)
    const responses = await releaseTogether(
      tokens.map((token, n) => ({
        url: app.url,
        method: 'POST',
        path: '/v1/password/reset',
        body: { token, password: `password number ${n}` },
      })),
    )
    assert.deepEqual(tally(responses), { 204: 1, 409: 5 })
    await logIn(app, { email }, `password number ${responses.findIndex(({ status }) => status === 204)}`)
    for (const [n, { status }] of responses.entries()) {
      const page = await app.send('GET', `/password/${tokens[n]}`)
      assert.equal(page.status, status === 204 ? 410 : 409)
    }
  })

  it('accepts one of two invitations that were both checked before either was written', async () => {
    const email = 'wanted-by-two@example.com'
    const users = [1, 2].map(async () => invite(app, (await createBusiness(app)).owner, email))
    const [first, second] = await Promise.all(users)
    assert.ok(first && second)
    const lock = await holdRows(app.databaseUrl, 'users', [first.id, second.id])
    const both = [first, second].map(({ token }) => accept(token))
    await lock.untilBlocked(2)
    await lock.release()
    assert.deepEqual(tally(await Promise.all(both)), { 204: 1, 409: 1 })
  })

  it('cannot log in with an invitation, and failed logins are not recorded for the inviting business', async () => {
    const { owner } = await createBusiness(app)
    const { id, email } = await invite(app, owner)
    await api.expectError(401, 'auth.login', { body: { email, password } })
    const entries = await all(caller(app, owner.token), 'auditLog.list', { query: { user_id: id } })
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['user.invited'],
    )
  })
})
