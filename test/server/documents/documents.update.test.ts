import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { encodeForm } from '../../support/browser/form.ts'
import { onePage } from '../../support/samples/document.ts'
import { pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addTemplate, draft, sendDocument, get, listEventTypes, readTrail } =
  await createDocumentFixture(app)
const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }
const mary = { name: 'Mary Manager', email: 'mary@example.com' }
const readFile = async (id: number) => (await api.call('documents.file', { path: { id } })).bytes

describe('documents.update', () => {
  it('renders the file again from the same revision if the title or the values change', {
    skip: without('pdftotext'),
  }, async () => {
    const { id: template_id } = await addTemplate('# {{document.title}}\n\nOnce {{data.salary}}')
    const fields = { template_id, person_id: await addPerson(), title: 'Offer', signers: [ada] }
    const { data: before } = (
      await api.call('documents.create', { body: { ...fields, merge_data: { salary: '1 €' } } })
    ).body
    const body = { body: 'Now {{data.wage}}' }
    await api.call('documentTemplates.update', { path: { id: template_id }, body })
    await api.call('documentTemplates.delete', { path: { id: template_id } })

    const path = { id: before.id }
    const changes = { title: 'Second offer', merge_data: { salary: '2 €' } }
    const { data: after } = (await api.call('documents.update', { path, body: changes })).body
    assert.deepEqual(
      [after.title, after.merge_data, after.template_revision, after.version, after.status],
      [changes.title, changes.merge_data, 1, 2, 'draft'],
    )
    const bytes = await readFile(before.id)
    assert.match(pdfText(bytes), /Second offer\s+Once 2 €/)
    assert.equal(after.sha256, createHash('sha256').update(bytes).digest('hex'))
    assert.deepEqual([after.size_bytes, after.sha256 === before.sha256], [bytes.length, false])
    const { type, data } = (await readTrail(before.id))[1] ?? assert.fail()
    assert.deepEqual([type, data], ['updated', { changed: 'title, merge_data', sha256: after.sha256 }])
    assert.deepEqual(await listEventTypes(before.id), ['document.created', 'document.updated'])
  })

  it('replaces the signers and keeps the file', async () => {
    const before = await draft(2)
    const body = {
      signers: [
        { ...ada, order: 2 },
        { ...mary, order: 1 },
      ],
      external_id: `x-${before.id}`,
      metadata: { a: 'b' },
    }
    const { data } = (await api.call('documents.update', { path: { id: before.id }, body })).body
    assert.deepEqual(
      data.signers.map(({ name, email, order }) => [name, email, order]),
      [
        [mary.name, mary.email, 1],
        [ada.name, ada.email, 2],
      ],
    )
    assert.deepEqual([data.external_id, data.metadata, data.sha256], [body.external_id, body.metadata, before.sha256])
    assert.deepEqual(await get(before.id), data)
    const twice = { signers: [{ ...ada, order: 1 }, mary, { ...mary, order: 1 }] }
    const { errors } = (await api.expectError(422, 'documents.update', { path: { id: before.id }, body: twice })).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.signers[2].order'],
    )
  })

  it('reports missing values and changes nothing', async () => {
    const before = await draft()
    const request = { path: { id: before.id }, body: { title: 'Other', merge_data: {} } }
    const { errors } = (await api.expectError(422, 'documents.update', request)).body
    assert.equal(errors?.[0]?.path, 'body.merge_data.salary')
    assert.deepEqual(await get(before.id), before)
  })

  it('changes the title of an uploaded file, but not its bytes, and refuses values', async () => {
    const document = { person_id: await addPerson(), title: 'House rules', signers: [ada] }
    const file = await onePage()
    const { id } = (await api.send('documents.upload', encodeForm({ document, file }))).body.data
    const { data } = (await api.call('documents.update', { path: { id }, body: { title: 'New rules' } })).body
    assert.deepEqual([data.title, (await readFile(id)).equals(file)], ['New rules', true])
    const { errors } = (await api.expectError(422, 'documents.update', { path: { id }, body: { merge_data: {} } })).body
    assert.equal(errors?.[0]?.path, 'body.merge_data')
  })

  it('returns 409 for a sent document, and for the external_id of another document', async () => {
    const { document } = await sendDocument()
    const path = { id: document.id }
    const { body } = await api.expectError(409, 'documents.update', { path, body: { title: 'Other' } })
    assert.deepEqual([body.current_status, body.message], ['sent', 'A document that is sent cannot be changed.'])
    const [first, other] = [await draft(), await draft()]
    const same = { external_id: `in-use-${first.id}` }
    await api.call('documents.update', { path: { id: first.id }, body: same })
    const { errors } = (await api.expectError(409, 'documents.update', { path: { id: other.id }, body: same })).body
    assert.equal(errors?.[0]?.path, 'body.external_id')
  })

  it('returns 409 if the person was deleted, so that the file cannot be rendered', async () => {
    const { id, person_id } = await draft()
    await api.call('people.delete', { path: { id: person_id } })
    const { body } = await api.expectError(409, 'documents.update', { path: { id }, body: { title: 'Other' } })
    assert.equal(body.message, 'The person of this document was deleted.')
  })
})
