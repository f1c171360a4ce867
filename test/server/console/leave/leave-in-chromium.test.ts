import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu } from '../../../support/browser/console-browser.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { member, person, type, ask, adjust, balance } = await createLeaveFixture(app)

describe('leave in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('requests leave with a preview', 'phone', async (device) => {
    const leave_type_id = await type({ name: 'Vacation', allow_negative: false })
    const { person_id, user } = await member('employee')
    await adjust(person_id, leave_type_id, 2)
    await browseConsole(browser, app, { ...device, as: user }, async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'Leave', exact: true }).click()
      await page.getByRole('link', { name: 'Request leave' }).first().click()
      await page.getByLabel('Type').selectOption(`${leave_type_id}`)
      await page.getByLabel('First day', { exact: true }).fill(day(0))
      await page.getByLabel('Last day (optional)').fill(day(2))
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('You cannot request this').waitFor()
      await checkFits(page)
      assert.equal(await page.getByLabel('First day', { exact: true }).inputValue(), day(0))
      await page.getByLabel('Last day (optional)').fill(day(1))
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('You can request this.').waitFor()
      await page.getByRole('button', { name: 'Submit request' }).click()
      await page.getByText('Leave requested.').waitFor()
      await checkFits(page)
      await page.goto(`/console/leave/calendar?month=${day(0).slice(0, 7)}`)
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Cancel leave …' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel leave' }).click()
      await page.getByText('Leave cancelled.').waitFor()
    })
  })

  journey('decides on leave with the absences of the team and the balance in view', 'desktop', async (device) => {
    const leave_type_id = await type()
    const { person_id: manager_id, user } = await member('manager')
    const [first, second] = [await person({ manager_id, last_name: 'First' }), await person({ manager_id })]
    await adjust(first, leave_type_id, 10)
    await ask({ person_id: first, leave_type_id, ...from(0, 2) })
    await ask({ person_id: second, leave_type_id, ...from(1, 3) })
    await browseConsole(browser, app, { ...device, as: user }, async (page) => {
      await page.goto('/console/leave')
      await page.getByRole('link', { name: 'First' }).click()
      await page.getByRole('heading', { name: 'Away at the same time' }).waitFor()
      await page.getByText('10 days before, 7 days after').waitFor()
      await checkFits(page)
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByText('Leave approved.').waitFor()
      await page.goto('/console/leave')
      await page.getByRole('table').first().getByRole('link').click()
      await page.getByRole('button', { name: 'Reject …' }).click()
      await page.getByLabel('Reason').fill('Too many are away')
      await page.getByRole('button', { name: 'Reject request' }).click()
      await page.getByText('Leave rejected.').waitFor()
      await page.getByText('Too many are away').waitFor()
      await page.goto('/console/leave')
      await page.getByText('Nothing to approve').waitFor()
    })
    assert.equal((await balance(first, leave_type_id)).scheduled, 3)
  })
})
