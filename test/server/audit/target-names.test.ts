import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createDocument, createTemplate } from '../../support/samples/document.ts'
import { createBusiness, createPerson, createUser, createWebhook, linkUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

interface Entry {
  action: Schemas['AuditAction']
  target_user_id?: number
  detail?: Schemas['AuditDetail']
}

const addEntries = (business_id: number, entries: readonly Entry[]) =>
  app.db
    .insertInto('audit_log')
    .values(entries.map((entry) => ({ detail: {}, ...entry, business_id, request_id: 'req_1' })))
    .execute()

/** The names of the entries, oldest first. */
const readNames = async (token: string, query: object = {}) =>
  (await all(caller(app, token), 'auditLog.list', { query: { ...query } })).map((entry) => entry.target_name).reverse()

describe('the name of the record in an audit entry', () => {
  it('is that of the person, document, template, pay run, leave type, webhook, API key or user', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const person = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    const document = await createDocument(app, { business_id, person_id: person.id })
    const template = await createTemplate(app, { business_id, name: 'Contract' })
    const run = await createPayRun(app, { business_id, period: ['2026-11-01', '2026-11-30'], people: [person.id] })
    const type = await createLeaveType(app, { business_id, name: 'Annual leave' })
    const webhook = await createWebhook(app, { business_id, url: 'https://example.com/hooks' })
    const key = await createKey(app, owner, { name: 'HR import', scopes: ['people:read'] })
    const user = await createUser(app, { business_id, role: 'employee' })
    await app.db.updateTable('users').set({ name: 'Grace Hopper' }).where('id', '=', user.id).execute()
    const person_id = person.id
    await app.db.deleteFrom('audit_log').where('business_id', '=', business_id).execute()
    await addEntries(business_id, [
      { action: 'person.updated', detail: { person_id } },
      { action: 'leave.approved', detail: { leave_request_id: 1, person_id } },
      { action: 'payslip.downloaded', detail: { pay_run_id: run.id, person_id } },
      { action: 'document.sent', detail: { document_id: document.id } },
      { action: 'document_template.updated', detail: { document_template_id: template.id } },
      { action: 'payrun.approved', detail: { pay_run_id: run.id } },
      { action: 'leave_type.updated', detail: { leave_type_id: type.id } },
      { action: 'webhook.tested', detail: { webhook_id: webhook.id } },
      { action: 'api_key.updated', detail: { api_key_id: key.id } },
      { action: 'user.updated', target_user_id: user.id },
      { action: 'logout' },
    ])
    assert.deepEqual(await readNames(owner.token), [
      'Ada Lovelace',
      'Ada Lovelace',
      'Ada Lovelace',
      'Employment contract',
      'Contract',
      '2026-11-01/2026-11-30',
      'Annual leave',
      'https://example.com/hooks',
      'HR import',
      'Grace Hopper',
      null,
    ])
  })

  it('is null for a deleted record, for an erased person, and for a record of another business', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const erased = await createPerson(app, { business_id })
    const foreign = await createPerson(app, { business_id: (await createBusiness(app)).id })
    const erased_at = '2026-11-25T09:00:00.000Z'
    await app.db.updateTable('people').set({ erased_at }).where('id', '=', erased.id).execute()
    await addEntries(business_id, [
      { action: 'document.deleted', detail: { document_id: 2_000_000_000 } },
      { action: 'person.erased', detail: { person_id: erased.id } },
      { action: 'person.updated', detail: { person_id: foreign.id } },
    ])
    assert.deepEqual(await readNames(owner.token), [null, null, null])
  })

  it('is null for a caller without the scope that reads the record', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const person = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    const type = await createLeaveType(app, { business_id, name: 'Annual leave' })
    const key = await createKey(app, owner, { scopes: ['audit:read', 'leave:read'] })
    await app.db.deleteFrom('audit_log').where('business_id', '=', business_id).execute()
    await addEntries(business_id, [
      { action: 'person.updated', detail: { person_id: person.id } },
      { action: 'leave_type.updated', detail: { leave_type_id: type.id } },
    ])
    assert.deepEqual(await readNames(key.token), [null, 'Annual leave'])
  })
})

describe('auditLog.list for a person', () => {
  it('has only the entries about their record and their user', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const person = await createPerson(app, { business_id })
    const other = await createPerson(app, { business_id })
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, person.id)
    await addEntries(business_id, [
      { action: 'person.updated', detail: { person_id: person.id } },
      { action: 'person.updated', detail: { person_id: other.id } },
      { action: 'user.updated', target_user_id: user.id },
      { action: 'user.updated', target_user_id: owner.id },
    ])
    const entries = await all(caller(app, owner.token), 'auditLog.list', { query: { person_id: person.id } })
    assert.deepEqual(
      entries.map(({ action, target_user_id }) => [action, target_user_id]),
      [
        ['user.updated', user.id],
        ['person.updated', null],
      ],
    )
  })

  it('refuses a person of another business', async () => {
    const { owner } = await createBusiness(app)
    const { id } = await createPerson(app, { business_id: (await createBusiness(app)).id })
    const query = { person_id: id }
    const { body } = await caller(app, owner.token).expectError(422, 'auditLog.list', { query })
    assert.equal(body.errors?.[0]?.path, 'query.person_id')
  })
})
