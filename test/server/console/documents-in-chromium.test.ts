import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey } from '../../support/browser/console-browser.ts'
import { createDocument, onePage } from '../../support/samples/document.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk } from '../documents/document-desk.ts'

const app = await startTestApp()

describe('documents in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('go from a template to a signature', 'phone', async (device) => {
    const desk = await openDesk(app)
    await desk.person({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
    await browseConsole(browser, app, { ...device, as: desk.business.owner }, async (page) => {
      await page.goto('/console/documents/templates/new')
      await page.getByLabel('Name').fill('Contract of employment')
      await page.getByLabel('Text').fill('# {{document.title}}\n\n**{{person.first_name}}** earns {{data.salary}}.')
      await page.getByRole('button', { name: 'Add the template' }).click()
      await page.getByText('The template is added.').waitFor()
      await checkFits(page)

      await page.getByRole('link', { name: 'Make a document' }).click()
      await page.getByLabel('Name, e-mail or employee number').fill('lovelace')
      await page.getByRole('button', { name: 'Search' }).click()
      await checkFits(page)
      await page.getByRole('link', { name: 'Ada Lovelace' }).click()
      await page.getByLabel('Salary').fill('50 000 €')
      await checkFits(page)
      await page.getByRole('button', { name: 'Make the document' }).click()
      await page.getByText('The draft is made.').waitFor()
      await checkFits(page)

      await page.getByRole('button', { name: 'Send …' }).click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByRole('heading', { name: 'Hand over the link' }).waitFor()
      await checkFits(page)
      const link = (await page.locator('.secret code').textContent()) ?? ''
      await page.goto(new URL(link).pathname)
      await page.getByRole('button', { name: 'Open the document' }).click()
      await page.getByLabel('I have read the document').check()
      await page.getByRole('button', { name: 'Sign document' }).click()
      await page.getByRole('heading', { name: 'Signed' }).waitFor()

      await page.goto('/console/documents?status=signed')
      await page.getByRole('link', { name: 'Contract of employment' }).click()
      await page.getByText('signed as “Ada Lovelace”').waitFor()
      await page.getByRole('link', { name: 'Open the signed PDF' }).waitFor()
      await checkFits(page)
    })
  })

  journey('are signed by somebody who is signed in', 'phone', async (device) => {
    const desk = await openDesk(app)
    const { id: business_id } = desk.business
    const user = await createUser(app, { business_id, role: 'employee' })
    const person_id = await desk.person()
    await linkUser(app, user.id, person_id)
    await createDocument(app, { business_id, person_id, status: 'sent', email: user.email })
    await browseConsole(browser, app, { ...device, as: user }, async (page) => {
      await page.goto('/console')
      await checkFits(page)
      await page.getByRole('link', { name: 'Read and sign' }).click()
      await checkFits(page)
      await page.getByRole('button', { name: 'Read and sign' }).click()
      await page.getByRole('button', { name: 'Open the document' }).click()
      await page.getByLabel('I have read the document').check()
      await page.getByRole('button', { name: 'Sign document' }).click()
      await page.getByRole('link', { name: 'Back to the document in Workforce' }).click()
      await page.getByText('Signed by all').waitFor()
    })
  })

  journey('are changed, reminded of, withdrawn and deleted', 'desktop', async (device) => {
    const desk = await openDesk(app)
    const { document } = await desk.sent()
    const draft = await desk.draft()
    await browseConsole(browser, app, { ...device, as: desk.business.owner }, async (page) => {
      const file = page.waitForResponse(/file\.pdf$/)
      let isOpen = false
      page.on('request', (request) =>
        assert.ok(isOpen || !/file\.pdf$/.test(request.url()), 'nobody has opened the file'),
      )
      await page.goto(`/console/documents/${document.id}`)
      await page.getByRole('button', { name: 'Remind …' }).waitFor()
      isOpen = true
      await page.getByText('Show the file here').click()
      assert.equal((await file).status(), 200)
      await page.getByRole('button', { name: 'Remind …' }).click()
      await page.getByRole('button', { name: 'Remind', exact: true }).click()
      await page.getByRole('link', { name: 'I have handed it over' }).click()
      await page.getByText('reminded Ada Lovelace').waitFor()
      await page.getByRole('link', { name: 'Correct Ada Lovelace' }).click()
      await page.getByLabel('E-mail').fill('ada.king@example.com')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'I have handed it over' }).click()
      await page.getByText('corrected the signer Ada Lovelace, signer-1@example.com').waitFor()
      await page.getByRole('button', { name: 'Withdraw …' }).click()
      await page.getByLabel('Why').fill(' ')
      await page.getByRole('button', { name: 'Withdraw it' }).click()
      await page.locator('textarea[aria-invalid]:visible').waitFor()
      await page.getByLabel('Why').fill('The salary is wrong')
      await page.getByRole('button', { name: 'Withdraw it' }).click()
      await page.getByText('withdrew it: “The salary is wrong”').waitFor()

      await page.goto(`/console/documents/${draft.id}`)
      await page.getByRole('link', { name: 'Edit' }).click()
      await page.getByLabel('Title').fill('Another title')
      await page.getByLabel('Name of signer 2').fill('Grace Hopper')
      await page.getByRole('textbox', { name: 'E-mail' }).nth(1).fill('grace@example.com')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Another title' }).waitFor()
      await page.getByText('changed it: title, signers.').waitFor()
      await page.getByRole('button', { name: 'Delete …' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await page.getByText('The document is deleted.').waitFor()
    })
  })

  journey('are uploaded, and verified', 'desktop', async (device) => {
    const desk = await openDesk(app)
    const person_id = await desk.person({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
    const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: await onePage('Uploaded here') }
    await browseConsole(browser, app, { ...device, as: desk.business.owner }, async (page) => {
      await page.goto(`/console/documents/upload?person_id=${person_id}`)
      await page.getByLabel('Title').fill('Contract of Ada')
      await page.getByLabel('PDF').setInputFiles({ ...file, buffer: Buffer.from('no PDF') })
      await page.getByRole('button', { name: 'Upload it' }).click()
      await page.locator('input[name=file][aria-invalid]').waitFor()
      assert.equal(await page.getByLabel('Title').inputValue(), 'Contract of Ada')
      await page.getByLabel('PDF').setInputFiles(file)
      await page.getByRole('button', { name: 'Upload it' }).click()
      await page.getByText('The document is here.').waitFor()
      await page.goto(`/console/documents/upload?person_id=${person_id}`)
      await page.getByLabel('Title').fill('Passport of Ada')
      await page.getByLabel('PDF').setInputFiles(fileURLToPath(new URL('../../vectors/photo.jpg', import.meta.url)))
      await page.getByLabel('Nobody has to sign it').check()
      await page.getByRole('button', { name: 'Upload it' }).click()
      await page.getByText('The document is filed.').waitFor()
      await page.getByRole('button', { name: 'Delete …' }).waitFor()
      await page.goto('/console/documents/verify')
      await page.getByLabel('PDF').setInputFiles(file)
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('This is the original of a document of this service').waitFor()
    })
  })
})
