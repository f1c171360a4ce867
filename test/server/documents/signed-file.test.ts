import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { caller } from '../../support/http.ts'
import { assertSound, signaturesOf, without } from '../../support/pdf.ts'
import { openDesk, signatureOf } from './document-desk.ts'

const SEAL_P12 = join(import.meta.dirname, '../../vectors/seal.p12')
const app = await startTestApp({ env: { SEAL_P12, SEAL_P12_PASSWORD: 'seal' } })
const { api, sent } = await openDesk(app)

test('a signed file is sealed as a whole where there is a seal', { skip: without('qpdf', 'pdfsig') }, async () => {
  const { document, tokens } = await sent(2)
  for (const token of tokens) await caller(app).call('signing.sign', { path: { token }, body: signatureOf(document) })
  const { bytes } = await api.call('documents.file', { path: { id: document.id } })
  assertSound(bytes)
  const told = signaturesOf(bytes)
  for (const expected of ['Signature is Valid', 'Workforce test seal', 'Total document signed']) {
    assert.ok(told.includes(expected), told)
  }
})
