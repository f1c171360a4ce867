import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { caller } from '../../../support/http.ts'
import { assertValidPdf, pdfSignatures, pdfText, without } from '../../../support/samples/pdf.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, linkToken, signatureFor } from '../document-fixture.ts'

const SEAL_P12 = join(import.meta.dirname, '../../../vectors/seal.p12')
const app = await startTestApp({ env: { SEAL_P12, SEAL_P12_PASSWORD: 'seal' } })
const { api, addPerson, addTemplate, sendDocument } = await createDocumentFixture(app)
const readFile = async (id: number, version: 'original' | 'signed') =>
  (await api.call('documents.file', { path: { id }, query: { version } })).bytes

test('a signed file is sealed completely if a seal is configured', { skip: without('qpdf', 'pdfsig') }, async () => {
  const { document, tokens } = await sendDocument(2)
  for (const token of tokens) await caller(app).call('signing.sign', { path: { token }, body: signatureFor(document) })
  const { bytes } = await api.call('documents.file', { path: { id: document.id } })
  assertValidPdf(bytes)
  const signatures = pdfSignatures(bytes)
  for (const expected of ['Signature is Valid', 'Workforce test seal', 'Total document signed']) {
    assert.ok(signatures.includes(expected), signatures)
  }
})

test('each signature is drawn at its places, and the original bytes do not change', {
  skip: without('pdftotext', 'qpdf'),
}, async () => {
  const places = '| Employer | Employee |\n|-|-|\n| {{signature.2}} | {{ signature.1 }} |\n\n- Also {{signature.1}}'
  const { id: template_id } = await addTemplate(`# Contract\n\n${places}\n\n{{data.signature}} ends it.`)
  const signers = ['Ada Lovelace', 'Mary Somerville'].map((name, index) => ({
    name,
    email: `place-${index}@acme.test`,
  }))
  const input = { template_id, person_id: await addPerson(), title: 'Contract', signers }
  const merge_data = { signature: '{{signature.1}}' }
  const { id } = (await api.call('documents.create', { body: { ...input, merge_data } })).body.data
  const { data: document } = (await api.call('documents.send', { path: { id }, body: {} })).body
  const original = await readFile(id, 'original')
  const labels = pdfText(original).match(/Signature of signer \d/g)
  assert.deepEqual(
    labels?.toSorted(),
    [1, 1, 2].map((number) => `Signature of signer ${number}`),
  )
  assert.match(pdfText(original), /\{\{signature\.1\}\} ends it/)
  assert.doesNotMatch(pdfText(original), /LOVELACE|Somerville/)

  for (const [index, { link }] of document.signers.entries()) {
    const full_name = index === 0 ? 'ADA LOVELACE' : 'Мэри 李'
    const body = { ...signatureFor(document), full_name, on_behalf: true }
    await caller(app).call('signing.sign', { path: { token: linkToken(link) }, body })
  }
  const signed = await readFile(id, 'signed')
  assertValidPdf(signed)
  assert.ok(signed.subarray(0, original.length).equals(original))
  const [page = ''] = pdfText(signed).split('\f')
  assert.equal(page.match(/ADA LOVELACE/g)?.length, 2, page)
  assert.match(page, /Мэри \[U\+674E\] for Mary Somerville/)
  assert.equal(page.match(/\d+ \w+ 20\d\d, \d\d:\d\d \(UTC\)/g)?.length, 3, page)
})
