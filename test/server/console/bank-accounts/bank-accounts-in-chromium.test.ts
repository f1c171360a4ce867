import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import { caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createMailQueue } from '../../../support/service/mail-queue.ts'
import { elementTexts } from '../../pay-runs/exports/pain001-rules.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test' } })
const { performJobs } = createMailQueue(app, mail, 'send_bank_account_mail')

const payerIban = 'FR1420041010050500013M02606'
const january = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }

/** Creates a business that requires two people, with a payer, a paid person who has a login, and two administrators. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const ownerApi = caller(app, owner.token)
  await ownerApi.call('business.update', { body: { two_person_pay_runs: true } })
  await ownerApi.call('business.setDebtor', { body: { name: 'Acme SAS', iban: payerIban } })
  const { id: person_id } = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  const first = await createUser(app, { business_id, role: 'admin' })
  const second = await createUser(app, { business_id, role: 'admin' })
  const { email } = (await ownerApi.call('people.get', { path: { id: person_id } })).body.data
  return { person_id, emails: [email, employee.email], employee, first, second, firstApi: caller(app, first.token) }
}

/** Makes the proof of the user's password too old for sensitive changes. */
const expireConfirmation = (user_id: number) =>
  app.db.updateTable('sessions').set({ confirmed_at: '2026-01-01T00:00:00Z' }).where('user_id', '=', user_id).execute()

/** Downloads the bank file from its page. @returns the IBANs in it */
async function downloadIbans(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  return elementTexts(await readFile(await (await download).path(), 'utf8'), 'IBAN')
}

describe('a bank account that two administrators add and confirm, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'is reported to the person, gets the pay, and is not moved by a later change',
    { width: 390, scheme: 'light', script: true },
    async (display) => {
      const { person_id, emails, employee, first, second, firstApi } = await createFixture()
      const accounts = `/console/people/${person_id}/bank-accounts`
      await browseConsole(browser, app, { ...display, as: first }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await page.goto(accounts)
        await checkPage(page, 'Ada Lovelace')
        await page.getByRole('link', { name: 'Add a bank account' }).click()
        await checkPage(page, 'Add a bank account')
        await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
        await page.getByLabel('First pay date').fill('2026-01-01')
        await page.getByRole('button', { name: 'Add account' }).click()
        await page.getByText('It gets no pay until a second person confirms it.').waitFor()
        await page.getByRole('link', { name: 'DE …3000' }).click()
        await checkPage(page, 'DE …3000')
        await page.getByText('because you added it').waitFor()
        assert.equal(await page.getByRole('button', { name: 'Confirm account' }).count(), 0)
      })
      await performJobs()
      const mails = mail.mails.filter(({ to }) => emails.includes(to[0] ?? '')) // not those of other displays
      assert.deepEqual(mails.map(({ to }) => to[0]).sort(), emails.toSorted())
      assert.match(mails[0]?.text ?? '', /an account to which your pay goes was added/)

      const body = { type: 'off_cycle' as const, ...january }
      const { id } = (await firstApi.call('payRuns.create', { body })).body.data
      const lines = [{ kind: 'earning' as const, code: 'bonus', name: 'Bonus', amount: '1000.00' }]
      await firstApi.call('payslips.put', { path: { id, person_id }, body: { lines } })

      await browseConsole(browser, app, { ...display, as: second }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await page.goto(`/console/pay-runs/${id}`)
        await page.getByText('awaits the confirmation of a second person').first().waitFor()
        await page.goto('/console/inbox')
        await checkPage(page, 'Inbox')
        await page.getByRole('link', { name: 'Ada Lovelace' }).click()
        await checkPage(page, 'DE …3000')
        await expireConfirmation(second.id)
        await page.getByRole('button', { name: 'Confirm account' }).click()
        await checkPage(page, 'Confirm your password')
        await page.getByLabel('Password', { exact: true }).fill(testPassword)
        await page.getByRole('button', { name: 'Continue' }).click()
        await page.getByText('Account confirmed.').waitFor()
        await checkPage(page, 'DE …3000')

        await page.goto(`/console/pay-runs/${id}`)
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByRole('button', { name: 'Record as paid…' }).waitFor()
        await page.goto(`/console/pay-runs/${id}/bank-file`)
        await checkPage(page, 'Bank file')
        assert.deepEqual(await downloadIbans(page), [payerIban, 'DE89370400440532013000'])
      })

      await browseConsole(browser, app, { ...display, as: employee }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await page.goto(accounts)
        await page.getByRole('link', { name: 'DE …3000' }).click()
        await page.getByRole('button', { name: 'Delete…' }).click()
        await page.getByRole('button', { name: 'Delete account' }).click()
        await page.getByText('Account deleted.').waitFor()
        await page.getByText('No bank account').waitFor()
      })
      await browseConsole(browser, app, { ...display, as: second }, async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
        await page.goto(`/console/pay-runs/${id}/bank-file`)
        assert.deepEqual(await downloadIbans(page), [payerIban, 'DE89370400440532013000'])
      })
    },
  )
})
