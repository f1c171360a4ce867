import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { linkToken } from '../../../support/samples/password-link.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const mailing = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' }, databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const anonymous = caller(app)

let invited = 0
const invite = async (by = api, role: 'owner' | 'employee' = 'employee') => {
  invited += 1
  const body = { name: 'Mary', email: `mary-${business_id}-${invited}@example.com`, role }
  return (await by.call('users.create', { body })).body.data
}

describe('users.resendInvitation', () => {
  it('replaces the link without a mail server', async () => {
    const { id, invite_link: first = '', ...user } = await invite()
    const { data } = (await api.call('users.resendInvitation', { path: { id } })).body
    const { invite_link: second = '', ...rest } = data
    assert.deepEqual(rest, { id, ...user })
    const password = (link: string) => ({ body: { token: linkToken(link), password: testPassword } })
    await anonymous.expectError(422, 'auth.resetPassword', password(first))
    await anonymous.call('auth.resetPassword', password(second))
    const { body } = await api.expectError(409, 'users.resendInvitation', { path: { id } })
    assert.equal(body.current_status, 'accepted')
    const entries = await all(api, 'auditLog.list', { query: { action: 'user.invited', user_id: id } })
    assert.equal(entries.length, 2)
  })

  it('withholds the link from a retry with the same Idempotency-Key', async () => {
    const { id } = await invite()
    const input = { path: { id }, header: { 'Idempotency-Key': `again-${id}` } }
    assert.ok((await api.call('users.resendInvitation', input)).body.data.invite_link)
    const { data } = (await api.call('users.resendInvitation', input)).body
    assert.equal(data.invite_link, undefined)
    assert.equal(data.secret_withheld, true)
  })

  it('enqueues another email unless one is pending', async () => {
    const mailingApi = caller(mailing, owner.token)
    const { id } = await invite(mailingApi)
    const links = () => app.db.selectFrom('password_links').selectAll().where('user_id', '=', id).execute()
    const { data } = (await mailingApi.call('users.resendInvitation', { path: { id } })).body
    assert.equal(data.invite_link, undefined)
    assert.equal((await links()).length, 1)
    // Simulates the state after the email was sent.
    await app.db
      .updateTable('password_links')
      .set({ token_hash: `mailed-${id}` })
      .where('user_id', '=', id)
      .execute()
    await mailingApi.call('users.resendInvitation', { path: { id } })
    await mailingApi.call('users.resendInvitation', { path: { id } })
    const tokens = (await links()).map(({ token_hash }) => token_hash)
    assert.deepEqual(tokens.sort(), [`mailed-${id}`, null].sort())
  })

  it('returns 409 for an inactive user', async () => {
    const { id } = await invite()
    await api.call('users.update', { path: { id }, body: { active: false } })
    const { body } = await api.expectError(409, 'users.resendInvitation', { path: { id } })
    assert.equal(body.current_status, 'inactive')
  })

  it('refuses a user with scopes that the caller lacks', async () => {
    const { id } = await invite(api, 'owner')
    const admin = await createUser(app, { business_id, role: 'admin' })
    await caller(app, admin.token).expectError(403, 'users.resendInvitation', { path: { id } })
  })
})
