import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../http.ts'
import { type TestUser, testPassword } from '../samples/factories.ts'
import type { TestApp } from './app.ts'

/** Logs in a user without a second factor, which creates a new session. */
export async function logIn(
  app: Pick<TestApp, 'send'>,
  { email }: Pick<TestUser, 'email'>,
  password = testPassword,
): Promise<Schemas['Tokens']> {
  const { data } = (await caller(app).call('auth.login', { body: { email, password } })).body
  assert.ok('refresh_token' in data, 'the login requires a second factor')
  return data
}

/** Moves the last password confirmation of a session into the past. */
export async function backdateConfirmation(
  { db }: Pick<TestApp, 'db'>,
  session_id: number,
  minutes: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', session_id)
    .execute()
}
