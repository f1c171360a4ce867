import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createMailer } from '../../../worker/mail.ts'
import { openDesk, signatureOf } from '../../server/documents/document-desk.ts'
import { caller } from '../../support/http.ts'
import { startMailServer } from '../../support/receivers/mail-server.ts'
import { createUser } from '../../support/samples/factories.ts'
import { textOf, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({
  env: { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test', PUBLIC_URL: 'https://hr.example.com' },
})
const { api, business, draft, sent, auditOf } = await openDesk(app)
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

describe('send_document_mail', () => {
  it('mails the new address of a signer who was corrected, and the old one nothing that opens', async () => {
    const { document } = await sent()
    const path = { id: document.id, signer_id: document.signers[0]?.id ?? 0 }
    const waiting = await takeJobs()
    await api.call('documents.updateSigner', { path, body: { email: 'ada@example.org' } })
    for (const payload of waiting) await perform('send_document_mail', payload)
    assert.deepEqual(to(), [])
    await work()
    assert.deepEqual(to(), ['ada@example.org'])
    const first = tokenIn((await mail.mailTo('ada@example.org')).text)

    await api.call('documents.updateSigner', { path, body: { email: 'ada@example.net' } })
    await work()
    await signer.refused(410, 'signing.get', { path: { token: first } })
    const { text } = await mail.mailTo('ada@example.net')
    await signer.call('signing.sign', { path: { token: tokenIn(text) }, body: signatureOf(document) })
  })

  it('mails a link that signs to each signer once it is their turn, and the signed file to all', async () => {
    const { document, tokens } = await sent(2)
    await work()
    assert.deepEqual(to(), ['signer-1@example.com'])
    const { text, html } = await mail.mailTo('signer-1@example.com')
    assert.match(text, new RegExp(`${business.name} has asked you to read and sign “Employment contract”`))
    assert.ok(html.includes(tokenIn(text)))
    assert.ok(!tokens.includes(tokenIn(text)))
    await signer.call('signing.sign', { path: { token: tokenIn(text) }, body: signatureOf(document) })

    mail.mails.length = 0
    await work()
    assert.deepEqual(to(), ['signer-2@example.com'])
    await signer.call('signing.sign', { path: { token: tokenIn(mail.mails[0]?.text) }, body: signatureOf(document) })

    mail.mails.length = 0
    await work()
    assert.deepEqual(to(), [business.owner.email, 'signer-1@example.com', 'signer-2@example.com'].sort())
    assert.deepEqual(subjects(), ['Signed: Employment contract'])
    const last = await mail.mailTo('signer-1@example.com')
    const token = tokenIn(last.text)
    assert.match(last.text, /anyone who has it can download the document/)
    assert.doesNotMatch(last.text, /sign in your name/)
    assert.match((await signer.call('signing.file', { path: { token } })).text, /^%PDF-/)
    assert.equal(tokenIn((await mail.mailTo(business.owner.email)).text), '')
  })

  it('mails a reminder whose link works in the place of those before', async () => {
    const { document } = await sent()
    await work()
    const before = tokenIn(mail.mails[0]?.text)
    mail.mails.length = 0
    await api.call('documents.remind', { path: { id: document.id }, body: {} })
    await work()
    assert.deepEqual(subjects(), [`Reminder: ${business.name} asks you to sign: Employment contract`])
    await signer.refused(410, 'signing.get', { path: { token: before } })
    await signer.call('signing.get', { path: { token: tokenIn(mail.mails[0]?.text) } })
  })

  it('alone brings links where they are to be mailed: nobody else is shown one', async () => {
    const { id } = await draft(2)
    const key = { 'Idempotency-Key': `send-${id}` }
    const request = { path: { id }, body: { delivery: 'mail' as const } }
    for (const header of [key, key]) {
      const { data } = (await api.call('documents.send', { ...request, header })).body
      assert.deepEqual(
        [data.delivery, data.signers.map(({ link, secret_withheld }) => link ?? secret_withheld)],
        ['mail', [undefined, undefined]],
      )
    }
    const links = db
      .selectFrom('signing_links as link')
      .innerJoin('document_signers as signer', (join) =>
        join.onRef('signer.business_id', '=', 'link.business_id').onRef('signer.id', '=', 'link.signer_id'),
      )
    const linksOf = links.select(['link.delivery', 'signer.position']).where('signer.document_id', '=', id)
    assert.deepEqual(await linksOf.execute(), [])
    await work()
    assert.deepEqual(await linksOf.execute(), [{ delivery: 'mail', position: 1 }])

    const { data } = (await api.call('documents.remind', { path: { id }, body: {} })).body
    assert.equal(data.signers[0]?.link, undefined, 'a reminder goes the same way')
    mail.mails.length = 0
    await work()
    await signer.call('signing.get', { path: { token: tokenIn(mail.mails[0]?.text) } })
  })

  it('mails signers who are signed in the link that goes by mail alone, once in a while', async () => {
    const { id } = await draft()
    const { email, token } = await createUser(app, { business_id: business.id, role: 'admin' })
    await sql`update document_signers set email = ${email} where document_id = ${id}`.execute(db)
    await api.call('documents.send', { path: { id }, body: { delivery: 'mail' } })
    const own = caller(app, token)
    const ask = async () => (await own.call('documents.createSigningLink', { path: { id } })).body.data
    assert.equal((await ask()).signers[0]?.link, undefined)
    await work()
    assert.equal(mail.mails.length, 1, 'the mail to which sending led was asked for a moment ago')

    await sql`update document_mails set created_at = now() - interval '6 minutes' where document_id = ${id}`.execute(db)
    for (let time = 0; time < 2; time++) assert.equal((await ask()).signers[0]?.link, undefined)
    await work()
    assert.deepEqual(to(), [email, email])
    for (const { text } of mail.mails) await signer.call('signing.get', { path: { token: tokenIn(text) } })
  })

  it('is in the trail once it was taken, with the address that it was for', async () => {
    const { document } = await sent()
    const mailed = async () => (await auditOf(document.id)).filter(({ type }) => type === 'mailed')
    assert.deepEqual(await mailed(), [])
    await work()
    const [entry, ...others] = await mailed()
    assert.deepEqual([entry?.actor, others], ['system', []])
    assert.deepEqual(entry?.data, { signer_id: document.signers[0]?.id, email: 'signer-1@example.com' })
  })

  it('makes a certificate that says by which link each signed, and which other they had', {
    skip: without('pdftotext'),
  }, async () => {
    const { document, tokens } = await sent(3)
    const { id } = document
    const body = signatureOf(document)
    await work()
    await signer.call('signing.sign', { path: { token: tokenIn(mail.mails[0]?.text) }, body })
    await work()
    await signer.call('signing.sign', { path: { token: tokens[1] ?? '' }, body })
    await api.call('documents.remind', { path: { id }, body: { delivery: 'mail' } })
    mail.mails.length = 0
    await work()
    await signer.call('signing.sign', { path: { token: tokenIn(mail.mails.at(-1)?.text) }, body })
    const words = textOf((await api.call('documents.file', { path: { id } })).bytes)
      .split(/\s+/)
      .join(' ')
    const shown = 'shown to the sender to share'
    for (const line of [
      `Signed with a link emailed to signer-1@example.com; another link was ${shown} Document opened on`,
      `Signed with a link ${shown}; another link was emailed to signer-2@example.com Document opened on`,
      'Signed with a link emailed to signer-3@example.com Document opened on',
    ]) {
      assert.ok(words.includes(line), `${line} in ${words}`)
    }
    assert.doesNotMatch(words, /only they were given/)
    const consents = (await auditOf(id)).filter(({ type }) => type === 'consented')
    assert.deepEqual(
      consents.map(({ data }) => [data.delivery, data.other_delivery]),
      [
        ['mail', 'link'],
        ['link', 'mail'],
        ['mail', null],
      ],
    )
  })

  it('mails nothing that is too late', async () => {
    const { document } = await sent()
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    await work()
    assert.deepEqual(to(), [])
  })

  it('is sent once, though its job runs twice', async () => {
    await sent()
    const [payload] = await takeJobs()
    for (let time = 0; time < 2; time++) await perform('send_document_mail', payload)
    assert.equal(mail.mails.length, 1)
  })

  it('is sent by the next try when the mail server turns it away', async () => {
    await sent()
    const [payload] = await takeJobs()
    mail.refuse(1)
    await assert.rejects(perform('send_document_mail', payload))
    await perform('send_document_mail', payload)
    assert.equal(mail.mails.length, 1)
    await signer.call('signing.get', { path: { token: tokenIn(mail.mails[0]?.text) } })
  })

  it('is not made where no mail is set up, and nobody can be named', async () => {
    const silent = await startTestApp()
    const desk = await openDesk(silent)
    const { id } = await desk.draft()
    const { body } = await desk.api.refused(422, 'documents.send', {
      path: { id },
      body: { notify: ['hr@example.com'] },
    })
    assert.equal(body.errors?.[0]?.path, 'body.notify')
    await desk.sent()
    const { rows } = await sql`select from document_mails`.execute(silent.db)
    assert.equal(rows.length, 0)
  })
})
