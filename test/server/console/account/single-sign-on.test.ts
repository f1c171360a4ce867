import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider } from '../../../support/receivers/identity-provider.ts'
import { createUser } from '../../../support/samples/factories.ts'
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
async function logInAt(page: TestResponse): Promise<string> {
  const [, address = ''] = /^0; url=(.*)$/.exec(String(page.headers.refresh)) ?? []
  return `/console/sign-in/callback?${await provider.logIn(address)}`
}

describe('the console', () => {
  it('signs a user in with single sign-on, and opens the page that they wanted', async () => {
    const { user, visitor } = await createMember()
    const signIn = await visitor.get('/console/sign-in?next=/console/sessions')
    assert.match(signIn.text, /href="\/console\/single-sign-on\?next=/)
    const page = await visitor.submit('/console/single-sign-on?next=/console/sessions', 'start', { email: user.email })
    assert.equal(page.status, 200)
    const callback = await logInAt(page)
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

  it('explains an address without single sign-on, and a user without an account', async () => {
    const { business, visitor } = await createMember()
    const unknown = await visitor.submit('/console/single-sign-on', 'start', { email: 'ada@nowhere.example' })
    assert.equal(unknown.status, 422)
    const page = await visitor.submit('/console/single-sign-on', 'start', { email: `x@${business.domain}` })
    assert.match((await visitor.get(await logInAt(page))).text, /no active account/)
  })
})
