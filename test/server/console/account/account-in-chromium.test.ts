import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import {
  browseConsole,
  checkFits,
  desktop,
  hasFocus,
  journey,
  openAccount,
  phone,
  signIn,
  tabTo,
} from '../../../support/browser/console-browser.ts'
import { createBusiness, createPerson, testPassword } from '../../../support/samples/factories.ts'
import { totpCode } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('the account in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('turns on two-factor authentication and signs in with it', 'phone', async (device) => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/account/two-factor')
      await checkFits(page)
      await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
      await page.getByRole('img', { name: /QR code/ }).waitFor()
      await checkFits(page)
      const secret = (await page.locator('#secret').textContent()) ?? ''
      await page.getByLabel('Code', { exact: true }).fill('12')
      await page.getByRole('button', { name: 'Turn on', exact: true }).click()
      await page.locator('[aria-invalid]').waitFor()
      assert.equal(await page.locator('#secret').textContent(), secret)
      await page.getByLabel('Code', { exact: true }).fill(await totpCode(secret))
      await page.getByRole('button', { name: 'Turn on', exact: true }).click()
      await page.getByRole('heading', { name: 'Two-factor authentication is on' }).waitFor()
      await checkFits(page)
      const [code = ''] = await page.locator('#codes li').allTextContents()
      await page.getByRole('link', { name: 'I saved the codes' }).click()
      await checkFits(page)
      await openAccount(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
      await checkFits(page)

      await signIn(page, owner)
      await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
      await checkFits(page)
      await page.getByText('Use a recovery code').click()
      await page.getByLabel('Recovery code').fill(code)
      await page.getByRole('button', { name: 'Sign in with recovery code' }).click()
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      await checkFits(page)
    })
  })

  it('does not show the page when the user navigates back after signing out', async () => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.goto('/console/account/sessions')
      await page.getByText('this session').waitFor()
      await openAccount(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      assert.equal(await page.getByText('this session').count(), 0)
    })
  })

  journey('works with the keyboard alone', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    await browseConsole(browser, app, device, async (page) => {
      const { keyboard } = page
      const press = async (role: 'link' | 'button', name: string) => {
        await tabTo(page, page.getByRole(role, { name }))
        await keyboard.press('Enter')
      }
      await page.goto('/console')
      await tabTo(page, page.getByLabel('Email'))
      await keyboard.type(owner.email)
      await keyboard.press('Enter')
      await page.getByLabel('Password').waitFor()
      await tabTo(page, page.getByLabel('Password'))
      await keyboard.type(testPassword)
      await keyboard.press('Enter')
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      await keyboard.press('Tab')
      assert.ok(await hasFocus(page, page.getByRole('link', { name: 'Skip to content' })))
      await press('link', 'People')
      await page.getByRole('heading', { name: 'People' }).waitFor()
      await press('link', 'Skip to content')
      await keyboard.press('Tab')
      assert.ok(await hasFocus(page, page.locator('#main a').first()), 'the navigation is skipped')
      await press('link', 'Ada Lovelace')
      await press('button', 'More')
      await press('button', 'End employment…')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.ok(await hasFocus(page, page.getByRole('button', { name: 'End employment…' })))
      await keyboard.press('Enter')
      await tabTo(page, dialog.getByLabel('Last day'))
      await keyboard.type('01012026')
      await press('button', 'End employment')
      await page.getByText('Former').waitFor()
    })
  })

  it('works without JavaScript', async () => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...phone, javaScriptEnabled: false, as: owner }, async (page) => {
      await openAccount(page)
      await page.getByRole('link', { name: 'Sessions' }).click()
      await page.getByText('this session').waitFor()
      await openAccount(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
    })
  })
})
