import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { assertValidPdf, pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addTemplate, draft, listEventTypes, readTrail } = await createDocumentFixture(app)

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }
const mary = { name: 'Mary Manager', email: 'mary@example.com' }

describe('documents.create', () => {
  it('creates a draft from the last revision, with its file and its hash', {
    skip: without('pdftotext', 'qpdf'),
  }, async () => {
    const { id: template_id } = await addTemplate()
    const body = { body: 'Salary: {{data.salary}}' }
    await api.call('documentTemplates.update', { path: { id: template_id }, body })
    const fields = { template_id, person_id: await addPerson(), title: 'Offer', merge_data: { salary: '1 €' } }
    const { data: document } = (await api.call('documents.create', { body: { ...fields, signers: [ada] } })).body
    assert.deepEqual(
      [document.status, document.template_revision, document.merge_data, document.page_count, document.allowed_actions],
      ['draft', 2, { salary: '1 €' }, 1, ['update', 'update_signer', 'send', 'finish', 'void', 'delete']],
    )
    const { bytes } = await api.call('documents.file', { path: { id: document.id } })
    assertValidPdf(bytes)
    assert.match(pdfText(bytes), /Salary: 1 €/)
    assert.equal(document.sha256, createHash('sha256').update(bytes).digest('hex'))
    assert.equal(document.size_bytes, bytes.length)
  })

  it('requires a signer for each signature field in the template', async () => {
    const { id: template_id } = await addTemplate('{{signature.1}} {{signature.3}}')
    const fields = { template_id, person_id: await addPerson(), title: 'Contract' }
    const { errors } = (await api.expectError(422, 'documents.create', { body: { ...fields, signers: [ada] } })).body
    assert.deepEqual(errors, [
      { path: 'body.signers', code: 'too_few', limit: 3, message: 'must have signer 3, for {{signature.3}}' },
    ])
    const signers = [1, 2, 3].map((number) => ({ name: 'Ada', email: `ada-${number}@example.com` }))
    const { id } = (await api.call('documents.create', { body: { ...fields, signers } })).body.data
    await api.expectError(422, 'documents.update', { path: { id }, body: { signers: signers.slice(0, 2) } })
    await api.call('documents.update', { path: { id }, body: { signers: signers.toReversed() } })
  })

  it('publishes document.created and starts the audit trail', async () => {
    const { id, sha256 } = await draft()
    assert.deepEqual(await listEventTypes(id), ['document.created'])
    const [first] = await readTrail(id)
    assert.deepEqual([first?.seq, first?.type, first?.data], [1, 'created', { document_id: id, sha256 }])
  })

  it('refuses values that make the document too long, in characters or pages', async () => {
    const readProblems = async (body: string, a: string) => {
      const fields = { template_id: (await addTemplate(body)).id, person_id: await addPerson(), title: 'Offer' }
      const response = await api.expectError(422, 'documents.create', {
        body: { ...fields, merge_data: { a }, signers: [ada] },
      })
      return response.body.errors
    }
    const path = 'body.merge_data'
    const breaks = `x${'\n'.repeat(1990)}y`
    assert.deepEqual(await readProblems('{{data.a}} '.repeat(50), breaks), [
      { path, code: 'too_large', message: 'makes a document of more than 200 pages' },
    ])
    assert.deepEqual(await readProblems('{{data.a}} '.repeat(51), 'x'.repeat(2000)), [
      { path, code: 'too_large', message: 'makes a document of more than 100,000 characters' },
    ])
  })

  it('sorts the signers by order', async () => {
    const fields = { template_id: (await addTemplate('Hello')).id, person_id: await addPerson(), title: 'Offer' }
    const signers = [
      { ...ada, order: 4 },
      { ...mary, order: 2 },
    ]
    const { data } = (await api.call('documents.create', { body: { ...fields, signers } })).body
    assert.deepEqual(
      data.signers.map(({ name, order }) => [name, order]),
      [
        ['Mary Manager', 1],
        ['Ada Lovelace', 2],
      ],
    )
    const twice = [{ ...ada, order: 2 }, mary]
    const { errors } = (await api.expectError(422, 'documents.create', { body: { ...fields, signers: twice } })).body
    assert.deepEqual(errors, [
      { path: 'body.signers[1].order', code: 'repeated', message: 'is the order of another signer' },
    ])
    const six = Array.from({ length: 6 }, () => ada)
    await api.expectError(422, 'documents.create', { body: { ...fields, signers: six } })
  })

  it('files a document without signers', async () => {
    const fields = { template_id: (await addTemplate('Hello')).id, person_id: await addPerson(), title: 'House rules' }
    for (const body of [fields, { ...fields, signers: [] }]) {
      const { data } = (await api.call('documents.create', { body })).body
      assert.deepEqual([data.status, data.signers, data.allowed_actions], ['filed', [], ['void', 'delete']])
      assert.ok(data.filed_at)
      assert.deepEqual(await listEventTypes(data.id), ['document.created', 'document.filed'])
    }
  })

  it('reports all missing values and creates nothing', async () => {
    const fields = {
      template_id: (await addTemplate('{{data.a}} {{data.b}}')).id,
      person_id: await addPerson(),
      title: 'Offer',
    }
    const { errors } = (await api.expectError(422, 'documents.create', { body: { ...fields, signers: [ada] } })).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.merge_data.a', 'body.merge_data.b'],
    )
    assert.deepEqual((await api.call('documents.list', { query: { person_id: fields.person_id } })).body.data, [])
  })

  it('returns 422 for a deleted template, and 409 for the external_id of another document', async () => {
    const { id: template_id } = await addTemplate('Hello')
    const fields = { template_id, person_id: await addPerson(), title: 'Offer', signers: [ada], external_id: 'offer-1' }
    await api.call('documents.create', { body: fields })
    const { errors } = (await api.expectError(409, 'documents.create', { body: fields })).body
    assert.equal(errors?.[0]?.path, 'body.external_id')
    await api.call('documentTemplates.delete', { path: { id: template_id } })
    await api.expectError(422, 'documents.create', { body: { ...fields, external_id: 'offer-2' } })
  })
})
