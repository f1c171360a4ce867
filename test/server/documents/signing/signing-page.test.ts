import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { png } from '../../../support/samples/raw-png.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture } from '../document-fixture.ts'
import { completedForm, signingForm } from './signing-form.ts'

const app = await startTestApp()
const { api, business, sendDocument, get, readTrail } = await createDocumentFixture(app)

const { show, post, open } = signingForm(app)
const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })

describe('the signing page', () => {
  it('contains no token, is not cached, and has a strict content security policy', async () => {
    const {
      tokens: [token = ''],
    } = await sendDocument()
    const { status, headers, text } = await show(token)
    assert.equal(status, 200)
    assert.ok(!text.includes(token))
    assert.deepEqual([headers['referrer-policy'], headers['cache-control']], ['no-referrer', 'no-store'])
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'.*form-action 'self'.*base-uri 'none'.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe|\*/)
    assert.doesNotMatch(text, /<script(?![^>]* src=)|\son\w+=|\sstyle=/)
  })

  it('escapes texts of users', async () => {
    const { document, token } = await sendDocument()
    const evil = `"><script>alert(1)</script>`
    await sql`update documents set title = ${evil} where id = ${document.id}`.execute(app.db)
    const { text } = await post(token, { ...completedForm(document), full_name: evil, consent: '' })
    assert.ok(!text.includes(evil))
    assert.ok(text.includes('&quot;&gt;&lt;script&gt;'))
  })

  it('signs with its form, and then shows the receipt', async () => {
    const { document, token } = await sendDocument()
    const response = await post(token, completedForm(document))
    assert.deepEqual([response.status, response.headers.location], [303, `/sign/${token}`])
    assert.equal((await get(document.id)).status, 'signed')
    assert.match((await show(token)).text, /<h1>Signed<\/h1>/)
    assert.equal((await post(token, completedForm(document))).status, 409)
    const file = await app.send('GET', `/sign/${token}?file`)
    assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/pdf'])
  })

  it('uses the language of the browser, or the selected one', async () => {
    const { document, token } = await sendDocument()
    const cases: [header: string, language: string, words: RegExp][] = [
      ['fr-CH, fr;q=0.9, en;q=0.8', 'fr', /Ouvrir le document/],
      ['nl, de;q=0.5', 'de', /Dokument öffnen/],
      ['ja', 'en', /Open the document/],
    ]
    for (const [header, language, words] of cases) {
      const { headers, text } = await app.send('GET', `/sign/${token}`, inLanguage(header))
      assert.equal(headers['content-language'], language)
      assert.match(String(headers.vary), /Accept-Language/)
      assert.match(text, words)
      assert.match(text, new RegExp(`<html lang="${language}">`))
    }
    const selected = await app.send('GET', `/sign/${token}?lang=de`, inLanguage('fr'))
    assert.match(selected.text, /Dokument öffnen/)
    assert.match(selected.text, /<a href="\?lang=fr" lang="fr" hreflang="fr">Français<\/a>/)
    const form = {
      body: String(new URLSearchParams({ ...completedForm(document), consent: '' })),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    }
    const invalid = await app.send('POST', `/sign/${token}?lang=de`, form)
    assert.match(invalid.text, /<title>Fehler: .*um der elektronischen Unterschrift zuzustimmen/s)
    const done = await app.send('POST', `/sign/${token}?lang=de`, {
      ...form,
      body: String(new URLSearchParams(completedForm(document))),
    })
    assert.deepEqual([done.status, done.headers.location], [303, `/sign/${token}?lang=de`])
    assert.match((await app.send('GET', `/sign/${'x'.repeat(43)}`, inLanguage('fr'))).text, /Ce lien ne fonctionne pas/)
    const verify = await app.send('GET', '/verify', inLanguage('fr'))
    assert.match(verify.text, /Fichier PDF, 32\u00a0Mo maximum/)
  })

  it('shows the requester, the address, and how to verify the file', async () => {
    const {
      tokens: [token = ''],
    } = await sendDocument()
    const { text } = await show(token)
    assert.match(text, new RegExp(`<p class="business">${business.name}</p>`))
    assert.match(text, new RegExp(`at <strong>${new URL(app.config.publicUrl).host}</strong>`))
    assert.match(text, /href="\/verify\?lang=en"/)
  })

  it('shows the logo of the business next to its name', async () => {
    const fixture = await createDocumentFixture(app)
    const logo = { content_type: 'image/png', data: png({ width: 30, height: 10 }).toString('base64') } as const
    const { data } = (await fixture.api.call('business.update', { body: { logo } })).body
    const {
      tokens: [token = ''],
    } = await fixture.sendDocument()
    const { headers, text } = await show(token)
    const src = new URL(data.logo?.url ?? '').pathname
    const image = `<img class="logo" src="${src}" width="30" height="10" alt="Logo">`
    assert.ok(text.includes(`<p class="business">${image}${fixture.business.name}</p>`), text)
    assert.match(String(headers['content-security-policy']), /img-src 'self' data:;/)
    assert.deepEqual((await fixture.api.call('signing.get', { path: { token } })).body.data.business_logo, data.logo)
  })

  it('declines with its form', async () => {
    const { document, token } = await sendDocument()
    assert.equal((await post(token, { action: 'decline', reason: ' ' })).status, 422)
    assert.equal((await post(token, { action: 'decline', reason: 'Too little' })).status, 303)
    const { status, reason } = await get(document.id)
    assert.deepEqual([status, reason], ['declined', 'Too little'])
    assert.match((await show(token)).text, /You declined to sign/)
  })

  it('keeps the input and reports missing fields', async () => {
    const { document, token } = await sendDocument()
    const wrong: [form: object, words: RegExp, status: number, field?: string][] = [
      [{ full_name: '' }, /Enter your full name/, 422, 'full_name'],
      [{ full_name: 'x'.repeat(201) }, /200 characters or fewer/, 422, 'full_name'],
      [{ full_name: 'Ada\nAsked as: Grace' }, /on one line/, 422, 'full_name'],
      [{ full_name: 'Mickey Mouse' }, /not the name of the signer/, 422, 'full_name'],
      [{ consent: '' }, /agree to sign electronically/, 422, 'consent'],
      [{ action: 'decline', reason: '' }, /Enter a short reason/, 422, 'reason'],
      [{ action: 'decline', reason: 'x'.repeat(501) }, /500 characters or fewer/, 422, 'reason'],
      [{ document_sha256: 'f'.repeat(64) }, /not the document that you were asked to sign/, 409],
      [{ document_sha256: '' }, /not the document that you were asked to sign/, 409],
    ]
    for (const [form, words, status, field] of wrong) {
      const response = await post(token, { ...completedForm(document), ...form })
      assert.equal(response.status, status)
      assert.match(response.text, words)
      assert.match(response.text, /<title>Error: /)
      const marked = [...response.text.matchAll(/id="(\w+)"[^>]* aria-invalid="true" aria-describedby="(\w+-problem)/g)]
      assert.deepEqual(
        marked.map(([, id, problem]) => [id, problem]),
        field === undefined ? [] : [[field, `${field}-problem`]],
      )
      assert.equal(response.text.includes(`<a href="#${field}">`), field !== undefined)
    }
    assert.equal((await get(document.id)).status, 'sent')
  })

  it('describes each status, and reveals nothing for an unknown link', async () => {
    const {
      document,
      tokens: [first = '', second = ''],
    } = await sendDocument(2)
    assert.match((await show(second)).text, /Not your turn yet/)
    await post(first, completedForm(document))
    assert.match((await show(first)).text, /You have signed.*Other signers still need to sign/s)
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    assert.match((await show(second)).text, /The time to sign/)
    const late = await post(second, completedForm(document))
    assert.deepEqual([late.status, /The time to sign/.test(late.text)], [410, true])
    assert.equal((await app.send('GET', `/sign/${second}?file`)).status, 410)
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    assert.match((await show(second)).text, /Withdrawn/)
    const unknown = await show('x'.repeat(43))
    assert.deepEqual([unknown.status, /does not work/.test(unknown.text)], [404, true])
    assert.equal((await app.send('PUT', `/sign/${second}`)).status, 405)
  })

  it('records a view when the button is pressed, not when the link is opened', async () => {
    const { document, token } = await sendDocument()
    const readActions = async () => (await readTrail(document.id)).slice(2).map(({ type }) => type)
    for (const method of ['GET', 'HEAD'] as const) {
      assert.equal((await app.send(method, `/sign/${token}`)).status, 200)
      const file = await app.send(method, `/sign/${token}?file`)
      assert.deepEqual([file.status, file.headers.location], [303, `/sign/${token}`])
    }
    assert.doesNotMatch((await show(token)).text, /\?file|show-pdf|document_sha256/)
    assert.deepEqual(await readActions(), [])

    assert.deepEqual((await open(token)).status, 303)
    assert.match((await show(token)).text, /Sign document/)
    assert.equal((await app.send('HEAD', `/sign/${token}?file`)).status, 200)
    assert.deepEqual(await readActions(), ['viewed'])
    for (let time = 0; time < 2; time++) {
      await open(token)
      await app.send('GET', `/sign/${token}?file`)
    }
    assert.deepEqual(await readActions(), ['viewed', 'downloaded'])
    assert.equal((await get(document.id)).status, 'sent')
  })

  it('contains the name of the signer, and requires a statement for another name', async () => {
    const { document, token } = await sendDocument()
    await open(token)
    assert.match((await show(token)).text, /name="full_name" id="full_name" value="Ada Lovelace"/)
    const other = { ...completedForm(document), full_name: 'Mickey Mouse' }
    const prompt = await post(token, other)
    assert.equal(prompt.status, 422)
    assert.match(prompt.text, /not the name of the signer/)
    assert.match(
      prompt.text,
      /I, <strong>Mickey Mouse<\/strong>, am signing on behalf of <strong>Ada Lovelace<\/strong>/,
    )
    assert.equal((await post(token, { ...other, on_behalf: 'Minnie Mouse' })).status, 422, 'a tick for another name')
    assert.equal((await post(token, { ...other, on_behalf: 'Mickey Mouse' })).status, 303)
    const { signers } = await get(document.id)
    assert.deepEqual([signers[0]?.full_name, signers[0]?.on_behalf], ['Mickey Mouse', true])
  })
})
