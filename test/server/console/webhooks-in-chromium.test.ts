import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu } from '../../support/browser/console-browser.ts'
import { respondWith, startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const app = await startTestApp()

/** Checks that no event name wraps, at all widths. */
async function checkEventNames(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wrapped = await page.locator('label.choice').evaluateAll((all) => {
      const heights = all.map((label) => label.getBoundingClientRect().height)
      return all.filter((_, at) => (heights[at] ?? 0) > 1.5 * Math.min(...heights)).map((label) => label.textContent)
    })
    assert.deepEqual(wrapped, [], `${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

/** Presses a button and waits for a text on the next page. */
async function press(page: Page, button: string, then: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByText(then).first().waitFor()
  await checkFits(page)
}

describe('webhooks in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey(
    'are created, tested, fail, and are redelivered after the receiver is repaired',
    'desktop',
    async (device) => {
      const { owner } = await createBusiness(app)
      const receiver = await startReceiver()
      receiver.behave(respondWith(500, {}, 'the receiver is broken'))
      await startWorkerProcess(app.databaseUrl)
      await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
        await openMenu(page)
        await page.getByRole('link', { name: 'Webhooks' }).click()
        await page.getByRole('link', { name: 'Add webhook' }).click()
        await checkEventNames(page)
        await page.getByLabel('URL').fill(`${receiver.url}/hooks`)
        await page.getByLabel('leave.approved').check()
        await press(page, 'Create webhook', 'whsec_')
        await page.getByRole('link', { name: 'I saved the secret' }).click()
        await press(page, 'Send test', 'leave.approved (test)')
        // The page reloads automatically.
        await page.getByText('The receiver responded with 500 instead of a 2xx status.').waitFor()
        await page.getByText('the receiver is broken').waitFor()
        await page.getByText('The test was not delivered.').waitFor()
        assert.equal(await page.getByText('Sending the test').count(), 0)
        await checkFits(page)

        receiver.behave(respondWith(200, {}, 'thank you'))
        await page.getByRole('button', { name: 'Redeliver' }).click()
        await page.getByText('thank you').waitFor()
        await page.getByText('The test was delivered.').waitFor()
        await page.getByText('test, redelivered manually').waitFor()
        await page.getByRole('definition').getByText('Delivered').waitFor()
      })
    },
  )

  journey('are paused, resumed, deleted, and get a new secret', 'phone', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createWebhook(app, { business_id })
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto(`/console/webhooks/${id}`)
      await press(page, 'Pause', 'Webhook paused.')
      await createEvent(app, business_id)
      await press(page, 'Resume', 'Webhook resumed.')
      await page.getByRole('link', { name: 'Resend', exact: true }).click()
      await press(page, 'Count deliveries', '1 delivery')
      await press(page, 'Resend 1 delivery', '1 delivery is being sent again.')
      await page.getByText('Pending', { exact: true }).waitFor()

      await page.getByRole('link', { name: 'Overview' }).click()
      await page.getByRole('button', { name: 'Rotate secret …' }).click()
      await press(page, 'Rotate secret', 'whsec_')
      await page.getByRole('link', { name: 'I saved the secret' }).click()
      await page.getByRole('button', { name: 'Delete …' }).click()
      await press(page, 'Delete webhook', 'Webhook deleted.')
      await page.getByText('No webhooks yet').waitFor()
    })
  })
})
