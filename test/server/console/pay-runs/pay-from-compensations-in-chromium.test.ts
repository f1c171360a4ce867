import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'
import { createPayRunFixture } from '../../pay-runs/pay-run-fixture.ts'
import { april, createRetroPayFixture, day, march, may, year } from '../../pay-runs/retro-pay/retro-pay-fixture.ts'

const app = await startTestApp()
const perform = createJobPerformer(app)
const today = new Date().toISOString().slice(0, 10)

describe('pay from compensations in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'plans a pay schedule, which drafts a pay run on its day, skips a period that is paid, and is paused',
    { width: 390, scheme: 'light', script: false },
    async (display) => {
      const { business, api } = await createPayRunFixture(app)
      await app.db.updateTable('businesses').set({ time_zone: 'UTC' }).where('id', '=', business.id).execute()
      await browseConsole(browser, app, { ...display, as: business.owner }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto('/console/pay-runs/schedules')
        await checkPage(page, 'Pay runs')
        await page.getByRole('link', { name: 'New pay schedule' }).first().click()
        await checkPage(page, 'New pay schedule')
        await page.getByLabel('Name').fill('Wages')
        await page.getByLabel('Frequency').selectOption('Weekly')
        await page.getByLabel('Days after the end of the period').fill('0')
        await page.getByLabel('On a weekend or holiday').selectOption('Keep the date')
        await page.getByLabel('Days before the pay date').fill('0')
        await page.getByRole('button', { name: 'Show next dates' }).click()
        await page.locator('[name="period_starts_on"][aria-invalid]').waitFor()
        await checkPage(page, 'New pay schedule')
        await page.getByLabel('Start of any period').fill(addDays(today, -6))
        await page.getByRole('button', { name: 'Show next dates' }).click()
        await page.getByRole('region', { name: 'Next pay runs' }).getByRole('table').waitFor()
        await checkPage(page, 'New pay schedule')
        await page.getByRole('button', { name: 'Create pay schedule' }).click()
        await page.getByText('Pay schedule Wages created.').waitFor()
        await page.getByText('No pay runs yet').waitFor()
        await checkPage(page, 'Wages')

        await perform('draft_pay_runs')
        await page.reload()
        const past = page.getByRole('table', { name: 'Past pay runs' })
        await past.getByRole('link').click()
        await checkPage(page, /^Regular/)
        await page.getByRole('link', { name: 'Wages' }).click()
        await checkPage(page, 'Wages')

        const period = { period_start: addDays(today, 3), period_end: addDays(today, 9), pay_date: addDays(today, 9) }
        await api.call('payRuns.create', { body: { type: 'regular', ...period } })
        const due = { drafts_days_before_pay_date: 7, check_on: today }
        await app.db.updateTable('pay_schedules').set(due).where('business_id', '=', business.id).execute()
        await perform('draft_pay_runs')
        await page.reload()
        await page.getByText('another regular pay run pays for a part of it').waitFor()
        await checkPage(page, 'Wages')
        await page.getByRole('button', { name: 'Pause' }).click()
        await page.getByText('Pay schedule paused.').waitFor()
        await checkPage(page, 'Wages')
        await page.getByRole('button', { name: 'Resume' }).click()
        await page.getByText('Pay schedule resumed.').waitFor()
        await page.getByRole('link', { name: 'View the other pay run' }).click()
        await checkPage(page, /^Regular/)
      })
    },
  )

  journeyOnEveryDisplay(
    'backdates a raise, and pays the differences of completed periods in a correction',
    { width: 1280, scheme: 'dark', script: true },
    async (display) => {
      const { business, paid, pay } = await createRetroPayFixture(app)
      const person_id = await paid()
      await pay(march)
      await pay(april)
      const employee = await createUser(app, { business_id: business.id, role: 'employee' })
      await linkUser(app, employee.id, person_id)
      await browseConsole(browser, app, { ...display, as: business.owner }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto(`/console/people/${person_id}/job/change`)
        await page.getByLabel('Applies from').fill(day('03-16'))
        await page.getByLabel('Reason').selectOption('Pay review')
        await page.getByLabel('Amount').fill('4,310.00')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByText('saved.').waitFor()

        await page.goto('/console/pay-runs/new')
        await page.getByLabel('Type').selectOption('Correction')
        await page.getByLabel('First day of the period').fill(may.period_start)
        await page.getByLabel('Last day of the period').fill(may.period_end)
        await page.getByLabel('Pay date').fill(may.pay_date)
        await page.getByLabel('Retro pay since').fill(day('01-01'))
        await checkPage(page, 'New pay run')
        await page.getByRole('button', { name: 'Create draft' }).click()
        await page.getByText('1 payslip', { exact: true }).waitFor()
        await checkPage(page, /^Correction/)
        await page.getByRole('link', { name: /^Ada / }).first().click()
        await page.getByText(`Retro pay for 1 to 31 March ${year}: 4,160.00 EUR due, 4,000.00 EUR paid`).waitFor()
        await page.getByText(`Retro pay for 1 to 30 April ${year}: 4,310.00 EUR due, 4,000.00 EUR paid`).waitFor()
        await checkPage(page, /^Ada /)

        await page.getByRole('link', { name: /^Correction/ }).click()
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByText('Pay run approved.').waitFor()
        await page.getByRole('button', { name: 'Record as paid…' }).click()
        await page.getByRole('button', { name: 'Record as paid', exact: true }).click()
        await page.getByText('Pay run recorded as paid.').waitFor()
        await checkPage(page, /^Correction/)
      })
      await browseConsole(browser, app, { ...display, as: employee }, async (page) => {
        await page.goto('/console/payslips')
        await checkPage(page, 'My payslips')
        await page.getByRole('row', { name: '€470.00' }).getByRole('link').first().click()
        await page.getByText(`Retro pay for 1 to 31 March ${year}`).waitFor()
        await checkPage(page, /^Payslip/)
      })
    },
  )
})
