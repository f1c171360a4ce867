import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { sendDocument, get } = await createDocumentFixture(app)
const anonymous = caller(app)
const verify = async (sha256: string) => (await anonymous.call('documents.verify', { body: { sha256 } })).body.data

describe('documents.verify', () => {
  it('recognises an original and a signed file, with their times', async () => {
    const { document, token } = await sendDocument()
    await anonymous.call('signing.sign', { path: { token }, body: signatureFor(document) })
    const { sha256, signed_sha256, created_at, signed_at } = await get(document.id)
    assert.deepEqual(await verify(sha256), { sha256, known: true, kind: 'original', at: created_at })
    const signed = signed_sha256 ?? ''
    assert.deepEqual(await verify(signed), { sha256: signed, known: true, kind: 'signed', at: signed_at })
  })

  it('does not recognise other files', async () => {
    const sha256 = 'f'.repeat(64)
    assert.deepEqual(await verify(sha256), { sha256, known: false, kind: null, at: null })
    for (const wrong of ['F'.repeat(64), 'f'.repeat(63), '']) {
      await anonymous.expectError(422, 'documents.verify', { body: { sha256: wrong } })
    }
  })
})
