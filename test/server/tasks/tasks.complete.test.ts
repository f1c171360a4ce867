import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTemplate } from '../../support/samples/document.ts'
import { startTestApp } from '../../support/service/app.ts'
import { account, createBankAccountFixture } from '../bank-accounts/bank-account-fixture.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addUser, add, listTasks, listEventTypes } = await createTaskFixture(app)

describe('tasks.complete', () => {
  it('completes a plain task of the caller, and records who did it', async () => {
    const { person_id, user_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id)
    const { data } = (await employee.call('tasks.complete', { path: { id } })).body
    assert.deepEqual([data.state, data.completed_by, data.allowed_actions, data.version], ['done', user_id, [], 2])
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])
    const query = { action: 'task.completed', person_id } as const
    assert.equal((await api.call('auditLog.list', { query })).body.data[0]?.user_id, user_id)
    await employee.expectError(409, 'tasks.complete', { path: { id } })
  })

  it('completes a task once if two callers do so at the same time', async () => {
    const { person_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id)
    const responses = await Promise.all([employee, api].map((each) => each.send('tasks.complete', { path: { id } })))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409])
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])
  })

  it('does not complete the other kinds, unless the caller manages tasks', async () => {
    const { person_id, api: employee } = await addUser('employee')
    const { id } = await add(person_id, { kind: 'fill_fields', fields: ['phone'] })
    await employee.expectError(409, 'tasks.complete', { path: { id } })
    assert.equal((await api.call('tasks.complete', { path: { id } })).body.data.state, 'done')
  })
})

describe('a task to fill fields', () => {
  it('completes itself when the record has all of its fields', async () => {
    const person_id = await addPerson()
    const { id } = await add(person_id, { kind: 'fill_fields', fields: ['phone', 'address', 'postal_address'] })
    const update = (body: object) => api.call('people.update', { path: { id: person_id }, body })
    await update({ phone: '+44 20 7946 0958' })
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    await update({ address: '1 Rue de Rivoli' })
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    await update({ postal_address: { town: 'Paris', country: 'FR' } })
    assert.deepEqual(
      (await listTasks(person_id)).map(({ state, completed_by }) => [state, completed_by]),
      [['done', null]],
    )
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])
  })
})

describe('a task that asks for a bank account or an emergency contact', () => {
  it('completes itself when both are added, and at once for a person who has them', async () => {
    const person_id = await addPerson()
    const fields = { kind: 'fill_fields' as const, fields: ['bank_account' as const, 'emergency_contact' as const] }
    const { id } = await add(person_id, fields)
    await api.call('bankAccounts.create', { path: { id: person_id }, body: account })
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    const contact = { name: 'Charles Babbage', phone: '+44 20 7946 0958' }
    await api.call('emergencyContacts.create', { path: { id: person_id }, body: contact })
    const [task] = await listTasks(person_id)
    assert.deepEqual([task?.state, task?.completed_by], ['done', null])
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])
    assert.equal((await add(person_id, fields)).state, 'done')
  })

  it('stays open with an account that has ended', async () => {
    const person_id = await addPerson()
    const path = { id: person_id }
    const past = { ...account, effective_on: '2026-01-01' }
    const { id } = (await api.call('bankAccounts.create', { path, body: past })).body.data
    await api.call('bankAccounts.update', { path: { id }, body: { ends_on: '2026-01-31' } })
    await add(person_id, { kind: 'fill_fields', fields: ['bank_account'] })
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    await api.call('bankAccounts.create', { path, body: account })
    assert.equal((await listTasks(person_id))[0]?.state, 'done')
  })

  it('waits for the second person in a business that requires two', async () => {
    const own = await createBankAccountFixture(app)
    await own.requireTwoPeople()
    const person_id = await own.addPerson()
    const body = {
      person_id,
      title: 'Enter your bank account',
      assignee: { type: 'person' as const },
      kind: 'fill_fields' as const,
      fields: ['bank_account' as const],
    }
    const { id } = (await own.api.call('tasks.create', { body })).body.data
    const pending = await own.add(person_id)
    const state = async () => (await own.api.call('tasks.get', { path: { id } })).body.data.state
    assert.deepEqual([pending.status, await state()], ['pending', 'open'])
    const { api: second } = await own.user('admin')
    await second.call('bankAccounts.confirm', { path: { id: pending.id } })
    assert.equal(await state(), 'done')
  })
})

describe('a task to sign a document', () => {
  it('completes itself when a document of its template is signed by all', async () => {
    const person_id = await addPerson()
    const { id: template_id } = await createTemplate(app, { business_id: business.id })
    const { id: other } = await createTemplate(app, { business_id: business.id })
    const task = await add(person_id, { kind: 'sign_document', document_template_id: template_id })
    const untouched = await add(person_id, { kind: 'sign_document', document_template_id: other })

    const signers = [{ name: 'Ada Lovelace', email: 'ada@example.com', order: 1 }]
    const body = { template_id, person_id, title: 'Contract', signers, merge_data: { salary: '52 000 €' } }
    const { id: document_id, sha256 } = (await api.call('documents.create', { body })).body.data
    const { signers: signing } = (await api.call('documents.send', { path: { id: document_id }, body: {} })).body.data
    const token = signing[0]?.link?.split('/').at(-1) ?? ''
    assert.equal((await listTasks(person_id))[0]?.state, 'open')
    const signature = { full_name: 'Ada Lovelace', consent: true, document_sha256: sha256 }
    await api.call('signing.sign', { path: { token }, body: signature })

    const states = (await listTasks(person_id)).map((each) => [
      each.id,
      each.state,
      each.document_id,
      each.completed_by,
    ])
    assert.deepEqual(states, [
      [task.id, 'done', document_id, null],
      [untouched.id, 'open', null, null],
    ])
    assert.deepEqual(await listEventTypes(task.id), ['task.created', 'task.completed'])
  })
})
