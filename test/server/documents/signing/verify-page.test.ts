import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { api, sendDocument } = await createDocumentFixture(app)
const readFile = async (id: number, version: 'original' | 'signed') =>
  (await api.call('documents.file', { path: { id }, query: { version } })).bytes

/** Submits a file with the form of the page. */
async function verify(file: Uint8Array | undefined, site = 'same-origin') {
  const form = new FormData()
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(file)]), 'contract.pdf')
  const request = new Request('http://page.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'sec-fetch-site': site }
  return await app.send('POST', '/verify', { body: Buffer.from(await request.arrayBuffer()), headers })
}

describe('the verification page', () => {
  it('recognises exact original and signed files, without revealing their owners', async () => {
    const { document, tokens } = await sendDocument()
    const path = { token: tokens[0] ?? '' }
    await caller(app).call('signing.sign', { path, body: signatureFor(document) })
    const [original, signed] = [await readFile(document.id, 'original'), await readFile(document.id, 'signed')]
    assert.match((await verify(original)).text, /the original of a document from this service, created on/)
    const { status, text } = await verify(signed)
    assert.equal(status, 200)
    assert.match(text, /a signed document from this service/)
    assert.doesNotMatch(text, /Ada|Employment contract|Business/)
    assert.match((await verify(Buffer.concat([signed, Buffer.from(' ')]))).text, /not a document from this service/)
  })

  it('requires a file, and refuses cross-site requests', async () => {
    const { status, text } = await verify(undefined)
    assert.deepEqual([status, /role="alert".*Choose a file/s.test(text)], [422, true])
    assert.equal((await verify(Buffer.from('%PDF'), 'cross-site')).status, 403)
    assert.equal((await app.send('PUT', '/verify')).status, 405)
    const page = await app.send('GET', '/verify', { headers: { 'accept-language': 'fr' } })
    assert.match(page.text, /Vérifier un fichier/)
  })
})
