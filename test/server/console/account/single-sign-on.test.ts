import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hiddenFields, visitConsole } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider, verifiedAccount } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { createSingleSignOnBusiness } from '../../../support/samples/single-sign-on.ts'
import { startTestApp, type TestResponse } from '../../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)

const createMember = async (settings = {}) => {
  const business = await createSingleSignOnBusiness(app, provider, settings)
  const user = await createUser(app, { business_id: business.id, role: 'employee', email: `u@${business.domain}` })
  return { business, user, visitor: visitConsole(app) }
}

/** Follows the page that forwards to the provider. @returns the path with which the provider returns */
async function logInAt(page: Pick<TestResponse, 'headers'>): Promise<string> {
  const [, address = ''] = /^0; url=(.*)$/.exec(String(page.headers.refresh)) ?? []
  const callback = new URL(new URL(address).searchParams.get('redirect_uri') ?? '').pathname
  return `${callback}?${await provider.logIn(address)}`
}

describe('the console', () => {
  it('signs a user in with single sign-on, and opens the page that they wanted', async () => {
    const { user, visitor } = await createMember()
    const page = await visitor.submit('/console/sign-in?next=/console/sessions', 'continue', { email: user.email })
    assert.equal(page.status, 200)
    const [, address = ''] = /class="button" href="([^"]+)"/.exec(page.text) ?? []
    const callback = await logInAt({ ...page, headers: { refresh: `0; url=${address.replaceAll('&amp;', '&')}` } })
    const response = await visitor.get(callback)
    assert.deepEqual([response.status, response.headers.location], [303, '/console/sessions'])
    assert.equal((await visitor.get('/console')).status, 200)
    assert.match((await visitor.get(callback)).text, /You are not signed in/, 'the callback works once')
  })

  it('ignores a target outside the console', async () => {
    const { user, visitor } = await createMember()
    const path = '/console/single-sign-on?next=https://evil.test'
    const page = await visitor.submit(path, 'start', { email: user.email })
    assert.equal((await visitor.get(await logInAt(page))).headers.location, '/console')
  })

  it('refuses the callback in another browser', async () => {
    const { user, visitor } = await createMember()
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: user.email })
    const response = await visitConsole(app).get(await logInAt(page))
    assert.match(response.text, /started in another browser/)
    assert.equal(response.headers['referrer-policy'], 'no-referrer')
  })

  it('asks for the second factor', async () => {
    const { user, visitor } = await createMember()
    await enableTwoFactor(app, user)
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: user.email })
    const response = await visitor.get(await logInAt(page))
    assert.equal(response.headers.location, '/console/second-factor?next=%2Fconsole')
    assert.equal((await visitor.follow(response)).status, 200)
  })

  it('leads from the password to the provider where single sign-on is required', async () => {
    const { business, user, visitor } = await createMember()
    const { domain, owner } = business
    const body = { issuer: provider.issuer, client_id: provider.client_id, allowed_domains: [domain] }
    const settings = { required: true, break_glass_user_id: owner.id }
    await caller(app, owner.token).call('singleSignOn.set', { body: { ...body, ...settings } })
    const page = await visitor.signIn(user)
    assert.equal((await visitor.get(await logInAt(page))).headers.location, '/console')
  })

  it('reveals by the address only whether its domain has single sign-on', async () => {
    const { business, user, visitor } = await createMember()
    const second = async (email: string) => {
      const { text } = await visitor.submit('/console/sign-in', 'continue', { email })
      return text.replaceAll(email, 'address').replaceAll(/value="[^"]*"|href="http[^"]*"/g, '')
    }
    const [known, unknown] = [await second(user.email), await second(`x@${business.domain}`)]
    assert.equal(known, unknown)
    assert.match(known, /Continue with single sign-on/)
    const elsewhere = await second('ada@nowhere.example')
    assert.doesNotMatch(elsewhere, /Continue with single sign-on/)
    assert.match(elsewhere, /autocomplete="username"[\s\S]*autocomplete="current-password"/)
    const wrong = await visitor.submit('/console/sign-in', 'continue', { email: 'no address' })
    assert.deepEqual([wrong.status, /id="continue-email-problem"/.test(wrong.text)], [422, true])
  })

  it('refuses the response of a provider at the callback of another business', async () => {
    const { user, visitor } = await createMember()
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: user.email })
    const callback = (await logInAt(page)).replace(/callback\/\d+/, 'callback/1')
    assert.match((await visitor.get(callback)).text, /You are not signed in/)
  })

  it('keeps the password of the owner in case the provider fails', async () => {
    const { business, visitor } = await createMember()
    const { domain, owner } = business
    const body = { issuer: provider.issuer, client_id: provider.client_id, allowed_domains: [domain] }
    const settings = { required: true, break_glass_user_id: owner.id }
    await caller(app, owner.token).call('singleSignOn.set', { body: { ...body, ...settings } })
    const login = { email: owner.email, password: testPassword }
    const response = await visitor.submit('/console/sign-in?with=password', 'sign-in', login)
    assert.equal(response.headers.location, '/console')
  })

  it('confirms a user without a password at the provider, and then repeats the change', async () => {
    const { business, visitor } = await createMember({ just_in_time_role: 'admin' })
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: `new@${business.domain}` })
    await visitor.get(await logInAt(page))
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `new@${business.domain}`)
      .executeTakeFirstOrThrow()
    const confirmed_at = '2026-01-01T00:00:00.000Z'
    await app.db.updateTable('sessions').set({ confirmed_at }).where('user_id', '=', id).execute()

    const form = { name: 'Sync', scopes: 'people:read' }
    const prompt = await visitor.submit('/console/api-keys/new', 'create', form)
    assert.match(prompt.text, /href="\/console\/account\/confirm" target="_blank"/)
    assert.doesNotMatch(prompt.text, /type="password"/)
    const confirmation = await visitor.submit('/console/account/confirm', 'start')
    const done = await visitor.follow(await visitor.get(await logInAt(confirmation)))
    assert.match(done.text, /Identity confirmed/)
    const key = await visitor.postForm('/console/api-keys/new', prompt.text, 'create', form)
    assert.match(key.text, /wfk_/)
  })

  it('starts a login for a domain of the business only when the user continues', async () => {
    const { business, user, visitor } = await createMember()
    const address = `/console/single-sign-on/${business.domain}?iss=${provider.issuer}&login_hint=${user.email}`
    const page = await visitor.get(address)
    assert.match(page.text, new RegExp(`identity provider of <strong>${business.domain}</strong>`))
    assert.deepEqual(
      [page.headers.refresh, visitor.cookies.has('workforce-console-single-sign-on')],
      [undefined, false],
    )
    for (const [fields, headers] of [
      [{ action: 'start' }, { 'sec-fetch-site': 'same-origin' }],
      [{ ...hiddenFields(page.text, 'start'), action: 'start' }, { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      assert.equal((await visitor.post(address, fields, headers)).status, 403)
    }
    const requests = app.db.selectFrom('authentication_requests').select('state').where('business_id', '=', business.id)
    assert.deepEqual(await requests.execute(), [])
    const forward = await visitor.postForm(address, page.text, 'start')
    assert.equal((await visitor.get(await logInAt(forward))).headers.location, '/console')
    const target = `${app.config.publicUrl}/console/people?q=ada`
    const second = await visitor.submit(`${address}&target_link_uri=${encodeURIComponent(target)}`, 'start')
    assert.equal((await visitor.get(await logInAt(second))).headers.location, '/console/people?q=ada')
  })

  it('opens no page outside the console for the dashboard of a provider', async () => {
    const { business, user, visitor } = await createMember()
    const { publicUrl } = app.config
    for (const target of [
      'https://evil.test/console',
      `${publicUrl}.evil.test/console`,
      `${publicUrl}@evil.test/console`,
      `${publicUrl}//evil.test`,
      `${publicUrl}/console\\@evil.test`,
      `${publicUrl}/console/../oauth/authorize`,
      'javascript:alert(1)',
    ]) {
      const query = new URLSearchParams({ login_hint: user.email, target_link_uri: target })
      const forward = await visitor.submit(`/console/single-sign-on/${business.domain}?${query}`, 'start')
      assert.equal((await visitor.get(await logInAt(forward))).headers.location, '/console', target)
    }
  })

  it('refuses a login of another provider, and an unknown domain', async () => {
    const { business, visitor } = await createMember()
    const address = `/console/single-sign-on/${business.domain}`
    const foreign = await visitor.submit(`${address}?iss=https://evil.test`, 'start')
    assert.deepEqual([foreign.status, foreign.headers.refresh], [422, undefined])
    assert.match(foreign.text, /Another identity provider started this sign-in/)
    const unknown = await visitor.submit('/console/single-sign-on/nowhere.example', 'start')
    assert.match(unknown.text, /This domain does not sign in with single sign-on/)
    const link = await visitor.submit(`${address}?link_token=${'x'.repeat(43)}`, 'start')
    assert.match(link.text, /This link does not work or has expired/)
    assert.equal((await visitor.get('/console/single-sign-on/<b>')).status, 404)
  })

  it('signs in a user of another domain, by the link from their mailbox and then by their password', async () => {
    const { business, visitor } = await createMember()
    const { domain, owner } = business
    const { email, token } = await invite(app, owner, `contractor@elsewhere-${domain}`)
    const body = { issuer: provider.issuer, client_id: provider.client_id, allowed_domains: [domain] }
    const settings = { required: true, break_glass_user_id: owner.id }
    await caller(app, owner.token).call('singleSignOn.set', { body: { ...body, ...settings } })
    provider.findAccount = () => verifiedAccount(email)
    const [, link = ''] = /class="button" href="([^"]+)"/.exec((await visitor.get(`/password/${token}`)).text) ?? []
    const forward = await visitor.submit(link, 'start')
    assert.equal((await visitor.get(await logInAt(forward))).headers.location, '/console')
    provider.findAccount = verifiedAccount

    const known = await createUser(app, { business_id: business.id, role: 'employee', email: `b@elsewhere-${domain}` })
    const page = await visitConsole(app).signIn(known)
    assert.match(String(page.headers.refresh), new RegExp(`login_hint=${encodeURIComponent(known.email)}`))
  })

  it('explains an address without single sign-on, and a user without an account', async () => {
    const { business, visitor } = await createMember()
    const unknown = await visitor.submit('/console/single-sign-on', 'start', { email: 'ada@nowhere.example' })
    assert.equal(unknown.status, 422)
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: `x@${business.domain}` })
    assert.match((await visitor.get(await logInAt(page))).text, /no active account/)
  })
})
