import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider, verifiedAccount } from '../../../support/receivers/identity-provider.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { confirmAtProvider, createSingleSignOnBusiness } from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)

beforeEach(() => {
  Object.assign(provider, { findAccount: verifiedAccount, amend: (claims: object) => claims })
})

async function check(settings: { just_in_time_role?: 'employee' } = {}) {
  const business = await createSingleSignOnBusiness(app, provider, settings)
  const { owner } = business
  const run = async () => {
    const body = await confirmAtProvider(app, provider, owner)
    return (await caller(app, owner.token).call('singleSignOn.check', { body })).body.data
  }
  return { ...business, run }
}

describe('singleSignOn.check', () => {
  it('reports the account, and the user that it would log in, without linking it', async () => {
    const { id, owner, run } = await check()
    provider.amend = (claims) => ({ ...claims, amr: ['mfa'] })
    assert.deepEqual(await run(), {
      subject: `sub-${owner.email}`,
      email: owner.email,
      email_verified: true,
      name: `Name of ${owner.email}`,
      two_factor: true,
      asks_again: true,
      outcome: 'logs_in',
      user_id: owner.id,
    })
    const links = app.db.selectFrom('user_identities').select('id').where('business_id', '=', id)
    assert.deepEqual(await links.execute(), [])
    const entries = app.db.selectFrom('audit_log').select('action').where('business_id', '=', id)
    assert.deepEqual(await entries.execute(), [{ action: 'single_sign_on.updated' }])
  })

  it('creates no user', async () => {
    const { id, domain, run } = await check({ just_in_time_role: 'employee' })
    provider.findAccount = () => verifiedAccount(`new@${domain}`)
    const { outcome, user_id } = await run()
    assert.deepEqual({ outcome, user_id }, { outcome: 'creates_user', user_id: null })
    const users = await app.db.selectFrom('users').select('id').where('business_id', '=', id).execute()
    assert.equal(users.length, 2)
  })

  it('reports why a login would fail', async () => {
    const { owner, domain, run } = await check()
    provider.findAccount = () => verifiedAccount(`unknown@${domain}`)
    assert.equal((await run()).outcome, 'no_account')
    provider.findAccount = () => verifiedAccount('ada@elsewhere.test')
    assert.equal((await run()).outcome, 'domain_not_allowed')
    provider.findAccount = () => ({ ...verifiedAccount(owner.email), email_verified: false })
    assert.equal((await run()).outcome, 'address_unverified')
    provider.amend = ({ auth_time: _, ...claims }) => claims
    assert.equal((await run()).asks_again, false)
    provider.amend = (claims) => ({ ...claims, aud: 'another-client' })
    const body = await confirmAtProvider(app, provider, owner)
    const failure = await caller(app, owner.token).expectError(422, 'singleSignOn.check', { body })
    assert.equal(failure.body.errors?.[0]?.code, 'invalid_response')
  })

  it('is for owners', async () => {
    const { id } = await check()
    const admin = await createUser(app, { business_id: id, role: 'admin' })
    const body = await confirmAtProvider(app, provider, admin)
    await caller(app, admin.token).expectError(403, 'singleSignOn.check', { body })
  })
})
