import assert from 'node:assert/strict'
import { caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'
import type { TestUser } from './factories.ts'

let sequence = 0

/** Invites a user. Returns the token of the password link. */
export async function invite(
  app: Pick<TestApp, 'send'>,
  owner: TestUser,
  email = `invited-${++sequence}@example.com`,
): Promise<{ id: number; email: string; token: string }> {
  const body = { name: 'Mary', email, role: 'employee' as const }
  const { id, invite_link = '' } = (await caller(app, owner.token).call('users.create', { body })).body.data
  return { id, email, token: linkToken(invite_link) }
}

/** Returns the token of the password link in a text. */
export function linkToken(text: string): string {
  const [, token] = /\/password\/([A-Za-z0-9_-]{43})\b/.exec(text) ?? []
  assert.ok(token, `no link in ${text}`)
  return token
}
