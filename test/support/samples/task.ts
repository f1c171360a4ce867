import type { Insertable } from 'kysely'
import { asJson } from '../../../server/db/as-json.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'

/** An item of a checklist: by default a plain task of the person, three days before their first day. */
export const checklistItem = (item: Partial<Schemas['ChecklistItem']> = {}): Schemas['ChecklistItem'] => ({
  title: 'Read the handbook',
  description: null,
  due: { days: -3, relative_to: 'first_day' },
  assignee: { type: 'person', role: null, user_id: null },
  kind: 'plain',
  document_template_id: null,
  fields: [],
  required: true,
  ...item,
})

let serial = 0

/** Adds a checklist: by default one that a hire starts, with one task. */
export async function createChecklist(
  { db }: Pick<TestApp, 'db'>,
  {
    items = [checklistItem()],
    ...values
  }: { business_id: number; items?: Schemas['ChecklistItem'][] } & Partial<
    Omit<Insertable<Database['checklists']>, 'items'>
  >,
): Promise<{ id: number }> {
  const name = `Checklist ${++serial}`
  return await db
    .insertInto('checklists')
    .values({ name, starts_on_event: 'hire', employment_types: [], archived_at: null, items: asJson(items), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds a task: by default an open plain task of the person. */
export async function createTask(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; person_id: number } & Partial<Insertable<Database['tasks']>>,
): Promise<{ id: number }> {
  return await db
    .insertInto('tasks')
    .values({
      checklist_id: null,
      started_checklist_id: null,
      title: 'Read the handbook',
      description: null,
      kind: 'plain',
      document_template_id: null,
      document_id: null,
      fields: [],
      assignee_type: 'person',
      assignee_role: null,
      assignee_user_id: null,
      required: true,
      due_days: null,
      due_relative_to: null,
      due_on: null,
      overdue_since: null,
      completed_at: null,
      completed_by: null,
      cancelled_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
