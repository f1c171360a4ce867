import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { startTestApp } from '../../support/app.ts'
import { startBrowser, withoutChromium } from '../../support/browser.ts'
import { browseConsole, checkFits, desktop, phone, signIn } from '../../support/console-browser.ts'
import { createBusiness } from '../../support/factories.ts'
import { codeOf } from '../../support/second-factor.ts'

const app = await startTestApp()

describe('the account in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  for (const [device, options] of Object.entries({ phone, desktop })) {
    it(`turns on the second factor and signs in with it, on a ${device}`, async () => {
      const { owner } = await createBusiness(app)
      await browseConsole(browser, app, { ...options, as: owner }, async (page) => {
        await page.goto('/console/account/two-factor')
        await checkFits(page)
        await page.getByRole('button', { name: 'Turn on the second factor' }).click()
        await page.getByRole('img', { name: /QR code/ }).waitFor()
        await checkFits(page)
        const secret = (await page.locator('#secret').textContent()) ?? ''
        await page.getByLabel('Code', { exact: true }).fill('12')
        await page.getByRole('button', { name: 'Turn it on' }).click()
        await page.locator('[aria-invalid]').waitFor()
        assert.equal(await page.locator('#secret').textContent(), secret)
        await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret))
        await page.getByRole('button', { name: 'Turn it on' }).click()
        await page.getByRole('heading', { name: 'The second factor is on' }).waitFor()
        await checkFits(page)
        const [code = ''] = await page.locator('#codes li').allTextContents()
        await page.getByRole('link', { name: 'I have saved them' }).click()
        await checkFits(page)
        if (options === phone) await page.getByText('Menu').click()
        await page.getByRole('button', { name: 'Sign out' }).click()
        await page.getByText('You are signed out.').waitFor()
        await checkFits(page)

        await signIn(page, owner)
        await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
        await checkFits(page)
        await page.getByText('Use a recovery code').click()
        await page.getByLabel('Recovery code').fill(code)
        await page.getByRole('button', { name: 'Sign in with it' }).click()
        await page.getByRole('heading', { name: /^Hello/ }).waitFor()
        await checkFits(page)
      })
    })
  }

  it('is not shown again by going back after signing out', async () => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.goto('/console/account/sessions')
      await page.getByText('this session').waitFor()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      assert.equal(await page.getByText('this session').count(), 0)
    })
  })

  it('works wholly by keyboard', async () => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, desktop, async (page) => {
      await page.goto('/console')
      await page.locator('input[name=email]').focus()
      await page.keyboard.type(owner.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type('correct horse battery')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      await page.keyboard.press('Tab')
      assert.equal(await page.locator(':focus').textContent(), 'Skip to the content')
      await page.getByRole('link', { name: 'Second factor' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Turn on the second factor' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('img', { name: /QR code/ }).waitFor()
    })
  })

  it('works without JavaScript', async () => {
    const { owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...phone, javaScriptEnabled: false, as: owner }, async (page) => {
      await page.getByText('Menu').click()
      await page.getByRole('link', { name: 'Sessions' }).click()
      await page.getByText('this session').waitFor()
      await page.getByText('Menu').click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
    })
  })
})
