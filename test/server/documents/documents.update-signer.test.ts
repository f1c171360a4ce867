import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, linkToken, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, draft, sendDocument, get, listEventTypes, readTrail } = await createDocumentFixture(app)
const signer = caller(app)

describe('documents.updateSigner', () => {
  it('ends all links of the old address, creates one for the new address, and records both in the audit trail', async () => {
    const { document, tokens } = await sendDocument(2)
    const [first, second] = document.signers
    const path = { id: document.id, signer_id: first?.id ?? 0 }
    await signer.call('signing.file', { path: { token: tokens[0] ?? '' } })
    assert.ok((await get(document.id)).signers[0]?.viewed_at)

    const body = { name: 'Ada King', email: 'ada.king@example.com' }
    const { data } = (await api.call('documents.updateSigner', { path, body })).body
    const [corrected, other] = data.signers
    assert.deepEqual([corrected?.name, corrected?.email, corrected?.viewed_at], [body.name, body.email, null])
    assert.deepEqual([other?.email, other?.link], [second?.email, undefined])
    await signer.expectError(410, 'signing.get', { path: { token: tokens[0] ?? '' } })
    await signer.call('signing.get', { path: { token: tokens[1] ?? '' } })

    const { type, data: entryData } = (await readTrail(document.id)).at(-1) ?? assert.fail()
    const previous = { previous_name: 'Ada Lovelace', previous_email: 'signer-1@example.com' }
    assert.deepEqual([type, entryData], ['signer_updated', { signer_id: path.signer_id, ...body, ...previous }])
    const types = ['document.created', 'document.sent', 'document.viewed', 'document.updated']
    assert.deepEqual(await listEventTypes(document.id), types)

    const signature = { ...signatureFor(document), full_name: 'Ada King' }
    await signer.call('signing.sign', { path: { token: linkToken(corrected?.link) }, body: signature })
  })

  it('keeps the links if only the name changes, and writes nothing without a difference', async () => {
    const { document, tokens } = await sendDocument()
    const path = { id: document.id, signer_id: document.signers[0]?.id ?? 0 }
    const { data } = (await api.call('documents.updateSigner', { path, body: { name: 'Ada King' } })).body
    assert.deepEqual([data.version, data.signers[0]?.link], [document.version + 1, undefined])
    await signer.call('signing.get', { path: { token: tokens[0] ?? '' } })
    const again = (await api.call('documents.updateSigner', { path, body: { name: 'Ada King' } })).body.data
    assert.equal(again.version, data.version)
  })

  it('creates no links for a draft', async () => {
    const { id, signers } = await draft()
    const path = { id, signer_id: signers[0]?.id ?? 0 }
    const { data } = (await api.call('documents.updateSigner', { path, body: { email: 'ada@example.org' } })).body
    assert.deepEqual([data.signers[0]?.email, data.signers[0]?.link], ['ada@example.org', undefined])
  })

  it('refuses a signer who has signed, a signer of another document, and a withdrawn document', async () => {
    const { document, tokens } = await sendDocument(2)
    const { document: other } = await sendDocument()
    const body = { email: 'ada@example.org' }
    const path = { id: document.id, signer_id: document.signers[0]?.id ?? 0 }
    await signer.call('signing.sign', { path: { token: tokens[0] ?? '' }, body: signatureFor(document) })
    await api.expectError(409, 'documents.updateSigner', { path, body })
    const foreign = { id: document.id, signer_id: other.signers[0]?.id ?? 0 }
    await api.expectError(404, 'documents.updateSigner', { path: foreign, body })
    await api.call('documents.void', { path: { id: other.id }, body: { reason: 'Not after all' } })
    const withdrawn = { id: other.id, signer_id: other.signers[0]?.id ?? 0 }
    await api.expectError(409, 'documents.updateSigner', { path: withdrawn, body })
  })
})
