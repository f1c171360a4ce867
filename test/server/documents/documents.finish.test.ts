import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, draft, sendDocument, listEventTypes, readTrail } = await createDocumentFixture(app)

describe('documents.finish', () => {
  it('files a draft without signers, and publishes document.filed', async () => {
    const { id, sha256, person_id } = await draft(2)
    const { data } = (await api.call('documents.finish', { path: { id } })).body
    assert.deepEqual([data.status, data.signers, data.sha256], ['filed', [], sha256])
    assert.deepEqual(data.allowed_actions, ['void', 'delete'])
    assert.deepEqual(await listEventTypes(id), ['document.created', 'document.filed'])
    assert.deepEqual(
      (await readTrail(id)).map(({ type }) => type),
      ['created', 'filed'],
    )
    assert.deepEqual(
      (await api.call('documents.list', { query: { status: 'filed', person_id } })).body.data.map((item) => item.id),
      [id],
    )
  })

  it('returns 409 for a filed or a sent document', async () => {
    const filedDocument = await draft(0)
    const { document } = await sendDocument()
    for (const { id, status } of [filedDocument, document]) {
      const { body } = await api.expectError(409, 'documents.finish', { path: { id } })
      assert.equal(body.current_status, status)
    }
    await api.expectError(409, 'documents.send', { path: { id: filedDocument.id }, body: {} })
    await api.expectError(409, 'documents.update', { path: { id: filedDocument.id }, body: { title: 'Other' } })
  })
})
