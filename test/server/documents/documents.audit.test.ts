import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from './document-fixture.ts'

const app = await startTestApp()
const { api, sendDocument, readTrail } = await createDocumentFixture(app)

/** Serialises a value according to RFC 8785, as far as these tests need it, independently of the server. */
const canonical = (value: object): string =>
  JSON.stringify(value, (_name, member) =>
    typeof member === 'object' && member !== null
      ? Object.fromEntries(
          Object.keys(member)
            .sort()
            .map((name) => [name, member[name]]),
        )
      : member,
  )

describe('documents.audit', () => {
  it('returns entries whose hashes form a verifiable chain', async () => {
    const { document, tokens } = await sendDocument(2)
    const signer = caller(app)
    for (const token of tokens) {
      await signer.call('signing.get', { path: { token } })
      await signer.call('signing.file', { path: { token } })
      await signer.call('signing.sign', { path: { token }, body: signatureFor(document) })
    }
    await api.call('documents.file', { path: { id: document.id } })
    const trail = await readTrail(document.id)
    const actions = ['viewed', 'downloaded', 'consented', 'signed']
    assert.deepEqual(
      trail.map(({ type }) => type),
      ['created', 'sent', ...actions, ...actions, 'downloaded'],
    )
    let before = '0'.repeat(64)
    for (const [index, { hash, ...entry }] of trail.entries()) {
      assert.deepEqual([entry.seq, entry.prev_hash], [index + 1, before])
      assert.equal(hash, createHash('sha256').update(canonical(entry)).digest('hex'), entry.type)
      before = hash
    }
    assert.deepEqual(
      trail.map(({ at }) => at),
      trail.map(({ at }) => at).toSorted(),
    )
  })

  it('cannot be changed, even with SQL', async () => {
    const { document } = await sendDocument()
    const change = sql`update document_audit set actor = 'x' where document_id = ${document.id}`.execute(app.db)
    await assert.rejects(change, /never changes/)
  })
})
