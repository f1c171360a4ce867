import type { Insertable } from 'kysely'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { Database } from '../../server/schema.ts'
import { encodeForm } from '../support/browser/form.ts'
import type { AnyInput } from '../support/http.ts'
import { createTemplate, onePage } from '../support/samples/document.ts'
import { createPerson } from '../support/samples/factories.ts'
import { createChecklist, createTask } from '../support/samples/task.ts'
import type { Tenant } from './tenant.ts'

type TaskOperation = Extract<OperationId, `checklists.${string}` | `tasks.${string}` | 'people.checklists'>

/** Requests of the operations for checklists and tasks. */
export const taskRequests: Record<TaskOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'checklists.list': async (tenant) => {
    for (let count = 0; count < 2; count++) await addChecklist(tenant)
    return { query: { limit: 2, archived: false } }
  },
  'checklists.create': async (tenant) => ({ body: await checklist(tenant) }),
  'checklists.get': async (tenant) => ({ path: { id: await addChecklist(tenant) } }),
  'checklists.update': async (tenant) => ({
    path: { id: await addChecklist(tenant) },
    header: { 'If-Match': '"1"' },
    body: { ...(await checklist(tenant)), archived: true },
  }),
  'checklists.start': async (tenant) => ({
    path: { id: (await createPerson(tenant.app, { business_id: tenant.business.id })).id },
    header: { 'If-Match': '"1"' },
    body: { checklist_id: await addChecklist(tenant) },
  }),
  'people.checklists': async (tenant) => {
    const { id } = await createPerson(tenant.app, { business_id: tenant.business.id })
    for (let count = 0; count < 2; count++) {
      const body = { checklist_id: await addChecklist(tenant) }
      await tenant.owner.call('checklists.start', { path: { id }, body })
    }
    return { path: { id }, query: { limit: 2 } }
  },
  'tasks.list': async (tenant) => {
    const { person_id } = await addTask(tenant, { due_on: '2026-01-01', assignee_type: 'role', assignee_role: 'admin' })
    await createTask(tenant.app, {
      business_id: tenant.business.id,
      person_id,
      due_on: '2026-01-02',
      assignee_type: 'role',
      assignee_role: 'owner',
    })
    const filters = { assignee: 'me', state: 'open', person_id: [person_id], overdue: true, due_before: '2026-11-01' }
    return { query: { limit: 2, sort: '-due_on', ...filters } }
  },
  'tasks.create': async (tenant) => ({
    body: {
      person_id: (await createPerson(tenant.app, { business_id: tenant.business.id })).id,
      title: 'Sign the contract',
      description: 'Both pages.',
      due_on: '2036-01-31',
      assignee: { type: 'user', user_id: tenant.business.owner.id },
      kind: 'sign_document',
      document_template_id: (await createTemplate(tenant.app, { business_id: tenant.business.id })).id,
    },
  }),
  'tasks.get': async (tenant) => ({ path: { id: (await addTask(tenant)).id } }),
  'tasks.update': async (tenant) => ({
    path: { id: (await addTask(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: {
      title: 'Return the laptop',
      description: 'With its charger.',
      due_on: '2036-01-31',
      assignee: { type: 'role', role: 'admin' },
    },
  }),
  'tasks.complete': async (tenant) => change((await addTask(tenant)).id),
  'tasks.cancel': async (tenant) => change((await addTask(tenant)).id),
  'tasks.reopen': async (tenant) => {
    const { id } = await addTask(tenant, { state: 'done', completed_at: '2026-01-15T09:30:00Z' })
    return change(id)
  },
  'tasks.upload': async (tenant) => {
    const { id } = await addTask(tenant, { kind: 'upload_file' })
    const form = encodeForm({ file: await onePage() })
    return { ...change(id), ...form, header: { ...change(id).header, ...form.header } }
  },
}

const change = (id: number) => ({ path: { id }, header: { 'If-Match': '"1"' } })

let serial = 0

const checklist = async ({ app, business }: Tenant) => ({
  name: `Onboarding ${++serial}`,
  starts_on_event: 'manual',
  employment_types: ['full_time'],
  items: [
    {
      title: 'Sign the contract',
      description: 'Both pages.',
      due: { days: -3, relative_to: 'first_day' },
      assignee: { type: 'person' },
      kind: 'sign_document',
      document_template_id: (await createTemplate(app, { business_id: business.id })).id,
      required: true,
    },
    { title: 'Add your phone number', assignee: { type: 'person' }, kind: 'fill_fields', fields: ['phone'] },
    { title: 'Set up a laptop', assignee: { type: 'role', role: 'admin' }, required: false },
  ],
})

export const addChecklist = async ({ app, business }: Tenant): Promise<number> =>
  (await createChecklist(app, { business_id: business.id, starts_on_event: 'manual' })).id

async function addTask(
  { app, business }: Tenant,
  values: Partial<Insertable<Database['tasks']>> = {},
): Promise<{ id: number; person_id: number }> {
  const person_id = (await createPerson(app, { business_id: business.id })).id
  const { id } = await createTask(app, { business_id: business.id, person_id, ...values })
  return { id, person_id }
}
