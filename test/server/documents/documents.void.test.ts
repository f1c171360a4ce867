import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, business, draft, sendDocument, listEventTypes, readTrail } = await createDocumentFixture(app)
const body = { reason: 'The salary is wrong' }

describe('documents.void', () => {
  it('withdraws a draft or a sent document, and records the reason', async () => {
    for (const { id, status } of [await draft(), (await sendDocument()).document]) {
      const { data } = (await api.call('documents.void', { path: { id }, body })).body
      assert.deepEqual([data.status, data.reason, data.allowed_actions], ['voided', body.reason, []])
      assert.notEqual(data.voided_at, null)
      const before = status === 'sent' ? ['document.sent'] : []
      assert.deepEqual(await listEventTypes(id), ['document.created', ...before, 'document.voided'])
      assert.deepEqual((await readTrail(id)).at(-1)?.data, body)
    }
  })

  it('returns 409 for a signed document', async () => {
    const { document, token } = await sendDocument()
    await caller(app).call('signing.sign', { path: { token }, body: signatureFor(document) })
    const { body: refusal } = await api.expectError(409, 'documents.void', { path: { id: document.id }, body })
    assert.equal(refusal.current_status, 'signed')
  })

  it('either withdraws or signs when both race', async () => {
    const { document, token } = await sendDocument()
    const sign = { url: app.url, method: 'POST', path: `/v1/signing/${token}/sign`, body: signatureFor(document) }
    const withdraw = { ...sign, path: `/v1/documents/${document.id}/void`, token: business.owner.token, body }
    const responses = await releaseTogether([sign, withdraw, sign, withdraw])
    assert.equal(responses.filter(({ status }) => status === 200).length, 1)
    const ends = (await listEventTypes(document.id)).filter((type) => /\.(signed|voided)$/.test(type))
    assert.equal(ends.length, 1)
  })
})
