import assert from 'node:assert/strict'
import { after, before, beforeEach, describe } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, checkFits, journey } from '../../../support/browser/console-browser.ts'
import { caller } from '../../../support/http.ts'
import { startIdentityProvider, verifiedAccount } from '../../../support/receivers/identity-provider.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import {
  createDomainBusiness,
  createSingleSignOnBusiness,
  type DomainBusiness,
  singleSignOnInput,
} from '../../../support/samples/single-sign-on.ts'
import { startTestApp } from '../../../support/service/app.ts'

/** The provider returns to this address, which the browser resolves to the service. */
const url = 'http://workforce.localhost'
const service = await startTestApp({ env: { PUBLIC_URL: url } })
const app = { ...service, url }
const provider = await startIdentityProvider(service.config)
provider.showsPage = true
const otherOrigin = provider.issuer

async function checkPage(page: Page): Promise<void> {
  await checkFits(page)
  assert.deepEqual(await findAccessibilityViolations(page), [], page.url())
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ })

/** Presses the button on the page of the provider. */
async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Example Login' }).waitFor()
  await press(page, `Log in as ${email}`)
}

async function enterAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await press(page, 'Continue')
}

const requireIn = ({ owner, domain }: DomainBusiness) =>
  caller(service, owner.token).call('singleSignOn.set', {
    body: { ...singleSignOnInput(provider, domain), required: true, break_glass_user_id: owner.id },
  })

describe('single sign-on in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser([`--host-resolver-rules=MAP workforce.localhost:80 ${new URL(service.url).host}`])
  })
  after(() => browser.close())
  beforeEach(() => {
    provider.findAccount = verifiedAccount
  })

  journey('asks for the address, and then leads to the provider and back', 'phone', async (device) => {
    const { id: business_id, domain } = await createSingleSignOnBusiness(service, provider)
    const { email } = await createUser(service, { business_id, role: 'employee', email: `user@${domain}` })
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto('/console/account/sessions')
      await checkPage(page)
      await enterAddress(page, email)
      await page.getByText('Or sign in with a password').waitFor()
      await checkPage(page)
      await page.getByRole('link', { name: 'Continue with single sign-on' }).click()
      await logInAs(page, email)
      await page.getByText('this session').waitFor()
      assert.match(page.url(), /\/console\/account\/sessions$/)
    })
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto('/console/sign-in')
      await enterAddress(page, `unknown@${domain}`)
      await page.getByRole('link', { name: 'Continue with single sign-on' }).click()
      await logInAs(page, `unknown@${domain}`)
      await page.getByText('You have no active account here').waitFor()
      await checkPage(page)
    })
  })

  journey('leads from a password to the provider where it is required', 'desktop', async (device) => {
    const business = await createSingleSignOnBusiness(service, provider)
    const { id: business_id, owner, domain } = business
    const { email } = await createUser(service, { business_id, role: 'employee', email: `user@${domain}` })
    await requireIn(business)
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto('/console/sign-in?with=password')
      await checkPage(page)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(testPassword)
      await press(page, 'Sign in')
      await logInAs(page, email)
      await greeting(page).waitFor()
    })
    const invited = await invite(service, owner, `contractor@elsewhere-${domain}`)
    provider.findAccount = () => verifiedAccount(invited.email)
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto(`/password/${invited.token}`)
      await checkPage(page)
      await page.getByRole('link', { name: 'Continue' }).click()
      await page.getByText('to which we sent the link').waitFor()
      await checkPage(page)
      await press(page, 'Continue')
      await logInAs(page, invited.email)
      await greeting(page).waitFor()
    })
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto(`/console/single-sign-on/${domain}`)
      await checkPage(page)
      await press(page, 'Continue')
      await logInAs(page, invited.email)
      await greeting(page).waitFor()
    })
  })

  journey('confirms a user without a password at the provider', 'phone', async (device) => {
    const { id, domain } = await createSingleSignOnBusiness(service, provider, { just_in_time_role: 'admin' })
    const email = `new@${domain}`
    await browseConsole(browser, app, { ...device, otherOrigin }, async (page) => {
      await page.goto('/console/single-sign-on')
      await checkPage(page)
      await enterAddress(page, email)
      await logInAs(page, email)
      await greeting(page).waitFor()
      const confirmed_at = '2020-01-01T00:00:00Z'
      await service.db.updateTable('sessions').set({ confirmed_at }).where('business_id', '=', id).execute()

      await page.goto('/console/api-keys/new')
      await page.getByLabel('Name').fill('Payroll sync')
      await page.getByLabel('people:read').check()
      await press(page, 'Create API key')
      await page.getByRole('heading', { name: 'Confirm your identity' }).waitFor()
      await checkPage(page)
      const opened = page.waitForEvent('popup')
      await page
        .getByRole('main')
        .getByRole('link', { name: /provider/ })
        .click()
      const tab = await opened
      await checkPage(tab)
      await press(tab, 'Continue')
      await logInAs(tab, email)
      await tab.getByRole('heading', { name: 'Identity confirmed' }).waitFor()
      await checkPage(tab)
      await tab.close()
      await press(page, 'Continue')
      await page.getByText(/wfk_\w+/).waitFor()
    })
  })

  journey('is set up, tried, required and turned off by an owner', 'desktop', async (device) => {
    const { owner, domain } = await createDomainBusiness(service)
    await browseConsole(browser, app, { ...device, as: owner, otherOrigin }, async (page) => {
      await greeting(page).waitFor()
      await page.goto('/console/settings')
      await page.getByRole('link', { name: 'Set up single sign-on' }).click()
      await checkPage(page)
      await page.getByLabel('Issuer').fill(`${provider.issuer}/wrong`)
      await page.getByLabel('Client ID').fill(provider.client_id)
      await page.getByLabel('Client secret').fill(provider.client_secret)
      await page.getByLabel('Email domains').fill(domain)
      await press(page, 'Save')
      await page.locator('[aria-invalid]').first().waitFor()
      await checkPage(page)
      await page.getByLabel('Issuer').fill(provider.issuer)
      await page.getByLabel('Client secret').fill(provider.client_secret)
      await press(page, 'Save')
      await page.getByText('Single sign-on saved.').waitFor()
      await page.locator('.badge', { hasText: 'On' }).waitFor()
      await checkPage(page)

      await press(page, 'Try single sign-on')
      await logInAs(page, owner.email)
      await page.getByText('This account can sign in.').waitFor()
      await checkPage(page)
      await page.getByRole('link', { name: 'Back to single sign-on' }).click()

      await page.getByLabel('Require single sign-on').check()
      await page.getByLabel('Owner who keeps a password').selectOption(String(owner.id))
      await press(page, 'Save')
      await page.locator('.badge', { hasText: 'Required' }).waitFor()
      await press(page, 'Turn off…')
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off single sign-on' }).click()
      await page.getByText('Single sign-on is off.').waitFor()
    })
  })
})
