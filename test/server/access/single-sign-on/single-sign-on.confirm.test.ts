import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider, verifiedAccount } from '../../../support/receivers/identity-provider.ts'
import { createUser, type TestUser, testPassword } from '../../../support/samples/factories.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import {
  confirmAtProvider,
  createSingleSignOnBusiness,
  type DomainBusiness,
  logInAtProvider,
  singleSignOnInput,
} from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
let business: DomainBusiness
let serial = 0

beforeEach(async () => {
  await sql`delete from throttles`.execute(app.db)
  Object.assign(provider, { findAccount: verifiedAccount, amend: (claims: object) => claims })
  business = await createSingleSignOnBusiness(app, provider)
})

/** Adds a user who has logged in with single sign-on, in a session whose confirmation has expired. */
async function newUser(): Promise<TestUser> {
  const email = `user-${++serial}@${business.domain}`
  const user = await createUser(app, { business_id: business.id, role: 'admin', email })
  await caller(app).call('singleSignOn.finish', { body: await logInAtProvider(app, provider, email) })
  await app.db
    .updateTable('sessions')
    .set({ confirmed_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', user.session_id)
    .execute()
  return user
}

async function expectRefusal(user: TestUser, body: unknown): Promise<string | undefined> {
  const failure = (await caller(app, user.token).expectError(422, 'singleSignOn.confirm', { body })).body
  assert.equal(failure.code, 'sso_failed')
  return failure.errors?.[0]?.code
}

const createKey = { body: { name: 'Sync', scopes: ['people:read' as const] } }

describe('singleSignOn.confirm', () => {
  it('lets a user without a password use operations that need a proof', async () => {
    const user = await newUser()
    const api = caller(app, user.token)
    assert.equal((await api.expectError(403, 'apiKeys.create', createKey)).body.code, 'confirmation_required')
    const { data } = (await api.call('singleSignOn.confirm', { body: await confirmAtProvider(app, provider, user) }))
      .body
    assert.ok(Date.parse(data.expires_at) > Date.now() + 14 * 60_000)
    await api.call('apiKeys.create', createKey)
  })

  it('asks the provider to ask the user again', async () => {
    const user = await newUser()
    const { data } = (await caller(app, user.token).call('singleSignOn.startConfirmation')).body
    const { searchParams } = new URL(data.authorization_url)
    assert.deepEqual(
      ['prompt', 'max_age', 'login_hint'].map((name) => searchParams.get(name)),
      ['login', '0', user.email],
    )
  })

  it('refuses an account that has not logged in again', async () => {
    const user = await newUser()
    const minuteAgo = Math.floor(Date.now() / 1000) - 60
    for (const amend of [
      (claims: Record<string, unknown>) => ({ ...claims, auth_time: minuteAgo }),
      ({ auth_time: _, ...claims }: Record<string, unknown>) => claims,
    ]) {
      provider.amend = amend
      assert.equal(await expectRefusal(user, await confirmAtProvider(app, provider, user)), 'not_recent')
    }
    await caller(app, user.token).expectError(403, 'apiKeys.create', createKey)
    assert.deepEqual((await auditActions(app, user)).slice(-2), ['login.failed', 'login.failed'])
  })

  it('refuses the account of another user, and one that is not linked', async () => {
    const [user, other] = [await newUser(), await newUser()]
    provider.findAccount = () => verifiedAccount(other.email)
    assert.equal(await expectRefusal(user, await confirmAtProvider(app, provider, user)), 'another_account')
    provider.findAccount = () => ({ ...verifiedAccount(user.email), sub: 'not linked' })
    assert.equal(await expectRefusal(user, await confirmAtProvider(app, provider, user)), 'another_account')
  })

  it('works once, in the session that started it, and for no login', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const body = await confirmAtProvider(app, provider, user)
    assert.equal(await expectRefusal(other, body), 'request_expired')
    const failure = await caller(app).expectError(422, 'singleSignOn.finish', { body })
    assert.equal(failure.body.errors?.[0]?.code, 'request_expired')
    const login = await logInAtProvider(app, provider, user.email)
    assert.equal(await expectRefusal(user, login), 'request_expired')
    await caller(app, user.token).call('singleSignOn.confirm', { body })
    assert.equal(await expectRefusal(user, body), 'request_expired')
  })

  it('is the way for users without a password that they know', async () => {
    const { domain, owner } = business
    const methods = async (user: Pick<TestUser, 'token'>) =>
      (await caller(app, user.token).call('me.get')).body.data.confirmation_methods
    const user = await newUser()
    assert.deepEqual(await methods(user), ['password', 'single_sign_on'])
    const settings = { required: true, break_glass_user_id: owner.id }
    const body = { ...singleSignOnInput(provider, domain), ...settings }
    await caller(app, owner.token).call('singleSignOn.set', { body })
    assert.deepEqual(await methods(owner), ['password'])
    const login = await logInAtProvider(app, provider, user.email)
    const { data } = (await caller(app).call('singleSignOn.finish', { body: login })).body
    assert.ok('token' in data)
    assert.deepEqual(await methods(data), ['single_sign_on'])
    const password = { body: { password: testPassword } }
    const refusal = await caller(app, data.token).expectError(422, 'me.confirmPassword', password)
    assert.equal(refusal.body.errors?.[0]?.code, 'sso_required')
    await caller(app, owner.token).call('me.confirmPassword', password)
  })
})
