import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from './document-fixture.ts'

const app = await startTestApp()
const { api, draft, sendDocument, listEventTypes } = await createDocumentFixture(app)

describe('documents.delete', () => {
  it('deletes a draft with its signers, file and audit trail', async () => {
    const { id } = await draft(2)
    await api.call('documents.delete', { path: { id } })
    await api.expectError(404, 'documents.get', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['document.created', 'document.deleted'])
    for (const table of ['document_signers', 'document_files', 'document_audit']) {
      const { rows } = await sql`select from ${sql.table(table)} where document_id = ${id}`.execute(app.db)
      assert.equal(rows.length, 0, table)
    }
  })

  it('deletes a filed document and publishes document.deleted', async () => {
    const { id } = await draft(0)
    await api.call('documents.delete', { path: { id } })
    await api.expectError(404, 'documents.file', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['document.created', 'document.filed', 'document.deleted'])
  })

  it('does not delete a sent document', async () => {
    const { document } = await sendDocument()
    const { body } = await api.expectError(409, 'documents.delete', { path: { id: document.id } })
    assert.equal(body.current_status, 'sent')
  })
})
