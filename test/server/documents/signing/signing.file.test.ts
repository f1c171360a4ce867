import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openDesk, signatureOf } from '../document-desk.ts'

const app = await startTestApp()
const { api, sent, get, auditOf, eventsOf } = await openDesk(app)
const deedsOf = async (id: number) => (await auditOf(id)).slice(2).map(({ type }) => type)
const signer = caller(app)
const hashOf = async (token: string) => {
  const { bytes } = await signer.call('signing.file', { path: { token } })
  return createHash('sha256').update(bytes).digest('hex')
}

describe('signing.file', () => {
  it('answers the original, and the signed file for 30 days', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    assert.equal(await hashOf(token), document.sha256)
    await signer.call('signing.sign', { path: { token }, body: signatureOf(document) })
    assert.equal(await hashOf(token), (await get(document.id)).signed_sha256)
    await sql`update documents set signed_at = now() - interval '31 days' where id = ${document.id}`.execute(app.db)
    await signer.refused(410, 'signing.file', { path: { token } })
  })

  it('is a view and a download in the trail, the first time', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    for (let time = 0; time < 3; time++) await hashOf(token)
    assert.deepEqual(await deedsOf(document.id), ['viewed', 'downloaded'])
    const { signers, status } = await get(document.id)
    assert.equal(status, 'sent')
    assert.notEqual(signers[0]?.viewed_at, null)
  })

  it('records `document.viewed` once for each signer', async () => {
    const { document, tokens } = await sent(2, { signing_order: 'parallel' })
    for (const token of [...tokens, ...tokens]) await hashOf(token)
    const types = ['document.created', 'document.sent', 'document.viewed', 'document.viewed']
    assert.deepEqual(await eventsOf(document.id), types)
    const events = await all(api, 'events.list', { query: { types: ['document.viewed'] } })
    const signers = events.flatMap(({ type, data }) =>
      type === 'document.viewed' && data.id === document.id ? [data.signer] : [],
    )
    const seen = (await get(document.id)).signers.map(({ id, order, viewed_at }) => ({ id, order, viewed_at }))
    assert.deepEqual(signers, seen)
  })

  it('is none when only its headers are asked for', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await app.send('HEAD', `/v1/signing/${token}/file`)
    assert.deepEqual(await deedsOf(document.id), [])
  })

  it('is told by updated_at and not by the version, and at the time that the trail has', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await hashOf(token)
    const { signers, updated_at, version } = await get(document.id)
    const viewed_at = (await auditOf(document.id)).at(-1)?.at
    assert.ok(updated_at > document.updated_at)
    assert.deepEqual([signers[0]?.viewed_at, updated_at, version], [viewed_at, viewed_at, document.version])
  })

  it('is not recorded once the time is over, though nobody noted that', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    await signer.refused(410, 'signing.file', { path: { token } })
    assert.deepEqual(await deedsOf(document.id), [])
    assert.equal((await get(document.id)).signers[0]?.viewed_at, null)
  })

  it('answers 410 once it is over', async () => {
    const {
      document,
      tokens: [token = ''],
    } = await sent()
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    const { body } = await signer.refused(410, 'signing.file', { path: { token } })
    assert.deepEqual([body.message, body.current_status], ['This document was withdrawn.', 'voided'])
  })
})
