import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schema } from '../../../openapi/read/contract.ts'
import type { OperationId, Schemas } from '../../../server/operation/contract/contract.ts'
import { encodeForm } from '../../support/browser/form.ts'
import { operation, resolveSchema } from '../../support/contract/contract.ts'
import { type AnyInput, all, type Caller, caller } from '../../support/http.ts'
import { createBankAccount, createPayment } from '../../support/samples/bank-account.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { onePage } from '../../support/samples/document.ts'
import {
  createBusiness,
  createPerson,
  createUser,
  createWebhook,
  linkUser,
  testPassword,
} from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'
import { linkToken, signatureFor } from '../documents/document-fixture.ts'
import { tablesWith, tablesWithTexts, withoutPersonalData } from './canary-tables.ts'

/*
 * Checks that no personal data remains after an erasure. Every text about a person that the contract allows contains a
 * canary, including members that will be added later. The tests search for it in all rows of all tables, in any
 * encoding.
 */

const canary = 'zyxcanary'
/** The word in records of other people, which must remain. */
const otherCanary = 'zyxremaining'

/** Encrypted columns, which cannot be searched. Those of users and webhooks contain secrets; the rows of the others are deleted. */
const ciphertexts = [
  'bank_accounts.number_ciphertext',
  'identifiers.value_ciphertext',
  'payments.number_ciphertext',
  'users.totp_pending_ciphertext',
  'users.totp_secret_ciphertext',
  'webhooks.headers_ciphertext',
  'webhooks.previous_secret_ciphertext',
  'webhooks.secret_ciphertext',
]

// With SMTP but without a worker, links that are waiting to be emailed stay in the database.
const app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'workforce@example.com' } })
const { db } = app
const perform = createJobPerformer(app)

/** Returns a body with the canary in each text of the schema, except in the given members. */
function canaryBody(schema: Schema, members: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(resolveSchema(schema).properties ?? {}).flatMap(
    ([name, member]): [string, unknown][] => {
      const {
        type,
        format,
        enum: values,
        pattern,
        additionalProperties,
        maxLength,
      } = resolveSchema(member as Schema) as Schema & {
        format?: string
        pattern?: string
        maxLength?: number
      }
      if (name in members || values !== undefined) return []
      if (name === 'metadata' && additionalProperties !== undefined) return [[name, { note: canary }]]
      if (name === 'postal_address') return [[name, canaryBody(member as Schema, { country: 'GB' })]]
      if (![type].flat().includes('string')) return []
      if (format === 'email') return [[name, `${canary}@example.com`]]
      if (format !== undefined || (pattern !== undefined && !new RegExp(pattern, 'u').test(canary))) return []
      return [[name, `${canary} ${name}`.slice(0, maxLength)]]
    },
  )
  return { ...Object.fromEntries(texts), ...members }
}

let requests = 0

/**
 * Calls an operation with the canary in each text of its body and in the headers that are stored.
 *
 * @param by - the user agent, which by default is that of the person
 */
async function send(
  api: Caller,
  id: OperationId,
  members: Record<string, unknown>,
  { path, by = canary }: { path?: AnyInput['path']; by?: string } = {},
) {
  const { body, parameters } = operation(id)
  const hasIdempotencyKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const response = await api.send(id, {
    ...(path && { path }),
    header: { 'user-agent': by, ...(hasIdempotencyKey && { 'Idempotency-Key': `${canary}-${++requests}` }) },
    ...(body && { body: canaryBody(body, members) }),
  })
  assert.ok(response.status < 300, `${id}: ${response.text}`)
  return response.body?.data
}

