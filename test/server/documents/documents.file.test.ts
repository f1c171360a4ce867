import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk, signatureOf } from './document-desk.ts'

const app = await startTestApp()
const { api, business, draft, sent, auditOf } = await openDesk(app)

describe('documents.file', () => {
  it('answers the original until there is a signed file, and then that, unless told which', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    const path = { id: document.id }
    const get = async (version?: 'original' | 'signed') =>
      (await api.call('documents.file', { path, query: version === undefined ? {} : { version } })).headers[
        'content-disposition'
      ]
    const nameOf = (kind: string) => `attachment; filename="document-${document.id}-${kind}.pdf"`
    assert.equal(await get(), nameOf('original'))
    await api.refused(404, 'documents.file', { path, query: { version: 'signed' } })
    await caller(app).call('signing.sign', { path: { token }, body: signatureOf(document) })
    assert.deepEqual(
      [await get(), await get('signed'), await get('original')],
      ['signed', 'signed', 'original'].map(nameOf),
    )
  })

  it('says in the trail who took which', async () => {
    const { id } = await draft()
    await api.call('documents.file', { path: { id } })
    const { type, data, actor } = (await auditOf(id)).at(-1) ?? assert.fail()
    assert.deepEqual([type, data], ['downloaded', { file: 'original' }])
    assert.match(actor, /^user:\d+$/)
  })

  it('is in no trail when only its headers are asked for', async () => {
    const { id } = await draft()
    await app.send('HEAD', `/v1/documents/${id}/file`, { token: business.owner.token })
    assert.deepEqual(
      (await auditOf(id)).map(({ type }) => type),
      ['created'],
    )
  })

  it('answers that it failed when there is no part of it any more', async () => {
    const { id } = await draft()
    await sql`delete from document_files where document_id = ${id}`.execute(app.db)
    assert.equal((await api.send('documents.file', { path: { id } })).status, 500)
  })
})
