import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
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

  it('explains an address without single sign-on, and a user without an account', async () => {
    const { business, visitor } = await createMember()
    const unknown = await visitor.submit('/console/single-sign-on', 'start', { email: 'ada@nowhere.example' })
    assert.equal(unknown.status, 422)
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: `x@${business.domain}` })
    assert.match((await visitor.get(await logInAt(page))).text, /no active account/)
  })
})
