import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, desktop } from '../../support/browser/console-browser.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)

describe('a form with a slow response, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  it('shows progress after a second, is not sent twice, and can be sent again after 30 seconds', async () => {
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.clock.install()
      await page.goto('/console/people/new')
      let requests = 0
      // After a 204, the browser keeps the page, as it does while it waits.
      await page.route('**/console/people/new', async (route) => {
        requests++
        await route.fulfill({ status: 204 })
      })
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('Email').fill('ada@example.com')
      const button = page.getByRole('button', { name: 'Add person' })
      const submit = async () => {
        const response = page.waitForResponse('**/console/people/new')
        await button.click()
        await response
      }

      await submit()
      assert.equal(await page.locator('form[aria-busy="true"]').count(), 1)
      await page.clock.runFor(1000)
      await page.locator('button[aria-disabled="true"]').waitFor()
      assert.equal(await page.locator('#progress').textContent(), 'Still working…')
      await page.getByLabel('Last name').press('Enter')

      await page.clock.runFor(30_000)
      assert.equal(await page.locator('form[aria-busy], button[aria-disabled]').count(), 0)
      assert.equal(await page.locator('#progress').textContent(), '')
      await submit()
      assert.equal(requests, 2)
    })
  })
})
