import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createDocumentFixture, signatureFor } from '../../server/documents/document-fixture.ts'
import { caller } from '../../support/http.ts'
import { createUser } from '../../support/samples/factories.ts'
import { pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, perform, takeJobs, performJobs } = await startMailQueue('send_document_mail')
const { api, business, draft, sendDocument, readTrail } = await createDocumentFixture(app)
const signer = caller(app)
const readToken = (text = '') => /https:\/\/hr\.example\.com\/sign\/([\w-]{43})/.exec(text)?.[1] ?? ''
const recipients = () => mail.mails.map((each) => each.to[0]).sort()
const subjects = () => [...new Set(mail.mails.map(({ headers }) => headers.subject))]

beforeEach(async () => {
  await takeJobs()
  mail.mails.length = 0
})

describe('send_document_mail', () => {
  it('emails a working link to the corrected address of a signer, and none to the previous one', async () => {
    const { document } = await sendDocument()
    const path = { id: document.id, signer_id: document.signers[0]?.id ?? 0 }
    const payloads = await takeJobs()
    await api.call('documents.updateSigner', { path, body: { email: 'ada@example.org' } })
    for (const payload of payloads) await perform(payload)
    assert.deepEqual(recipients(), [])
    await performJobs()
    assert.deepEqual(recipients(), ['ada@example.org'])
    const first = readToken((await mail.mailTo('ada@example.org')).text)

    await api.call('documents.updateSigner', { path, body: { email: 'ada@example.net' } })
    await performJobs()
    await signer.expectError(410, 'signing.get', { path: { token: first } })
    const { text } = await mail.mailTo('ada@example.net')
    await signer.call('signing.sign', { path: { token: readToken(text) }, body: signatureFor(document) })
  })

  it('emails a signing link to each signer in turn, and the signed file to all', async () => {
    const { document, tokens } = await sendDocument(2)
    await performJobs()
    assert.deepEqual(recipients(), ['signer-1@example.com'])
    const { text, html } = await mail.mailTo('signer-1@example.com')
    assert.match(text, new RegExp(`${business.name} has asked you to read and sign “Employment contract”`))
    assert.ok(html.includes(readToken(text)))
    assert.ok(!tokens.includes(readToken(text)))
    await signer.call('signing.sign', { path: { token: readToken(text) }, body: signatureFor(document) })

    await performJobs()
    assert.deepEqual(recipients(), ['signer-2@example.com'])
    await signer.call('signing.sign', { path: { token: readToken(mail.mails[0]?.text) }, body: signatureFor(document) })

    await performJobs()
    assert.deepEqual(recipients(), [business.owner.email, 'signer-1@example.com', 'signer-2@example.com'].sort())
    assert.deepEqual(subjects(), ['Signed: Employment contract'])
    const last = await mail.mailTo('signer-1@example.com')
    const token = readToken(last.text)
    assert.match(last.text, /anyone who has it can download the document/)
    assert.doesNotMatch(last.text, /sign in your name/)
    assert.match((await signer.call('signing.file', { path: { token } })).text, /^%PDF-/)
    assert.equal(readToken((await mail.mailTo(business.owner.email)).text), '')
  })

  it('emails a reminder whose link replaces the previous one', async () => {
    const { document } = await sendDocument()
    await performJobs()
    const before = readToken(mail.mails[0]?.text)
    mail.mails.length = 0
    await api.call('documents.remind', { path: { id: document.id }, body: {} })
    await performJobs()
    assert.deepEqual(subjects(), [`Reminder: ${business.name} asks you to sign: Employment contract`])
    await signer.expectError(410, 'signing.get', { path: { token: before } })
    await signer.call('signing.get', { path: { token: readToken(mail.mails[0]?.text) } })
  })

  it('contains the only copy of a link that is delivered by email', async () => {
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
    const query = links.select(['link.delivery', 'signer.position']).where('signer.document_id', '=', id)
    assert.deepEqual(await query.execute(), [])
    await performJobs()
    assert.deepEqual(await query.execute(), [{ delivery: 'mail', position: 1 }])

    const { data } = (await api.call('documents.remind', { path: { id }, body: {} })).body
    assert.equal(data.signers[0]?.link, undefined, 'a reminder goes the same way')
    await performJobs()
    await signer.call('signing.get', { path: { token: readToken(mail.mails[0]?.text) } })
  })

  it('emails a requested link to a user who signs, at most every five minutes', async () => {
    const { id } = await draft()
    const { email, token } = await createUser(app, { business_id: business.id, role: 'admin' })
    await sql`update document_signers set email = ${email} where document_id = ${id}`.execute(db)
    await api.call('documents.send', { path: { id }, body: { delivery: 'mail' } })
    const own = caller(app, token)
    const requestLink = async () => (await own.call('documents.createSigningLink', { path: { id } })).body.data
    assert.equal((await requestLink()).signers[0]?.link, undefined)
    await performJobs()
    const [first = assert.fail(), ...others] = mail.mails
    assert.deepEqual(others, [], 'the link was emailed a moment ago')

    await sql`update document_mails set created_at = now() - interval '6 minutes' where document_id = ${id}`.execute(db)
    for (let time = 0; time < 2; time++) assert.equal((await requestLink()).signers[0]?.link, undefined)
    await performJobs()
    assert.deepEqual(recipients(), [email])
    for (const { text } of [first, ...mail.mails])
      await signer.call('signing.get', { path: { token: readToken(text) } })
  })

  it('is in the trail once the mail server has accepted it, with its address', async () => {
    const { document } = await sendDocument()
    const readMailed = async () => (await readTrail(document.id)).filter(({ type }) => type === 'mailed')
    assert.deepEqual(await readMailed(), [])
    await performJobs()
    const [entry, ...others] = await readMailed()
    assert.deepEqual([entry?.actor, others], ['system', []])
    assert.deepEqual(entry?.data, { signer_id: document.signers[0]?.id, email: 'signer-1@example.com' })
  })

  it('appears in the certificate with the link that each signer used, and their other link', {
    skip: without('pdftotext'),
  }, async () => {
    const { document, tokens } = await sendDocument(3)
    const { id } = document
    const body = signatureFor(document)
    await performJobs()
    await signer.call('signing.sign', { path: { token: readToken(mail.mails[0]?.text) }, body })
    await performJobs()
    await signer.call('signing.sign', { path: { token: tokens[1] ?? '' }, body })
    await api.call('documents.remind', { path: { id }, body: { delivery: 'mail' } })
    await performJobs()
    await signer.call('signing.sign', { path: { token: readToken(mail.mails.at(-1)?.text) }, body })
    const words = pdfText((await api.call('documents.file', { path: { id } })).bytes)
      .split(/\s+/)
      .join(' ')
    const display = 'shown to the sender to share'
    for (const line of [
      `Signed with a link emailed to signer-1@example.com; another link was ${display} Document opened on`,
      `Signed with a link ${display}; another link was emailed to signer-2@example.com Document opened on`,
      'Signed with a link emailed to signer-3@example.com Document opened on',
    ]) {
      assert.ok(words.includes(line), `${line} in ${words}`)
    }
    const consents = (await readTrail(id)).filter(({ type }) => type === 'consented')
    assert.deepEqual(
      consents.map(({ data }) => [data.delivery, data.other_delivery]),
      [
        ['mail', 'link'],
        ['link', 'mail'],
        ['mail', null],
      ],
    )
  })

  it('is not sent for a voided document', async () => {
    const { document } = await sendDocument()
    await api.call('documents.void', { path: { id: document.id }, body: { reason: 'Wrong' } })
    await performJobs()
    assert.deepEqual(recipients(), [])
  })

  it('is sent once even if its job runs twice', async () => {
    await sendDocument()
    const [payload] = await takeJobs()
    for (let time = 0; time < 2; time++) await perform(payload)
    assert.equal(mail.mails.length, 1)
  })

  it('is sent by the next attempt when the mail server refuses it temporarily', async () => {
    await sendDocument()
    const [payload] = await takeJobs()
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await perform(payload)
    assert.equal(mail.mails.length, 1)
    await signer.call('signing.get', { path: { token: readToken(mail.mails[0]?.text) } })
  })

  it('is not queued without a mail server, and `notify` is refused', async () => {
    const silent = await startTestApp()
    const fixture = await createDocumentFixture(silent)
    const { id } = await fixture.draft()
    const { body } = await fixture.api.expectError(422, 'documents.send', {
      path: { id },
      body: { notify: ['hr@example.com'] },
    })
    assert.equal(body.errors?.[0]?.path, 'body.notify')
    await fixture.sendDocument()
    const { rows } = await sql`select from document_mails`.execute(silent.db)
    assert.equal(rows.length, 0)
  })
})
