import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, addTemplate } = await createDocumentFixture(app)

describe('documentTemplates.delete', () => {
  it('removes the template from all operations', async () => {
    const { id } = await addTemplate()
    const path = { id }
    await api.call('documentTemplates.delete', { path, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'documentTemplates.get', { path })
    await api.expectError(404, 'documentTemplates.update', { path, body: { name: 'New' } })
    await api.expectError(404, 'documentTemplates.delete', { path })
    await api.expectError(404, 'documentTemplates.preview', { path, body: { person_id: 1 } })
    assert.ok(!(await all(api, 'documentTemplates.list')).some((item) => item.id === id))
  })
})
