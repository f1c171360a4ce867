import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu } from '../../../support/browser/console-browser.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

/** Checks that each field displays the longest IBAN completely, in groups of four characters, at all widths. */
async function checkIbans(page: Page): Promise<void> {
  const before = page.viewportSize()
  const fields = page.locator('input[name$="iban"]')
  const values = await Promise.all((await fields.all()).map((field) => field.inputValue()))
  for (let at = 0; at < values.length; at++) await fields.nth(at).fill('MT31 MALT 0110 0000 0123 45MT LCAS T001 SX')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await fields.evaluateAll((all) => all.filter((field) => field.scrollWidth > field.clientWidth).length)
    assert.equal(cut, 0, `${width} px`)
  }
  for (const [at, value] of values.entries()) await fields.nth(at).fill(value)
  if (before) await page.setViewportSize(before)
}

/**
 * Checks that on a desktop each row of accounts fits in one line, even with errors, and displays the longest IBAN
 * completely.
 */
async function checkRows(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) return
  const rows = await page.locator('.row.account').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('p:not(.problem), input[type=text]')].map((cell) => {
        const { top, bottom } = cell.getBoundingClientRect()
        return { middle: (top + bottom) / 2, isWhole: cell.scrollWidth <= cell.clientWidth }
      }),
    ),
  )
  assert.equal(rows.length, 2)
  for (const cells of rows) {
    const middles = cells.map(({ middle }) => middle)
    assert.ok(Math.max(...middles) - Math.min(...middles) < 4, JSON.stringify(cells))
    assert.ok(
      cells.every(({ isWhole }) => isWhole),
      JSON.stringify(cells),
    )
  }
}

describe('pay runs in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey(
    'are drafted, filled in, approved, reopened and recorded as paid without JavaScript',
    'phone',
    async (device) => {
      const { business, person } = await createPayRunFixture(app)
      await person({ first_name: 'Grace', last_name: 'Hopper' })
      await browseConsole(browser, app, { ...device, javaScriptEnabled: false, as: business.owner }, async (page) => {
        await page.goto('/console/pay-runs')
        await page.getByRole('link', { name: 'New pay run' }).click()
        await page.getByLabel('Type').selectOption('Off-cycle')
        await page.getByLabel('First day of the period').fill('2026-01-01')
        await page.getByLabel('Last day of the period').fill('2026-01-31')
        await page.getByLabel('Pay date').fill('2026-01-30')
        await page.getByRole('button', { name: 'Create draft' }).click()
        await page.getByText('The pay run has no payslips.').waitFor()

        await page.getByRole('link', { name: 'Add payslip' }).click()
        await page.getByLabel('Name, email or employee number').fill('hopper')
        await page.locator('main').getByRole('button', { name: 'Search' }).click()
        await page.getByRole('link', { name: 'Grace Hopper' }).click()
        const first = page.getByRole('group', { name: 'Line 1' })
        await first.getByLabel('Description').fill('Bonus')
        await first.getByLabel('Code').fill('bonus')
        await first.getByLabel('Amount').fill('500.00')
        const third = page.getByRole('group', { name: 'Line 3' })
        await third.getByLabel('Kind').selectOption('Tax')
        await third.getByLabel('Description').fill('Income tax')
        await third.getByLabel('Code').fill('tax')
        await third.getByLabel('Amount').fill('120.00')
        await page.getByRole('button', { name: 'Add row' }).click()
        await checkFits(page)
        assert.equal(
          await page.getByRole('group', { name: 'Line 2' }).getByLabel('Description').inputValue(),
          'Income tax',
        )
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Payslip saved.').waitFor()
        await page.getByText('€380.00').first().waitFor()

        await page.getByRole('link', { name: /^Off-cycle/ }).click()
        await checkFits(page)
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByText('Pay run approved.').waitFor()
        await page.getByRole('button', { name: 'Reopen …' }).click()
        await page.getByLabel('Reason').first().fill('A bonus is missing')
        await page.getByRole('button', { name: 'Reopen pay run' }).click()
        await page.getByText('Pay run reopened as a draft.').waitFor()
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByRole('button', { name: 'Record as paid …' }).click()
        await page.getByRole('button', { name: 'Record as paid', exact: true }).click()
        await page.getByText('Pay run recorded as paid.').waitFor()
        assert.equal(await page.getByRole('button', { name: /Approve|Reopen|Cancel it|Delete/ }).count(), 0)
      })
    },
  )

  journey('are approved in the version that was shown, and exported', 'desktop', async (device) => {
    const { business, draftWithPayslips, api } = await createPayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00', '1500.00'])
    await browseConsole(browser, app, { ...device, as: business.owner }, async (page) => {
      await page.goto(`/console/pay-runs/${run.id}`)
      const path = { id: run.id, person_id: people[0] ?? 0 }
      await api.call('payslips.put', { path, body: { lines: [earning('3000.00')] } })
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByText('It was not approved.').waitFor()
      await page.getByRole('row', { name: 'Net €2,500.00 €4,500.00' }).waitFor()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByText('Pay run approved.').waitFor()

      await page.getByRole('link', { name: 'Bank file' }).click()
      assert.deepEqual(await findAccessibilityViolations(page), [])
      await checkIbans(page)
      await page.getByLabel('IBAN').first().fill('FR1420041010050500013M02606')
      await page.getByLabel('IBAN').nth(1).fill('MT84 MALT 0110 0001 2345 MTLC AST0 01S')
      await page.getByLabel('IBAN').nth(2).fill('DE00 3704 0044 0532 0130 00')
      await page.getByRole('button', { name: 'Download' }).click()
      await page.getByRole('link', { name: 'Enter an IBAN' }).waitFor()
      await checkRows(page)
      await page.getByLabel('IBAN').nth(2).fill('DE89370400440532013000')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      assert.equal((await download).suggestedFilename(), `pay-run-${run.id}.xml`)
    })
  })

  journey('show employees their payslips', 'phone', async (device) => {
    const { business, draftWithPayslips, approve } = await createPayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00'])
    await approve(run)
    const employee = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, employee.id, people[0] ?? 0)
    await browseConsole(browser, app, { ...device, as: employee }, async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'My payslips' }).click()
      await checkFits(page)
      await page.getByRole('link', { name: /2026/ }).click()
      await page.getByText('Salary').first().waitFor()
      await checkFits(page)
      assert.equal(await page.getByRole('link', { name: 'PDF' }).count(), 1)
    })
  })
})
