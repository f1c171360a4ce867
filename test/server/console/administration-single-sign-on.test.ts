import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { caller } from '../../support/http.ts'
import { startIdentityProvider } from '../../support/receivers/identity-provider.ts'
import { createUser } from '../../support/samples/factories.ts'
import { createRole } from '../../support/samples/role.ts'
import { createDomainBusiness, type DomainBusiness, logInAtProvider } from '../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const provider = await startIdentityProvider(app.config)
const address = '/console/settings/single-sign-on'
let business: DomainBusiness
let visitor: ConsoleVisitor
let settings: Record<string, string>

beforeEach(async () => {
  business = await createDomainBusiness(app)
  visitor = await visitConsoleAs(app, business.owner)
  const { issuer, client_id, client_secret } = provider
  settings = { issuer, client_id, client_secret, allowed_domains: business.domain }
})

describe('the settings of single sign-on', () => {
  it('set up a provider, and never show its secret', async () => {
    const { id, owner } = business
    assert.match((await visitor.get('/console/settings')).text, /href="\/console\/settings\/single-sign-on"/)
    const before = await visitor.get(address)
    assert.match(before.text, new RegExp(`/console/sign-in/callback/${id}</code>`))
    assert.match(before.text, /badge soft">Off</)
    const saved = await visitor.follow(await visitor.submit(address, 'save', settings))
    assert.match(saved.text, /badge good">On</)
    assert.match(saved.text, /A secret is stored/)
    assert.doesNotMatch(saved.text, new RegExp(provider.client_secret))
    const { client_secret: _, ...input } = settings
    const required = { ...input, required: 'true', break_glass_user_id: String(owner.id), just_in_time_role: 'manager' }
    const changed = await visitor.follow(await visitor.submit(address, 'save', required))
    assert.match(changed.text, /badge good">Required</)
    assert.match(changed.text, new RegExp(`value="${owner.id}" selected`))
    assert.match(changed.text, /value="manager" selected/)
    const off = await visitor.follow(await visitor.submit(address, 'remove'))
    assert.match(off.text, /badge soft">Off</)
  })

  it('give a custom role to people without an account, and keep it', async () => {
    const { id, name } = await createRole(app, { business_id: business.id })
    const value = `custom:${id}`
    const fields = { ...settings, just_in_time_role: value }
    const saved = await visitor.follow(await visitor.submit(address, 'save', fields))
    assert.match(saved.text, new RegExp(`value="${value}" selected>Add them with the role ${name}<`))
    const response = await visitor.submit(address, 'save', { ...settings, just_in_time_role: 'custom:2000000000' })
    assert.equal(response.status, 422)
    assert.match(response.text, /id="save-just_in_time_role-problem"/)
  })

  it('explain problems next to the fields', async () => {
    for (const [change, sentence] of [
      [{ issuer: 'https://10.0.0.1' }, /reached from the internet/],
      [{ issuer: `${provider.issuer}/another` }, /cannot read the settings of this provider/],
      [{ allowed_domains: 'gmail.com' }, /Anyone can get an address/],
      [{ allowed_domains: `sub.${business.domain}` }, /No active owner has an email address/],
      [{ required: 'true', break_glass_user_id: '' }, /Owner who keeps a password/],
    ] as const) {
      const response = await visitor.submit(address, 'save', { ...settings, ...change })
      assert.equal(response.status, 422)
      assert.match(response.text, sentence)
      assert.match(response.text, /aria-invalid="true"/)
    }
  })

  it('try the provider without changing the session', async () => {
    await visitor.submit(address, 'save', settings)
    const forward = await visitor.submit(address, 'try')
    const [, url = ''] = /^0; url=(.*)$/.exec(String(forward.headers.refresh)) ?? []
    const callback = new URL(new URL(url).searchParams.get('redirect_uri') ?? '').pathname
    const result = await visitor.follow(await visitor.get(`${callback}?${await provider.logIn(url)}`))
    assert.match(result.text, /This account can sign in\./)
    assert.match(result.text, new RegExp(business.owner.email))
    assert.equal((await visitor.get('/console')).status, 200)
    assert.match((await visitor.get(`${address}/check?state=x&code=y`)).text, /has expired/)
  })

  it('are for owners', async () => {
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const other = await visitConsoleAs(app, admin)
    assert.equal((await other.get(address)).status, 403)
    assert.doesNotMatch((await other.get('/console/settings')).text, /settings\/single-sign-on/)
  })

  it('unlink a user from the account at the provider', async () => {
    await visitor.submit(address, 'save', settings)
    const email = `user@${business.domain}`
    const user = await createUser(app, { business_id: business.id, role: 'employee', email })
    await caller(app).call('singleSignOn.finish', { body: await logInAtProvider(app, provider, email) })
    const page = await visitor.follow(await visitor.submit(`/console/users/${user.id}`, 'unlink-single-sign-on'))
    assert.match(page.text, /Unlinked\. Their sessions have ended\./)
    assert.doesNotMatch(page.text, /Unlink single sign-on/)
  })
})
