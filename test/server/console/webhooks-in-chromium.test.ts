import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu } from '../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../support/browser/every-display.ts'
import { eventually } from '../../support/race.ts'
import { respondWith, startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const app = await startTestApp()
await startWorkerProcess(app.databaseUrl, { WEBHOOK_RETRY_DELAYS: '600,600,600,600,600' })

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

/** Presses a button and waits for text on the next page. */
async function press(page: Page, button: string, then: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByText(then).first().waitFor()
  await checkFits(page)
}

/** Loads the page again until an element is visible, as users do without JavaScript. */
async function reloadUntil(page: Page, element: Locator): Promise<void> {
  await eventually(`${element} is visible`, async () => {
    if ((await element.count()) > 0) return true
    await page.reload()
    return (await element.count()) > 0
  })
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
      await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
        await openMenu(page)
        await page.getByRole('link', { name: 'Webhooks' }).click()
        await page.getByRole('link', { name: 'Add webhook' }).click()
        await checkEventNames(page)
        await page.getByLabel('URL').fill(`${receiver.url}/hooks`)
        await page.getByLabel('leave.approved').check()
        await press(page, 'Create webhook', 'whsec_')
        await page.getByRole('link', { name: 'I saved the secret' }).click()
        await page.getByRole('link', { name: 'Tests', exact: true }).click()
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

  journeyOnEveryDisplay(
    'are corrected when they fail, and the event is redelivered',
    { width: 768, scheme: 'dark', script: false },
    async (display) => {
      const { id: business_id, owner } = await createBusiness(app)
      const receiver = await startReceiver()
      receiver.behave(respondWith(404, {}, 'no such path'), '/wrong')
      receiver.behave(respondWith(200, {}, 'thank you'), '/hooks')
      const { id } = await createWebhook(app, { business_id, url: `${receiver.url}/wrong` })
      await createEvent(app, business_id)
      await receiver.until(1, ({ path }) => path === '/wrong')
      const name = `${new URL(receiver.url).host}/wrong`

      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        const task = page.getByRole('listitem').filter({ hasText: 'A webhook is failing' })
        await reloadUntil(page, task)
        await task.getByRole('link').click()
        await checkPage(page, name)
        await page.getByText('in the last 24 hours, 0% succeeded.').waitFor()
        await page.getByRole('table', { name: 'Deliveries' }).getByText('Retrying').waitFor()
        await page.getByRole('link', { name: 'Last 7 days' }).click()
        await page.locator('[aria-current=page]', { hasText: 'Last 7 days' }).waitFor()
        await page.getByText('Show as a table').click()
        await checkPage(page, name)
        await page.getByLabel('Status').selectOption('Pending or retrying')
        if (!display.javaScriptEnabled) await page.getByRole('button', { name: 'Filter' }).click()
        await page.getByRole('link', { name: /Status: Pending or retrying/ }).waitFor()
        await page.getByRole('link', { name: 'person.created' }).click()
        await checkPage(page, 'person.created')
        await page.getByText('The receiver responded with 404 instead of a 2xx status.').waitFor()
        await page.getByText('no such path').waitFor()

        await page.getByRole('link', { name: 'Edit webhook' }).click()
        await checkPage(page, 'Edit webhook')
        await page.getByLabel('URL').fill(`${receiver.url}/hooks`)
        await page.getByRole('button', { name: 'Save' }).click()
        await checkPage(page, `${new URL(receiver.url).host}/hooks`)
        await page.getByText('Webhook saved. New events and retries use it.').waitFor()
        await page.getByRole('link', { name: 'person.created' }).click()
        await page.getByText('the URL has changed since').waitFor()
        await page.getByRole('button', { name: 'Redeliver' }).click()
        await reloadUntil(page, page.getByText('The event was delivered.'))
        await page.getByText('thank you').waitFor()
        await checkPage(page, 'person.created')
        await page.goto(`/console/webhooks/${id}`)
        await page.getByRole('table', { name: 'Deliveries' }).getByText('Delivered').waitFor()
        await page.goto('/console')
        await checkPage(page, /^Hello, /)
        assert.equal(await task.count(), 0)
      })
    },
  )

  journeyOnEveryDisplay(
    'show the code that verifies deliveries in the language of the user',
    { width: 390, scheme: 'light', script: false },
    async (display) => {
      const { owner } = await createBusiness(app)
      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        await page.goto('/console/webhooks/new')
        await page.getByLabel('URL').fill('https://example.com/hooks')
        await page.getByLabel('leave.approved').check()
        await page.getByRole('button', { name: 'Create webhook' }).click()
        await checkPage(page, 'Webhook created')
        await page.getByText('receiveWebhooks').first().waitFor()
        for (const [language, code] of [
          ['Python', 'import base64, hashlib'],
          ['Ruby', "require 'openssl'"],
          ['PHP', 'hash_equals'],
          ['Go', 'package webhooks'],
          ['Node', 'timingSafeEqual'],
        ] as const) {
          await page.getByLabel(language, { exact: true }).check()
          await page.getByText(code).first().waitFor()
          assert.equal(await page.locator('.alternatives pre').filter({ visible: true }).count(), 1)
          await checkPage(page, 'Webhook created')
        }
      })
    },
  )

  journey('are paused, resumed, deleted, and get a new secret', 'phone', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    const { url } = await startReceiver()
    const { id } = await createWebhook(app, { business_id, url })
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto(`/console/webhooks/${id}/configuration`)
      await press(page, 'Pause', 'Webhook paused.')
      await createEvent(app, business_id)
      await press(page, 'Resume', 'Webhook resumed.')
      await page.getByRole('link', { name: 'Resend', exact: true }).click()
      await press(page, 'Count deliveries', '1 delivery')
      await press(page, 'Resend 1 delivery', '1 delivery is being sent again.')
      await page.getByRole('table', { name: 'Deliveries' }).getByText('Delivered').waitFor()

      await page.getByRole('link', { name: 'Configuration' }).click()
      await page.getByRole('button', { name: 'Rotate secret…' }).click()
      await press(page, 'Rotate secret', 'whsec_')
      await page.getByRole('link', { name: 'I saved the secret' }).click()
      await page.getByRole('link', { name: 'Configuration' }).click()
      await page.getByRole('button', { name: 'Delete…' }).click()
      await press(page, 'Delete webhook', 'Webhook deleted.')
      await page.getByText('No webhooks yet').waitFor()
    })
  })
})
