import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey, openMenu, phone } from '../../support/browser/console-browser.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('people in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('adds a person, resolves a conflict, and ends the employment', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await openMenu(page)
      await page.getByRole('link', { name: 'People' }).click()
      await page.getByRole('link', { name: 'Add person' }).click()
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByRole('button', { name: 'Add person' }).click()
      await page.getByText('Ada Lovelace added.').waitFor()

      await page.getByRole('link', { name: 'Edit' }).click()
      await page.getByLabel('Job title').fill('Analyst')
      const others = { job_title: 'Countess', version: 2 }
      await app.db.updateTable('people').set(others).where('business_id', '=', business_id).execute()
      await page.getByRole('button', { name: 'Save' }).click()
      const row = page.getByRole('row', { name: /Job title/ })
      assert.match((await row.textContent()) ?? '', /Countess\s*Analyst/)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Record of Ada Lovelace saved.').waitFor()

      await page.locator('main').getByRole('button', { name: 'More' }).click()
      await page.getByRole('button', { name: 'End employment …' }).click()
      await page.getByLabel('Last day').fill('2026-01-01')
      await page.getByRole('button', { name: 'End employment', exact: true }).click()
      await page.getByText('Former').waitFor()
    })
  })

  journey('imports the valid rows of a file after a check that shows the invalid ones', 'phone', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    await createPerson(app, { business_id, email: 'taken@example.com' })
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/people/import')
      const csv = 'first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,taken@example.com\n'
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByLabel('File').setInputFiles(file)
      await page.getByRole('button', { name: 'Check list' }).click()
      await page.getByText('1 person to add, 1 row with errors.').waitFor()
      await page.getByText('Another person or user has this email address.').waitFor()
      await checkFits(page)
      await page.getByRole('button', { name: 'Import valid rows' }).click()
      await page.getByText('1 person added, 1 row not imported.').waitFor()
      await checkFits(page)
    })
  })

  journey('filters, sorts and pages through people', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    for (let number = 10; number < 62; number++) {
      await createPerson(app, { business_id, first_name: 'Ada', last_name: `Nr${number}` })
    }
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/people')
      await page.getByText('1–25').waitFor()
      await page.getByRole('link', { name: 'Next' }).click()
      await page.getByText('26–50').waitFor()
      await page.getByRole('link', { name: 'Next' }).click()
      await page.getByText('51–52 of 52 people').waitFor()
      await page.getByRole('link', { name: 'Previous' }).click()
      await page.getByText('26–50').waitFor()
      await page.getByRole('link', { name: 'First', exact: true }).click()
      await page.getByRole('link', { name: 'Nr10' }).waitFor()
      await page.getByRole('link', { name: 'Name', exact: true }).click()
      await page.getByRole('link', { name: 'Nr61' }).waitFor()

      // Typing applies the filter without changing the focus or the sort order.
      const search = page.locator('form.filters').getByLabel('Search')
      await search.pressSequentially('nr3')
      await page.getByText('10 people').waitFor()
      assert.match(page.url(), /\?q=nr3&sort=-last_name$/)
      assert.equal(await search.evaluate('document.activeElement.name'), 'q')
      const moreFilters = page.getByText('More filters')
      if (await moreFilters.isVisible()) await moreFilters.click()
      await page.getByLabel('Status').selectOption('Former')
      await page.getByText('No matching people').waitFor()
      await page.getByRole('link', { name: 'Remove filter Status: Former' }).click()
      await page.getByText('10 people').waitFor()
      await page.setViewportSize(phone.viewport)
      await checkFits(page)
      const row = page.getByRole('row', { name: /Nr39/ })
      await row.locator('summary').click()
      await checkFits(page)
    })
  })
})
