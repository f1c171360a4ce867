import { type Selectable, sql } from 'kysely'
import { todayIn } from '../business/today.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { isOwnTask, managesTasks } from './assigned-to.ts'
import type { TaskTable } from './task.entity.ts'

const columns = [
  'id',
  'person_id',
  'checklist_id',
  'started_checklist_id',
  'title',
  'description',
  'kind',
  'document_template_id',
  'document_id',
  'fields',
  'assignee_type',
  'assignee_role',
  'assignee_user_id',
  'required',
  'state',
  'due_days',
  'due_relative_to',
  'due_on',
  'completed_at',
  'completed_by',
  'cancelled_at',
  'created_at',
  'updated_at',
  'version',
] as const

/** The stored columns of a task. */
export const taskColumns = columns.map((name) => `tasks.${name}` as const)

export type StoredTask = Pick<Selectable<TaskTable>, (typeof columns)[number]>

export type TaskRow = StoredTask & {
  overdue: boolean
  /** Whether the caller can do the task. */
  is_own: boolean
}

/** Selects tasks as `presentTask` reads them. */
export const selectTasks = (work: Work<Principal>) =>
  work.db
    .selectFrom('tasks')
    .select(taskColumns)
    .select([isOverdue(work).as('overdue'), isOwnTask(work).as('is_own')])
    .where('tasks.business_id', '=', work.business_id)

/** Returns the condition that a task is open and was due before today. */
export const isOverdue = (work: Work) =>
  sql<boolean>`(tasks.state = 'open' and coalesce(tasks.due_on < ${todayIn(work)}, false))`

/**
 * Converts a task to its API representation.
 *
 * @param by - the caller, whose permissions determine the allowed actions
 */
export const presentTask = (row: TaskRow, by: Principal): Schemas['Task'] => ({
  id: row.id,
  person_id: row.person_id,
  checklist_id: row.checklist_id,
  started_checklist_id: row.started_checklist_id,
  title: row.title,
  description: row.description,
  kind: row.kind,
  document_template_id: row.document_template_id,
  document_id: row.document_id,
  fields: row.fields,
  assignee: assignee(row),
  required: row.required,
  state: row.state,
  due:
    row.due_days === null || row.due_relative_to === null
      ? null
      : { days: row.due_days, relative_to: row.due_relative_to },
  due_on: row.due_on,
  overdue: row.overdue,
  completed_at: row.completed_at,
  completed_by: row.completed_by,
  cancelled_at: row.cancelled_at,
  allowed_actions: allowedActions(row, by),
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

const assignee = (row: StoredTask): Schemas['TaskAssignee'] => ({
  type: row.assignee_type,
  role: row.assignee_role,
  user_id: row.assignee_user_id,
})

/** The actions that the state of a task and the permissions of the caller allow. */
export function allowedActions({ state, kind, is_own }: TaskRow, by: Principal): Schemas['TaskAction'][] {
  const manages = managesTasks(by)
  const does = manages || (is_own && by.scopes.has('self'))
  if (state !== 'open') return manages ? ['reopen'] : []
  return [
    ...(manages || (does && kind === 'plain') ? (['complete'] as const) : []),
    ...(does && kind === 'upload_file' ? (['upload'] as const) : []),
    ...(manages ? (['update', 'cancel'] as const) : []),
  ]
}

/** Converts a task to the data of its events, which have no description. */
export const taskEventData = (row: StoredTask): EventData<'task.created'> => ({
  id: row.id,
  person_id: row.person_id,
  checklist_id: row.checklist_id,
  started_checklist_id: row.started_checklist_id,
  title: row.title,
  kind: row.kind,
  state: row.state,
  assignee: assignee(row),
  required: row.required,
  due_on: row.due_on,
  document_id: row.document_id,
  completed_at: row.completed_at,
  created_at: row.created_at,
})
