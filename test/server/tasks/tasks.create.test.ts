import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTask } from '../../support/samples/task.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, add, listEventTypes } = await createTaskFixture(app)

describe('tasks.create', () => {
  it('creates an open plain task, and records it', async () => {
    const person_id = await addPerson()
    const body = { person_id, title: 'Return the card', due_on: '2036-01-31', assignee: { type: 'person' as const } }
    const { status, headers, body: response } = await api.call('tasks.create', { body })
    const { id, created_at, updated_at, ...task } = response.data
    assert.deepEqual([status, headers.etag, created_at], [201, '"1"', updated_at])
    assert.deepEqual(task, {
      person_id,
      checklist_id: null,
      started_checklist_id: null,
      title: 'Return the card',
      description: null,
      kind: 'plain',
      document_template_id: null,
      document_id: null,
      fields: [],
      assignee: { type: 'person', role: null, user_id: null },
      required: true,
      state: 'open',
      due: null,
      due_on: '2036-01-31',
      overdue: false,
      completed_at: null,
      completed_by: null,
      cancelled_at: null,
      allowed_actions: ['complete', 'update', 'cancel'],
      version: 1,
    })
    assert.deepEqual(await listEventTypes(id), ['task.created'])
    const [entry] = (await api.call('auditLog.list', { query: { action: 'task.created', person_id } })).body.data
    assert.deepEqual(entry?.detail, { task_id: id, person_id })
  })

  it('completes a task to fill fields at once if the record has them', async () => {
    const person_id = await addPerson({ phone: '+44 20 7946 0958' })
    const { id, state, completed_by } = await add(person_id, { kind: 'fill_fields', fields: ['phone'] })
    assert.deepEqual([state, completed_by], ['done', null])
    assert.deepEqual(await listEventTypes(id), ['task.created', 'task.completed'])
  })

  it('refuses members that do not go together, and unknown users and templates', async () => {
    const person_id = await addPerson()
    const problems = async (fields: object) => {
      const body = { person_id, title: 'A', assignee: { type: 'person' as const }, ...fields }
      const { errors = [] } = (await api.expectError(422, 'tasks.create', { body })).body
      return errors.map(({ path, code }) => `${path} ${code}`)
    }
    assert.deepEqual(await problems({ kind: 'sign_document' }), ['body.document_template_id required'])
    assert.deepEqual(await problems({ fields: ['phone'] }), ['body.fields not_combinable'])
    assert.deepEqual(await problems({ assignee: { type: 'user' } }), ['body.assignee.user_id required'])
    const assignee = { type: 'user', user_id: 2_147_483_647 }
    assert.deepEqual(await problems({ assignee }), ['body.assignee.user_id unknown_record'])
  })

  it('refuses more than 1,000 open tasks of a person', async () => {
    const person_id = await addPerson()
    for (let count = 0; count < 999; count++) await createTask(app, { business_id: business.id, person_id })
    await add(person_id)
    const body = { person_id, title: 'A', assignee: { type: 'person' as const } }
    const { errors } = (await api.expectError(409, 'tasks.create', { body })).body
    assert.deepEqual([errors?.[0]?.code, errors?.[0]?.limit], ['limit_reached', 1000])
  })
})
