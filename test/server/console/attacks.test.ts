import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hiddenFields, visitConsole, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const signInOwner = async () => {
  const { owner } = await createBusiness(app)
  const visitor = await visitConsoleAs(app, owner)
  return { owner, visitor }
}

const path = '/console/account/two-factor'

describe('a form of the console', () => {
  const origins: Record<string, Record<string, string>> = {
    'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'another site, in a browser that sends only its origin': { origin: 'https://evil.example' },
    'a sibling subdomain': { 'sec-fetch-site': 'same-site' },
    'an unknown origin': {},
    'a page without an origin': { origin: 'null' },
  }
  for (const [site, headers] of Object.entries(origins)) {
    it(`is rejected from ${site} even with a valid token`, async () => {
      const { visitor } = await signInOwner()
      const fields = hiddenFields((await visitor.get(path)).text, 'setup')
      const response = await visitor.post(path, { ...fields, action: 'setup' }, headers)
      assert.equal(response.status, 403)
      assert.doesNotMatch(response.text, /scan this QR code/)
    })
  }

  it('is accepted from the same origin in a browser without Sec-Fetch-Site', async () => {
    const { visitor } = await signInOwner()
    const fields = hiddenFields((await visitor.get(path)).text, 'setup')
    const response = await visitor.post(path, { ...fields, action: 'setup' }, { origin: app.url })
    assert.match(response.text, /scan this QR code/)
  })

  it('is rejected without a token, with a token of another session, and with an unknown action', async () => {
    const { visitor } = await signInOwner()
    const thief = (await signInOwner()).visitor
    const stolen = hiddenFields((await thief.get(path)).text, 'setup')
    assert.equal((await visitor.post(path, { action: 'setup' })).status, 403)
    assert.equal((await visitor.post(path, { ...stolen, action: 'setup' })).status, 403)
    assert.equal((await visitor.post(path, { form_token: '', action: 'setup' })).status, 403)
    const own = hiddenFields((await visitor.get(path)).text, 'setup')
    assert.equal((await visitor.post(path, { ...own, action: 'setup' })).status, 200)
    assert.equal((await visitor.post(path, { ...own, action: 'constructor' })).status, 403)
  })

  it('rejects a login form that another site submits', async () => {
    const { owner } = await createBusiness(app)
    const victim = visitConsole(app)
    const attacker = visitConsole(app)
    const fields = hiddenFields((await attacker.get('/console/sign-in')).text, 'continue')
    const body = { ...fields, action: 'sign-in', email: owner.email, password: 'correct horse battery' }
    assert.equal((await victim.post('/console/sign-in', body)).status, 403)
    assert.equal(victim.cookies.has('workforce-console-session'), false)
  })
})

describe('a page of the console', () => {
  it('disables caching and framing, and allows only its own scripts', async () => {
    const { visitor } = await signInOwner()
    const { headers, text } = await visitor.get('/console')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    const policy = String(headers['content-security-policy'])
    assert.match(
      policy,
      /^default-src 'none'; style-src 'self';.* frame-ancestors 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'$/,
    )
    assert.doesNotMatch(policy, /unsafe/)
    assert.doesNotMatch(text, /<script(?! type="module" src="\/assets\/)|\son\w+=|style="|https?:\/\//)
  })

  it('escapes markup in a name', async () => {
    const { owner, visitor } = await signInOwner()
    const name = `<img src=x onerror="alert(1)">'"&`
    await app.db.updateTable('users').set({ name }).where('id', '=', owner.id).execute()
    const { text } = await visitor.get('/console')
    assert.ok(!text.includes('<img src=x'))
    assert.ok(text.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&quot;&amp;'))
  })

  it('escapes markup in the cookie of a notice', async () => {
    const { visitor } = await signInOwner()
    visitor.cookies.set('workforce-console-notice', encodeURIComponent('<script>alert(1)</script>'))
    assert.ok(!(await visitor.get('/console')).text.includes('<script>alert'))
  })
})
