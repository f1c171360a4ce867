import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { remindNext } from '../../../server/documents/mails/remind-signers.ts'
import { inBusiness } from '../../../server/operation/work.ts'
import { systemWork } from '../../../worker/system-work.ts'
import { createDocumentFixture, linkToken, signatureFor } from '../../server/documents/document-fixture.ts'
import { caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp({
  env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://hr.example.com', DATABASE_POOL_SIZE: '25' },
})
const fixture = await createDocumentFixture(app)
const { get, readTrail } = fixture
const signer = caller(app)
const perform = createJobPerformer(app)
const dayMs = 24 * 3600 * 1000

/** Sends a document with reminders. Returns the document and the tokens of its links. */
async function sendWith(
  signers: number,
  body: { remind_every_days?: number | null; expires_in_days?: number },
  fields = {},
  { api, draft } = fixture,
) {
  const { id } = await draft(signers, fields)
  const { data: document } = (await api.call('documents.send', { path: { id }, body })).body
  return { document, tokens: document.signers.map(({ link }) => linkToken(link)) }
}
const makeDue = (id: number) =>
  sql`update documents set next_reminder_at = now() - interval '1 second' where id = ${id}`.execute(app.db)
const readReminders = async (id: number) =>
  (await readTrail(id)).filter(({ type }) => type === 'reminded').map(({ actor, data }) => [actor, data.signer_id])
const readMails = async (id: number) =>
  (await app.db.selectFrom('document_mails').select('kind').where('document_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )
const daysUntil = (time: string | null | undefined) => Math.round((Date.parse(time ?? '') - Date.now()) / dayMs)

describe('remind_signers', () => {
  it('emails a reminder at each interval until the signature', async () => {
    const { document, tokens } = await sendWith(2, { remind_every_days: 7, expires_in_days: 30 })
    assert.deepEqual([document.remind_every_days, daysUntil(document.next_reminder_at)], [7, 7])
    await perform('remind_signers')
    assert.deepEqual(await readReminders(document.id), [])

    await makeDue(document.id)
    for (let time = 0; time < 2; time++) await perform('remind_signers')
    assert.deepEqual(await readReminders(document.id), [['system', document.signers[0]?.id]])
    assert.equal(daysUntil((await get(document.id)).next_reminder_at), 7)
    await signer.call('signing.get', { path: { token: tokens[0] ?? '' } })
    assert.deepEqual(await readMails(document.id), ['sign', 'remind'])
  })

  it('reminds all signers without a signature in parallel order', async () => {
    const fields = { signing_order: 'parallel' as const }
    const { document, tokens } = await sendWith(3, { remind_every_days: 1 }, fields)
    assert.deepEqual(await readMails(document.id), ['sign', 'sign', 'sign'])
    await signer.call('signing.sign', { path: { token: tokens[0] ?? '' }, body: signatureFor(document) })
    await makeDue(document.id)
    await perform('remind_signers')
    assert.deepEqual(
      (await readReminders(document.id)).map(([, id]) => id),
      document.signers.slice(1).map(({ id }) => id),
    )
  })

  it('restarts the interval for the next signer, and ends with the last signature or the expiry', async () => {
    const { document, tokens } = await sendWith(2, { remind_every_days: 10, expires_in_days: 15 })
    await sql`update documents set next_reminder_at = now() + interval '1 day' where id = ${document.id}`.execute(
      app.db,
    )
    await signer.call('signing.sign', { path: { token: tokens[0] ?? '' }, body: signatureFor(document) })
    assert.equal(daysUntil((await get(document.id)).next_reminder_at), 10)
    await makeDue(document.id)
    await perform('remind_signers')
    assert.equal(daysUntil((await get(document.id)).next_reminder_at), 10)
    await signer.call('signing.sign', { path: { token: tokens[1] ?? '' }, body: signatureFor(document) })
    await makeDue(document.id)
    await perform('remind_signers')
    assert.equal((await readReminders(document.id)).length, 1)

    const { document: brief } = await sendWith(1, { remind_every_days: 10, expires_in_days: 10 })
    assert.equal(brief.next_reminder_at, null)
    const { document: expired } = await sendWith(1, { remind_every_days: 1, expires_in_days: 10 })
    await sql`update documents set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(app.db)
    await makeDue(expired.id)
    await perform('remind_signers')
    assert.deepEqual([await readReminders(expired.id), (await get(expired.id)).next_reminder_at], [[], null])
  })

  it('reminds once for concurrent attempts', async () => {
    const { document } = await sendWith(1, { remind_every_days: 7 })
    await makeDue(document.id)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        remindNext(inBusiness(systemWork(app, 'job_1'), fixture.business.id), {
          locked: index % 2 === 0 ? 'skip' : 'wait',
        }),
      ),
    )
    assert.equal((await readReminders(document.id)).length, 1)
  })

  it('uses the clock of a sandbox', async () => {
    const ahead = await createDocumentFixture(app)
    const { id: business_id } = ahead.business
    const { document } = await sendWith(1, { remind_every_days: 7 }, {}, ahead)
    const work = { ...systemWork(app, 'job_1'), business_id }
    assert.equal(await remindNext(work, { locked: 'wait' }), false)
    await sql`update businesses set sandbox = true, clock_offset = interval '8 days' where id = ${business_id}`.execute(
      app.db,
    )
    assert.equal(await remindNext(work, { locked: 'wait' }), true)
    assert.equal((await ahead.readTrail(document.id)).filter(({ type }) => type === 'reminded').length, 1)
    assert.equal(daysUntil((await ahead.get(document.id)).next_reminder_at), 15)
  })
})

it('a document cannot be sent with reminders without a mail server', async () => {
  const other = await startTestApp()
  const fixture = await createDocumentFixture(other)
  const { id } = await fixture.draft()
  const body = { remind_every_days: 7 }
  const { errors } = (await fixture.api.expectError(422, 'documents.send', { path: { id }, body })).body
  assert.deepEqual(
    errors?.map(({ path }) => path),
    ['body.remind_every_days'],
  )
})
