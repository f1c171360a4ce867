import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { sendDocument, get, listEventTypes, readTrail } = await createDocumentFixture(app)
const signer = caller(app)
const body = { reason: 'The salary is wrong' }

describe('signing.decline', () => {
  it('declines the document for all signers, and records the reason', async () => {
    const {
      document,
      tokens: [first = '', second = ''],
    } = await sendDocument(2)
    const { data } = (await signer.call('signing.decline', { path: { token: first }, body })).body
    assert.deepEqual([data.status, data.signer.status, data.allowed_actions], ['declined', 'declined', []])
    const { status, reason, signers } = await get(document.id)
    assert.deepEqual(
      [status, reason, signers.map((each) => each.status)],
      ['declined', body.reason, ['declined', 'pending']],
    )
    await signer.expectError(410, 'signing.sign', { path: { token: second }, body: signatureFor(document) })
    assert.deepEqual(await listEventTypes(document.id), ['document.created', 'document.sent', 'document.declined'])
    assert.deepEqual((await readTrail(document.id)).at(-1)?.data, body)
  })

  it('returns 409 out of turn or after the signature, and 410 after a decline', async () => {
    const {
      document,
      tokens: [first = '', second = ''],
    } = await sendDocument(2)
    await signer.expectError(409, 'signing.decline', { path: { token: second }, body })
    await signer.call('signing.sign', { path: { token: first }, body: signatureFor(document) })
    await signer.expectError(409, 'signing.decline', { path: { token: first }, body })
    await signer.call('signing.decline', { path: { token: second }, body })
    await signer.expectError(410, 'signing.decline', { path: { token: second }, body })
  })

  it('either declines or signs when both race', async () => {
    const { document, token } = await sendDocument()
    const sign = { url: app.url, method: 'POST', path: `/v1/signing/${token}/sign`, body: signatureFor(document) }
    const decline = { ...sign, path: `/v1/signing/${token}/decline`, body }
    const responses = await releaseTogether(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? sign : decline)),
    )
    assert.equal(responses.filter(({ status }) => status === 200).length, 1)
    const ends = (await listEventTypes(document.id)).filter((type) => /\.(signed|declined)$/.test(type))
    assert.equal(ends.length, 1)
  })
})
