import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'

const app = await startTestApp()
const { api, business, addTemplate } = await createDocumentFixture(app)

describe('documentTemplates.update', () => {
  it('adds a revision without changing earlier ones', async () => {
    const first = await addTemplate()
    const path = { id: first.id }
    const { data: second } = (await api.call('documentTemplates.update', { path, body: { name: 'Contract' } })).body
    assert.deepEqual([second.revision, second.name, second.body], [2, 'Contract', first.body])
    const { data: old } = (await api.call('documentTemplates.get', { path, query: { revision: 1 } })).body
    assert.deepEqual([old.name, old.body], [first.name, first.body])
  })

  it('adds no revision without a difference', async () => {
    const { id, name, body, updated_at } = await addTemplate()
    const { data } = (await api.call('documentTemplates.update', { path: { id }, body: { name, body } })).body
    assert.deepEqual([data.revision, data.updated_at], [1, updated_at])
  })

  it('refuses an invalid body and changes nothing', async () => {
    const { id } = await addTemplate()
    await api.expectError(422, 'documentTemplates.update', { path: { id }, body: { name: 'New', body: '{{x}}' } })
    assert.equal((await api.call('documentTemplates.get', { path: { id } })).body.data.revision, 1)
  })

  it('adds one revision for each of eight concurrent changes', async () => {
    const { id } = await addTemplate()
    const responses = await releaseTogether(
      Array.from({ length: 8 }, (_, index) => ({
        url: app.url,
        method: 'PATCH',
        path: `/v1/document-templates/${id}`,
        token: business.owner.token,
        body: { name: `Name ${index}` },
      })),
    )
    const revisions = responses.map(({ body }) => body.data.revision).sort((a, b) => a - b)
    assert.deepEqual(revisions, [2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('cannot change a revision, even with SQL', async () => {
    const { id } = await addTemplate()
    const change = sql`update document_template_revisions set body = 'x' where template_id = ${id}`.execute(app.db)
    await assert.rejects(change, /never changes/)
  })
})
