import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { expireNext } from '../../../server/documents/expire-documents.ts'
import { inBusiness } from '../../../server/operation/work.ts'
import { createMailer } from '../../../worker/mail.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { openDesk, signatureOf, tokenOf } from '../../server/documents/document-desk.ts'
import { caller } from '../../support/http.ts'
import { startMailServer } from '../../support/receivers/mail-server.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createPerson, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({
  env: { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test', PUBLIC_URL: 'https://hr.example.com' },
})
const { api, business, draft, sent, get } = await openDesk(app)
const signer = caller(app)
const { db } = app
const perform = performer(app, { mailer: createMailer(app.config) })

/** The payloads of the mails that wait. */
async function takeJobs(): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'send_document_mail' returning job.payload`.execute(db)
  return rows.map(({ payload }) => payload)
}
async function work(): Promise<void> {
  for (const payload of await takeJobs()) await perform('send_document_mail', payload)
}
const tokenIn = (text = '') => /https:\/\/hr\.example\.com\/sign\/([\w-]{43})/.exec(text)?.[1] ?? ''
const to = () => mail.mails.map((each) => each.to[0]).sort()
const subjects = () => [...new Set(mail.mails.map(({ headers }) => headers.subject))]

beforeEach(async () => {
  await takeJobs()
  mail.mails.length = 0
})

describe('mails about what becomes of a document', () => {
  it('tells the sender what was not signed in time', async () => {
    const { document } = await sent()
    await takeJobs()
    await sql`update documents set expires_at = now() where id = ${document.id}`.execute(db)
    await expireNext(inBusiness(systemWork(app, 'job_1'), business.id), { locked: 'wait' })
    await work()
    assert.deepEqual([to(), subjects()], [[business.owner.email], ['Not signed in time: Employment contract']])
  })

  it('tells the sender and the addresses in notify that a signer declined, without the reason', async () => {
    const { id } = await draft()
    const notify = ['hr@example.com']
    const { data } = (await api.call('documents.send', { path: { id }, body: { notify } })).body
    assert.deepEqual([data.notify, (await get(id)).notify], [notify, notify])
    await takeJobs()
    const body = { reason: 'The salary is wrong' }
    await signer.call('signing.decline', { path: { token: tokenOf(data.signers[0]?.link) }, body })
    await work()
    assert.deepEqual([to(), subjects()], [[business.owner.email, ...notify].sort(), ['Declined: Employment contract']])
    for (const { text, html } of mail.mails) {
      assert.match(text, /^Hello[^,]*,\n\nAda Lovelace declined to sign/)
      assert.ok(text.includes(`https://hr.example.com/console/documents/${id}`))
      assert.ok(!text.includes('salary') && !html.includes('salary'))
    }
  })

  it('tells those who had signed, and whoever sent it, that somebody else has withdrawn it', async () => {
    const { document } = await sent(2)
    await work()
    const token = tokenIn(mail.mails[0]?.text)
    await signer.call('signing.sign', { path: { token }, body: signatureOf(document) })
    await takeJobs()
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const request = { path: { id: document.id }, body: { reason: 'A secret matter' } }
    await caller(app, admin.token).call('documents.void', request)
    mail.mails.length = 0
    await work()
    assert.deepEqual(
      [to(), subjects()],
      [[business.owner.email, 'signer-1@example.com'], ['Withdrawn: Employment contract']],
    )
    const { text } = await mail.mailTo('signer-1@example.com')
    assert.match(text, /has withdrawn “Employment contract”, which you had signed/)
    for (const { text } of mail.mails) assert.ok(!text.includes('secret'))
    assert.equal(tokenIn(text), '')
  })

  it('tells nobody of what they withdrew themselves, and whom a key named what became of it', async () => {
    const own = await sent()
    await takeJobs()
    await api.call('documents.void', { path: { id: own.document.id }, body: { reason: 'Wrong' } })
    await work()
    assert.deepEqual(to(), [])

    const key = await createKey(app, business.owner, { scopes: ['documents:write', 'documents:read'] })
    const { id } = await draft()
    const machine = caller(app, key.token)
    await machine.call('documents.send', { path: { id }, body: { notify: ['hr@example.com'] } })
    await takeJobs()
    await sql`update documents set expires_at = now() where id = ${id}`.execute(db)
    await expireNext(inBusiness(systemWork(app, 'job_1'), business.id), { locked: 'wait' })
    await work()
    assert.deepEqual([to(), subjects()], [['hr@example.com'], ['Not signed in time: Employment contract']])
    await machine.call('documents.send', { path: { id }, body: {} })
    assert.deepEqual((await get(id)).notify, [], 'as it was last sent')
  })

  it('mails nothing to a sender who has left', async () => {
    const { id } = await draft()
    const { id: person_id } = await createPerson(app, { business_id: business.id })
    const sender = await createUser(app, { business_id: business.id, role: 'admin' })
    await api.call('users.update', { path: { id: sender.id }, body: { person_id } })
    await caller(app, sender.token).call('documents.send', { path: { id }, body: {} })
    await takeJobs()
    await api.call('people.terminate', { path: { id: person_id }, body: { end_date: '2020-01-01' } })
    await sql`update documents set expires_at = now() where id = ${id}`.execute(db)
    await expireNext(inBusiness(systemWork(app, 'job_1'), business.id), { locked: 'wait' })
    await work()
    assert.deepEqual(to(), [])
  })
})
