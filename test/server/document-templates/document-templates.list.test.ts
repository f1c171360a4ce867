import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()

describe('documentTemplates.list', () => {
  it('returns each template once, by ID, in its last revision', async () => {
    const { api, addTemplate } = await createDocumentFixture(app)
    const templates = [await addTemplate(), await addTemplate(), await addTemplate()]
    const path = { id: templates[1]?.id ?? 0 }
    await api.call('documentTemplates.update', { path, body: { body: 'Second' } })
    const listed = await all(api, 'documentTemplates.list', { query: { limit: 2 } })
    assert.deepEqual(
      listed.map(({ id, revision }) => [id, revision]),
      templates.map(({ id }) => [id, id === path.id ? 2 : 1]),
    )
  })

  it('filters by the time of the last change', async () => {
    const { api, addTemplate } = await createDocumentFixture(app)
    const { id } = await addTemplate()
    const { updated_at } = await addTemplate()
    await sql`update document_templates set updated_at = '2026-01-01' where id = ${id}`.execute(app.db)
    const listed = await all(api, 'documentTemplates.list', { query: { updated_since: updated_at } })
    assert.equal(listed.length, 1)
  })
})
