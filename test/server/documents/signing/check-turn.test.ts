import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { sendDocument, get, listEventTypes } = await createDocumentFixture(app)
const signer = caller(app)

describe('a document with parallel signing order', () => {
  it('accepts signatures in any order', async () => {
    const { document, tokens } = await sendDocument(3, { signing_order: 'parallel' })
    const order = [2, 0, 1]
    for (const index of order) {
      const path = { token: tokens[index] ?? '' }
      assert.equal((await signer.call('signing.get', { path })).body.data.allowed_actions.length, 2)
      await signer.call('signing.sign', { path, body: signatureFor(document) })
      await signer.expectError(409, 'signing.sign', { path, body: signatureFor(document) })
    }
    assert.equal((await get(document.id)).status, 'signed')
  })

  it('is completed once when all signers sign concurrently', async () => {
    const { document, tokens } = await sendDocument(5, { signing_order: 'parallel' })
    const responses = await releaseTogether(
      tokens.map((token) => ({
        url: app.url,
        method: 'POST',
        path: `/v1/signing/${token}/sign`,
        body: signatureFor(document),
      })),
    )
    assert.deepEqual(
      responses.map(({ status }) => status),
      Array(5).fill(200),
    )
    const types = await listEventTypes(document.id)
    assert.deepEqual(types, [
      'document.created',
      'document.sent',
      ...Array(5).fill('document.signer_signed'),
      'document.signed',
    ])
  })
})
