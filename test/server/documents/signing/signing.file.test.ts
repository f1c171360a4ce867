import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { api, sendDocument, get, readTrail, listEventTypes } = await createDocumentFixture(app)
const readActions = async (id: number) => (await readTrail(id)).slice(2).map(({ type }) => type)
const signer = caller(app)
const downloadHash = async (token: string) => {
  const { bytes } = await signer.call('signing.file', { path: { token } })
  return createHash('sha256').update(bytes).digest('hex')
}

describe('signing.file', () => {
  it('returns the original, and the signed file for 30 days', async () => {
    const { document, token } = await sendDocument()
    assert.equal(await downloadHash(token), document.sha256)
    await signer.call('signing.sign', { path: { token }, body: signatureFor(document) })
    assert.equal(await downloadHash(token), (await get(document.id)).signed_sha256)
    await sql`update documents set signed_at = now() - interval '31 days' where id = ${document.id}`.execute(app.db)
    await signer.expectError(410, 'signing.file', { path: { token } })
  })

  it('records the first view and download in the audit trail', async () => {
    const { document, token } = await sendDocument()
    for (let time = 0; time < 3; time++) await downloadHash(token)
    assert.deepEqual(await readActions(document.id), ['viewed', 'downloaded'])
    const { signers, status } = await get(document.id)
    assert.equal(status, 'sent')
    assert.notEqual(signers[0]?.viewed_at, null)
  })

  it('publishes document.viewed once for each signer', async () => {
    const { document, tokens } = await sendDocument(2, { signing_order: 'parallel' })
    for (const token of [...tokens, ...tokens]) await downloadHash(token)
    const types = ['document.created', 'document.sent', 'document.viewed', 'document.viewed']
    assert.deepEqual(await listEventTypes(document.id), types)
    const events = await all(api, 'events.list', { query: { types: ['document.viewed'] } })
    const signers = events.flatMap(({ type, data }) =>
      type === 'document.viewed' && data.id === document.id ? [data.signer] : [],
    )
    const views = (await get(document.id)).signers.map(({ id, order, viewed_at }) => ({ id, order, viewed_at }))
    assert.deepEqual(signers, views)
  })

  it('records nothing for a HEAD request', async () => {
    const { document, token } = await sendDocument()
    await app.send('HEAD', `/v1/signing/${token}/file`)
    assert.deepEqual(await readActions(document.id), [])
  })

  it('changes updated_at, but not the version', async () => {
    const { document, token } = await sendDocument()
    await downloadHash(token)
    const { signers, updated_at, version } = await get(document.id)
    const viewed_at = (await readTrail(document.id)).at(-1)?.at
    assert.ok(updated_at > document.updated_at)
    assert.deepEqual([signers[0]?.viewed_at, updated_at, version], [viewed_at, viewed_at, document.version])
  })

  it('returns 410 for an expired document whose status is still sent', async () => {
    const { document, token } = await sendDocument()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    await signer.expectError(410, 'signing.file', { path: { token } })
    assert.deepEqual(await readActions(document.id), [])
    assert.equal((await get(document.id)).signers[0]?.viewed_at, null)
  })

  it('returns 410 for a withdrawn document', async () => {
    const { document, token } = await sendDocument()
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    const { body } = await signer.expectError(410, 'signing.file', { path: { token } })
    assert.deepEqual([body.message, body.current_status], ['This document was withdrawn.', 'voided'])
  })
})
