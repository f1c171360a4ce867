import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createBusiness, createPerson, createUser, createWebhook, linkUser } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { pdfText, without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const perform = createJobPerformer(app)

const name = { first_name: 'Ada', last_name: 'Lovelace' }
const confirm = 'Ada Lovelace'
/** Creates a person whose employment has ended. */
const createLeaver = (fields = {}) => createPerson(app, { business_id, ...name, end_date: '2021-01-01', ...fields })
const erase = async (id: number) => (await api.call('people.erase', { path: { id }, body: { confirm } })).body.data
const get = async (id: number) => (await api.call('people.get', { path: { id } })).body.data

describe('people.erase', () => {
  it('deletes only the stored responses that contain a name or address of the person', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const { id } = await createPerson(app, {
      business_id,
      ...name,
      preferred_name: 'A. (Countess)',
      end_date: '2021-01-01',
    })
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, id)
    const { email } = (await api.call('people.get', { path: { id } })).body.data
    const bodies = {
      address: { signers: [{ name: 'A signer', email: email.toUpperCase() }] },
      login: { contact: user.email },
      full_name: { title: 'Handover from LOVELACE, Ada' },
      preferred: { note: 'A. (Countess) Lovelace' },
      first_name_alone: { name: 'Ada Byron' },
      part_of_a_word: { name: 'Adam Lovelace', email: `x${email}` },
    }
    const responses = Object.entries(bodies).map(([key, body]) => ({
      ...{ business_id, principal: 'user:1', request: 'POST /v1/documents', key },
      ...{ request_hash: '', status: 201, body: JSON.stringify({ success: true, data: body }) },
    }))
    await app.db.insertInto('kept_answers').values(responses).execute()
    const remaining = () =>
      app.db.selectFrom('kept_answers').select('key').where('business_id', '=', business_id).execute()
    await api.call('people.erase', { path: { id }, header: { 'Idempotency-Key': 'erase' }, body: { confirm } })
    assert.deepEqual((await remaining()).map(({ key }) => key).sort(), ['erase', 'first_name_alone', 'part_of_a_word'])
  })

  it('returns the record without personal data, and sends an event with only the ID', async () => {
    const { id } = await createLeaver({
      start_date: '2020-01-01',
      preferred_name: 'Countess',
      phone: '+44 1',
      postal_address: { town: 'London', country: 'GB' },
      date_of_birth: '1990-12-10',
      employee_number: 'E-1',
      external_id: 'hr-1',
      job_title: 'Analyst',
      metadata: { note: 'personal' },
    })
    const before = await get(id)
    const after = await erase(id)
    const { erased_at, updated_at } = after
    assert.ok(erased_at)
    assert.deepEqual(after, {
      ...before,
      first_name: 'Erased',
      last_name: 'Person',
      preferred_name: null,
      email: `person-${id}@erased.invalid`,
      phone: null,
      postal_address: null,
      date_of_birth: null,
      employee_number: null,
      external_id: null,
      job_title: null,
      metadata: {},
      erased_at,
      updated_at,
      version: before.version + 1,
    })
    const events = await all(api, 'events.list', { query: { types: 'person.erased' } })
    assert.deepEqual(events.at(-1)?.data, { id })
    assert.deepEqual((await all(api, 'people.list', { query: { q: 'countess' } })).length, 0)
  })

  it('records when the erasure is complete, and does nothing when the job repeats', async () => {
    const { id } = await createLeaver()
    assert.equal((await erase(id)).erasure_completed_at, null)
    await perform('erase_person', { business_id, person_id: id })
    const complete = await get(id)
    assert.ok(complete.erasure_completed_at)
    await perform('erase_person', { business_id, person_id: id })
    assert.deepEqual(await get(id), complete)
  })

  it('has a job that does nothing for a person who was not erased', async () => {
    const { id } = await createLeaver()
    const before = await get(id)
    await perform('erase_person', { business_id, person_id: id })
    assert.deepEqual(await get(id), before)
  })

  it('erases a deleted person', async () => {
    const { id } = await createPerson(app, { business_id, ...name })
    await api.call('people.delete', { path: { id } })
    assert.ok((await erase(id)).erased_at)
  })

  it('returns 409 while the person is employed, and for a second erasure', async () => {
    const { id } = await createPerson(app, { business_id, ...name })
    const { body } = await api.expectError(409, 'people.erase', { path: { id }, body: { confirm } })
    assert.deepEqual([body.code, body.current_status], ['illegal_state', 'active'])
    const former = await createLeaver()
    await erase(former.id)
    await api.expectError(409, 'people.erase', { path: { id: former.id }, body: { confirm: 'Erased Person' } })
  })

  it('requires the name of the person, ignoring case', async () => {
    const { id } = await createLeaver()
    for (const wrong of ['Ada', 'Ada Lovelac', 'Grace Hopper']) {
      const { body } = await api.expectError(422, 'people.erase', { path: { id }, body: { confirm: wrong } })
      assert.equal(body.errors?.[0]?.path, 'body.confirm')
    }
    await api.call('people.erase', { path: { id }, body: { confirm: 'ada LOVELACE' } })
  })

  it('returns 409 while documents wait for signatures, with their titles', async () => {
    const { id, email } = await createLeaver()
    const about = await createDocument(app, { business_id, person_id: id, status: 'sent' })
    const other = await createDocument(app, { business_id, status: 'sent', email: email.toUpperCase() })
    const { body } = await api.expectError(409, 'people.erase', { path: { id }, body: { confirm } })
    assert.deepEqual(
      body.errors?.map(({ message }) => message),
      [about, other].map((document) => `Withdraw the document ${document.id}, “Employment contract”, first.`),
    )
    for (const { id } of [about, other]) await api.call('documents.void', { path: { id }, body: { reason: 'Left' } })
    await erase(id)
  })

  it('returns 409 while a document waits for a signature by the login of the person', async () => {
    const { id } = await createLeaver()
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, id)
    const other = await createDocument(app, { business_id, status: 'sent', email: user.email })
    await api.expectError(409, 'people.erase', { path: { id }, body: { confirm } })
    await api.call('documents.void', { path: { id: other.id }, body: { reason: 'Left' } })
    await erase(id)
  })

  it('returns 409 while the person is in an open pay run or manages others', async () => {
    const paid = await createLeaver()
    await createPayRun(app, { business_id, people: [paid.id], status: 'approved' })
    const manager = await createLeaver()
    await createPerson(app, { business_id, manager_id: manager.id })
    for (const { id } of [paid, manager])
      await api.expectError(409, 'people.erase', { path: { id }, body: { confirm } })
  })

  it('allows no change of an erased record, and no new reference to it', async () => {
    const { id } = await createLeaver()
    await erase(id)
    await api.expectError(409, 'people.update', { path: { id }, body: { end_date: null, phone: '+44 1' } })
    await api.expectError(422, 'people.create', { body: { ...name, email: 'new@example.com', manager_id: id } })
    const user = { name: 'Ada', email: 'ada.new@example.com', role: 'employee' as const, person_id: id }
    await api.expectError(422, 'users.create', { body: user })
    await api.call('people.delete', { path: { id } })
  })

  it('ends the login of the person and frees its address', async () => {
    const { id } = await createPerson(app, { business_id, ...name })
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, id)
    const session = await logIn(app, user)
    await api.call('people.terminate', { path: { id }, body: { end_date: '2021-01-01' } })
    await erase(id)
    await caller(app, session.token).expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token: session.refresh_token } })
    const account = (await api.call('users.get', { path: { id: user.id } })).body.data
    assert.deepEqual(
      [account.name, account.active, account.password_set, account.person_id],
      ['Erased User', false, false, id],
    )
    await api.call('users.create', { body: { name: 'Another', email: user.email, role: 'employee' } })
  })

  it('removes the data from pending deliveries, and completes after their attempts', async () => {
    const { id: webhook_id } = await createWebhook(app, { business_id, url: 'https://example.com/' })
    const { id } = (await api.call('people.create', { body: { ...name, email: 'waits@example.com' } })).body.data
    await api.call('people.terminate', { path: { id }, body: { end_date: '2021-01-01' } })
    await erase(id)
    await perform('erase_person', { business_id, person_id: id })
    assert.equal((await get(id)).erasure_completed_at, null)
    const { rows } = await sql<{ body: string }>`
      select body from pending_deliveries delivery join events using (business_id)
      where events.id = delivery.event_id and webhook_id = ${webhook_id} order by delivery.id`.execute(app.db)
    assert.deepEqual(
      rows.map(({ body }) => JSON.parse(body).data.email),
      [`person-${id}@erased.invalid`, `person-${id}@erased.invalid`, `person-${id}@erased.invalid`, undefined],
    )
    await sql`update people set erased_at = now() - interval '1 hour' where id = ${id}`.execute(app.db)
    await perform('erase_person', { business_id, person_id: id })
    assert.ok((await get(id)).erasure_completed_at)
    await api.call('webhooks.delete', { path: { id: webhook_id } })
  })

  it('leaves payslips with their amounts and without names', { skip: without('pdftotext') }, async () => {
    const { id } = await createLeaver()
    const { id: run } = await createPayRun(app, { business_id, people: [id], status: 'completed' })
    const place = { path: { id: run, person_id: id } }
    const before = (await api.call('payslips.get', place)).body.data
    await erase(id)
    const { first_name, last_name, employee_number, totals } = (await api.call('payslips.get', place)).body.data
    assert.deepEqual([first_name, last_name, employee_number], ['Erased', 'Person', null])
    assert.deepEqual(totals, before.totals)
    const text = pdfText((await api.call('payslips.pdf', place)).bytes)
    assert.ok(text.includes('10.00') && !/Ada|Lovelace/.test(text), text)
  })
})
