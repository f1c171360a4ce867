import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { generate } from 'otplib'
import { type Caller, caller } from '../http.ts'
import type { TestApp, TestResponse } from '../service/app.ts'
import { createUser, type TestUser, testPassword } from './factories.ts'

/** The secrets of a user with a second factor. */
export interface TwoFactorSecrets {
  secret: string
  recovery_codes: string[]
}

const periodMs = 30_000

/**
 * Returns the code that an authenticator app shows.
 *
 * @param steps - the offset from now in steps of 30 seconds: `1` returns the next code
 */
export const totpCode = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor((Date.now() + steps * periodMs) / 1000) })

/** Returns a code that is wrong in all time steps that the service accepts. */
export async function wrongCode(secret: string): Promise<string> {
  const valid = await Promise.all([-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps)))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !valid.includes(code))
  return wrong ?? assert.fail('at most five codes are valid')
}

/**
 * Enables a user's second factor. The current code counts as unused, as if the second factor had been enabled long ago.
 */
export async function enableTwoFactor(
  app: TestApp,
  { id, token }: Pick<TestUser, 'id' | 'token'>,
): Promise<TwoFactorSecrets> {
  const api = caller(app, token)
  const { secret } = (await api.call('twoFactor.setup')).body.data
  const body = { code: await totpCode(secret) }
  const { recovery_codes } = (await api.call('twoFactor.enable', { body })).body.data
  await app.db.updateTable('users').set({ totp_last_step: 0 }).where('id', '=', id).execute()
  return { secret, recovery_codes }
}

/** A user with a second factor, an open login challenge and a session. */
export interface TwoFactorUser extends TwoFactorSecrets {
  user: TestUser
  api: Caller
  session_token: string
}

export async function createTwoFactorUser(app: TestApp, business_id: number): Promise<TwoFactorUser> {
  const user = await createUser(app, { business_id, role: 'manager' })
  const secrets = await enableTwoFactor(app, user)
  return { user, ...secrets, api: caller(app, user.token), session_token: await challenge(app, user) }
}

/** Returns the failures and locks of a user, with the remaining minutes of the lock. */
export const readLock = ({ db }: Pick<TestApp, 'db'>, { id }: Pick<TestUser, 'id'>) =>
  db
    .selectFrom('users')
    .select(['two_factor_failures', 'two_factor_locks'])
    .select(sql<number | null>`round(extract(epoch from locked_until - now()) / 60)::integer`.as('minutes'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns the audited actions of a user, in order. */
export async function auditActions({ db }: Pick<TestApp, 'db'>, { id }: Pick<TestUser, 'id'>): Promise<string[]> {
  const entries = db.selectFrom('audit_log').select('action').where('user_id', '=', id).orderBy('id')
  return (await entries.execute()).map(({ action }) => action)
}

/** Logs in with the password and returns the challenge for the second factor. */
export async function challenge(app: TestApp, { email }: Pick<TestUser, 'email'>): Promise<string> {
  const { body } = await caller(app).call('auth.login', { body: { email, password: testPassword } })
  assert.ok('session_token' in body.data, 'the login does not require a second factor')
  return body.data.session_token
}

/** Counts responses by status, such as `{ 200: 1, 401: 7 }`. */
export const tally = (responses: TestResponse[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )
