import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture, signatureFor } from '../document-fixture.ts'
import { createBounce, createBounceFixture } from './bounce-fixture.ts'

const mail = await startMailServer()
const app = await startTestApp({
  env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com', MAIL_BOUNCE_ADDRESS: 'bounces@mail.example.com' },
})
const { api, business, draft, sendDocument, get, readTrail, perform, takeJobs, performJobs, ...fixture } =
  await createBounceFixture(app, mail)
const { readToken, post, readBounceState, readBounceEvents, createMailedDocument } = fixture

beforeEach(takeJobs)

describe('a permanently rejected email to a signer', () => {
  it('is recorded in the trail, an event and the document, and reported to the sender, if the mail server rejects it', async () => {
    mail.refuseTo('signer-1@example.com', '550 5.1.1 No such user')
    const { document } = await sendDocument()
    const { id, version } = document
    await performJobs()
    mail.refuseTo('signer-1@example.com', '')
    assert.deepEqual(await readBounceState(id), [true, '5.1.1'])
    assert.equal((await get(id)).version, version)
    const entry = (await readTrail(id)).at(-1)
    const email = 'signer-1@example.com'
    const signer_id = document.signers[0]?.id ?? 0
    assert.deepEqual(
      [entry?.type, entry?.actor, entry?.data],
      ['bounced', 'system', { signer_id, email, status_code: '5.1.1' }],
    )
    const [event = assert.fail(), ...others] = await readBounceEvents(id)
    assert.deepEqual(others, [])
    const { signer } = event.data as { signer: object }
    assert.deepEqual({ ...signer, bounced_at: '' }, { id: signer_id, order: 1, bounced_at: '', status_code: '5.1.1' })
    assert.ok(!JSON.stringify(event).includes(email))
    await performJobs()
    const { headers, text } = await mail.mailTo(business.owner.email)
    assert.equal(headers.subject, 'Email bounced: Employment contract')
    assert.match(text, /to Ada Lovelace, signer-1@example\.com, bounced: the mailbox does not exist\./)
    assert.match(text, /Correct the address/)
  })

  it('is identified by the token in the envelope sender of its bounce, and recorded once', async () => {
    const { id, token } = await createMailedDocument()
    for (let time = 0; time < 2; time++) assert.equal((await post(token)).status, 204)
    assert.deepEqual(await readBounceState(id), [true, '5.1.1'])
    assert.equal((await readBounceEvents(id)).length, 1)
    assert.equal((await readTrail(id)).filter(({ type }) => type === 'bounced').length, 1)
    await performJobs()
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]),
      [business.owner.email],
    )
  })

  it('is recorded once when two servers post the same bounce concurrently', async () => {
    const { id, token } = await createMailedDocument()
    const responses = await Promise.all([post(token), post(token.toUpperCase())])
    assert.deepEqual(
      responses.map(({ status }) => status),
      [204, 204],
    )
    assert.equal((await readBounceEvents(id)).length, 1)
  })

  it('is recorded even if the report lacks the headers of the email', async () => {
    const { id, token } = await createMailedDocument()
    const [head = '', ...parts] = createBounce({ status: '5.2.2 (mailbox full)' }).split('\r\n\r\n')
    const type = /^Content-Type: (.+)$/m.exec(head)?.[1] ?? ''
    assert.equal((await post(token, parts.join('\r\n\r\n'), type.trim())).status, 204)
    assert.deepEqual(await readBounceState(id), [true, '5.2.2'])
  })

  it('is not recorded for a report of a delay or a delivery, or for an email without a report', async () => {
    const { id, token } = await createMailedDocument()
    const vacation = 'Subject: I am on holiday\r\n\r\nAction: failed\r\n\r\nStatus: 5.1.1\r\n'
    const others = [
      createBounce({ action: 'delayed', status: '4.4.1' }),
      createBounce({ action: 'delivered' }),
      vacation,
      '',
      '\0\xff--',
    ]
    for (const body of others) assert.equal((await post(token, body)).status, 204)
    assert.deepEqual(await readBounceState(id), [false, null])
  })

  it('is not recorded without a valid token, with the same response', async () => {
    const { id, token } = await createMailedDocument()
    const [business = '', number = '', mac = ''] = token.split('.')
    const forged = [
      `${business}.${number}.${'0'.repeat(20)}`,
      `${business}.${(Number.parseInt(number, 36) + 1).toString(36)}.${mac}`,
      `${business}.${number}`,
      'x',
      `${'9'.repeat(500)}`,
    ]
    const genuine = await post(token, 'no report')
    for (const each of forged) {
      const { status, text } = await post(each)
      assert.deepEqual([status, text], [genuine.status, genuine.text])
    }
    assert.deepEqual(await readBounceState(id), [false, null])
    assert.equal((await app.send('GET', `/mail/bounces/${token}`)).status, 405)
  })

  it('is recorded from the first 256 KiB of a bounce, ignoring the rest', async () => {
    const { id, token } = await createMailedDocument()
    const padding = Buffer.alloc(256 * 1024, 'x')
    assert.equal((await post(token, Buffer.concat([padding, Buffer.from(createBounce())]))).status, 204)
    assert.deepEqual(await readBounceState(id), [false, null])
    const [report = ''] = createBounce().split('--b/1--')
    assert.equal((await post(token, Buffer.concat([Buffer.from(report), padding]))).status, 204)
    assert.deepEqual(await readBounceState(id), [true, '5.1.1'])
  })

  it('is cleared when the address is corrected, even if the old address bounces later', async () => {
    const { id, signer_id, token } = await createMailedDocument()
    await post(token)
    await api.call('documents.updateSigner', { path: { id, signer_id }, body: { email: 'ada.new@example.com' } })
    assert.deepEqual(await readBounceState(id), [false, null])
    await performJobs()
    assert.ok(mail.mails.some(({ to }) => to[0] === 'ada.new@example.com'))
    await post(token)
    assert.deepEqual(await readBounceState(id), [false, null])
  })

  it('is cleared when a reminder is accepted', async () => {
    const { id, token } = await createMailedDocument()
    await post(token)
    await takeJobs()
    await api.call('documents.remind', { path: { id }, body: {} })
    await performJobs()
    assert.deepEqual(await readBounceState(id), [false, null])
  })

  it('includes an email that the queue could not send', async () => {
    const { document } = await sendDocument()
    const [payload] = await takeJobs()
    mail.refuse(2)
    await assert.rejects(perform(payload))
    assert.deepEqual(await readBounceState(document.id), [false, null])
    await assert.rejects(perform(payload, { isLastAttempt: true }))
    assert.deepEqual(await readBounceState(document.id), [true, '4.4.7'])
  })

  it('does not include a rejection of the sending server, which is retried', async () => {
    mail.refuseTo('signer-1@example.com', '550 5.7.1 Relaying denied')
    const { document } = await sendDocument()
    const [payload] = await takeJobs()
    await assert.rejects(perform(payload), ({ message }: Error) => !message.includes('@'))
    mail.refuseTo('signer-1@example.com', '')
    assert.deepEqual(await readBounceState(document.id), [false, null])
  })

  it('is recorded only for the document and business of the token', async () => {
    const other = await createDocumentFixture(app)
    const { document } = await other.sendDocument()
    await performJobs()
    const theirs = readToken(mail.mails[0]?.from)
    const { id } = await createMailedDocument()
    await post(theirs)
    assert.deepEqual(await readBounceState(id), [false, null])
    assert.notEqual((await other.get(document.id)).signers[0]?.bounced_at, null)
  })

  it('is shown in the console next to the signer and in the trail', async () => {
    const { id, token } = await createMailedDocument()
    await post(token)
    const visitor = await visitConsoleAs(app, business.owner)
    const { text } = await visitor.get(`/console/documents/${id}`)
    assert.match(
      text,
      /Email to signer-1@example\.com bounced on [^<]*: the mailbox does not exist\. Correct the address\./,
    )
    assert.match(text, /could not email Ada Lovelace, signer-1@example\.com: the mailbox does not exist\./)
  })

  it('is reported only to the sender, whose own rejected email is not recorded', async () => {
    const { id } = await draft()
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const { data } = (await caller(app, admin.token).call('documents.send', { path: { id }, body: {} })).body
    await performJobs()
    const path = { token: /\/sign\/([\w-]{43})/.exec(data.signers[0]?.link ?? '')?.[1] ?? '' }
    await caller(app).call('signing.sign', { path, body: signatureFor(data) })
    mail.refuseTo(admin.email, '550 5.1.1 No such user')
    await performJobs()
    await performJobs()
    assert.deepEqual(mail.mails, [])
    assert.deepEqual(await readBounceEvents(id), [])
  })

  it('can be reported to further addresses, which the form to send a document accepts', async () => {
    const { id } = await draft()
    const visitor = await visitConsoleAs(app, business.owner)
    const path = `/console/documents/${id}`
    const fields = { delivery: 'mail', expires_in_days: '30', remind_every_days: '' }
    const wrong = await visitor.submit(path, 'send', { ...fields, notify: 'hr@example.com, invalid' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /name="notify"[^>]*aria-invalid="true"/)
    await visitor.submit(path, 'send', { ...fields, notify: 'hr@example.com, boss@example.com' })
    assert.deepEqual((await get(id)).notify, ['hr@example.com', 'boss@example.com'])
  })
})
