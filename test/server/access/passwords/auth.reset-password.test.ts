import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createOpaqueToken, tokenHash } from '../../../../server/access/opaque-token.ts'
import { all, caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { challenge, enableTwoFactor, totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app)
const { db } = app
const password = 'a new password'

/** Creates another password link for a user, as if for an email. Returns its token. */
async function linkFor(user_id: number, expiresIn = '1 hour'): Promise<string> {
  const token = createOpaqueToken()
  const expires_at = sql<string>`now() + ${expiresIn}::interval`
  await db
    .insertInto('password_links')
    .values({ business_id: owner.business_id, user_id, purpose: 'reset', token_hash: tokenHash(token), expires_at })
    .execute()
  return token
}

const refuse = async (token: string) => {
  const { errors } = (await api.expectError(422, 'auth.resetPassword', { body: { token, password } })).body
  assert.deepEqual(errors, [{ path: 'body.token', code: 'invalid', message: 'is not the token of a link that works' }])
}

describe('auth.resetPassword', () => {
  it('accepts an invitation once', async () => {
    const { id, email, token } = await invite(app, owner)
    await api.call('auth.resetPassword', { body: { token, password } })
    await logIn(app, { email }, password)
    await refuse(token)
    const { password_set, version } = (await caller(app, owner.token).call('users.get', { path: { id } })).body.data
    assert.deepEqual({ password_set, version }, { password_set: true, version: 2 })
    const [entry] = await all(caller(app, owner.token), 'auditLog.list', {
      query: { action: 'password.reset', user_id: id },
    })
    assert.deepEqual([entry?.user_id, entry?.target_user_id, entry?.detail], [null, id, { purpose: 'invite' }])
  })

  it('ends all sessions and other links', async () => {
    const { id, email, token } = await invite(app, owner)
    await api.call('auth.resetPassword', { body: { token, password: 'the first one' } })
    const session = await logIn(app, { email }, 'the first one')
    const [link, other] = [await linkFor(id), await linkFor(id)]
    await api.call('auth.resetPassword', { body: { token: link, password } })
    await caller(app, session.token).expectError(401, 'me.get')
    await api.expectError(401, 'auth.refresh', { body: { refresh_token: session.refresh_token } })
    await api.expectError(401, 'auth.login', { body: { email, password: 'the first one' } })
    await refuse(other)
  })

  it('keeps the second factor', async () => {
    const { id, email, token } = await invite(app, owner)
    await api.call('auth.resetPassword', { body: { token, password: 'correct horse battery' } })
    const { secret } = await enableTwoFactor(app, { id, ...(await logIn(app, { email })) })
    const oldChallenge = await challenge(app, { email })
    await api.call('auth.resetPassword', { body: { token: await linkFor(id), password } })
    const code = await totpCode(secret)
    await api.expectError(401, 'twoFactor.verify', { body: { session_token: oldChallenge, code } })
    const { data } = (await api.call('auth.login', { body: { email, password } })).body
    assert.ok('requires_2fa' in data)
    await api.call('twoFactor.verify', { body: { session_token: data.session_token, code } })
  })

  it('accepts one of 8 concurrent uses of a link', async () => {
    const { email, token } = await invite(app, owner)
    const passwords = Array.from({ length: 8 }, (_, n) => `password number ${n}`)
    const responses = await releaseTogether(
      passwords.map((each) => ({
        url: app.url,
        method: 'POST',
        path: '/v1/password/reset',
        body: { token, password: each },
      })),
    )
    assert.deepEqual(responses.map(({ status }) => status).sort(), [204, ...Array(7).fill(422)])
    const winner = passwords[responses.findIndex(({ status }) => status === 204)]
    await logIn(app, { email }, winner)
  })

  it('refuses expired and unknown links and those of inactive users with the same error', async () => {
    const { id } = await invite(app, owner)
    await refuse(await linkFor(id, '0 seconds'))
    await refuse('never-was-a-link-of-ours-0000000000000000000')
    const link = await linkFor(id)
    await caller(app, owner.token).call('users.update', { path: { id }, body: { active: false } })
    await refuse(link)
  })

  it('stores no token in plain text', async () => {
    const { id, token } = await invite(app, owner)
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(password_links)::text as row from password_links where user_id = ${id}`.execute(db)
    assert.equal(rows.length, 1)
    assert.ok(!rows[0]?.row.includes(token))
  })
})
