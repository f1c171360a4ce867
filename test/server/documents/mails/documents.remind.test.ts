import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, linkToken, signatureFor } from '../document-fixture.ts'

const app = await startTestApp()
const { api, draft, sendDocument, readTrail } = await createDocumentFixture(app)
const signer = caller(app)

describe('documents.remind', () => {
  it('replaces only the link of the next signer', async () => {
    const {
      document,
      tokens: [first = '', second = ''],
    } = await sendDocument(2)
    await signer.call('signing.sign', { path: { token: first }, body: signatureFor(document) })
    const { data } = (await api.call('documents.remind', { path: { id: document.id }, body: {} })).body
    assert.deepEqual(
      data.signers.map(({ link }) => link !== undefined),
      [false, true],
    )
    const { body } = await signer.expectError(410, 'signing.get', { path: { token: second } })
    assert.equal(body.message, 'There is a newer link.')
    await signer.call('signing.get', { path: { token: first } })
    const token = linkToken(data.signers[1]?.link)
    assert.equal((await signer.call('signing.get', { path: { token } })).body.data.allowed_actions.length, 2)
    const { type, data: entryData } =
      (await readTrail(document.id)).findLast(({ actor }) => actor.startsWith('user:')) ?? {}
    assert.deepEqual([type, entryData], ['reminded', { signer_id: document.signers[1]?.id, delivery: 'link' }])
  })

  it('reminds all signers whose turn it is, or one of them', async () => {
    const { document, tokens } = await sendDocument(3, { signing_order: 'parallel' })
    const path = { id: document.id }
    await signer.call('signing.sign', { path: { token: tokens[1] ?? '' }, body: signatureFor(document) })
    const linked = async (body: { signer_id?: number }) =>
      (await api.call('documents.remind', { path, body })).body.data.signers.map(({ link }) => link !== undefined)
    assert.deepEqual(await linked({}), [true, false, true])
    const [first = 0, signed = 0, last = 0] = document.signers.map(({ id }) => id)
    assert.deepEqual(await linked({ signer_id: last }), [false, false, true])
    await api.expectError(409, 'documents.remind', { path, body: { signer_id: signed } })
    const { errors } = (await api.expectError(422, 'documents.remind', { path, body: { signer_id: last + 100 } })).body
    assert.equal(errors?.[0]?.path, 'body.signer_id')

    const { document: inTurn } = await sendDocument(2)
    const later = { signer_id: inTurn.signers[1]?.id ?? first }
    await api.expectError(409, 'documents.remind', { path: { id: inTurn.id }, body: later })
  })

  it('returns 409 for a draft, and for an expired document whose status is still sent', async () => {
    await api.expectError(409, 'documents.remind', { path: { id: (await draft()).id }, body: {} })
    const { document } = await sendDocument()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(app.db)
    const { body } = await api.expectError(409, 'documents.remind', { path: { id: document.id }, body: {} })
    assert.equal(body.current_status, 'expired')
  })
})
