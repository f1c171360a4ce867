import assert from 'node:assert/strict'
import { type Role, roleScopes } from '../../server/access/roles.ts'
import { type DemoUser, demoBusinesses } from '../../server/commands/demo/demo-businesses.ts'
import { type Caller, caller } from '../support/http.ts'
import { createSession } from '../support/samples/factories.ts'
import type { ScreenshotService } from './screenshot-service.ts'

const [firstBusiness = assert.fail('the demo data has no business')] = demoBusinesses

/** The business of the demo data whose users sign in for the screenshots. */
export const acme = firstBusiness

/** Returns the user of the demo data with a role. */
export const userWithRole = (role: Role): DemoUser =>
  acme.users.find((user) => user.role === role) ?? assert.fail(`no user has the role ${role}`)

/** Moves the clock to a time (RFC 3339), and returns a client for the user with a role. */
export type ClientAtTime = (time: string, role: Role) => Promise<Caller>

export const clientAtTimes =
  ({ app, moveClock }: ScreenshotService): ClientAtTime =>
  async (time, role) => {
    await moveClock(time)
    const users = app.db.selectFrom('users').select(['id', 'business_id'])
    const user = await users.where('email', '=', userWithRole(role).email).executeTakeFirstOrThrow()
    return caller(app, (await createSession(app, { ...user, scopes: roleScopes(role) })).token)
  }

/** The IDs of the people. */
export interface Staff {
  emil: number
  /** All people, Emil first. */
  all: number[]
}
