import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider, verifiedAccount } from '../../../support/receivers/identity-provider.ts'
import { createUser, type TestUser } from '../../../support/samples/factories.ts'
import { auditActions } from '../../../support/samples/second-factor.ts'
import {
  createSingleSignOnBusiness,
  type DomainBusiness,
  logInAtProvider,
} from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
let business: DomainBusiness
let user: TestUser

beforeEach(async () => {
  provider.findAccount = verifiedAccount
  business = await createSingleSignOnBusiness(app, provider)
  const email = `user@${business.domain}`
  user = await createUser(app, { business_id: business.id, role: 'employee', email })
})

async function logIn() {
  const body = await logInAtProvider(app, provider, user.email)
  const { data } = (await caller(app).call('singleSignOn.finish', { body })).body
  assert.ok('token' in data)
  return data
}

describe('users.unlinkSingleSignOn', () => {
  it('lets a new account of the provider log the user in, and ends the sessions', async () => {
    const api = caller(app, business.owner.token)
    const path = { id: user.id }
    assert.equal((await api.call('users.get', { path })).body.data.single_sign_on_linked, false)
    const { token } = await logIn()
    assert.equal((await api.call('users.get', { path })).body.data.single_sign_on_linked, true)
    provider.findAccount = () => ({ ...verifiedAccount(user.email), sub: 'the new account' })
    const login = await logInAtProvider(app, provider, user.email)
    await caller(app).expectError(422, 'singleSignOn.finish', { body: login })

    const { data } = (await api.call('users.unlinkSingleSignOn', { path })).body
    assert.equal(data.single_sign_on_linked, false)
    await caller(app, token).expectError(401, 'me.get')
    assert.equal((await logIn()).user.id, user.id)
    assert.deepEqual(
      (await auditActions(app, user)).filter((action) => action.startsWith('single_sign_on')),
      ['single_sign_on.linked', 'single_sign_on.linked'],
    )
  })

  it('is recorded with the user who unlinked it', async () => {
    await logIn()
    await caller(app, business.owner.token).call('users.unlinkSingleSignOn', { path: { id: user.id } })
    const entry = await app.db
      .selectFrom('audit_log')
      .select(['user_id', 'target_user_id'])
      .where('business_id', '=', business.id)
      .where('action', '=', 'single_sign_on.unlinked')
      .executeTakeFirstOrThrow()
    assert.deepEqual(entry, { user_id: business.owner.id, target_user_id: user.id })
  })

  it('returns 409 for a user without a link', async () => {
    const api = caller(app, business.owner.token)
    const failure = await api.expectError(409, 'users.unlinkSingleSignOn', { path: { id: user.id } })
    assert.equal(failure.body.current_status, 'unlinked')
  })

  it('is refused for owners to admins, and without a recent proof', async () => {
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const path = { id: business.owner.id }
    await caller(app, admin.token).expectError(403, 'users.unlinkSingleSignOn', { path })
    const confirmed_at = '2026-01-01T00:00:00.000Z'
    await app.db.updateTable('sessions').set({ confirmed_at }).where('id', '=', admin.session_id).execute()
    const failure = await caller(app, admin.token).expectError(403, 'users.unlinkSingleSignOn', {
      path: { id: user.id },
    })
    assert.equal(failure.body.code, 'confirmation_required')
  })
})
