import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { browseConsole, signIn } from '../../../support/browser/console-browser.ts'
import { checkPage, journeyOnEveryDisplay } from '../../../support/browser/every-display.ts'
import type { Caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createTemplate } from '../../../support/samples/document.ts'
import { createUser, testPassword } from '../../../support/samples/factories.ts'
import { linkToken } from '../../../support/samples/password-link.ts'
import { png } from '../../../support/samples/raw-png.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createMailQueue } from '../../../support/service/mail-queue.ts'
import { createTaskFixture, dayFromNow } from '../../tasks/task-fixture.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test' } })
const invitations = createMailQueue(app, mail, 'send_password_mail')
const requests = createMailQueue(app, mail, 'send_person_change_mail')

const [toSign, toUpload, toFill] = ['Sign your contract', 'Upload your passport', 'Add your phone and birthday']
const toPay = 'Enter your bank account'

/** Creates a business with an administrator and a checklist for new people, whose tasks are all for the newcomer. */
async function createFixture() {
  const { api, business, checklist, listTasks } = await createTaskFixture(app)
  const hr = await createUser(app, { business_id: business.id, role: 'admin' })
  const template = await createTemplate(app, { business_id: business.id, name: 'Employment contract' })
  await checklist('hire', [
    { title: toSign, kind: 'sign_document', document_template_id: template.id },
    { title: toUpload, kind: 'upload_file', due: { days: 1, relative_to: 'first_day' } },
    { title: toFill, kind: 'fill_fields', fields: ['phone', 'date_of_birth'] },
    { title: toPay, kind: 'fill_fields', fields: ['bank_account'] },
  ])
  return { api, hr, listTasks, email: `nora-${business.id}@example.com` }
}

/** Drafts the first pay run of a person. @returns the ID */
async function draftFirstPayslip(api: Caller, person_id: number): Promise<number> {
  const period = { period_start: dayFromNow(0), period_end: dayFromNow(3), pay_date: dayFromNow(3) }
  const { id } = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...period } })).body.data
  const lines = [{ kind: 'earning' as const, code: 'salary', name: 'Salary', amount: '1234.50' }]
  await api.call('payslips.put', { path: { id, person_id }, body: { lines } })
  return id
}

