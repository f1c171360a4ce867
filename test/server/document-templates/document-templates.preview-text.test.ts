import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { assertValidPdf, pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, addPerson } = await createDocumentFixture(app)

describe('documentTemplates.previewText', () => {
  it('renders an unsaved template and stores nothing', { skip: without('pdftotext', 'qpdf') }, async () => {
    const person_id = await addPerson({ first_name: 'Άδα' })
    const body = '{{document.title}} for {{person.first_name}}: {{data.salary}}\n\n{{signature.1}}'
    const request = { body: { person_id, body, merge_data: { salary: '50 000 €' } } }
    const { bytes } = await api.call('documentTemplates.previewText', request)
    assertValidPdf(bytes)
    assert.match(pdfText(bytes), /Preview for Άδα: 50 000 €\nSignature of signer 1\nDate/)
    assert.deepEqual(await all(api, 'documentTemplates.list'), [])
  })

  it('reports unknown fields and missing values', async () => {
    const person_id = await addPerson()
    const readProblems = async (body: string) =>
      (await api.expectError(422, 'documentTemplates.previewText', { body: { person_id, body } })).body.errors
    assert.deepEqual(await readProblems('{{nothing}}'), [
      {
        path: 'body.body',
        code: 'text_field',
        detail: '{{nothing}}',
        message: 'has {{nothing}}, which is no field',
      },
    ])
    assert.deepEqual(await readProblems('{{data.salary}}'), [
      {
        path: 'body.merge_data.salary',
        code: 'required',
        detail: '{{data.salary}}',
        message: 'is needed for {{data.salary}}',
      },
    ])
  })
})
