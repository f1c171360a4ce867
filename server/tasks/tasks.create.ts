import { sql } from 'kysely'
import { lockPersonKey } from '../access/users/lock-person-key.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { conflictAt, unknownReference } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import { created } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import type { Change } from '../operation/work.ts'
import { checkTasks, taskProblems } from './check-task.ts'
import { completeFilledTasks } from './complete-filled-tasks.ts'
import { findTask } from './find-task.ts'
import { presentTask } from './present-task.ts'
import { addTasks } from './write-tasks.ts'

/** The maximum number of open tasks about a person. */
const maxOpenTasks = 1000

const rules: Rules<'tasks.create'> = ({ body, bodyNames }) => {
  const { assignee, ...task } = body
  const fitsAll = (['kind', 'document_template_id', 'fields'] as const).every(
    (name) => task[name] !== undefined || !bodyNames.has(name),
  )
  return taskProblems({ assignee, ...(fitsAll && task) }, 'body')
}

/** Creates a single task about a person. */
export const tasksCreate = change('tasks.create', rules, async (work, { body }) => {
  const { person_id, assignee, kind = 'plain' } = body
  if (!(await lockPersonKey(work, person_id))) throw unknownReference('body.person_id')
  await checkTasks(work, [{ task: body, path: 'body' }])
  await checkLimit(work, person_id)
  const [task] = await addTasks(work, [
    {
      person_id,
      checklist_id: null,
      started_checklist_id: null,
      title: body.title,
      description: body.description ?? null,
      kind,
      document_template_id: body.document_template_id ?? null,
      document_id: null,
      fields: body.fields ?? [],
      assignee_type: assignee.type,
      assignee_role: assignee.role ?? null,
      assignee_user_id: assignee.user_id ?? null,
      required: true,
      due_days: null,
      due_relative_to: null,
      due_on: body.due_on ?? null,
      overdue_since: null,
      completed_at: null,
      completed_by: null,
      cancelled_at: null,
    },
  ])
  if (!task) throw new Error('the task was not inserted')
  recordAudit(work, { action: 'task.created', detail: { task_id: task.id, person_id } })
  if (kind === 'fill_fields') await completeFilledTasks(work, [person_id])
  return created(presentTask(await findTask(work, task.id), work.by))
})

/** @throws {ApiError} 409 when the person has the maximum number of open tasks */
async function checkLimit({ db, business_id }: Change, person_id: number): Promise<void> {
  const { rows } = await sql`
    select from tasks where business_id = ${business_id} and person_id = ${person_id} and state = 'open'
    offset ${maxOpenTasks - 1} limit 1`.execute(db)
  if (rows.length === 0) return
  const message = `The person has ${maxOpenTasks} open tasks, and cannot have more.`
  throw conflictAt({ path: 'body.person_id', code: 'limit_reached', limit: maxOpenTasks, message })
}
