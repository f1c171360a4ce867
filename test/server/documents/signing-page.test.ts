import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startTestApp } from '../../support/app.ts'
import { barriersOf, startBrowser, withoutChromium } from '../../support/browser.ts'
import { formOf as multipart } from '../../support/form.ts'
import { scanPdf } from '../../support/raw-pdf.ts'
import { openDesk, tokenOf } from './document-desk.ts'

const app = await startTestApp()
const { api, person, sent, get, auditOf } = await openDesk(app)

const open = (token: string) => app.send('GET', `/sign/${token}`)
const ourPage = { 'sec-fetch-site': 'same-origin' }
const post = (token: string, form: Record<string, string>, headers: Record<string, string> = ourPage) =>
  app.send('POST', `/sign/${token}`, {
    body: String(new URLSearchParams(form)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const formOf = ({ sha256 }: { sha256: string }) => ({
  action: 'sign',
  full_name: 'Ada Lovelace',
  consent: 'true',
  document_sha256: sha256,
})

describe('the page of a signer, as it is sent', () => {
  it('has no token in it, is kept by nobody, and may do nothing but what it needs', async () => {
    const {
      tokens: [token = ''],
    } = await sent()
    const { status, headers, text } = await open(token)
    assert.equal(status, 200)
    assert.ok(!text.includes(token))
    assert.deepEqual([headers['referrer-policy'], headers['cache-control']], ['no-referrer', 'no-store'])
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'.*form-action 'self'.*base-uri 'none'.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe|\*/)
    assert.doesNotMatch(text, /<script(?![^>]* src=)|\son\w+=|\sstyle=/)
  })

  it('escapes what others wrote', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    const evil = `"><script>alert(1)</script>`
    await app.orm.em.fork().execute('update documents set title = ? where id = ?', [evil, document.id])
    const { text } = await post(token, { ...formOf(document), full_name: evil, consent: '' })
    assert.ok(!text.includes(evil))
    assert.ok(text.includes('&quot;&gt;&lt;script&gt;'))
  })

  it('signs by its form, and shows the receipt from then on', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    const answer = await post(token, formOf(document), { origin: 'null', 'sec-fetch-site': 'same-origin' })
    assert.deepEqual([answer.status, answer.headers.location], [303, `/sign/${token}`])
    assert.equal((await get(document.id)).status, 'signed')
    assert.match((await open(token)).text, /<h1>Signed<\/h1>/)
    assert.equal((await post(token, formOf(document))).status, 409)
    const file = await app.send('GET', `/sign/${token}?file`)
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf'])
  })

  it('declines by its form', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    assert.equal((await post(token, { action: 'decline', reason: ' ' })).status, 422)
    assert.equal((await post(token, { action: 'decline', reason: 'Too little' })).status, 303)
    const { status, reason } = await get(document.id)
    assert.deepEqual([status, reason], ['declined', 'Too little'])
    assert.match((await open(token)).text, /You have declined/)
  })

  it('keeps what was typed and says what is missing', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    const wrong: [form: object, words: RegExp, status: number][] = [
      [{ full_name: '' }, /Type your full name/, 422],
      [{ full_name: 'x'.repeat(201) }, /at most 200/, 422],
      [{ full_name: 'Ada\nAsked as: Grace' }, /on one line/, 422],
      [{ consent: '' }, /Tick that you agree/, 422],
      [{ document_sha256: 'f'.repeat(64) }, /not the document that you were asked to sign/, 409],
      [{ document_sha256: '' }, /not the document that you were asked to sign/, 409],
    ]
    for (const [form, words, status] of wrong) {
      const answer = await post(token, { ...formOf(document), ...form })
      assert.equal(answer.status, status)
      assert.match(answer.text, words)
      assert.match(answer.text, /<title>Error: /)
    }
    assert.equal((await get(document.id)).status, 'sent')
  })

  it('says of each state what it is, and nothing of links that are none', async () => {
    const {
      document,
      tokens: [first = '', second = ''],
    } = await sent(2)
    assert.match((await open(second)).text, /Not your turn yet/)
    await post(first, formOf(document))
    assert.match((await open(first)).text, /You have signed.*Others have still to sign/s)
    await app.orm.em.fork().execute('update documents set expires_at = now() where id = ?', [document.id])
    assert.match((await open(second)).text, /Too late/)
    const late = await post(second, formOf(document))
    assert.deepEqual([late.status, /Too late/.test(late.text)], [410, true])
    assert.equal((await app.send('GET', `/sign/${second}?file`)).status, 410)
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    assert.match((await open(second)).text, /Withdrawn/)
    const unknown = await open('x'.repeat(43))
    assert.deepEqual([unknown.status, /does not work/.test(unknown.text)], [404, true])
    assert.equal((await app.send('PUT', `/sign/${second}`)).status, 405)
  })

  it('signs nothing by being opened, however often', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    for (let time = 0; time < 3; time++) await open(token)
    assert.deepEqual(
      (await auditOf(document.id)).map(({ type }) => type),
      ['created', 'sent', 'viewed'],
    )
  })
})