describe('the erasure of a person', () => {
  let business_id: number
  let id: number
  let owner: Caller
  let beforeErasure: { tables: string[]; balance: unknown; totals: unknown }
  let otherDocument: Schemas['Document']

  before(async () => {
    const business = await createBusiness(app)
    business_id = business.id
    owner = caller(app, business.owner.token)
    const { id: owner_id } = business.owner
    const { id: webhook_id } = await createWebhook(app, { business_id, url: 'https://example.com/', active: false })

    /** Calls an operation as the owner, whose user agent is not about the person. */
    const record = (operationId: OperationId, members: Record<string, unknown>, path?: AnyInput['path']) =>
      send(owner, operationId, members, { ...(path && { path }), by: 'Firefox' })

    ;({ id } = await record('people.create', { start_date: '2020-01-01', end_date: null, department: 'Engines' }))
    await record(
      'people.update',
      { job_title: `${canary} of engines`, department: 'Engines', email: `${canary}.new@example.com` },
      { id },
    )
    const { key } = await createCustomField(app, { business_id, type: 'text' })
    await record('people.updateMany', { people: [{ id }], changes: { custom_fields: { [key]: canary } } })

    const user = await createUser(app, { business_id, role: 'employee', email: `${canary}@example.com` })
    const { email } = user
    await linkUser(app, user.id, id)
    const hook = { url: 'https://example.com/hooks', events: ['person.created' as const], contact: email.toUpperCase() }
    await owner.call('webhooks.create', { body: { ...hook, active: false } })
    await record('users.update', { role: 'employee', person_id: id, active: true }, { id: user.id })
    const { token: login } = await send(caller(app), 'auth.login', { email, password: testPassword })
    await send(caller(app, login), 'leaveFeeds.create', {})
    await send(caller(app, login), 'me.updatePerson', {})
    await send(caller(app), 'auth.forgotPassword', { email })

    const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
    const leave = { person_id: id, leave_type_id, start_date: '2026-03-02', end_date: '2026-03-02' }
    const request = await record('leaveRequests.create', leave)
    await record('leaveRequests.reject', {}, { id: request.id })
    await record('leaveBalances.adjust', { person_id: id, leave_type_id, days: 5 })

    const body = 'For {{person.first_name}} {{person.last_name}}: {{data.note}}'
    const template = (await owner.call('documentTemplates.create', { body: { name: 'Contract', body } })).body.data
    const signers = [{ name: canary, email }]
    const document = { person_id: id, template_id: template.id, merge_data: { note: canary }, signers }
    const signed = await record('documents.create', { ...document, external_id: `${canary} signed` })
    const open = await record('documents.send', { delivery: 'link' }, { id: signed.id })
    const path = { token: linkToken(open.signers[0].link) }
    await send(caller(app), 'signing.sign', { ...signatureFor(open), full_name: canary }, { path })
    const voided = await record('documents.create', { ...document, external_id: `${canary} voided` })
    await record('documents.send', { delivery: 'link' }, { id: voided.id })
    await record('documents.void', {}, { id: voided.id })
    const pdf = Buffer.concat([await onePage(), Buffer.from(`% ${canary}\n`)])
    const upload = { person_id: id, title: canary, signers, external_id: canary, metadata: { note: canary } }
    const form = encodeForm({ document: upload, file: pdf })
    await owner.call('documents.upload', form as never)

    const other = {
      person_id: (await createPerson(app, { business_id })).id,
      template_id: template.id,
      title: 'Contract',
      merge_data: { note: 'none' },
      signers: [{ name: otherCanary, email: `${otherCanary}@example.com` }],
    }
    const notified = (await owner.call('documents.create', { body: other })).body.data
    await owner.call('documents.send', { path: { id: notified.id }, body: { notify: [email] } })
    await owner.call('documents.void', { path: { id: notified.id }, body: { reason: 'Wrong' } })
    otherDocument = (await owner.call('documents.create', { body: other })).body.data
    const otherSent = (await owner.call('documents.send', { path: { id: otherDocument.id }, body: {} })).body.data
    const signature = { ...signatureFor(otherSent), full_name: otherCanary }
    await caller(app).call('signing.sign', { path: { token: linkToken(otherSent.signers[0]?.link) }, body: signature })

    await record('assignments.create', { effective_on: '2026-01-01' }, { id })
    const salary = { effective_on: '2026-01-01', amount: '48000.00', per: 'year' }
    await record('compensations.create', { ...salary, pay_code: 'salary' }, { id })
    await record('identifiers.create', { kind: 'passport', country: 'GB' }, { id })
    await record('emergencyContacts.create', { phone: '+44 20 7946 0000', position: 1 }, { id })
    await record('dependents.create', { relationship: 'child' }, { id })
    const task = await record('tasks.create', { person_id: id, assignee: { type: 'person' }, kind: 'upload_file' })
    await owner.call('tasks.upload', { path: { id: task.id }, ...encodeForm({ file: pdf }) } as never)
    const line = { kind: 'earning', code: 'bonus', amount: '10.00', starts_on: '2026-01-01', ends_on: null }
    await record('recurringLines.create', line, { id })
    const account = { business_id, person_id: id, holder: canary }
    const { id: bank_account_id } = await createBankAccount(app, { ...account, created_by: owner_id })
    const { id: pay_run_id } = await createPayRun(app, { business_id, people: [id], status: 'completed' })
    const town = { line1: null, line2: null, postal_code: null, town: canary, region: null, country: 'GB' }
    await createPayment(app, { ...account, pay_run_id, bank_account_id, postal_address: JSON.stringify(town) as never })
    await sql`update payslips set first_name = ${canary}, last_name = ${canary}, employee_number = ${canary}`.execute(
      db,
    )
    await sql`
      with failed as (
        update webhook_deliveries set attempt = 2, outcome = 'succeeded', response_excerpt = ${canary}
        where webhook_id = ${webhook_id} and event_id in (select id from events where body like ${`%${canary}%`})
        returning *
      )
      insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome, response_excerpt)
      select business_id, id, 1, now(), 1, 'http_error', ${canary} from failed
    `.execute(db)

    await record('people.terminate', { end_date: '2026-03-01' }, { id })
    await record('people.rehire', { start_date: '2026-03-15' }, { id })
    await record('people.terminate', { end_date: '2026-04-01' }, { id })
    beforeErasure = { tables: await tablesWith(db, canary), ...(await figures()) }
    const person = (await owner.call('people.get', { path: { id } })).body.data
    const confirm = `${person.first_name} ${person.last_name}`
    await owner.call('people.erase', { path: { id }, body: { confirm } })
    await perform('erase_person', { business_id, person_id: id })
  })

  async function figures() {
    const ledger = await all(owner, 'leaveLedger.list', { query: { person_id: id } })
    const slips = await all(owner, 'people.payslips', { path: { id } })
    return { balance: ledger.map(({ days }) => days), totals: slips.map(({ totals }) => totals) }
  }

  it('begins with the canary in every table with personal data', async () => {
    const expected = (await tablesWithTexts(db)).filter((name) => !(name in withoutPersonalData))
    assert.deepEqual(
      beforeErasure.tables,
      expected,
      'fill a new table above, or list it with a reason in canary-tables.ts',
    )
  })

  it('removes the canary from every table', async () => {
    assert.deepEqual(await tablesWith(db, canary), [])
  })

  it('leaves no canary in an encrypted column', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%ciphertext%' order by 1`.execute(db)
    assert.deepEqual(
      rows.map(({ name }) => name),
      ciphertexts,
    )
  })

  it('leaves the figures that the law requires', async () => {
    const { balance, totals } = await figures()
    assert.deepEqual({ balance, totals }, { balance: beforeErasure.balance, totals: beforeErasure.totals })
    assert.ok(beforeErasure.totals && balance.length > 0 && totals.length > 0)
  })

  it('leaves the signatures of other people', async () => {
    const { signers } = (await owner.call('documents.get', { path: { id: otherDocument.id } })).body.data
    assert.equal(signers[0]?.full_name, otherCanary)
  })

  it('leaves events and audit entries that match the contract', async () => {
    const events = await all(owner, 'events.list')
    assert.ok(events.filter(({ type }) => type.startsWith('document.')).length >= 4)
    const entries = await all(owner, 'auditLog.list')
    const terminated = entries.find(({ action }) => action === 'person.terminated')
    assert.deepEqual(terminated?.detail, { person_id: id, end_date: '2026-04-01' })
  })
})
