import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, draft, sendDocument, readTrail } = await createDocumentFixture(app)

const readTypes = async (id: number) => (await readTrail(id)).map(({ type }) => type)

describe('documents.file', () => {
  it('returns the signed file if there is one, or the requested version', async () => {
    const { document, token } = await sendDocument()
    const path = { id: document.id }
    const get = async (version?: 'original' | 'signed') =>
      (await api.call('documents.file', { path, query: version === undefined ? {} : { version } })).headers[
        'content-disposition'
      ]
    const disposition = (kind: string) => `attachment; filename="document-${document.id}-${kind}.pdf"`
    assert.equal(await get(), disposition('original'))
    await api.expectError(404, 'documents.file', { path, query: { version: 'signed' } })
    await caller(app).call('signing.sign', { path: { token }, body: signatureFor(document) })
    assert.deepEqual(
      [await get(), await get('signed'), await get('original')],
      ['signed', 'signed', 'original'].map(disposition),
    )
  })

  it('records each download in the audit trail, except downloads of a draft by its author', async () => {
    const { id } = await draft()
    await api.call('documents.file', { path: { id } })
    assert.deepEqual(await readTypes(id), ['created'])
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    await caller(app, admin.token).call('documents.file', { path: { id } })
    const { type, data, actor } = (await readTrail(id)).at(-1) ?? assert.fail()
    assert.deepEqual([type, data, actor], ['downloaded', { file: 'original' }, `user:${admin.id}`])

    const { document } = await sendDocument()
    await api.call('documents.file', { path: { id: document.id } })
    assert.equal((await readTypes(document.id)).at(-1), 'downloaded')
  })

  it('records nothing for a HEAD request', async () => {
    const { document } = await sendDocument()
    await app.send('HEAD', `/v1/documents/${document.id}/file`, { token: business.owner.token })
    assert.ok(!(await readTypes(document.id)).includes('downloaded'))
  })

  it('returns 500 if the file is missing', async () => {
    const { id } = await draft()
    await sql`delete from document_files where document_id = ${id}`.execute(app.db)
    assert.equal((await api.send('documents.file', { path: { id } })).status, 500)
  })
})