describe('the onboarding of a newcomer, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journeyOnEveryDisplay(
    'leads from the hire and the invitation to completed tasks and an approved change',
    { width: 390, scheme: 'dark', script: true },
    async (display) => {
      const { api, hr, listTasks, email } = await createFixture()
      let person_id = 0
      await browseConsole(browser, app, { ...display, as: hr }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto('/console/people/new')
        await page.getByLabel('First name').fill('Nora')
        await page.getByLabel('Last name').fill('Newcomer')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Start date').fill(dayFromNow(3))
        await page.getByRole('button', { name: 'Add person' }).click()
        await page.getByText('Nora Newcomer added.').waitFor()
        person_id = Number(new URL(page.url()).pathname.split('/').at(-1))

        await page.getByRole('button', { name: 'More', exact: true }).first().click()
        await page.getByRole('link', { name: 'Invite as user' }).click()
        await checkPage(page, 'Invite user')
        await page.getByRole('button', { name: 'Invite user' }).click()
        await page.getByText(`Invitation sent to ${email}.`).waitFor()

        await page.goto(`/console/people/${person_id}/tasks`)
        await page.getByText('0 of 4 done').waitFor()
        await checkPage(page, 'Nora Newcomer')
        await page.getByRole('link', { name: toSign }).click()
        await checkPage(page, toSign)
        await page.getByRole('link', { name: 'Create the document' }).click()
        await checkPage(page, 'New document for Nora Newcomer')
        await page.getByLabel('Salary').fill('50 000 €')
        await page.getByRole('button', { name: 'Create document' }).click()
        await page.getByRole('button', { name: 'Send for signature…' }).click()
        await page.getByRole('button', { name: 'Send for signature', exact: true }).click()
        await checkPage(page, 'Share the link')
      })

      await invitations.performJobs()
      const { text } = await mail.mailTo(email)
      await browseConsole(browser, app, display, async (page) => {
        await page.goto(`/password/${linkToken(text)}`)
        await checkPage(page, 'Choose your password')
        await page.getByLabel('New password', { exact: true }).fill(testPassword)
        await page.getByLabel('Repeat the new password').fill(testPassword)
        await page.getByRole('button', { name: 'Set password' }).click()
        await checkPage(page, 'Your password is set')
        await signIn(page, { email })
        await checkPage(page, 'Hello, Nora Newcomer')

        await page.goto('/console/tasks')
        await checkPage(page, 'Tasks')
        await page.getByRole('link', { name: toSign }).click()
        await page.getByRole('link', { name: 'Read and sign' }).click()
        await checkPage(page, 'Employment contract')
        await page.getByRole('button', { name: 'Read and sign' }).click()
        await page.getByRole('button', { name: 'Open the document' }).click()
        await page.getByLabel('I have read the document').check()
        await page.getByRole('button', { name: 'Sign document' }).click()
        await checkPage(page, 'Signed')

        await page.goto('/console/tasks')
        await page.getByRole('link', { name: toUpload }).click()
        await checkPage(page, toUpload)
        const buffer = png({ width: 40, height: 30 })
        await page.getByLabel('File').setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer })
        await page.getByRole('button', { name: 'Upload' }).click()
        await page.getByText('File uploaded. Task completed.').waitFor()
        await page.getByRole('link', { name: 'Open the document' }).waitFor()

        await page.goto('/console/tasks')
        await page.getByRole('link', { name: toPay }).click()
        await checkPage(page, toPay)
        await page.getByRole('link', { name: 'Add bank account' }).click()
        await checkPage(page, 'Add a bank account')
        await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
        await page.getByRole('button', { name: 'Add account' }).click()
        await page.getByText('Account added.').waitFor()

        await page.goto('/console/tasks')
        assert.equal(await page.getByRole('link', { name: toSign }).count(), 0)
        assert.equal(await page.getByRole('link', { name: toPay }).count(), 0)
        await page.getByRole('link', { name: toFill }).click()
        await checkPage(page, toFill)
        await page.getByLabel('Phone').fill('+44 20 7946 0958')
        await page.getByLabel('Date of birth').fill('1998-12-10')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('The task is completed when your change is approved.').waitFor()

        await page.goto('/console/my-details')
        await checkPage(page, 'Change my details')
        await page.getByText('A further change is added to your').waitFor()
        await page.getByLabel('Last name').fill('Newcomer-Lovelace')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByText('Your change waits for approval.').waitFor()
      })

      await requests.performJobs()
      assert.match((await mail.mailTo(hr.email)).text, /has asked to change: Last name, Date of birth\./)
      await browseConsole(browser, app, { ...display, as: hr }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto('/console/inbox')
        await checkPage(page, 'Inbox')
        await page.getByRole('link', { name: 'Nora Newcomer' }).click()
        await checkPage(page, 'Change requested by Nora Newcomer')
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByText('Change approved. The record is updated.').waitFor()
        await page.goto(`/console/people/${person_id}/tasks`)
        await page.getByText('4 of 4 done').waitFor()
        await checkPage(page, 'Nora Newcomer-Lovelace')
      })

      await api.call('business.setDebtor', { body: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' } })
      const id = await draftFirstPayslip(api, person_id)
      await browseConsole(browser, app, { ...display, as: hr }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto(`/console/pay-runs/${id}`)
        await page.getByRole('button', { name: 'Approve', exact: true }).click()
        await page.getByRole('button', { name: 'Record as paid…' }).click()
        await page.getByRole('button', { name: 'Record as paid', exact: true }).click()
        await page.getByText('Pay run recorded as paid.').waitFor()
        await checkPage(page, /Off-cycle/)
      })
      await browseConsole(browser, app, { ...display, as: { email } }, async (page) => {
        await checkPage(page, /^Hello, /)
        await page.goto('/console/payslips')
        await checkPage(page, 'My payslips')
        await page.getByRole('main').getByRole('link').first().click()
        await page.getByText('1,234.50').first().waitFor()
      })

      const person = (await api.call('people.get', { path: { id: person_id } })).body.data
      assert.deepEqual([person.phone, person.date_of_birth], ['+44 20 7946 0958', '1998-12-10'])
      const tasks = await listTasks(person_id)
      assert.deepEqual(
        tasks.map(({ state, document_id }) => [state, document_id !== null]),
        [
          ['done', true],
          ['done', true],
          ['done', false],
          ['done', false],
        ],
      )
      const { data: events } = (await api.call('events.list', { query: { limit: 200 } })).body
      const types = events.map(({ type }) => type)
      assert.deepEqual(
        types.filter((type) => type.startsWith('task.') || type.startsWith('person_change.')),
        [
          ...Array<string>(4).fill('task.created'),
          ...Array<string>(3).fill('task.completed'),
          ...['person_change.requested', 'person_change.cancelled', 'person_change.requested'],
          ...['task.completed', 'person_change.approved'],
        ],
      )
      assert.ok(types.includes('document.signed'))
    },
  )
})
