import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDocumentFixture, linkToken, signatureFor } from '../../server/documents/document-fixture.ts'
import { encodeForm } from '../../support/browser/form.ts'
import { caller } from '../../support/http.ts'
import { isLong } from '../../support/running/long-form.ts'
import { startTestApp } from '../../support/service/app.ts'
import { largestPdfs } from './largest-pdfs.ts'
import { assertShortTurns, download } from './short-turns.ts'

const app = await startTestApp({ env: { BODY_MEMORY_MIB: '512' } })
const { api, business, addPerson } = await createDocumentFixture(app)
const { token } = business.owner
const anonymous = caller(app)

const fastShapes = new Set(['objects', 'one compressed stream', 'levels'])
const pdfs = Object.entries(largestPdfs).filter(([shape]) => isLong || fastShapes.has(shape))

describe('the largest files do not block the event loop:', () => {
  for (const [shape, make] of pdfs) {
    it(`a PDF of ${shape}`, async () => {
      const file = make()
      assert.ok(file.length <= 10 * 1024 * 1024, `${file.length}`)
      const signers = [{ name: 'Ada Lovelace', email: 'ada@example.com' }]
      const form = encodeForm({ document: { person_id: await addPerson(), title: 'Contract', signers }, file })
      await assertShortTurns(shape, async () => {
        const { status, body } = await api.send('documents.upload', form)
        assert.ok(status === 201 || status === 422, `${status}`)
        if (status === 201) await sign(body.data.id)
      })
    })
  }

  /** Signs a document, which appends the certificate, and downloads its files. */
  async function sign(id: number): Promise<void> {
    const { data } = (await api.call('documents.send', { path: { id }, body: {} })).body
    const link = { token: linkToken(data.signers[0]?.link) }
    await anonymous.call('signing.get', { path: link })
    await anonymous.call('signing.sign', { path: link, body: signatureFor(data) })
    for (const version of ['original', 'signed'])
      await download(app, `/v1/documents/${id}/file?version=${version}`, token)
  }

  it('a file to verify', async () => {
    const file = Buffer.alloc(32 * 1024 * 1024, '%PDF-1.7\n')
    const { body, header } = encodeForm({ file })
    await assertShortTurns('/verify', async () => {
      const { status, text } = await app.send('POST', '/verify', {
        body,
        headers: { ...header, 'sec-fetch-site': 'same-origin' },
      })
      assert.equal(status, 200, text.slice(0, 500))
    })
  })
})
