import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, openMenu } from '../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../support/browser/every-display.ts'
import { caller } from '../../support/http.ts'
import { createCompensation } from '../../support/samples/compensation.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Creates Charles, who is a manager, and Ada, an analyst who is paid 48,000.00 EUR a year. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const add = async (first_name: string, last_name: string, job_title: string) => {
    const email = `${first_name}.${business_id}@example.com`
    const body = { first_name, last_name, email, job_title, start_date: '2020-01-01' }
    return (await api.call('people.create', { body })).body.data.id
  }
  const charles = await add('Charles', 'Babbage', 'Director')
  const ada = await add('Ada', 'Lovelace', 'Analyst')
  await createCompensation(app, { business_id, person_id: ada, effective_on: '2020-01-01' })
  return { owner, api, ada, charles }
}

describe('the job and pay of a person, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'plans a promotion with a raise, edits the pay and deletes the job',
    { width: 390, scheme: 'dark', script: false },
    async (display) => {
      const { owner, ada } = await createFixture()
      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await page.goto(`/console/people/${ada}`)
        await page.locator('main').getByRole('link', { name: 'Job and pay' }).click()
        await checkPage(page, 'Ada Lovelace')
        await page.getByRole('link', { name: 'Change from a day…' }).click()
        await checkPage(page, 'Change the job and pay of Ada Lovelace')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('alert').getByText('Nothing was changed').waitFor()
        await checkPage(page, 'Change the job and pay of Ada Lovelace')

        await page.getByLabel('Applies from').fill('2099-01-01')
        await page.getByLabel('Reason').selectOption('Promotion')
        await page.getByLabel('Note').fill('Leads the team')
        await page.getByLabel('Job title').fill('Lead analyst')
        await page.getByLabel('Manager').fill('Charles')
        await page.getByLabel('Amount').fill('50,400')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByText('saved.').waitFor()
        await checkPage(page, 'Ada Lovelace')
        const planned = page.getByRole('listitem').filter({ hasText: '2099' })
        const text = (await planned.textContent()) ?? ''
        assert.match(text, /Promotion/)
        assert.match(text, /Analyst → Lead analyst/)
        assert.match(text, /None → Charles Babbage/)
        assert.match(text, /€48,000\.00 a year → €50,400\.00 a year \(\+5%\)/)
        assert.match(text, /Leads the team/)

        await planned.getByRole('link', { name: 'Edit pay' }).click()
        await checkPage(page, /^Pay from .*2099/)
        await page.getByLabel('Amount').fill('52,800')
        await page.getByRole('button', { name: 'Save' }).click()
        await planned.getByText('(+10%)').waitFor()

        await planned.getByRole('link', { name: 'Edit job' }).click()
        await checkPage(page, /^Job from .*2099/)
        await page.getByRole('button', { name: 'Delete…' }).click()
        await page.getByRole('dialog').waitFor()
        await checkPage(page, /^Job from .*2099/)
        await page.getByRole('button', { name: 'Delete job' }).click()
        await page.getByText('Job deleted.').waitFor()
        await checkPage(page, 'Ada Lovelace')
        assert.doesNotMatch((await planned.textContent()) ?? '', /Lead analyst/)
      })
    },
  )

  journeyOnEveryDisplay(
    'reads the org chart of today and of a past day',
    { width: 1280, scheme: 'light', script: true },
    async (display) => {
      const { owner, api, ada, charles } = await createFixture()
      await api.call('assignments.create', {
        path: { id: ada },
        body: { effective_on: '2024-01-01', manager_id: charles },
      })
      await browseConsole(browser, app, { ...display, as: owner }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await openMenu(page)
        await page.getByRole('link', { name: 'Org chart' }).click()
        await checkPage(page, 'Org chart')
        const chart = page.locator('.org')
        const adaLink = chart.getByRole('link', { name: 'Ada Lovelace' })
        const summary = chart.locator('summary', { hasText: '1 direct report' })
        await adaLink.waitFor()
        await summary.focus()
        await page.keyboard.press('Enter')
        await adaLink.waitFor({ state: 'hidden' })

        await page.goto('/console/people/org-chart?as_of=2023-06-01')
        await checkPage(page, 'Org chart')
        await page.getByText('2 people have no manager in this chart').waitFor()
        assert.equal(await summary.count(), 0)

        await page.goto(`/console/people/org-chart?start_id=${ada}`)
        await checkPage(page, 'Org chart: Ada Lovelace')
        await page.getByText('No direct reports').waitFor()
        await page
          .getByRole('navigation', { name: 'Breadcrumbs' })
          .getByRole('link', { name: 'Charles Babbage' })
          .click()
        await checkPage(page, 'Org chart: Charles Babbage')
        await adaLink.click()
        await checkPage(page, 'Ada Lovelace')
      })
    },
  )
})
