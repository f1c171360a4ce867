import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, linkToken, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, draft, sendDocument, get, readTrail, listEventTypes } = await createDocumentFixture(app)
const signer = caller(app)
const dayMs = 24 * 3600 * 1000

describe('documents.send', () => {
  it('returns a link for each signer, and expires in 30 days by default', async () => {
    const { document, tokens } = await sendDocument(3)
    assert.equal(new Set(tokens).size, 3)
    assert.ok(tokens.every((token) => token.length === 43))
    assert.deepEqual([document.status, document.allowed_actions], ['sent', ['remind', 'update_signer', 'void']])
    assert.equal(Date.parse(document.expires_at ?? '') - Date.parse(document.sent_at ?? ''), 30 * dayMs)
    for (const token of tokens) await signer.call('signing.get', { path: { token } })
  })

  it('publishes document.sent each time, without links', async () => {
    const { document } = await sendDocument()
    await sql`update documents set status = 'expired', expired_at = now() where id = ${document.id}`.execute(app.db)
    const { data } = (await api.call('documents.send', { path: { id: document.id }, body: {} })).body
    assert.deepEqual(await listEventTypes(document.id), ['document.created', 'document.sent', 'document.sent'])
    const event = (await all(api, 'events.list', { query: { types: ['document.sent'] } })).at(-1)
    assert.ok(event?.type === 'document.sent')
    const { id, status, expires_at } = event.data
    assert.deepEqual([id, status, expires_at], [data.id, 'sent', data.expires_at])
    assert.doesNotMatch(JSON.stringify(event), /sign\/|example\.com/)
  })

  it('withholds the links from an idempotent replay', async () => {
    const { id } = await draft()
    const request = { path: { id }, body: {}, header: { 'Idempotency-Key': `send-${id}` } }
    await api.call('documents.send', request)
    const { data } = (await api.call('documents.send', request)).body
    assert.deepEqual([data.signers[0]?.link, data.signers[0]?.secret_withheld], [undefined, true])
  })

  it('records the delivery of links, and refuses email without a mail server', async () => {
    const { id } = await draft()
    const request = { path: { id }, body: { delivery: 'mail' } }
    const { errors } = (await api.expectError(422, 'documents.send', request)).body
    assert.deepEqual([errors?.[0]?.path, (await get(id)).status], ['body.delivery', 'draft'])
    const { data } = (await api.call('documents.send', { path: { id }, body: { delivery: 'link' } })).body
    assert.equal(data.delivery, 'link')
    assert.equal((await api.expectError(422, 'documents.remind', request)).body.errors?.[0]?.path, 'body.delivery')
    assert.deepEqual((await readTrail(id)).at(-1)?.data, { expires_at: data.expires_at, delivery: 'link' })
  })

  it('accepts an expiry from a minute to a year ahead', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const { id } = await draft()
    for (const expires_at of [at(-dayMs), at(0), at(30_000), at(400 * dayMs)]) {
      const { errors } = (await api.expectError(422, 'documents.send', { path: { id }, body: { expires_at } })).body
      assert.equal(errors?.[0]?.path, 'body.expires_at')
    }
    await api.expectError(422, 'documents.send', { path: { id }, body: { expires_at: at(dayMs), expires_in_days: 1 } })
    for (const expires_in_days of [0, 366, 1.5])
      await api.expectError(422, 'documents.send', { path: { id }, body: { expires_in_days } })
    const expires_at = at(dayMs)
    assert.equal(
      (await api.call('documents.send', { path: { id }, body: { expires_at } })).body.data.expires_at,
      expires_at,
    )
  })

  it('sends once when 20 requests race', async () => {
    const { id } = await draft()
    const request = {
      url: app.url,
      method: 'POST',
      path: `/v1/documents/${id}/send`,
      token: business.owner.token,
      body: {},
    }
    const responses = await releaseTogether(Array.from({ length: 20 }, () => request))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, ...Array(19).fill(409)])
    assert.deepEqual(
      (await readTrail(id)).map(({ type }) => type),
      ['created', 'sent'],
    )
  })

  it('sends an expired document again, with new links and the existing signatures', async () => {
    const { document, tokens } = await sendDocument(2)
    const { id } = document
    await signer.call('signing.sign', { path: { token: tokens[0] ?? '' }, body: signatureFor(document) })
    await sql`update documents set status = 'expired', expired_at = now() where id = ${id}`.execute(app.db)
    const { data: again } = (await api.call('documents.send', { path: { id }, body: {} })).body
    assert.deepEqual([again.status, again.expired_at], ['sent', null])
    assert.deepEqual(
      again.signers.map(({ status }) => status),
      ['signed', 'pending'],
    )
    await signer.expectError(410, 'signing.get', { path: { token: tokens[1] ?? '' } })
    const token = linkToken(again.signers[1]?.link)
    await signer.call('signing.sign', { path: { token }, body: signatureFor(document) })
    assert.equal((await get(id)).status, 'signed')
  })

  it('returns 409 for a declined document', async () => {
    const { document, token } = await sendDocument()
    await signer.call('signing.decline', { path: { token }, body: { reason: 'No' } })
    const { body } = await api.expectError(409, 'documents.send', { path: { id: document.id }, body: {} })
    assert.equal(body.current_status, 'declined')
  })
})