describe('the page of a signer, in Chromium', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    browser = await startBrowser()
  })
  after(() => browser.close())

  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

  /** Opens a page; whatever its console or its policy complains of fails the test at its end. */
  async function visit(token: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = phone) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      if (isComplaint && !/Cannot load system font/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    try {
      await page.goto(`${app.url}/sign/${token}`)
      await work(page)
      assert.deepEqual(complaints, [])
    } finally {
      await context.close()
    }
  }

  it('shows the document, takes the signature and shows the receipt', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await visit(token, async (page) => {
      await page.locator('canvas[data-drawn=true]').first().waitFor()
      assert.match((await page.locator('.spoken').first().textContent()) ?? '', /Page 1 of 1\s+Employment contract/)
      const width = await page.evaluate('document.documentElement.scrollWidth')
      assert.ok(Number(width) <= phone.viewport.width, `${width} is wider than a phone`)
      await page.getByLabel('Your full name').fill('Ada Lovelace')
      await page.getByLabel(/I have read the document/).check()
      await page.getByRole('button', { name: 'Sign the document' }).click()
      await page.getByRole('heading', { name: 'Signed' }).waitFor()
    })
    assert.equal((await get(document.id)).signers[0]?.status, 'signed')
  })

  it('shows scans, and text whose font and character map are not in the file', async () => {
    const document = { person_id: await person(), title: 'Scan', signers: [{ name: 'Ada', email: 'ada@example.com' }] }
    const { id } = (await api.send('documents.upload', multipart({ document, file: scanPdf }))).body.data
    const { data } = (await api.call('documents.send', { path: { id }, body: {} })).body
    await visit(tokenOf(data.signers[0]?.link), async (page) => {
      await page.locator('canvas[data-drawn=true]').first().waitFor()
      assert.match((await page.locator('.spoken').first().textContent()) ?? '', /漢字/)
      const middle = await page.evaluate(`(() => {
        const canvas = document.querySelector('canvas')
        return [...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 4, 1, 1).data]
      })()`)
      assert.deepEqual(middle, [0, 0, 0, 255])
    })
  })

  it('works without JavaScript but for showing the PDF', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await visit(
      token,
      async (page) => {
        assert.equal(await page.getByRole('link', { name: /as PDF/ }).getAttribute('href'), '?file')
        await page.getByText('I do not want to sign').click()
        await page.getByLabel('Why not?').fill('Too little')
        await page.getByRole('button', { name: 'Decline to sign' }).click()
        await page.getByRole('heading', { name: 'Declined' }).waitFor()
      },
      { ...phone, javaScriptEnabled: false },
    )
    assert.equal((await get(document.id)).status, 'declined')
  })

  it('stands in nobody’s way, in no state and in no light', async () => {
    const open = await sent()
    const waiting = await sent(2)
    const signed = await sent()
    await post(signed.tokens[0] ?? '', formOf(signed.document))
    const tokens = [open.tokens[0], waiting.tokens[1], signed.tokens[0], 'x'.repeat(43)]
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ ...phone, colorScheme, bypassCSP: true })
      const page = await context.newPage()
      for (const token of tokens) {
        await page.goto(`${app.url}/sign/${token}`)
        if (token === open.tokens[0]) await page.locator('canvas[data-drawn=true]').first().waitFor()
        for (const summary of await page.locator('summary').all()) await summary.click()
        assert.deepEqual(await barriersOf(page), [], `${colorScheme} ${await page.title()}`)
      }
      await context.close()
    }
  })
})
