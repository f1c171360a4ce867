import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { challenge, codeOf, type Guarded, guard, wrongCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { db } = app
const { id: business_id } = await createBusiness(app)
const api = caller(app)

let user: TestUser
let guarded: Guarded
let session_token: string
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'manager' })
  guarded = await guard(app, user)
  session_token = await challenge(app, user)
})

const refusedCode = async (body: object) => {
  const answer = await api.refused(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(answer.body.message, 'The provided two-factor code is invalid.')
}
const refusedToken = async (body: object) => {
  const answer = await api.refused(401, 'twoFactor.verify', { body: { session_token, ...body } })
  assert.equal(answer.body.message, 'Unauthenticated.')
}
describe('twoFactor.verify', () => {
  it('answers what a login does for a code of the app', async () => {
    const body = { session_token, code: await codeOf(guarded.secret) }
    const { data } = (await api.call('twoFactor.verify', { body })).body
    const { token, refresh_token, ...rest } = data
    const { id, name, email } = user
    assert.deepEqual(rest, { status: 'logged_in', token_type: 'Bearer', expires_in: 900, user: { id, name, email } })
    assert.match(refresh_token, /^[\w-]{43}$/)
    assert.equal((await caller(app, token).call('me.get')).body.data.id, id)
  })

  it('takes the code before the one shown and the one after it', async () => {
    await api.call('twoFactor.verify', { body: { session_token, code: await codeOf(guarded.secret) } })
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await codeOf(guarded.secret, 1) } })
  })

  it('takes no code twice, and none that is older than one it took', async () => {
    const code = await codeOf(guarded.secret)
    const next = await codeOf(guarded.secret, 1)
    await api.call('twoFactor.verify', { body: { session_token, code: next } })
    session_token = await challenge(app, user)
    await refusedCode({ code: next })
    await refusedCode({ code })
  })

  it('takes a recovery code once, in any case and with or without hyphens', async () => {
    const [first = '', second = '', third = ''] = guarded.recovery_codes
    for (const recovery_code of [first, second.toUpperCase().replaceAll('-', ''), ` ${third.replaceAll('-', ' ')} `]) {
      session_token = await challenge(app, user)
      await api.call('twoFactor.verify', { body: { session_token, recovery_code } })
    }
    session_token = await challenge(app, user)
    for (const recovery_code of [first, second, third]) await refusedCode({ recovery_code })
  })

  it('takes a recovery code in the member for codes of the app, once', async () => {
    const [first = '', second = ''] = guarded.recovery_codes
    for (const code of [first, ` ${second.toUpperCase().replaceAll('-', ' ')} `]) {
      session_token = await challenge(app, user)
      await api.call('twoFactor.verify', { body: { session_token, code } })
    }
    session_token = await challenge(app, user)
    await refusedCode({ code: first })
    await refusedCode({ recovery_code: second })
    const { rows } = await sql<{ factor: string }>`
      select detail->>'factor' as factor from audit_log where user_id = ${user.id} and action = 'login.succeeded'`.execute(
      db,
    )
    assert.deepEqual(new Set(rows.map(({ factor }) => factor)), new Set(['recovery_code']))
  })

  it('takes the codes of nobody else', async () => {
    const other = await guard(app, await createUser(app, { business_id, role: 'manager' }))
    await refusedCode({ code: await codeOf(other.secret) })
    await refusedCode({ recovery_code: other.recovery_codes[0] })
  })

  it('takes a session token for one login only', async () => {
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: guarded.recovery_codes[0] ?? '' } })
    await refusedToken({ recovery_code: guarded.recovery_codes[1] })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 9, 'the second code was not used up')
  })

  it('takes five codes at most for one session token', async () => {
    const code = await wrongCode(guarded.secret)
    for (let n = 0; n < 5; n++) await refusedCode({ code })
    await refusedToken({ code: await codeOf(guarded.secret) })
    session_token = await challenge(app, user)
    await api.call('twoFactor.verify', { body: { session_token, code: await codeOf(guarded.secret) } })
  })

  it('takes a session token for ten minutes', async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - created_at)::integer as seconds from login_challenges where user_id = ${user.id}
    `.execute(db)
    assert.deepEqual(rows, [{ seconds: 600 }])
    await sql`update login_challenges set expires_at = now()`.execute(db)
    await refusedToken({ code: await codeOf(guarded.secret) })
  })

  it('takes no access token, refresh token or session token of nobody for a session token', async () => {
    const verified = { session_token, recovery_code: guarded.recovery_codes[0] ?? '' }
    const { token, refresh_token } = (await api.call('twoFactor.verify', { body: verified })).body.data
    const code = await codeOf(guarded.secret)
    await api.refused(422, 'twoFactor.verify', { body: { session_token: token, code } })
    for (const other of [refresh_token, 'A'.repeat(43)]) {
      session_token = other
      await refusedToken({ code })
    }
  })

  it('lets nobody in who was deactivated, or whose second factor was turned off, since the password', async () => {
    const set = (state: object) => db.updateTable('users').set(state).where('id', '=', user.id).execute()
    await set({ active: false })
    await refusedToken({ code: await codeOf(guarded.secret) })
    await set({ active: true })
    const body = { password: testPassword, recovery_code: guarded.recovery_codes[0] ?? '' }
    await caller(app, user.token).call('twoFactor.disable', { body })
    await refusedToken({ code: await codeOf(guarded.secret) })
    guarded = await guard(app, user)
    await refusedToken({ code: await codeOf(guarded.secret) })
  })

  for (const code of [
    ' 123456',
    '123456 ',
    '١٢٣٤٥٦',
    '1e5000',
    '-12345',
    '0x1234',
    '12345',
    '1234567',
    'null',
    "' or 1=1",
  ]) {
    it(`takes ${JSON.stringify(code)} for a wrong code, not for a fault`, () => refusedCode({ code }))
  }

  for (const recovery_code of ['-', ' ', '١٢٣٤٥', '%', 'ｘｘｘｘｘ', '😀'.repeat(20)]) {
    it(`takes ${JSON.stringify(recovery_code)} for a wrong recovery code`, () => refusedCode({ recovery_code }))
  }

  const malformed: [string, object][] = [
    ['no proof', {}],
    ['two proofs', { code: '123456', recovery_code: 'x' }],
    ['null', { code: null }],
    ['a number', { code: 123456 }],
    ['a list', { code: ['123456'] }],
    ['an object', { code: { $gt: '' } }],
    ['nothing', { code: '' }],
    ['a null recovery code', { recovery_code: null }],
    ['a list of recovery codes', { recovery_code: [] }],
    ['a code with U+0000', { code: '12345\0' }],
    ['a lone surrogate', { recovery_code: '\ud800' }],
    ['a code of ten thousand digits', { code: '1'.repeat(10_000) }],
    ['a recovery code of ten thousand letters', { recovery_code: 'a'.repeat(10_000) }],
    ['more than the contract has', { code: '123456', trust_device: true }],
  ]
  for (const proof of ['code', 'recovery_code']) {
    it(`answers 413 for a ${proof} of a million characters`, async () => {
      await api.refused(413, 'twoFactor.verify', { body: { session_token, [proof]: '1'.repeat(1_000_000) } })
    })
  }

  for (const [what, body] of malformed) {
    it(`answers 422 for ${what}`, async () => {
      await api.refused(422, 'twoFactor.verify', { body: { session_token, ...body } })
      const { two_factor_failures } = await db
        .selectFrom('users')
        .select('two_factor_failures')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
      assert.equal(two_factor_failures, 0)
    })
  }

  for (const token of ['', 'short', null, [], {}, 'a.b.c'.repeat(10), '\0'.repeat(30), 'a'.repeat(201)]) {
    it(`answers 422 for the session token ${JSON.stringify(token)?.slice(0, 40)}`, async () => {
      await api.refused(422, 'twoFactor.verify', { body: { session_token: token, code: '123456' } })
    })
  }

  it('answers 413 for more than a megabyte', async () => {
    await api.refused(413, 'twoFactor.verify', { body: { session_token, code: '1'.repeat(1024 * 1024) } })
  })
})
