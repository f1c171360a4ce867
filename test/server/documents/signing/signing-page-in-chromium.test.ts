import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findAccessibilityViolations, startBrowser, withoutChromium } from '../../../support/browser/browser.ts'
import { checkFits, journey } from '../../../support/browser/console-browser.ts'
import { encodeForm } from '../../../support/browser/form.ts'
import { scanPdf } from '../../../support/samples/raw-pdf.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, linkToken } from '../document-fixture.ts'
import { completedForm, signingForm } from './signing-form.ts'

const app = await startTestApp()
const { api, addPerson, sendDocument, get } = await createDocumentFixture(app)
const { post, open } = signingForm(app)

describe('the page of a signer, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

  /** Opens a page. Errors in its console and violations of its CSP fail the test at its end. */
  async function visit(token: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = phone) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const violations: string[] = []
    page.on('console', (message) => {
      const isViolation = message.type() === 'error' || message.type() === 'warning'
      const isExpected = /Cannot load system font|the server responded with a status of 422/.test(message.text())
      if (isViolation && !isExpected) violations.push(message.text())
    })
    page.on('pageerror', (error) => violations.push(error.message))
    try {
      await page.goto(`${app.url}/sign/${token}`)
      await work(page)
      assert.deepEqual(violations, [])
    } finally {
      await context.close()
    }
  }

  journey('shows the document, accepts the signature and shows the receipt', 'phone', async (device) => {
    const { document, token } = await sendDocument()
    const take = async (page: Page) => {
      await page.getByRole('button', { name: 'Open the document' }).click()
      await page.locator('canvas[data-drawn=true]').first().waitFor()
      assert.match((await page.locator('.spoken').first().textContent()) ?? '', /Page 1 of 1\s+Employment contract/)
      await checkFits(page)
      const [pages, canvas] = [page.locator('#pages'), page.locator('canvas').first()]
      const readWidth = async () => (await canvas.boundingBox())?.width ?? 0
      const before = await readWidth()
      assert.equal(await page.locator('#place').textContent(), 'Page 1 of 1')
      await page.getByRole('button', { name: 'Zoom in' }).click()
      assert.ok((await readWidth()) > 1.4 * before)
      await checkFits(page)
      await pages.getByText('End of document').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Zoom out' }).click()
      assert.equal(await readWidth(), before)
      assert.equal(await page.getByLabel('Your full name').inputValue(), 'Ada Lovelace')
      await page.getByLabel(/I have read the document/).check()
      await page.getByRole('button', { name: 'Sign document' }).click()
      await page.getByRole('heading', { name: 'Signed' }).waitFor()
    }
    await visit(token, take, { ...device, deviceScaleFactor: 2 })
    assert.equal((await get(document.id)).signers[0]?.status, 'signed')
  })

  it('shows scans, and text whose font and character map are not in the file', async () => {
    const document = {
      person_id: await addPerson(),
      title: 'Scan',
      signers: [{ name: 'Ada', email: 'ada@example.com' }],
    }
    const { id } = (await api.send('documents.upload', encodeForm({ document, file: scanPdf }))).body.data
    const { data } = (await api.call('documents.send', { path: { id }, body: {} })).body
    await visit(linkToken(data.signers[0]?.link), async (page) => {
      await page.getByRole('button', { name: 'Open the document' }).click()
      await page.locator('canvas[data-drawn=true]').first().waitFor()
      assert.match((await page.locator('.spoken').first().textContent()) ?? '', /漢字/)
      const middle = await page.evaluate(`(() => {
        const canvas = document.querySelector('canvas')
        return [...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 4, 1, 1).data]
      })()`)
      assert.deepEqual(middle, [0, 0, 0, 255])
    })
  })

  it('works without JavaScript, except the display of the PDF', async () => {
    const { document, token } = await sendDocument()
    await visit(
      token,
      async (page) => {
        await page.getByRole('button', { name: 'Open the document' }).click()
        assert.equal(await page.getByRole('link', { name: /as a PDF/ }).getAttribute('href'), '?file')
        await page.getByText('I do not want to sign').click()
        await page.getByLabel('Reason for declining').fill('Too little')
        await page.getByRole('button', { name: 'Decline to sign' }).click()
        await page.getByRole('heading', { name: 'Declined' }).waitFor()
      },
      { ...phone, javaScriptEnabled: false },
    )
    assert.equal((await get(document.id)).status, 'declined')
  })

  for (const javaScriptEnabled of [true, false]) {
    const script = javaScriptEnabled ? 'with' : 'without'
    it(`marks a name that is not that of the signer, and moves the focus there, ${script} JavaScript`, async () => {
      const { token } = await sendDocument()
      const work = async (page: Page) => {
        await page.getByRole('button', { name: 'Open the document' }).click()
        const name = page.getByLabel('Your full name')
        await name.fill('Grace Hopper')
        await page.getByLabel(/I have read the document/).check()
        await page.getByRole('button', { name: 'Sign document' }).click()
        await page.getByRole('alert').filter({ hasText: 'not the name of the signer' }).waitFor()
        if (javaScriptEnabled) await page.locator('canvas[data-drawn=true]').first().waitFor()
        const marked = page.locator('#full_name[aria-invalid]:focus')
        await marked.waitFor()
        assert.equal(await name.inputValue(), 'Grace Hopper')
        const { y = -1, height = 0 } = (await marked.boundingBox()) ?? {}
        assert.ok(y >= 0 && y + height <= phone.viewport.height, `the field is at ${y}`)
        await page.getByText('am signing on behalf of').waitFor()
        if (javaScriptEnabled) assert.deepEqual(await findAccessibilityViolations(page), [])
      }
      await visit(token, work, { ...phone, javaScriptEnabled, bypassCSP: true })
    })
  }

  it('is accessible in all states and colour schemes', async () => {
    const [unopened, opened] = [await sendDocument(), await sendDocument()]
    await open(opened.tokens[0] ?? '')
    const waiting = await sendDocument(2)
    const signed = await sendDocument()
    await post(signed.tokens[0] ?? '', completedForm(signed.document))
    const tokens = [unopened.tokens[0], opened.tokens[0], waiting.tokens[1], signed.tokens[0], 'x'.repeat(43)]
    for (const [colorScheme, locale] of [
      ['light', 'fr-CA'],
      ['dark', 'de'],
    ] as const) {
      const context = await browser.newContext({ ...phone, colorScheme, locale, bypassCSP: true })
      const page = await context.newPage()
      for (const token of tokens) {
        await page.goto(`${app.url}/sign/${token}`)
        assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2))
        if (token === opened.tokens[0]) await page.locator('canvas[data-drawn=true]').first().waitFor()
        for (const summary of await page.locator('summary').all()) await summary.click()
        assert.deepEqual(await findAccessibilityViolations(page), [], `${colorScheme} ${await page.title()}`)
      }
      await context.close()
    }
  })
})
