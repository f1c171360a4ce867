import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '../../../server/access/opaque-token.ts'
import { caller } from '../../support/http.ts'
import { startIdentityProvider } from '../../support/receivers/identity-provider.ts'
import type { ReceivedMail } from '../../support/receivers/mail-server.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser, createWebhook, testPassword } from '../../support/samples/factories.ts'
import { registerPasskey } from '../../support/samples/passkey.ts'
import { enableTwoFactor, totpCode } from '../../support/samples/second-factor.ts'
import {
  createDomainBusiness,
  createSingleSignOnBusiness,
  logInAtProvider,
  singleSignOnInput,
} from '../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, perform, takeJobs, performJobs } = await startMailQueue('send_security_mail')
const silent = await startTestApp({ databaseUrl: app.databaseUrl })
const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne' })
/** Performs an action. Returns the resulting emails. */
async function mailsAfter(action: () => Promise<unknown>): Promise<ReceivedMail[]> {
  await takeJobs()
  await action()
  await performJobs()
  return [...mail.mails]
}

const envelopes = (mails: ReceivedMail[]) => mails.map(({ to, headers }) => [to, headers.subject])

beforeEach(() => sql`delete from throttles`.execute(app.db))

describe('send_security_mail', () => {
  it('reports a second factor that is turned on or off, and new recovery codes', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const api = caller(app, user.token)
    const { secret } = (await api.call('twoFactor.setup')).body.data
    const code = await totpCode(secret)
    const enabled = await mailsAfter(() => api.call('twoFactor.enable', { body: { code } }))
    assert.deepEqual(envelopes(enabled), [[[user.email], 'Two-factor authentication was turned on']])
    assert.match(
      enabled[0]?.text ?? '',
      /^Hello employee \d+,\n\nTwo-factor authentication was turned on for your account at Tom & Söhne\.\n\nThis happened on \d{4}-\d\d-\d\d \d\d:\d\d UTC, from the IP address 127\.0\.0\.1\.\n\nIf you expected this, you do not need to do anything\. If not, change your password and contact an owner of Tom & Söhne immediately\.\n$/,
    )
    const next = { code: await totpCode(secret, 1) }
    let recovery_code = ''
    const codes = await mailsAfter(async () => {
      const { data } = (await api.call('twoFactor.regenerateRecoveryCodes', { body: next })).body
      recovery_code = data.recovery_codes[0] ?? ''
    })
    assert.deepEqual(
      codes.map(({ headers }) => headers.subject),
      ['Your recovery codes were replaced'],
    )
    const proof = { password: testPassword, recovery_code }
    const off = await mailsAfter(() => api.call('twoFactor.disable', { body: proof }))
    assert.deepEqual(
      off.map(({ headers }) => headers.subject),
      ['Two-factor authentication was turned off'],
    )
  })

  it('reports a role that is changed and a second factor that is reset by another user', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    await enableTwoFactor(app, user)
    const api = caller(app, owner.token)
    const path = { id: user.id }
    const reset = await mailsAfter(() => api.call('users.resetTwoFactor', { path }))
    assert.deepEqual(envelopes(reset), [[[user.email], 'Two-factor authentication was reset']])
    const role = await mailsAfter(() => api.call('users.update', { path, body: { role: 'manager', name: 'Mary' } }))
    assert.deepEqual(envelopes(role), [[[user.email], 'Your role was changed']])
    assert.match(role[0]?.text ?? '', /Your role at Tom & Söhne was changed from employee to manager\./)
    assert.deepEqual(await mailsAfter(() => api.call('users.update', { path, body: { name: 'Maria' } })), [])
  })

  it('reports a password that is changed or reset, and not the first one', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    const change = { current_password: testPassword, new_password: 'staple battery horse' }
    const changed = await mailsAfter(() => caller(app, user.token).call('me.changePassword', { body: change }))
    assert.deepEqual(envelopes(changed), [[[user.email], 'Your password was changed']])

    const setPasswordThrough = async (purpose: 'invite' | 'reset') => {
      const token = `${purpose}-`.padEnd(43, 'x')
      const token_hash = tokenHash(token)
      const link = { business_id, user_id: user.id, purpose, token_hash, expires_at: '2999-01-01T00:00:00Z' }
      await app.db.insertInto('password_links').values(link).execute()
      return mailsAfter(() => caller(app).call('auth.resetPassword', { body: { token, password: 'a new password' } }))
    }
    assert.deepEqual(
      (await setPasswordThrough('reset')).map(({ headers }) => headers.subject),
      ['Your password was changed'],
    )
    assert.deepEqual(await setPasswordThrough('invite'), [])
  })

  it('names the passkeys that still log in after a new password, and those that a reset removed', async () => {
    const user = await createUser(app, { business_id, role: 'employee' })
    await registerPasskey(app, user)
    await registerPasskey(app, user)
    const change = { current_password: testPassword, new_password: 'staple battery horse' }
    const changed = await mailsAfter(() => caller(app, user.token).call('me.changePassword', { body: change }))
    assert.match(changed[0]?.text ?? '', /You can still sign in with your 2 passkeys\./)
    const path = { id: user.id }
    const reset = await mailsAfter(() => caller(app, owner.token).call('users.resetTwoFactor', { path }))
    assert.match(reset[0]?.text ?? '', /of your account and removed your 2 passkeys\./)
  })

  it('reports a new API key to the user at the start of its chain of creators', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const creators: { token: string }[] = [admin]
    for (const name of ['First', 'Second']) {
      const creator = creators.at(-1) ?? admin
      const mails = await mailsAfter(async () =>
        creators.push(await createKey(app, creator, { name, scopes: ['keys:write'] })),
      )
      assert.deepEqual(envelopes(mails), [[[admin.email], 'New API key']])
      assert.ok(mails[0]?.text.includes(`The API key “${name}” of Tom & Söhne was created in your name`))
      assert.doesNotMatch(mails[0]?.raw ?? '', /wfk_/)
    }
  })

  it('reports a changed API key to the user at the start of its chain of creators', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { name: 'Sync', scopes: ['keys:write'] })
    for (const [by, name] of [
      [owner, 'Renamed by the owner'],
      [admin, 'Renamed by the admin'],
      [key, 'Renamed by the key'],
    ] as const) {
      const update = { path: { id: key.id }, body: { name } }
      const mails = await mailsAfter(() => caller(app, by.token).call('apiKeys.update', update))
      assert.deepEqual(envelopes(mails), [[[admin.email], 'API key changed']])
      assert.ok(mails[0]?.text.includes(`The API key “${name}” of Tom & Söhne, which acts in your name, was changed`))
      assert.deepEqual(await mailsAfter(() => caller(app, by.token).call('apiKeys.update', update)), []) // no change
    }
  })

  it('reports a rotated API key to the user at the start of its chain of creators, without the key', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const { id } = await createKey(app, admin, { name: 'Rotated sync', scopes: ['keys:write'] })
    const rotate = () => caller(app, owner.token).call('apiKeys.rotate', { path: { id }, body: {} })
    const mails = await mailsAfter(rotate)
    assert.deepEqual(envelopes(mails), [[[admin.email], 'API key rotated']])
    assert.ok(mails[0]?.text.includes('The secret of the API key “Rotated sync” of Tom & Söhne'))
    assert.doesNotMatch(mails[0]?.raw ?? '', /wfk_/)
  })

  it('reports a new webhook secret to the user, or to the creator of the API key', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { scopes: ['webhooks:write'] })
    const { id } = await createWebhook(app, { business_id })
    for (const { token } of [admin, key]) {
      const rotate = () => caller(app, token).call('webhooks.rotateSecret', { path: { id }, body: {} })
      const mails = await mailsAfter(rotate)
      assert.deepEqual(envelopes(mails), [[[admin.email], 'Webhook secret replaced']])
      assert.ok(mails[0]?.text.includes(`The secret of webhook ${id} of Tom & Söhne was replaced in your name`))
      assert.doesNotMatch(mails[0]?.raw ?? '', /whsec_/)
    }
  })

  it('reports a changed webhook URL to the creator of the webhook', async () => {
    const admin = await createUser(app, { business_id, role: 'admin' })
    const key = await createKey(app, admin, { scopes: ['webhooks:write', 'people:read'] })
    const input = { url: 'https://made.example.com/s3cr3t', events: ['person.created' as const] }
    const { id } = (await caller(app, key.token).call('webhooks.create', { body: input })).body.data
    const move = (url: string) => () =>
      caller(app, owner.token).call('webhooks.update', { path: { id }, body: { url } })
    for (const [url, words] of [
      ['https://moved.example.com/s3cr3t', 'https://moved.example.com instead of https://made.example.com.'],
      ['https://moved.example.com/0ther', 'another path of https://moved.example.com.'],
    ] as const) {
      const [mail, ...others] = await mailsAfter(move(url))
      assert.deepEqual([mail?.to, mail?.headers.subject], [[admin.email], 'Webhook address changed'])
      assert.ok(mail?.text.includes(`which you are responsible for, now sends its events to ${words}`), mail?.text)
      assert.deepEqual(others, [])
      assert.doesNotMatch(mail?.raw ?? '', /s3cr3t|0ther/)
    }
    const pause = () => caller(app, owner.token).call('webhooks.update', { path: { id }, body: { active: false } })
    assert.deepEqual(await mailsAfter(pause), [])
  })

  it('reports a changed webhook URL to an owner if the creator cannot log in or is not recorded', async () => {
    const business = await createBusiness(app)
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const inactive = await createUser(app, { business_id: business.id, role: 'admin' })
    const { id } = await createWebhook(app, { business_id: business.id })
    const receivers = async (creatorId: number | null, url: string) => {
      await app.db.updateTable('webhooks').set({ made_by: creatorId }).where('id', '=', id).execute()
      const move = () => caller(app, admin.token).call('webhooks.update', { path: { id }, body: { url } })
      return (await mailsAfter(move)).map(({ to }) => to)
    }
    assert.deepEqual(await receivers(null, 'https://one.example.com'), [[business.owner.email]])
    const deactivation = { path: { id: inactive.id }, body: { active: false } }
    await caller(app, business.owner.token).call('users.update', deactivation)
    assert.deepEqual(await receivers(inactive.id, 'https://two.example.com'), [[business.owner.email]])
    assert.deepEqual(await receivers(admin.id, 'https://three.example.com'), [[admin.email]])
  })

  it('reports to all owners that single sign-on changes, and that an owner logs in without it', async () => {
    const provider = await startIdentityProvider(app.config)
    const business = await createDomainBusiness(app)
    const { id, owner } = business
    await createUser(app, { business_id: id, role: 'admin' })
    const owners = await app.db
      .selectFrom('users')
      .select('email')
      .where('business_id', '=', id)
      .where('role', '=', 'owner')
      .execute()
    assert.equal(owners.length, 2)
    const toOwners = (subject: string) => owners.map(({ email }) => [[email], subject]).toSorted()
    const api = caller(app, owner.token)
    const body = {
      ...singleSignOnInput(provider, business.domain),
      required: true,
      break_glass_user_id: owner.id,
    }
    const changed = await mailsAfter(() => api.call('singleSignOn.set', { body }))
    assert.deepEqual(envelopes(changed).toSorted(), toOwners('Single sign-on was changed'))
    assert.ok(changed.every(({ raw }) => !raw.includes(provider.client_secret)))
    const login = { email: owner.email, password: testPassword }
    const bypassed = await mailsAfter(() => caller(app).call('auth.login', { body: login }))
    assert.deepEqual(envelopes(bypassed).toSorted(), toOwners('An owner signed in without single sign-on'))
    assert.match(bypassed[0]?.text ?? '', /The owner who keeps a password for emergencies has just used it\./)
    const removed = await mailsAfter(() => api.call('singleSignOn.delete'))
    assert.deepEqual(envelopes(removed).toSorted(), toOwners('Single sign-on was turned off'))
  })

  it('reports the first login with single sign-on to the user, and no later one', async () => {
    const provider = await startIdentityProvider(app.config)
    const { id, domain, owner } = await createSingleSignOnBusiness(app, provider)
    const user = await createUser(app, { business_id: id, role: 'employee', email: `user@${domain}` })
    const logIn = async () =>
      caller(app).call('singleSignOn.finish', { body: await logInAtProvider(app, provider, user.email) })
    const first = await mailsAfter(logIn)
    assert.deepEqual(envelopes(first), [[[user.email], 'Your account signs in with single sign-on']])
    assert.match(first[0]?.text ?? '', /This happened on .* UTC, from the IP address 127\.0\.0\.1\./)
    assert.deepEqual(await mailsAfter(logIn), [])
    const unlink = () => caller(app, owner.token).call('users.unlinkSingleSignOn', { path: { id: user.id } })
    assert.deepEqual(envelopes(await mailsAfter(unlink)), [
      [[user.email], 'Your account at the identity provider was unlinked'],
    ])
  })

  it('is not queued without a mail server', async () => {
    await takeJobs()
    await createKey(silent, owner, { scopes: ['people:read'] })
    assert.deepEqual(await takeJobs(), [])
  })

  it('is not sent for other entries, or for entries of another business', async () => {
    const other = await createBusiness(app)
    await createKey(app, owner, { scopes: ['people:read'] })
    const entries = await app.db.selectFrom('audit_log').select(['id', 'action']).orderBy('id').execute()
    const otherEntry = entries.findLast(({ action }) => action === 'api_key.created')?.id
    const update = () => caller(app, owner.token).call('business.update', { body: { two_person_pay_runs: true } })
    assert.deepEqual(await mailsAfter(update), [])
    await perform({ business_id: other.id, audit_entry_id: otherEntry })
    const { id: renamed } = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'business.updated')
      .executeTakeFirstOrThrow()
    await perform({ business_id, audit_entry_id: renamed })
    assert.deepEqual(mail.mails, [])
  })
})
