import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { expireNext } from '../../../server/documents/expire-documents.ts'
import { jobs } from '../../../server/jobs.ts'
import { inBusiness } from '../../../server/operation/work.ts'
import { schedule } from '../../../worker/job-runner.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { openDesk, signatureOf } from '../../server/documents/document-desk.ts'
import { eventually, holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '25' } })
const { business, sent, get, eventsOf, auditOf } = await openDesk(app)
const perform = performer(app)
const work = inBusiness(systemWork(app, 'job_1'), business.id)
const setExpiry = (id: number, when: string) =>
  sql`update documents set expires_at = now() + ${when}::interval where id = ${id}`.execute(app.db)

describe('expire_documents', () => {
  it('expires what is due, once, and nothing else', async () => {
    const due = [(await sent()).document, (await sent()).document]
    const { document: other } = await sent()
    for (const { id } of due) await setExpiry(id, '-1 second')
    for (let time = 0; time < 2; time++) await perform('expire_documents')
    for (const { id } of due) {
      const { status, expired_at, allowed_actions } = await get(id)
      assert.deepEqual(
        [status, expired_at !== null, allowed_actions],
        ['expired', true, ['send', 'update_signer', 'void']],
      )
      assert.deepEqual(await eventsOf(id), ['document.created', 'document.sent', 'document.expired'])
      const { type, actor, ip } = (await auditOf(id)).at(-1) ?? assert.fail()
      assert.deepEqual([type, actor, ip], ['expired', 'system', null])
    }
    assert.equal((await get(other.id)).status, 'sent')
  })

  it('sends one event, however many try at the same time', async () => {
    const { document } = await sent()
    await setExpiry(document.id, '-1 second')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => expireNext(work, { locked: index % 2 === 0 ? 'skip' : 'wait' })),
    )
    assert.deepEqual(await eventsOf(document.id), ['document.created', 'document.sent', 'document.expired'])
  })

  it('leaves a document to who holds it, and takes it with the next look', async () => {
    const { document } = await sent()
    await setExpiry(document.id, '-1 second')
    const held = await holdRows(app.databaseUrl, 'documents', [document.id])
    await perform('expire_documents')
    await held.release()
    assert.equal((await get(document.id)).status, 'sent')
    await perform('expire_documents')
    assert.equal((await get(document.id)).status, 'expired')
  })

  it('either expires or signs, when the time is up while somebody signs', async () => {
    for (let round = 0; round < 5; round++) {
      const {
        document,
        tokens: [token = ''],
      } = await sent()
      await setExpiry(document.id, '30 milliseconds')
      const request = { url: app.url, method: 'POST', path: `/v1/signing/${token}/sign`, body: signatureOf(document) }
      const expiring = (async () => {
        while ((await get(document.id)).status === 'sent') await expireNext(work, { locked: 'skip' })
      })()
      const [answer] = await releaseTogether([request])
      await expiring
      const { status } = await get(document.id)
      assert.equal(status, answer?.status === 200 ? 'signed' : 'expired')
      const before = status === 'signed' ? ['document.signer_signed'] : []
      assert.deepEqual(await eventsOf(document.id), [
        'document.created',
        'document.sent',
        ...before,
        `document.${status}`,
      ])
    }
  })

  it('is looked for every minute, and due when the document is', async () => {
    assert.ok(schedule.some((item) => item.task === 'expire_documents'))
    const { document } = await sent()
    const { rows } = await sql<{ at: string }>`
      select run_at::timestamptz(3) as at from graphile_worker.jobs where task_identifier = 'expire_documents'
    `.execute(app.db)
    assert.ok(rows.some(({ at }) => at === document.expires_at))
    assert.deepEqual(jobs.expire_documents.parse({}), {})
  })

  it('happens by itself within seconds of the time, and survives a killed worker', async () => {
    const { document } = await sent()
    const killed = await startWorkerProcess(app.databaseUrl)
    await killed.end('SIGKILL')
    await setExpiry(document.id, '0 seconds')
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
    const worker = await startWorkerProcess(app.databaseUrl)
    await eventually('it expires', async () => (await get(document.id)).status === 'expired')
    await worker.end()
  })
})
