import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, desktop, hasFocus, tabTo } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { createDepartment, createPerson, createUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Adds a business with two people and their pay in January 2025, when one of them leaves. */
async function createReported() {
  const { business } = await createOwnerFixture(app, 'report')
  const business_id = business.id
  const { id: department_id } = await createDepartment(app, { business_id, name: 'Engines' })
  const employed = { business_id, department_id, start_date: '2024-01-01' }
  const people = [
    (await createPerson(app, employed)).id,
    (await createPerson(app, { ...employed, end_date: '2025-01-16' })).id,
  ]
  await createPayRun(app, { business_id, period: ['2025-01-01', '2025-01-31'], status: 'completed', people })
  return business
}

/** Returns the values of the columns of a chart with one series, from their descriptions. */
const chartValues = async (page: Page): Promise<(string | undefined)[]> =>
  (await page.locator('main [role=img] title').allTextContents()).map((title) => /\S+$/.exec(title)?.[0])

const choosePeriod = async (page: Page): Promise<void> => {
  const more = page.getByText('More filters', { exact: true })
  if (await more.isVisible()) await more.click()
  await page.getByLabel('From', { exact: true }).fill('2024-12-01')
  await page.getByLabel('To', { exact: true }).fill('2025-02-28')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('heading', { name: 'December 2024 to February 2025' }).waitFor()
}

describe('the reports, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'opens a report from the home page, chooses a period and downloads its table',
    { width: 390, scheme: 'dark', script: true },
    async (display) => {
      const { owner } = await createReported()
      await browseConsole(browser, app, { ...display, as: owner, acceptDownloads: true }, async (page) => {
        await page.locator('main').getByRole('link', { name: 'Headcount' }).click()
        await checkPage(page, 'Headcount')
        await choosePeriod(page)
        await checkPage(page, 'Headcount')
        const table = page.getByRole('table', { name: 'People at the end of each month' })
        const people = await table.locator('tbody tr td:nth-of-type(1)').allTextContents()
        assert.deepEqual(await chartValues(page), ['2', '1', '1'])
        assert.deepEqual(
          people.map((text) => text.trim()),
          ['2', '1', '1'],
        )
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'Download CSV' }).click(),
        ])
        assert.equal(download.suggestedFilename(), 'headcount.csv')
        assert.deepEqual(
          (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n'),
          ['from,to,headcount', '2024-12-01,2024-12-31,2', '2025-01-01,2025-01-31,1', '2025-02-01,2025-02-28,1'],
        )

        for (const [path, title] of [
          ['turnover', 'Joiners and leavers'],
          ['absence', 'Absence'],
          ['pay-cost', 'Pay cost'],
        ] as const) {
          await page.goto(`/console/reports/${path}?from=2024-12-01&to=2025-02-28`)
          await checkPage(page, title)
          await page.locator('main [role=img]').first().waitFor()
        }
        await page.goto('/console/reports/leave-liability')
        await checkPage(page, 'Leave liability')
      })
    },
  )

  it('can be filtered with the keyboard only', async () => {
    const { owner } = await createReported()
    await browseConsole(browser, app, { ...desktop, as: owner }, async (page) => {
      await page.goto('/console/reports/turnover?from=2024-12-01&to=2025-02-28')
      const groups = page.getByLabel('Group by')
      await tabTo(page, groups)
      await page.keyboard.press('ArrowDown')
      assert.equal(await groups.inputValue(), 'department')
      const filter = page.getByRole('button', { name: 'Filter' })
      await tabTo(page, filter)
      assert.ok(await hasFocus(page, filter))
      await page.keyboard.press('Enter')
      await page.getByRole('table', { name: 'Joiners and leavers by department' }).waitFor()
    })
  })

  it('are not for employees, and say that a new business has no figures', async () => {
    const { business } = await createOwnerFixture(app, 'report')
    const employee = await createUser(app, { business_id: business.id, role: 'employee' })
    await browseConsole(browser, app, { ...desktop, as: employee }, async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.equal(await page.getByRole('link', { name: /^(Reports|Headcount)$/ }).count(), 0)
      assert.equal((await page.goto('/console/reports/headcount'))?.status(), 403)
    })
    await browseConsole(browser, app, { ...desktop, as: business.owner }, async (page) => {
      for (const name of ['headcount', 'turnover', 'absence', 'leave-liability', 'pay-cost']) {
        await page.goto(`/console/reports/${name}`)
        await page.locator('main .empty').waitFor()
        assert.equal(await page.locator('main [role=img]').count(), 0)
      }
    })
  })
})
