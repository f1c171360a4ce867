import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, hasFocus, journey, phone } from '../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../support/browser/every-display.ts'
import { createTemplate } from '../../support/samples/document.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('people in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'adds a person and has a contract signed',
    { width: 1280, scheme: 'light', script: true },
    async (display) => {
      const business = await createBusiness(app)
      await createTemplate(app, { business_id: business.id, name: 'Employment contract' })
      await createPerson(app, { business_id: business.id, email: 'taken@example.com' })
      await browseConsole(browser, app, { ...display, as: business.owner }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.getByRole('link', { name: 'People', exact: true }).click()
        await checkPage(page, 'People')
        await page.getByRole('link', { name: 'Add person' }).click()
        await checkPage(page, 'Add person')
        await page.getByLabel('First name').fill('Ada')
        await page.getByLabel('Last name').fill('Lovelace')
        await page.getByLabel('Email').fill('taken@example.com')
        await page.getByRole('button', { name: 'Add person' }).click()
        await page.locator('[name=email][aria-invalid]').waitFor()
        await checkPage(page, 'Add person')
        assert.ok(await hasFocus(page, page.getByRole('alert')), 'the summary of problems has the focus')
        await page.getByLabel('Email').fill('ada@example.com')
        await page.getByRole('button', { name: 'Add person' }).click()
        await page.getByText('Ada Lovelace added.').waitFor()
        await checkPage(page, 'Ada Lovelace')

        await page.getByRole('button', { name: 'More', exact: true }).first().click()
        await page.getByRole('link', { name: 'New document' }).click()
        await checkPage(page, 'New document for Ada Lovelace')
        await page.getByRole('link', { name: 'Employment contract' }).click()
        await page.getByLabel('Salary').fill('50 000 €')
        await checkPage(page, 'New document for Ada Lovelace')
        await page.getByRole('button', { name: 'Create document' }).click()
        await page.getByText('Draft created.').waitFor()
        await checkPage(page, 'Employment contract')
        await page.getByRole('button', { name: 'Send for signature…' }).click()
        await page.getByRole('dialog').waitFor()
        await checkPage(page, 'Employment contract')
        await page.getByRole('button', { name: 'Send for signature', exact: true }).click()
        await checkPage(page, 'Share the link')
        const link = (await page.locator('.secret code').textContent()) ?? ''

        await page.goto(new URL(link).pathname)
        await checkPage(page, 'Sign: Employment contract')
        await page.getByRole('button', { name: 'Open the document' }).click()
        await page.getByLabel('I have read the document').check()
        await checkPage(page, 'Sign: Employment contract')
        await page.getByRole('button', { name: 'Sign document' }).click()
        await checkPage(page, 'Signed')

        await page.goto('/console')
        await page.getByRole('link', { name: 'Documents', exact: true }).click()
        await checkPage(page, 'Documents')
        await page.getByRole('link', { name: 'Employment contract' }).click()
        await checkPage(page, 'Employment contract')
        await page.getByText('signed as “Ada Lovelace”').waitFor()
        await page.getByRole('link', { name: 'Open signed PDF' }).waitFor()
        await page.locator('main').getByRole('link', { name: 'Ada Lovelace' }).first().click()
        await page.locator('main').getByRole('link', { name: 'Documents', exact: true }).click()
        await page.getByRole('row', { name: /Employment contract.*Signed/ }).waitFor()
        await checkPage(page, 'Ada Lovelace')
      })
    },
  )

  journey('resolves a conflict, and ends the employment', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id } = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto(`/console/people/${id}`)
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
      await page.getByRole('button', { name: 'End employment…' }).click()
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

  journey('changes selected people after a review of the values', 'phone', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    const former = await createPerson(app, { business_id, first_name: 'Charles', last_name: 'Babbage' })
    for (const last_name of ['Byron', 'Lovelace']) {
      await createPerson(app, { business_id, last_name, manager_id: former.id })
    }
    const manager = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    await browseConsole(browser, app, { ...device, as: owner }, async (page) => {
      await page.goto('/console/people')
      for (const name of ['Ada Byron', 'Ada Lovelace', 'Grace Hopper']) await page.getByLabel(`Select ${name}`).check()
      await page.getByRole('button', { name: 'Change selected' }).click()
      await page.getByText('You are changing 3 people.').waitFor()
      await checkFits(page)
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByText('Choose at least one change.').first().waitFor()
      await page.getByLabel('Manager', { exact: false }).first().fill(manager.email)
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByText('2 people change, one cannot be changed. Nothing is saved yet.').waitFor()
      await page.getByText('Charles Babbage → Grace Hopper').first().waitFor()
      await checkFits(page)
      await page.getByRole('button', { name: 'Change 2 people' }).click()
      await page.getByText('2 people changed.').waitFor()
    })
  })

  journey('filters, sorts and pages through people', 'desktop', async (device) => {
    const { id: business_id, owner } = await createBusiness(app)
    for (let number = 10; number < 62; number++) {
      await createPerson(app, {
        business_id,
        first_name: 'Ada',
        last_name: `Nr${number}`,
        job_title: 'Design engineer',
      })
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
