import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, signIn } from '../../../support/browser/console-browser.ts'
import { createApp, post, startRequest } from '../../../support/samples/app.ts'
import { createBusiness, createUser, testPassword } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

/** The public URL, which this browser resolves to the service. */
const url = 'http://workforce.localhost'
const service = await startTestApp({ env: { PUBLIC_URL: url } })
const app = { ...service, url }
const { id: business_id, owner } = await createBusiness(service)

/** The site of an app: the page to which users return, and a page that frames the address in its query. */
const site = createServer((req, res) => {
  const framed = new URL(req.url ?? '', 'http://127.0.0.1').searchParams.get('framed')
  res.setHeader('Content-Type', 'text/html')
  res.end(`<!doctype html><title>Planner</title>${framed === null ? '' : `<iframe src="${framed}"></iframe>`}`)
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const redirect_uri = `${origin}/callback`

/** Registers an app, and returns its request for access. */
async function startConnecting() {
  const redirect_uris = ['http://127.0.0.1/callback'] // with any port
  const client = await createApp(service, owner, {
    type: 'public',
    redirect_uris,
    scopes: ['people:read', 'leave:read'],
  })
  return { client, ...startRequest(client, { redirect_uri, scope: 'people:read leave:read' }) }
}

const title = 'Allow “Shift planner” to access your account?'

async function checkPage(page: Page): Promise<void> {
  await checkFits(page)
  assert.deepEqual(await findAccessibilityViolations(page), [])
}

describe('the consent to an app, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser([`--host-resolver-rules=MAP workforce.localhost:80 ${new URL(service.url).host}`])
  })
  after(async () => {
    await browser.close()
    site.closeAllConnections()
    site.close()
  })

  journey('asks a user, who allows the app and disconnects it later', 'phone', async (device) => {
    const user = await createUser(service, { business_id, role: 'manager' })
    const { client, verifier, url: request } = await startConnecting()
    await browseConsole(browser, app, { ...device, otherOrigin: origin }, async (page) => {
      await page.goto(request)
      await page.getByLabel('Email').fill(user.email)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByLabel('Password', { exact: true }).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      for (const words of ['View people and their records', 'View leave, balances and calendars'])
        await page.getByRole('listitem').filter({ hasText: words }).waitFor()
      await page.getByText('You will return to 127.0.0.1').waitFor()
      await checkPage(page)
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.waitForURL(`${redirect_uri}?**`)
      const response = new URL(page.url()).searchParams
      assert.equal(response.get('state'), 'some-state')
      assert.equal(response.get('iss'), url)
      const code = response.get('code') ?? assert.fail('no code')
      const values = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri }
      const { body: tokens } = await post(service, 'token', client, values)
      const readStatus = async () => (await service.send('GET', '/v1/people', { token: tokens.access_token })).status
      assert.equal(await readStatus(), 200)
      await page.goto('/console/account/apps')
      await page.getByText('Shift planner').first().waitFor()
      await checkPage(page)
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.getByText('App disconnected.').waitFor()
      await page.getByText('No connected apps').waitFor()
      assert.equal(await readStatus(), 401)
    })
  })

  journey('returns to the app without access when the user cancels', 'desktop', async (device) => {
    const user = await createUser(service, { business_id, role: 'manager' })
    const { url: request } = await startConnecting()
    await browseConsole(browser, app, { ...device, as: user, otherOrigin: origin }, async (page) => {
      await page.goto(request)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.waitForURL(`${redirect_uri}?**`)
      const response = new URL(page.url()).searchParams
      assert.deepEqual([response.get('error'), response.get('code')], ['access_denied', null])
    })
  })

  it('cannot be framed by another site', async () => {
    const user = await createUser(service, { business_id, role: 'manager' })
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await signIn(page, user)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { url: request } = await startConnecting()
    await page.goto(request)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const framedUrls = async (framed: string) => {
      const other = await context.newPage()
      await other.goto(`${origin}/?framed=${encodeURIComponent(framed)}`)
      const [, ...frames] = other.frames()
      return frames.map((frame) => frame.url())
    }
    assert.deepEqual(await framedUrls(`${origin}/page`), [`${origin}/page`])
    for (const framed of [page.url(), new URL(request, url).href, `${url}/oauth/authorize?client_id=unknown`]) {
      const [frameUrl = assert.fail(), ...others] = await framedUrls(framed)
      assert.ok(!frameUrl.startsWith('http') && others.length === 0, `${framed} is shown as ${frameUrl}`)
    }
    await context.close()
  })
})
