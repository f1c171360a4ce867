import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startServiceProcess } from '../../../server/process/service-process.ts'
import { closeAfter } from '../../support/close-after.ts'
import { caller } from '../../support/http.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../support/samples/factories.ts'
import { challenge, enableTwoFactor, tally, totpCode, wrongCode } from '../../support/samples/second-factor.ts'
import { startTestApp, type TestResponse, testEnv } from '../../support/service/app.ts'

/* Sends concurrent requests, alternating between two server processes on one database. */

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

/** Posts bodies concurrently, alternating between the server processes. */
const race = (path: string, bodies: unknown[], token?: string): Promise<TestResponse[]> =>
  releaseTogether(
    bodies.map((body, n) => ({ url: urls[n % urls.length] ?? '', method: 'POST', path: `/v1${path}`, body, token })),
  )

/** Creates open login challenges for a user. */
async function createChallenges(user: TestUser, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(await challenge(app, user))
  return tokens
}

const countSessions = async ({ id }: TestUser): Promise<number> =>
  (await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length

describe('concurrent requests', () => {
  it('check only 5 of 50 wrong passwords', async () => {
    const { email } = await newUser()
    await sql`delete from throttles`.execute(db)
    const responses = await race('/login', Array(50).fill({ email, password: 'wrong' }))
    assert.deepEqual(tally(responses), { 401: 5, 429: 45 })
    const { rows } = await sql<{ points: number }>`
      select points from throttles where key like 'login:account-network:%'`.execute(db)
    assert.deepEqual(rows, [{ points: 5 }], 'refused attempts are not counted')
    await sql`delete from throttles`.execute(db)
  })

  it('check at most 5 of 50 passwords, and log in at most once', async () => {
    const user = await newUser()
    const before = await countSessions(user)
    const passwords = Array.from({ length: 50 }, (_, n) => (n === 25 ? testPassword : `wrong ${n}`))
    const responses = await race(
      '/login',
      passwords.map((password) => ({ email: user.email, password })),
    )
    const { 200: accepted = 0, 401: rejected = 0, 429: throttled = 0 } = tally(responses)
    assert.equal(accepted + rejected + throttled, 50)
    assert.ok(rejected <= 5 && accepted <= 1, JSON.stringify(tally(responses)))
    assert.equal(await countSessions(user), before + accepted)
    await sql`delete from throttles`.execute(db)
  })

  it('complete one of 8 challenges with one TOTP code', async () => {
    const user = await newUser()
    const { secret } = await enableTwoFactor(app, user)
    const tokens = await createChallenges(user, 8)
    const before = await countSessions(user)
    const code = await totpCode(secret)
    const responses = await race(
      '/2fa/verify',
      tokens.map((session_token) => ({ session_token, code })),
    )
    assert.deepEqual(tally(responses), { 200: 1, 401: 7 })
    assert.equal(await countSessions(user), before + 1)
  })

  it('complete one of 8 challenges with one recovery code', async () => {
    const user = await newUser()
    const { recovery_codes } = await enableTwoFactor(app, user)
    const tokens = await createChallenges(user, 8)
    const recovery_code = recovery_codes[3] ?? assert.fail()
    const responses = await race(
      '/2fa/verify',
      tokens.map((session_token) => ({ session_token, recovery_code })),
    )
    assert.deepEqual(tally(responses), { 200: 1, 401: 7 })
    const status = await caller(app, user.token).send('twoFactor.status')
    assert.equal(status.status, 200)
    assert.equal(status.body.data.recovery_codes_remaining, 9)
  })

  it('use one of 8 valid codes for one challenge', async () => {
    const user = await newUser()
    const { recovery_codes } = await enableTwoFactor(app, user)
    const session_token = await challenge(app, user)
    const before = await countSessions(user)
    const proofs = recovery_codes.slice(0, 8).map((recovery_code) => ({ session_token, recovery_code }))
    assert.deepEqual(tally(await race('/2fa/verify', proofs)), { 200: 1, 401: 7 })
    assert.equal(await countSessions(user), before + 1)
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 9)
  })

  it('count five attempts of 8 wrong codes for one challenge', async () => {
    const user = await newUser()
    const { secret } = await enableTwoFactor(app, user)
    const session_token = await challenge(app, user)
    const code = await wrongCode(secret)
    const responses = await race('/2fa/verify', Array(8).fill({ session_token, code }))
    const codes = responses.map(({ body }) => body.code)
    assert.equal(codes.filter((each) => each === 'invalid_two_factor_code').length, 5)
    assert.equal(codes.filter((each) => each === 'unauthenticated').length, 3)
  })

  it('lock a user once with 24 wrong codes over 8 challenges', async () => {
    const user = await newUser()
    const { secret } = await enableTwoFactor(app, user)
    const code = await wrongCode(secret)
    const tokens = await createChallenges(user, 8)
    const bodies = tokens.flatMap((session_token) => Array(3).fill({ session_token, code }))
    assert.deepEqual(tally(await race('/2fa/verify', bodies)), { 401: 24 })
    const row = await db
      .selectFrom('users')
      .select(['two_factor_locks', 'two_factor_failures'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(row, { two_factor_locks: 1, two_factor_failures: 0 })
  })

  it('use a recovery code for either a login or a regeneration', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await newUser()
      const { recovery_codes } = await enableTwoFactor(app, user)
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

  it('invalidate all old recovery codes with a regeneration', async () => {
    const user = await newUser()
    const { secret, recovery_codes } = await enableTwoFactor(app, user)
    const tokens = await createChallenges(user, 4)
    const old = tokens.map((session_token, n) => ({ session_token, recovery_code: recovery_codes[n] }))
    const [regeneration] = await releaseTogether([
      {
        url: urls[0] ?? '',
        method: 'POST',
        path: '/v1/2fa/recovery-codes',
        body: { code: await totpCode(secret) },
        token: user.token,
      },
      ...old.map((body, n) => ({ url: urls[n % 2] ?? '', method: 'POST', path: '/v1/2fa/verify', body })),
    ])
    assert.equal(regeneration?.status, 200)
    const newCodes: string[] = regeneration.body.data.recovery_codes
    const api = caller(app)
    for (const recovery_code of recovery_codes) {
      const [session_token = ''] = await createChallenges(user, 1)
      await api.expectError(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
      await db.updateTable('users').set({ two_factor_failures: 0 }).where('id', '=', user.id).execute()
    }
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, newCodes.length)
    const [session_token = ''] = await createChallenges(user, 1)
    await api.call('twoFactor.verify', { body: { session_token, recovery_code: newCodes[0] ?? '' } })
  })

  it('regenerate the recovery codes once with one code', async () => {
    const user = await newUser()
    const { secret } = await enableTwoFactor(app, user)
    const responses = await race('/2fa/recovery-codes', Array(8).fill({ code: await totpCode(secret) }), user.token)
    assert.deepEqual(tally(responses), { 200: 1, 422: 7 })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 10)
  })

  it('turn on the second factor once with one code', async () => {
    const user = await newUser()
    const { secret } = (await caller(app, user.token).call('twoFactor.setup')).body.data
    const responses = await race('/2fa/enable', Array(8).fill({ code: await totpCode(secret) }), user.token)
    assert.deepEqual(tally(responses), { 200: 1, 409: 7 })
    const { body } = await caller(app, user.token).call('twoFactor.status')
    assert.equal(body.data.recovery_codes_remaining, 10)
  })
})
