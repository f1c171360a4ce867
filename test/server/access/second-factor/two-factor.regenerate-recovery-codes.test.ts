import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type Caller, caller } from '../../../support/http.ts'
import { createBusiness, createUser, type TestUser } from '../../../support/samples/factories.ts'
import { challenge, codeOf, type Guarded, guard, wrongCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

let user: TestUser
let guarded: Guarded
let api: Caller
beforeEach(async () => {
  user = await createUser(app, { business_id, role: 'manager' })
  guarded = await guard(app, user)
  api = caller(app, user.token)
})

describe('twoFactor.regenerateRecoveryCodes', () => {
  it('answers ten new codes for a code of the app; those of before are void', async () => {
    const body = { code: await codeOf(guarded.secret) }
    const { recovery_codes } = (await api.call('twoFactor.regenerateRecoveryCodes', { body })).body.data
    assert.equal(new Set([...recovery_codes, ...guarded.recovery_codes]).size, 20)
    const session_token = await challenge(app, user)
    for (const recovery_code of guarded.recovery_codes.slice(0, 4)) {
      await caller(app).refused(401, 'twoFactor.verify', { body: { session_token, recovery_code } })
    }
    await caller(app).call('twoFactor.verify', { body: { session_token, recovery_code: recovery_codes[4] ?? '' } })
  })

  it('takes a recovery code as well', async () => {
    const body = { recovery_code: guarded.recovery_codes[0] ?? '' }
    await api.call('twoFactor.regenerateRecoveryCodes', { body })
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
    await api.refused(422, 'twoFactor.regenerateRecoveryCodes', { body })
  })

  it('takes no code twice', async () => {
    const body = { code: await codeOf(guarded.secret) }
    await api.call('twoFactor.regenerateRecoveryCodes', { body })
    await api.refused(422, 'twoFactor.regenerateRecoveryCodes', { body })
  })

  it('answers 422 for a wrong code, leaves the codes, and locks the account at the tenth', async () => {
    const code = await wrongCode(guarded.secret)
    for (let n = 0; n < 10; n++) {
      const { body } = await api.refused(422, 'twoFactor.regenerateRecoveryCodes', { body: { code } })
      assert.deepEqual(body.errors, [{ path: 'body.code', message: 'is wrong' }])
    }
    await api.refused(422, 'twoFactor.regenerateRecoveryCodes', { body: { code: await codeOf(guarded.secret) } })
    const { locked } = await app.db
      .selectFrom('users')
      .select((column) => column('locked_until', 'is not', null).as('locked'))
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    assert.equal(locked, true)
    assert.equal((await api.call('twoFactor.status')).body.data.recovery_codes_remaining, 10)
  })

  it('answers 409 while it is off', async () => {
    const { token } = await createUser(app, { business_id, role: 'manager' })
    const body = { code: '123456' }
    const refusal = await caller(app, token).refused(409, 'twoFactor.regenerateRecoveryCodes', { body })
    assert.equal(refusal.body.current_status, 'disabled')
  })

  it('tells the audit log', async () => {
    const body = { recovery_code: guarded.recovery_codes[0] ?? '' }
    await api.call('twoFactor.regenerateRecoveryCodes', { body })
    const entries = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['two_factor.enabled', 'two_factor.recovery_code_used', 'two_factor.recovery_codes_regenerated'],
    )
  })
})
