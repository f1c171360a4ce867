import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { expireNext } from '../../../server/documents/expire-documents.ts'
import { inBusiness } from '../../../server/operation/work.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { createDocumentFixture, linkToken, signatureFor } from '../../server/documents/document-fixture.ts'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createPerson, createUser } from '../../support/samples/factories.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, takeJobs, performJobs } = await startMailQueue('send_document_mail')
const { api, business, draft, sendDocument, get } = await createDocumentFixture(app)
const signer = caller(app)
const readToken = (text = '') => /https:\/\/hr\.example\.com\/sign\/([\w-]{43})/.exec(text)?.[1] ?? ''
const recipients = () => mail.mails.map((each) => each.to[0]).sort()
const subjects = () => [...new Set(mail.mails.map(({ headers }) => headers.subject))]

beforeEach(async () => {
  await takeJobs()
  mail.mails.length = 0
})

/** Makes a document due and expires it. */
async function expire(id: number): Promise<void> {
  await sql`update documents set expires_at = now() where id = ${id}`.execute(db)
  await expireNext(inBusiness(systemWork(app, 'job_1'), business.id), { locked: 'wait' })
}

describe('emails about the outcome of a document', () => {
  it('go to the sender of an expired document', async () => {
    const { document } = await sendDocument()
    await takeJobs()
    await expire(document.id)
    await performJobs()
    assert.deepEqual([recipients(), subjects()], [[business.owner.email], ['Not signed in time: Employment contract']])
  })

  it('go to the sender and the addresses in `notify` of a declined document, without the reason', async () => {
    const { id } = await draft()
    const notify = ['hr@example.com']
    const { data } = (await api.call('documents.send', { path: { id }, body: { notify } })).body
    assert.deepEqual([data.notify, (await get(id)).notify], [notify, notify])
    await takeJobs()
    const body = { reason: 'The salary is wrong' }
    await signer.call('signing.decline', { path: { token: linkToken(data.signers[0]?.link) }, body })
    await performJobs()
    assert.deepEqual(
      [recipients(), subjects()],
      [[business.owner.email, ...notify].sort(), ['Declined: Employment contract']],
    )
    for (const { text, html } of mail.mails) {
      assert.match(text, /^Hello[^,]*,\n\nAda Lovelace declined to sign/)
      assert.ok(text.includes(`https://hr.example.com/console/documents/${id}`))
      assert.ok(!text.includes('salary') && !html.includes('salary'))
    }
  })

  it('go to the sender and those who had signed when another user withdraws a document', async () => {
    const { document } = await sendDocument(2)
    await performJobs()
    const token = readToken(mail.mails[0]?.text)
    await signer.call('signing.sign', { path: { token }, body: signatureFor(document) })
    await takeJobs()
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const request = { path: { id: document.id }, body: { reason: 'A secret matter' } }
    await caller(app, admin.token).call('documents.void', request)
    await performJobs()
    assert.deepEqual(
      [recipients(), subjects()],
      [[business.owner.email, 'signer-1@example.com'], ['Withdrawn: Employment contract']],
    )
    const { text } = await mail.mailTo('signer-1@example.com')
    assert.match(text, /has withdrawn “Employment contract”, which you had signed/)
    for (const { text } of mail.mails) assert.ok(!text.includes('secret'))
    assert.equal(readToken(text), '')
  })

  it('do not go to users about their own actions, and go to the addresses that an API key names', async () => {
    const own = await sendDocument()
    await takeJobs()
    await api.call('documents.void', { path: { id: own.document.id }, body: { reason: 'Wrong' } })
    await performJobs()
    assert.deepEqual(recipients(), [])

    const key = await createKey(app, business.owner, { scopes: ['documents:write', 'documents:read'] })
    const { id } = await draft()
    const keyApi = caller(app, key.token)
    await keyApi.call('documents.send', { path: { id }, body: { notify: ['hr@example.com'] } })
    await takeJobs()
    await expire(id)
    await performJobs()
    assert.deepEqual([recipients(), subjects()], [['hr@example.com'], ['Not signed in time: Employment contract']])
    await keyApi.call('documents.send', { path: { id }, body: {} })
    assert.deepEqual((await get(id)).notify, [], 'as in the last request')
  })

  it('do not go to a sender whose employment has ended', async () => {
    const { id } = await draft()
    const { id: person_id } = await createPerson(app, { business_id: business.id })
    const sender = await createUser(app, { business_id: business.id, role: 'admin' })
    await api.call('users.update', { path: { id: sender.id }, body: { person_id } })
    await caller(app, sender.token).call('documents.send', { path: { id }, body: {} })
    await takeJobs()
    await api.call('people.terminate', { path: { id: person_id }, body: { end_date: '2020-01-01' } })
    await expire(id)
    await performJobs()
    assert.deepEqual(recipients(), [])
  })
})
