import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../support/browser/browser.ts'
import { browseConsole, checkFits, journey } from '../../support/browser/console-browser.ts'
import { createDocument, onePage } from '../../support/samples/document.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()

describe('documents in the console, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  journey('are created from a template, sent and signed', 'phone', async (device) => {
    const fixture = await createDocumentFixture(app)
    await fixture.addPerson({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
    await browseConsole(browser, app, { ...device, as: fixture.business.owner }, async (page) => {
      await page.goto('/console/documents/templates/new')
      await page.getByLabel('Name').fill('Contract of employment')
      await page.getByLabel('Text').fill('# {{document.title}}\n\n**{{person.first_name}}** earns {{data.salary}}.')
      await page.getByRole('button', { name: 'Add template' }).click()
      await page.getByText('Template added.').waitFor()
      await checkFits(page)

      await page.getByRole('link', { name: 'Create document' }).click()
      await page.getByLabel('Name, email or employee number').fill('lovelace')
      await page.locator('main').getByRole('button', { name: 'Search' }).click()
      await checkFits(page)
      const shownPreview = page.waitForResponse(/preview\.pdf/)
      await page.getByRole('link', { name: 'Ada Lovelace' }).click()
      await page.getByTitle('Preview').scrollIntoViewIfNeeded()
      assert.equal((await shownPreview).headers()['content-type'], 'application/pdf')
      await page.getByLabel('Salary').fill('50 000 €')
      await checkFits(page)
      const filledPreview = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Preview' }).click()
      assert.equal((await filledPreview).headers()['content-type'], 'application/pdf')
      await page.getByRole('button', { name: 'Create document' }).click()
      await page.getByText('Draft created.').waitFor()
      await checkFits(page)

      await page.getByRole('button', { name: 'Send for signature…' }).click()
      await page.getByRole('button', { name: 'Send for signature', exact: true }).click()
      await page.getByRole('heading', { name: 'Share the link' }).waitFor()
      await checkFits(page)
      assert.deepEqual(await findAccessibilityViolations(page), [])
      const link = (await page.locator('.secret code').textContent()) ?? ''
      assert.deepEqual(await page.locator('main .actions').locator('button, a').allTextContents(), [
        'Copy link',
        'Share…',
        'Open',
      ])
      assert.equal(
        await page.getByRole('button', { name: 'Share…' }).isVisible(),
        await page.evaluate('navigator.share !== undefined'),
      )
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), link)
      assert.equal(await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href'), link)
      await page.goto(new URL(link).pathname)
      await page.getByRole('button', { name: 'Open the document' }).click()
      await page.getByLabel('I have read the document').check()
      await page.getByRole('button', { name: 'Sign document' }).click()
      await page.getByRole('heading', { name: 'Signed' }).waitFor()

      await page.goto('/console/documents?status=signed')
      await page.getByRole('link', { name: 'Contract of employment' }).click()
      await page.getByText('signed as “Ada Lovelace”').waitFor()
      await page.getByRole('link', { name: 'Open signed PDF' }).waitFor()
      await checkFits(page)
    })
  })

  journey('are signed by a signed-in user', 'phone', async (device) => {
    const fixture = await createDocumentFixture(app)
    const { id: business_id } = fixture.business
    const user = await createUser(app, { business_id, role: 'employee' })
    const person_id = await fixture.addPerson()
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
      await page.locator('.steps [aria-current]').filter({ hasText: 'Signed by everyone' }).waitFor()
    })
  })

  journey('are edited, followed by a reminder, withdrawn and deleted', 'desktop', async (device) => {
    const fixture = await createDocumentFixture(app)
    const { document } = await fixture.sendDocument()
    const draft = await fixture.draft()
    await browseConsole(browser, app, { ...device, as: fixture.business.owner }, async (page) => {
      const file = page.waitForResponse(/file\.pdf$/)
      let isOpen = false
      page.on('request', (request) =>
        assert.ok(isOpen || !/file\.pdf$/.test(request.url()), 'the file loads only after its button is pressed'),
      )
      await page.goto(`/console/documents/${document.id}`)
      await page.getByRole('button', { name: 'Remind…' }).waitFor()
      isOpen = true
      await page.getByText('Show the PDF here').click()
      assert.equal((await file).status(), 200)
      await page.getByRole('button', { name: 'Remind…' }).click()
      await page.addInitScript('navigator.share = async (data) => { globalThis.shared = data }')
      await page.getByRole('button', { name: 'Send reminder' }).click()
      const link = await page.locator('.secret code').textContent()
      await page.getByRole('button', { name: 'Share…' }).click()
      assert.deepEqual(await page.evaluate('globalThis.shared'), { title: document.title, url: link })
      await page.getByRole('link', { name: 'I have shared the link' }).click()
      await page.getByText('reminded Ada Lovelace').waitFor()
      await page.getByRole('link', { name: 'Correct Ada Lovelace' }).click()
      await page.getByLabel('Email').fill('ada.king@example.com')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'I have shared the link' }).click()
      await page.getByText('changed the signer from Ada Lovelace (signer-1@example.com)').waitFor()
      await page.getByRole('button', { name: 'Withdraw…' }).click()
      await page.getByLabel('Reason').fill(' ')
      await page.getByRole('button', { name: 'Withdraw document' }).click()
      await page.locator('textarea[aria-invalid]:visible').waitFor()
      await page.getByLabel('Reason').fill('The salary is wrong')
      await page.getByRole('button', { name: 'Withdraw document' }).click()
      await page.getByText('withdrew the document: “The salary is wrong”').waitFor()

      await page.goto(`/console/documents/${draft.id}`)
      const draftFile = page.waitForResponse(/file\.pdf$/)
      await page.getByRole('link', { name: 'Edit' }).click()
      await page.locator('iframe').scrollIntoViewIfNeeded()
      assert.equal((await draftFile).status(), 200)
      const [field, frame] = [await page.getByLabel('Title').boundingBox(), await page.locator('iframe').boundingBox()]
      assert.equal((field?.x ?? 0) + (field?.width ?? 0) < (frame?.x ?? 0), device.viewport?.width === 1280)
      await checkFits(page)
      await page.getByLabel('Title').fill('Another title')
      await page.getByLabel('Name of signer 2').fill('Grace Hopper')
      await page.getByRole('textbox', { name: 'Email' }).nth(1).fill('grace@example.com')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Another title' }).waitFor()
      await page.getByText('changed: title, signers.').waitFor()
      await page.getByRole('button', { name: 'Delete…' }).click()
      await page.getByRole('button', { name: 'Delete document' }).click()
      await page.getByText('Document deleted.').waitFor()
    })
  })

  journey('are uploaded and verified', 'desktop', async (device) => {
    const fixture = await createDocumentFixture(app)
    const person_id = await fixture.addPerson({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
    const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: await onePage('Uploaded here') }
    await browseConsole(browser, app, { ...device, as: fixture.business.owner }, async (page) => {
      await page.goto(`/console/documents/upload?person_id=${person_id}`)
      await page.getByLabel('Title').fill('Contract of Ada')
      await page.getByLabel('PDF').setInputFiles({ ...file, buffer: Buffer.from('no PDF') })
      await page.getByRole('button', { name: 'Upload file' }).click()
      await page.locator('input[name=file][aria-invalid]').waitFor()
      assert.equal(await page.getByLabel('Title').inputValue(), 'Contract of Ada')
      await page.getByLabel('PDF').setInputFiles(file)
      await page.getByRole('button', { name: 'Upload file' }).click()
      await page.getByText('File uploaded.').waitFor()
      await page.goto(`/console/documents/upload?person_id=${person_id}`)
      await page.getByLabel('Title').fill('Passport of Ada')
      await page.getByLabel('PDF').setInputFiles(fileURLToPath(new URL('../../vectors/photo.jpg', import.meta.url)))
      await page.getByLabel('No signers: the document is filed without signatures').check()
      await page.getByRole('button', { name: 'Upload file' }).click()
      await page.getByText('Document filed.').waitFor()
      await page.getByRole('button', { name: 'Delete…' }).waitFor()
      await page.goto('/console/documents/verify')
      await page.getByLabel('PDF').setInputFiles(file)
      await page.getByRole('button', { name: 'Verify file' }).click()
      await page.getByText('This is the original of a document from this service').waitFor()
    })
  })
})
