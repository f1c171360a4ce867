import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import {
  browseConsole,
  checkFits,
  desktop,
  hasFocus,
  journey,
  openMenu,
  phone,
} from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning, january } from '../../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

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

/** Fills in a line of a payslip. */
async function fillLine(page: Page, number: number, values: { description: string; code: string; amount: string }) {
  const line = page.getByRole('group', { name: `Line ${number}`, exact: true })
  await line.getByLabel('Description').fill(values.description)
  await line.getByLabel('Code').fill(values.code)
  await line.getByLabel('Amount').fill(values.amount)
}

describe('pay runs in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'are drafted, filled in, approved, reopened, exported as a bank file and recorded as paid',
    { width: 1280, scheme: 'dark', script: false },
    async (display) => {
      const { business, addPerson } = await createPayRunFixture(app)
      await addPerson({ first_name: 'Grace', last_name: 'Hopper' })
      await browseConsole(browser, app, { ...display, as: business.owner }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.getByRole('link', { name: 'Pay runs', exact: true }).click()
        await checkPage(page, 'Pay runs')
        await page.getByRole('link', { name: 'New pay run' }).first().click()
        await checkPage(page, 'New pay run')
        await page.getByLabel('Type').selectOption('Off-cycle')
        await page.getByLabel('First day of the period').fill('2026-01-31')
        await page.getByLabel('Last day of the period').fill('2026-01-01')
        await page.getByLabel('Pay date').fill('2026-01-30')
        await page.getByRole('button', { name: 'Create draft' }).click()
        await page.locator('[aria-invalid]').first().waitFor()
        await checkPage(page, 'New pay run')
        assert.ok(await hasFocus(page, page.getByRole('alert')), 'the summary of problems has the focus')
        await page.getByLabel('First day of the period').fill('2026-01-01')
        await page.getByLabel('Last day of the period').fill('2026-01-31')
        await page.getByRole('button', { name: 'Create draft' }).click()
        await page.getByText('There are no payslips yet. Add one.').waitFor()
        await checkPage(page, /^Off-cycle/)

        await page.getByRole('link', { name: 'Add payslip' }).click()
        await checkPage(page, 'Add payslip')
        await page.getByLabel('Name, email or employee number').fill('hopper')
        await page.locator('main').getByRole('button', { name: 'Search' }).click()
        await page.getByRole('link', { name: 'Grace Hopper' }).click()
        await checkPage(page, 'Payslip for Grace Hopper')
        await fillLine(page, 1, { description: 'Bonus', code: 'bonus', amount: '500.00' })
        await page.getByRole('group', { name: 'Line 3' }).getByLabel('Kind').selectOption('Tax')
        await fillLine(page, 3, { description: 'Income tax', code: 'tax', amount: 'much' })
        await page.getByRole('button', { name: 'Save' }).click()
        await page.locator('[name$=".amount"][aria-invalid]').waitFor()
        await checkPage(page, 'Payslip for Grace Hopper')
        assert.ok(await hasFocus(page, page.getByRole('alert')), 'the summary of problems has the focus')
        // A refused form has no empty rows between the lines.
        await page.getByRole('group', { name: 'Line 2' }).getByLabel('Amount').fill('120.00')
        if (!display.javaScriptEnabled) await page.getByRole('button', { name: 'Recalculate' }).click()
        await page.locator('#totals').getByText('€380.00').waitFor()
        await page.getByRole('button', { name: 'Add row' }).click()
        await checkPage(page, 'Payslip for Grace Hopper')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Payslip saved.').waitFor()
        await checkPage(page, /Grace Hopper/)

        await page.getByRole('link', { name: /^Off-cycle/ }).click()
        await checkPage(page, /^Off-cycle/)
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByText('Pay run approved.').waitFor()
        await checkPage(page, /^Off-cycle/)
        await page.getByRole('button', { name: 'Reopen…' }).click()
        await page.getByRole('dialog').waitFor()
        await checkPage(page, /^Off-cycle/)
        await page.getByLabel('Reason').first().fill('A bonus is missing')
        await page.getByRole('button', { name: 'Reopen pay run' }).click()
        await page.getByText('Pay run reopened as a draft.').waitFor()
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByText('Pay run approved.').waitFor()

        await page.getByRole('link', { name: 'Bank file' }).click()
        await checkPage(page, 'Bank file')
        await page.getByLabel('IBAN').first().fill('FR1420041010050500013M02606')
        await page.getByLabel('IBAN').nth(1).fill('DE00 3704 0044 0532 0130 00')
        await page.getByRole('button', { name: 'Download' }).click()
        await page.getByRole('link', { name: 'Enter an IBAN' }).waitFor()
        await checkPage(page, 'Bank file')
        assert.ok(await hasFocus(page, page.getByRole('alert')), 'the summary of problems has the focus')
        await page.getByLabel('IBAN').nth(1).fill('DE89 3704 0044 0532 0130 00')
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download' }).click()
        assert.match((await download).suggestedFilename(), /^pay-run-\d+\.xml$/)

        await page.getByRole('link', { name: 'Back', exact: true }).click()
        await page.getByRole('button', { name: 'Record as paid…' }).click()
        await page.getByRole('button', { name: 'Record as paid', exact: true }).click()
        await page.getByText('Pay run recorded as paid.').waitFor()
        await checkPage(page, /^Off-cycle/)
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

  it('print without controls, with the number of payslips', async () => {
    const { business, draftWithPayslips } = await createPayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00', '1500.00'])
    await browseConsole(browser, app, { ...desktop, as: business.owner }, async (page) => {
      await page.emulateMedia({ media: 'print' })
      await page.goto(`/console/pay-runs/${run.id}`)
      await page.getByText('2 payslips', { exact: true }).waitFor()
      for (const address of [`/console/pay-runs/${run.id}`, `/console/pay-runs/${run.id}/payslips/${people[0]}`]) {
        await page.goto(address)
        await page.getByText('€1,000.00').first().waitFor()
        assert.equal(await page.locator('header, button, .button, nav a').filter({ visible: true }).count(), 0)
      }
    })
  })

  it('are two screens on a phone with 25 people, with a blocker, a warning and changes', async () => {
    const { business, draft, addPerson, api } = await createPayRunFixture(app)
    const previous = await draft({ type: 'regular', ...january })
    const { id } = await draft({ type: 'regular', ...february })
    const people = await Promise.all(Array.from({ length: 26 }, () => addPerson()))
    const payslips = people.slice(1).map((person_id, index) => ({ person_id, lines: [earning(`${1000 + index}.00`)] }))
    await api.call('payslips.putMany', { path: { id: previous.id }, body: { payslips } })
    const tax = { ...earning('9999.00'), kind: 'tax' as const }
    const raised = payslips.map(({ person_id, lines }, index) => ({
      person_id,
      lines: index === 0 ? [...lines, tax] : [...lines, earning(`${index}.00`)],
    }))
    await api.call('payslips.putMany', { path: { id }, body: { payslips: raised } })
    await browseConsole(browser, app, { ...phone, as: business.owner }, async (page) => {
      for (const run of [previous.id, id]) {
        await page.goto(`/console/pay-runs/${run}`)
        await checkFits(page)
        const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
        assert.ok(height <= 2 * phone.viewport.height, `${height} px`)
      }
      const changes = page.getByRole('region', { name: 'Changes since' })
      assert.equal(await changes.getByRole('table').count(), 0)
      await changes.locator('summary', { hasText: '25 people changed, 0 new, 0 missing' }).click()
      assert.equal(await changes.getByRole('table').count(), 1)
      await changes.getByText('20 more').click()
      assert.equal(await changes.getByRole('table').count(), 2)
      await checkFits(page)
      assert.deepEqual(await findAccessibilityViolations(page), [])
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
