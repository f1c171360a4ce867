import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Role } from '../../../../server/access/roles.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { registerPasskey, signLogin } from '../../../support/samples/passkey.ts'
import { challenge, enableTwoFactor, type TwoFactorSecrets } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const { db } = app
const guardedUser = async (role: Role): Promise<TestUser> => {
  const user = await createUser(app, { business_id, role })
  await enableTwoFactor(app, user)
  return user
}

let member: TestUser
let guarded: TwoFactorSecrets
let admin: TestUser
let api: Caller
beforeEach(async () => {
  member = await createUser(app, { business_id, role: 'employee' })
  guarded = await enableTwoFactor(app, member)
  admin = await createUser(app, { business_id, role: 'admin' })
  api = caller(app, admin.token)
})
const reset = (id: number) => ({ path: { id } })

describe('users.resetTwoFactor', () => {
  it('turns off the second factor, after which the password alone suffices', async () => {
    const { data } = (await api.call('users.resetTwoFactor', reset(member.id))).body
    assert.equal(data.id, member.id)
    assert.equal(data.two_factor_enabled, false)
    assert.ok(data.version > 1)
    const { body } = await caller(app).call('auth.login', { body: { email: member.email, password: testPassword } })
    assert.ok('token' in body.data)
  })

  it('ends sessions and open challenges', async () => {
    const session_token = await challenge(app, member)
    await api.call('users.resetTwoFactor', reset(member.id))
    await caller(app, member.token).expectError(401, 'me.get')
    const body = { session_token, recovery_code: guarded.recovery_codes[0] }
    await caller(app).expectError(401, 'twoFactor.verify', { body })
  })

  it('removes the passkeys of the user, with or without a second factor, and of no other user', async () => {
    const passkeyUser = await createUser(app, { business_id, role: 'employee' })
    const own = await registerPasskey(app, admin)
    const readCount = async (id: number) => (await api.call('users.get', { path: { id } })).body.data.passkey_count
    for (const user of [member, passkeyUser]) {
      const passkeys = [await registerPasskey(app, user), await registerPasskey(app, user)]
      assert.equal(await readCount(user.id), 2)
      assert.equal((await api.call('users.resetTwoFactor', reset(user.id))).body.data.passkey_count, 0)
      for (const passkey of passkeys) {
        const body = await signLogin(caller(app), passkey)
        await caller(app).expectError(401, 'passkeys.login', { body })
      }
      await caller(app, user.token).expectError(401, 'me.get')
      await api.expectError(409, 'users.resetTwoFactor', reset(user.id))
    }
    await caller(app).call('passkeys.login', { body: await signLogin(caller(app), own) })
    const details = db.selectFrom('audit_log').select('detail').where('user_id', '=', admin.id).orderBy('id')
    const entries = await details.where('action', '=', 'two_factor.reset').execute()
    assert.deepEqual(entries, [{ detail: { passkeys: 2 } }, { detail: { passkeys: 2 } }])
  })

  it('ends a lock', async () => {
    const locked_until = sql<string>`now() + interval '1 hour'`
    await db.updateTable('users').set({ locked_until, two_factor_locks: 3 }).where('id', '=', member.id).execute()
    assert.equal((await api.call('users.resetTwoFactor', reset(member.id))).body.data.locked_until, null)
    await caller(app).call('auth.login', { body: { email: member.email, password: testPassword } })
  })

  it('allows admins to reset admins, and owners to reset owners', async () => {
    const [otherAdmin, otherOwner] = [await guardedUser('admin'), await guardedUser('owner')]
    await api.call('users.resetTwoFactor', reset(otherAdmin.id))
    await api.expectError(403, 'users.resetTwoFactor', reset(otherOwner.id))
    await caller(app, owner.token).call('users.resetTwoFactor', reset(otherOwner.id))
  })

  it('refuses the caller’s own user', async () => {
    const self = await guardedUser('owner')
    await caller(app, self.token).expectError(403, 'users.resetTwoFactor', reset(self.id))
    assert.equal((await caller(app, self.token).call('twoFactor.status')).body.data.enabled, true)
  })

  it('returns 409 without a second factor', async () => {
    const { id } = await createUser(app, { business_id, role: 'employee' })
    const { body } = await api.expectError(409, 'users.resetTwoFactor', reset(id))
    assert.equal(body.current_status, 'disabled')
  })

  it('is recorded in the audit log', async () => {
    await api.call('users.resetTwoFactor', reset(member.id))
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'target_user_id'])
      .where('user_id', '=', admin.id)
      .execute()
    assert.deepEqual(entries, [{ action: 'two_factor.reset', user_id: admin.id, target_user_id: member.id }])
  })
})
