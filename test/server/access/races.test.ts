import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startServiceProcess } from '../../../server/process/service-process.ts'
import { closeAfter } from '../../support/close-after.ts'
import { caller } from '../../support/http.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../support/samples/factories.ts'
import { challenge, codeOf, guard, tally, wrongCode } from '../../support/samples/second-factor.ts'
import { type Answer, startTestApp, testEnv } from '../../support/service/app.ts'

/*
 * Requests that are complete at the same moment, to two processes of the service by turns, on one database.
 */

const app = await startTestApp()
const processes = [1, 2].map(() =>
  startServiceProcess(join(import.meta.dirname, '../../../server/main.ts'), {
    env: { ...process.env, ...testEnv(app.databaseUrl) },
    readyType: 'listening',
  }),
)
const urls = await Promise.all(processes.map(async ({ ready }) => String((await ready)?.url)))
closeAfter(() => Promise.all(processes.map(({ stop }) => stop())))
const { id: business_id } = await createBusiness(app)
const { db } = app
const newUser = () => createUser(app, { business_id, role: 'employee' })

/** Posts bodies at the same moment, to the processes by turns. */
const race = (path: string, bodies: unknown[], token?: string): Promise<Answer[]> =>
  releaseTogether(
    bodies.map((body, n) => ({ url: urls[n % urls.length] ?? '', method: 'POST', path: `/v1${path}`, body, token })),
  )

/** Logins of a user that wait for their second factor. */
async function challenges(user: TestUser, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(await challenge(app, user))
  return tokens
}

