import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('custom fields, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'adds a field, enters a value, filters by it and archives the field',
    { width: 390, scheme: 'dark', script: false },
    async (display) => {
      const { id: business_id, owner } = await createBusiness(app)
      const { id } = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        await page.goto('/console/custom-fields')
        await checkPage(page, 'Custom fields')
        await page.getByRole('link', { name: 'New custom field' }).first().click()
        await checkPage(page, 'New custom field')
        await page.getByRole('link', { name: 'One option' }).click()
        await page.getByLabel('Label').first().fill('Shirt size')
        await page.getByRole('group', { name: 'Option 1' }).getByLabel('Label').fill('Medium')
        await page.getByRole('group', { name: 'Option 2' }).getByLabel('Label').fill('Large')
        await checkPage(page, 'New custom field')
        await page.getByRole('button', { name: 'Create custom field' }).click()
        await page.getByText('Custom field Shirt size created.').waitFor()

        await page.goto(`/console/people/${id}/edit`)
        await page.getByLabel('Shirt size').selectOption('Large')
        await checkPage(page, 'Edit Ada Lovelace')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Record of Ada Lovelace saved.').waitFor()
        assert.match((await page.locator('main').textContent()) ?? '', /Shirt size\s*Large/)

        await page.goto('/console/people?custom_field.shirt_size=large')
        await checkPage(page, 'People')
        await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Grace Hopper' }).count(), 0)

        await page.goto('/console/custom-fields')
        await page.getByRole('link', { name: 'Shirt size' }).click()
        await page.getByRole('button', { name: 'Archive…' }).click()
        await page.getByRole('dialog').waitFor()
        await checkPage(page, 'Shirt size')
        await page.getByRole('button', { name: 'Archive custom field' }).click()
        await page.getByText('Custom field archived.').waitFor()
        await page.goto(`/console/people/${id}`)
        assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /Shirt size/)
      })
    },
  )
})
