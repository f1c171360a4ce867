import { recordAudit } from '../audit/record-audit.ts'
import { changedMembers } from '../operation/changes.ts'
import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { checkTasks, taskProblems } from './check-task.ts'
import { findTask, lockTask } from './find-task.ts'
import { presentTask } from './present-task.ts'
import { publishTasks } from './publish-task-changes.ts'
import { updateTasks } from './write-tasks.ts'

const rules: Rules<'tasks.update'> = ({ body: { assignee } }) => taskProblems({ assignee }, 'body')

/** Changes the submitted members of an open task. A new due date no longer follows the employment of the person. */
export const tasksUpdate = change('tasks.update', rules, async (work, { path: { id }, header, body }) => {
  const before = await lockTask(work, id, { action: 'update', ifMatch: header['If-Match'] })
  const { assignee, ...members } = body
  if (assignee) await checkTasks(work, [{ task: { assignee }, path: 'body' }])
  const changes = changedMembers(before, {
    ...members,
    ...(assignee && {
      assignee_type: assignee.type,
      assignee_role: assignee.role ?? null,
      assignee_user_id: assignee.user_id ?? null,
    }),
  })
  if (!changes) return ok(presentTask(before, work.by))
  const due = 'due_on' in changes && { due_days: null, due_relative_to: null, overdue_since: null }
  await publishTasks(work, await updateTasks(work, [id], { ...changes, ...due }), 'updated')
  const changed = [...new Set(Object.keys(changes).map((name) => name.replace(/^assignee_.*/, 'assignee')))].join(' ')
  recordAudit(work, { action: 'task.updated', detail: { task_id: id, person_id: before.person_id, changed } })
  return ok(presentTask(await findTask(work, id), work.by))
})