const sessionsOf = async ({ id }: TestUser): Promise<number> =>
  (await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length

describe('at the same moment', () => {
  it('50 wrong passwords over two processes get five answers, and the rest wait', async () => {
    const { email } = await newUser()
    await sql`delete from throttles`.execute(db)
    const answers = await race('/login', Array(50).fill({ email, password: 'wrong' }))
    assert.deepEqual(tally(answers), { 401: 5, 429: 45 })
    const { rows } = await sql<{ points: number }>`
      select points from throttles where key like 'login:account-network:%'`.execute(db)
    assert.deepEqual(rows, [{ points: 5 }], 'those who wait are not counted')
    await sql`delete from throttles`.execute(db)
  })

  it('50 passwords among which one is right log in once at most, and no more than five are looked at', async () => {
    const user = await newUser()
    const before = await sessionsOf(user)
    const passwords = Array.from({ length: 50 }, (_, n) => (n === 25 ? testPassword : `wrong ${n}`))
    const answers = await race(
      '/login',
      passwords.map((password) => ({ email: user.email, password })),
    )
    const { 200: good = 0, 401: bad = 0, 429: waiting = 0 } = tally(answers)
    assert.equal(good + bad + waiting, 50)
    assert.ok(bad <= 5 && good <= 1, JSON.stringify(tally(answers)))
    assert.equal(await sessionsOf(user), before + good)
    await sql`delete from throttles`.execute(db)
  })

  it('a code of the app logs in one of 8 logins', async () => {
    const user = await newUser()
    const { secret } = await guard(app, user)
    const tokens = await challenges(user, 8)
    const before = await sessionsOf(user)
    const code = await codeOf(secret)
    const answers = await race(
      '/2fa/verify',
      tokens.map((session_token) => ({ session_token, code })),
    )
    assert.deepEqual(tally(answers), { 200: 1, 401: 7 })
    assert.equal(await sessionsOf(user), before + 1)
  })

  it('a recovery code logs in one of 8 logins', async () => {
    const user = await newUser()
    const { recovery_codes } = await guard(app, user)
    const tokens = await challenges(user, 8)
    const recovery_code = recovery_codes[3] ?? assert.fail()
    const answers = await race(
      '/2fa/verify',
      tokens.map((session_token) => ({ session_token, recovery_code })),
    )
    assert.deepEqual(tally(answers), { 200: 1, 401: 7 })
    const status = await caller(app, user.token).send('twoFactor.status')
    assert.equal(status.status, 200)
    assert.equal(status.body.data.recovery_codes_remaining, 9)
  })

  it('one login takes one of 8 good proofs, and uses up no other', async () => {
    const user = await newUser()
    const { recovery_codes } = await guard(app, user)
    const session_token = await challenge(app, user)
    const before = await sessionsOf(user)
    const proofs = recovery_codes.slice(0, 8).map((recovery_code) => ({ session_token, recovery_code }))
    assert.deepEqual(tally(await race('/2fa/verify', proofs)), { 200: 1, 401: 7 })
    assert.equal(await sessionsOf(user), before + 1)
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 9)
  })

  it('8 wrong codes to one login are five tries', async () => {
    const user = await newUser()
    const { secret } = await guard(app, user)
    const session_token = await challenge(app, user)
    const code = await wrongCode(secret)
    const answers = await race('/2fa/verify', Array(8).fill({ session_token, code }))
    const codes = answers.map(({ body }) => body.code)
    assert.equal(codes.filter((each) => each === 'invalid_two_factor_code').length, 5)
    assert.equal(codes.filter((each) => each === 'unauthenticated').length, 3)
  })

  it('24 wrong codes over 8 logins lock the account once', async () => {
    const user = await newUser()
    const { secret } = await guard(app, user)
    const code = await wrongCode(secret)
    const tokens = await challenges(user, 8)
    const bodies = tokens.flatMap((session_token) => Array(3).fill({ session_token, code }))
    assert.deepEqual(tally(await race('/2fa/verify', bodies)), { 401: 24 })
    const row = await db
      .selectFrom('users')
      .select(['two_factor_locks', 'two_factor_failures'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(row, { two_factor_locks: 1, two_factor_failures: 0 })
  })

  it('a recovery code logs in or proves a regeneration, not both', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await newUser()
      const { recovery_codes } = await guard(app, user)
      const [recovery_code] = recovery_codes
      const session_token = await challenge(app, user)
      const [login, regeneration] = await releaseTogether([
        { url: urls[0] ?? '', method: 'POST', path: '/v1/2fa/verify', body: { session_token, recovery_code } },
        {
          url: urls[1] ?? '',
          method: 'POST',
          path: '/v1/2fa/recovery-codes',
          body: { recovery_code },
          token: user.token,
        },
      ])
      assert.deepEqual([login?.status, regeneration?.status], login?.status === 200 ? [200, 422] : [401, 200])
    }
  })

  it('old recovery codes end with a regeneration: what it did not find used is void', async () => {
    const user = await newUser()
    const { secret, recovery_codes } = await guard(app, user)
    const tokens = await challenges(user, 4)
    const old = tokens.map((session_token, n) => ({ session_token, recovery_code: recovery_codes[n] }))
    const [regeneration] = await releaseTogether([
      {
        url: urls[0] ?? '',
        method: 'POST',
        path: '/v1/2fa/recovery-codes',
        body: { code: await codeOf(secret) },
        token: user.token,
      },
      ...old.map((body, n) => ({ url: urls[n % 2] ?? '', method: 'POST', path: '/v1/2fa/verify', body })),
    ])
    assert.equal(regeneration?.status, 200)
    const fresh: string[] = regeneration.body.data.recovery_codes
    const api = caller(app)
    for (const recovery_code of recovery_codes) {
      const [session_token = ''] = await challenges(user, 1)
      await api.refused(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
      await db.updateTable('users').set({ two_factor_failures: 0 }).where('id', '=', user.id).execute()
    }
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, fresh.length)
    const [session_token = ''] = await challenges(user, 1)
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: fresh[0] ?? '' } })
  })

  it('8 regenerations with one code make one set of codes', async () => {
    const user = await newUser()
    const { secret } = await guard(app, user)
    const answers = await race('/2fa/recovery-codes', Array(8).fill({ code: await codeOf(secret) }), user.token)
    assert.deepEqual(tally(answers), { 200: 1, 422: 7 })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 10)
  })

  it('8 times turning it on with one code makes one set of codes', async () => {
    const user = await newUser()
    const { secret } = (await caller(app, user.token).call('twoFactor.setup')).body.data
    const answers = await race('/2fa/enable', Array(8).fill({ code: await codeOf(secret) }), user.token)
    assert.deepEqual(tally(answers), { 200: 1, 409: 7 })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 10)
  })
})
