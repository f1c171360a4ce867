import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
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

  journeyOnEveryDisplay(
    'requests values that need approval, one of them a colleague, and approves them',
    { width: 768, scheme: 'light', script: true },
    async (display) => {
      const { id: business_id, owner } = await createBusiness(app)
      const { id } = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
      const user = await createUser(app, { business_id, role: 'employee' })
      await linkUser(app, user.id, id)
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
      await createCustomField(app, { business_id, visible_to: ['self'] })
      await createCustomField(app, { business_id, key: 'buddy', type: 'person', label: 'Buddy', visible_to: ['self'] })
      await browseConsole(browser, app, { ...display, as: user }, async (page) => {
        await page.goto('/console/my-details')
        await checkPage(page, 'Change my details')
        await page.getByLabel('Shirt size').selectOption('Large')
        await page.getByLabel('Buddy').fill('hopper')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByText('Your change waits for approval.').waitFor()
      })
      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        await page.goto('/console/inbox')
        await page.getByText('Shirt size, Buddy').waitFor()
        await checkPage(page, 'Inbox')
        await page.getByRole('link', { name: 'Ada Lovelace' }).click()
        await checkPage(page, 'Change requested by Ada Lovelace')
        assert.match((await page.getByRole('row', { name: 'Shirt size' }).textContent()) ?? '', /empty\s*Large/)
        assert.match((await page.getByRole('row', { name: 'Buddy' }).textContent()) ?? '', /empty\s*Grace Hopper/)
        await page.getByRole('button', { name: 'Approve' }).click()
        await page.getByText('Change approved. The record is updated.').waitFor()
        await page.goto(`/console/people/${id}`)
        assert.match((await page.locator('main').textContent()) ?? '', /Shirt size\s*Large\s*Buddy\s*Grace Hopper/)
      })
    },
  )
})
