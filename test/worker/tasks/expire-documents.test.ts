import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { expireNext } from '../../../server/documents/expire-documents.ts'
import { inBusiness } from '../../../server/operation/work.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { createDocumentFixture, signatureFor } from '../../server/documents/document-fixture.ts'
import { eventually, holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '25' } })
const { business, sendDocument, get, listEventTypes, readTrail } = await createDocumentFixture(app)
const perform = createJobPerformer(app)
const work = inBusiness(systemWork(app, 'job_1'), business.id)
const setExpiry = (id: number, when: string) =>
  sql`update documents set expires_at = now() + ${when}::interval where id = ${id}`.execute(app.db)

describe('expire_documents', () => {
  it('expires due documents once', async () => {
    const due = [(await sendDocument()).document, (await sendDocument()).document]
    const { document: other } = await sendDocument()
    for (const { id } of due) await setExpiry(id, '-1 second')
    for (let time = 0; time < 2; time++) await perform('expire_documents')
    for (const { id } of due) {
      const { status, expired_at, allowed_actions } = await get(id)
      assert.deepEqual(
        [status, expired_at !== null, allowed_actions],
        ['expired', true, ['send', 'update_signer', 'void']],
      )
      assert.deepEqual(await listEventTypes(id), ['document.created', 'document.sent', 'document.expired'])
      const { type, actor, ip } = (await readTrail(id)).at(-1) ?? assert.fail()
      assert.deepEqual([type, actor, ip], ['expired', 'system', null])
    }
    assert.equal((await get(other.id)).status, 'sent')
  })

  it('records one event for concurrent attempts', async () => {
    const { document } = await sendDocument()
    await setExpiry(document.id, '-1 second')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => expireNext(work, { locked: index % 2 === 0 ? 'skip' : 'wait' })),
    )
    assert.deepEqual(await listEventTypes(document.id), ['document.created', 'document.sent', 'document.expired'])
  })

  it('skips a locked document until the next run', async () => {
    const { document } = await sendDocument()
    await setExpiry(document.id, '-1 second')
    const lock = await holdRows(app.databaseUrl, 'documents', [document.id])
    await perform('expire_documents')
    await lock.release()
    assert.equal((await get(document.id)).status, 'sent')
    await perform('expire_documents')
    assert.equal((await get(document.id)).status, 'expired')
  })

  it('either expires or signs a document at the time of expiry', async () => {
    for (let round = 0; round < 5; round++) {
      const {
        document,
        tokens: [token = ''],
      } = await sendDocument()
      await setExpiry(document.id, '30 milliseconds')
      const request = { url: app.url, method: 'POST', path: `/v1/signing/${token}/sign`, body: signatureFor(document) }
      const expiry = (async () => {
        while ((await get(document.id)).status === 'sent') await expireNext(work, { locked: 'skip' })
      })()
      const [response] = await releaseTogether([request])
      await expiry
      const { status } = await get(document.id)
      assert.equal(status, response?.status === 200 ? 'signed' : 'expired')
      const before = status === 'signed' ? ['document.signer_signed'] : []
      assert.deepEqual(await listEventTypes(document.id), [
        'document.created',
        'document.sent',
        ...before,
        `document.${status}`,
      ])
    }
  })

  it('has a job at the time of expiry', async () => {
    const { document } = await sendDocument()
    const { rows } = await sql<{ at: string }>`
      select run_at::timestamptz(3) as at from graphile_worker.jobs where task_identifier = 'expire_documents'
    `.execute(app.db)
    assert.ok(rows.some(({ at }) => at === document.expires_at))
  })

  it('runs within seconds of the expiry, even after a worker is killed', async () => {
    const { document } = await sendDocument()
    const killed = await startWorkerProcess(app.databaseUrl)
    await killed.end('SIGKILL')
    await setExpiry(document.id, '0 seconds')
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
    const worker = await startWorkerProcess(app.databaseUrl)
    await eventually('it expires', async () => (await get(document.id)).status === 'expired')
    await worker.end()
  })
})
