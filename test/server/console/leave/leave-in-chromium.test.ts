import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, hasFocus, phone, tabTo } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { addMember, addPerson, addLeaveType, requestLeave, adjust, readBalance } = await createLeaveFixture(app)

/** Presses Tab until the target has the focus, and then Enter. */
async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

describe('leave in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'is requested after a preview, shown in the calendar and cancelled',
    { width: 390, scheme: 'dark', script: false },
    async (display) => {
      const leave_type_id = await addLeaveType({ name: 'Vacation', allow_negative: false })
      const { person_id, user } = await addMember('employee')
      await adjust(person_id, leave_type_id, 2)
      await browseConsole(browser, app, { ...display, as: user }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.getByRole('link', { name: 'Leave', exact: true }).click()
        await checkPage(page, 'Leave')
        await page.getByRole('link', { name: 'Request leave' }).first().click()
        await checkPage(page, 'Request leave')
        await page.getByLabel('Type').selectOption(`${leave_type_id}`)
        await page.getByLabel('First day', { exact: true }).fill(day(1))
        await page.getByLabel('Last day (optional)').fill(day(0))
        await page.getByRole('button', { name: 'Submit request' }).click()
        await page.locator('[name=end_date][aria-invalid]').waitFor()
        await checkPage(page, 'Request leave')
        assert.ok(await hasFocus(page, page.getByRole('alert')), 'the summary of problems has the focus')
        await page.getByLabel('First day', { exact: true }).fill(day(0))
        await page.getByLabel('Last day (optional)').fill(day(2))
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByText('You cannot request this').waitFor()
        await checkPage(page, 'Request leave')
        assert.equal(await page.getByLabel('First day', { exact: true }).inputValue(), day(0))
        await page.getByLabel('Last day (optional)').fill(day(1))
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByText('You can request this.').waitFor()
        await page.getByRole('button', { name: 'Submit request' }).click()
        await checkPage(page, /^Vacation of /)
        await page.getByText('Leave requested.').waitFor()
        await page.goto(`/console/leave/calendar?month=${day(0).slice(0, 7)}`)
        await checkPage(page, 'Leave')
        await page.getByRole('table').getByRole('link').first().click()
        await page.getByRole('button', { name: 'Cancel leave…' }).click()
        await checkPage(page, /^Vacation of /)
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel leave' }).click()
        await page.getByText('Leave cancelled.').waitFor()
        await checkPage(page, /^Vacation of /)
      })
    },
  )

  journeyOnEveryDisplay(
    'is decided with the keyboard, with the absences of the team and the balance in view',
    { width: 768, scheme: 'light', script: true },
    async (display) => {
      const leave_type_id = await addLeaveType({ name: 'Vacation' })
      const { person_id: manager_id, user } = await addMember('manager')
      const [first, second] = [await addPerson({ manager_id, last_name: 'First' }), await addPerson({ manager_id })]
      await adjust(first, leave_type_id, 10)
      await requestLeave({ person_id: first, leave_type_id, ...from(0, 2) })
      await requestLeave({ person_id: second, leave_type_id, ...from(1, 3) })
      await browseConsole(browser, app, { ...display, as: user }, async (page) => {
        await checkPage(page, /^Hello, /)
        await tabAndPress(page, page.getByRole('link', { name: 'Leave', exact: true }))
        await checkPage(page, 'Leave')
        await tabAndPress(page, page.getByRole('link', { name: 'First' }))
        await checkPage(page, /^Vacation of .* First$/)
        await page.getByRole('heading', { name: 'Away at the same time' }).waitFor()
        await page.getByText('10 days before, 7 days after').waitFor()
        await tabAndPress(page, page.getByRole('button', { name: 'Approve' }))
        await page.getByText('Leave approved.').waitFor()
        await checkPage(page, /^Vacation of .* First$/)

        await tabAndPress(page, page.getByRole('link', { name: 'Leave', exact: true }))
        await checkPage(page, 'Leave')
        await tabAndPress(page, page.getByRole('table').first().getByRole('link'))
        await tabAndPress(page, page.getByRole('button', { name: 'Reject…' }))
        await page.getByRole('dialog').waitFor()
        await checkPage(page, /^Vacation of /)
        await tabTo(page, page.getByLabel('Reason'))
        await page.keyboard.type(' ')
        await tabAndPress(page, page.getByRole('button', { name: 'Reject request' }))
        await page.locator('[name=note][aria-invalid]').waitFor()
        await checkPage(page, /^Vacation of /)
        await tabTo(page, page.getByLabel('Reason'))
        await page.keyboard.type('Too many are away')
        await tabAndPress(page, page.getByRole('button', { name: 'Reject request' }))
        await page.getByText('Leave rejected.').waitFor()
        await page.getByText('Too many are away').waitFor()
        await tabAndPress(page, page.getByRole('link', { name: 'Leave', exact: true }))
        await page.getByText('Nothing to approve').waitFor()

        await tabAndPress(page, page.getByRole('link', { name: 'Calendar', exact: true }))
        const isPhone = display.viewport.width === phone.viewport.width
        for (const view of [...(isPhone ? [] : ['Timeline by department']), 'Week', 'Month']) {
          const tab = page.getByRole('link', { name: view, exact: true })
          if ((await tab.getAttribute('aria-current')) === null) await tabAndPress(page, tab)
          await tab.and(page.locator('[aria-current]')).waitFor()
          await checkPage(page, 'Leave')
        }
      })
      assert.equal((await readBalance(first, leave_type_id)).scheduled, 3)
    },
  )
})
