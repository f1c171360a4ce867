import assert from 'node:assert/strict'
import type { Schemas } from '../../server/operation/contract.ts'
import type { TestApp } from './app.ts'
import { type TestUser, testPassword } from './factories.ts'
import { caller } from './http.ts'

/** Opens another session of a user without a second factor, through the login. */
export async function logIn(
  app: Pick<TestApp, 'send'>,
  { email }: Pick<TestUser, 'email'>,
  password = testPassword,
): Promise<Schemas['Tokens']> {
  const { data } = (await caller(app).call('auth.login', { body: { email, password } })).body
  assert.ok('refresh_token' in data, 'the login asks for a second factor')
  return data
}
