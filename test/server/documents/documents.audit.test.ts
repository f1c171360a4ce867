import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk, signatureOf } from './document-desk.ts'

const app = await startTestApp()
const { api, sent, auditOf } = await openDesk(app)

/** RFC 8785 as far as it goes here, written without the server's code. */
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
  it('chains what happened from the first to the last, so that anybody can check it', async () => {
    const { document, tokens } = await sent(2)
    const signer = caller(app)
    for (const token of tokens) {
      await signer.call('signing.get', { path: { token } })
      await signer.call('signing.file', { path: { token } })
      await signer.call('signing.sign', { path: { token }, body: signatureOf(document) })
    }
    await api.call('documents.file', { path: { id: document.id } })
    const trail = await auditOf(document.id)
    const each = ['viewed', 'downloaded', 'consented', 'signed']
    assert.deepEqual(
      trail.map(({ type }) => type),
      ['created', 'sent', ...each, ...each, 'downloaded'],
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

  it('cannot be changed, whoever tries', async () => {
    const { document } = await sent()
    const change = sql`update document_audit set actor = 'x' where document_id = ${document.id}`.execute(app.db)
    await assert.rejects(change, /never changes/)
  })
})
