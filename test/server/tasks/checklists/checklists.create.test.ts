import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createChecklist } from '../../../support/samples/task.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, addUser } = await createTaskFixture(app)
const item = { title: 'Read the handbook', assignee: { type: 'person' as const } }
const create = (name: string, items: object[]) =>
  api.send('checklists.create', { body: { name, starts_on_event: 'hire', items } })

describe('checklists.create', () => {
  it('creates a checklist with the defaults of its items, and records it', async () => {
    const { status, body } = await create('  On \n boarding ', [item])
    const { id, created_at, updated_at, ...checklist } = body.data
    assert.deepEqual([status, created_at], [201, updated_at])
    const defaults = { description: null, due: null, kind: 'plain', document_template_id: null, fields: [] }
    assert.deepEqual(checklist, {
      name: 'On boarding',
      starts_on_event: 'hire',
      employment_types: [],
      items: [{ ...item, ...defaults, assignee: { type: 'person', role: null, user_id: null }, required: true }],
      archived_at: null,
      version: 1,
    })
    const [entry] = (await api.call('auditLog.list', { query: { action: 'checklist.created' } })).body.data
    assert.deepEqual([entry?.detail, entry?.target_name], [{ checklist_id: id, name: 'On boarding' }, 'On boarding'])
  })

  it('refuses a taken name, and items that refer to nothing or have members that do not go together', async () => {
    await create('Onboarding', [item])
    assert.deepEqual((await create('ONBOARDING', [item])).body.errors[0].code, 'taken')
    const { body } = await create('Other', [
      item,
      { ...item, kind: 'fill_fields' },
      { ...item, document_template_id: 1 },
    ])
    assert.deepEqual(
      body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`),
      ['body.items[1].fields required', 'body.items[2].document_template_id not_combinable'],
    )
    const unknown = { ...item, kind: 'sign_document', document_template_id: 2_147_483_647 }
    assert.deepEqual((await create('Other', [unknown])).body.errors[0].code, 'unknown_record')
  })

  it('needs the scope tasks:write, which managers and employees do not have', async () => {
    for (const role of ['manager', 'employee'] as const) {
      const body = { name: 'Own', starts_on_event: 'hire' as const, items: [item] }
      await (await addUser(role)).api.expectError(403, 'checklists.create', { body })
    }
  })

  it('refuses more than 100 checklists', async () => {
    const { api, business } = await createTaskFixture(app)
    for (let count = 0; count < 100; count++) await createChecklist(app, { business_id: business.id })
    const body = { name: 'Too many', starts_on_event: 'hire' as const, items: [item] }
    const { body: conflict } = await api.expectError(409, 'checklists.create', { body })
    assert.deepEqual(
      conflict.errors?.map(({ code }) => code),
      ['limit_reached'],
    )
  })
})
