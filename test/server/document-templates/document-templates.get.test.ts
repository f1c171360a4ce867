import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, addTemplate } = await createDocumentFixture(app)

describe('documentTemplates.get', () => {
  it('returns the last revision or the requested one', async () => {
    const { id, body: first } = await addTemplate()
    await api.call('documentTemplates.update', { path: { id }, body: { body: 'Second {{data.two}}' } })
    const get = async (query = {}) => (await api.call('documentTemplates.get', { path: { id }, query })).body.data
    const [last, old] = [await get(), await get({ revision: 1 })]
    assert.deepEqual([last.revision, last.version, last.merge_fields], [2, 2, ['data.two']])
    assert.deepEqual([old.revision, old.version, old.body], [1, 2, first])
  })

  it('returns 404 for an unknown revision', async () => {
    const { id } = await addTemplate()
    await api.expectError(404, 'documentTemplates.get', { path: { id }, query: { revision: 2 } })
  })
})
