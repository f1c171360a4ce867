import type { Task } from 'workforce-sdk'
import { changeKey, day, id, pageQuery, paging } from '../inputs.ts'
import { boolean, oneOf, optional, strictObject } from '../library.ts'
import { defineChange, defineReader } from '../tool.ts'

const summarize = (task: Task) => ({
  id: task.id,
  person_id: task.person_id,
  title: task.title,
  description: task.description,
  kind: task.kind,
  assignee: task.assignee,
  state: task.state,
  due_on: task.due_on,
  overdue: task.overdue,
  completed_at: task.completed_at,
})

export const findTasks = defineReader({
  name: 'find_tasks',
  title: 'Find tasks',
  description: 'Finds the tasks of onboarding and offboarding by person, state and due day, earliest due day first.',
  requests: ['GET /tasks'],
  scopes: ['tasks:read'],
  input: strictObject({
    person_id: optional(id('The ID of the person that the task is about, from find_people')),
    state: optional(oneOf(['open', 'done', 'cancelled']).describe('open by default')),
    overdue: optional(boolean().describe('Whether only overdue tasks are returned')),
    due_before: optional(day('Only tasks that are due before this day')),
    ...paging,
  }),
  run: async ({ workforce }, { person_id, state = 'open', overdue, due_before, ...page }) => {
    const tasks = await workforce.tasks.list({
      ...pageQuery(page),
      state,
      ...(person_id !== undefined && { person_id: [person_id] }),
      ...(overdue && { overdue }),
      ...(due_before !== undefined && { due_before }),
    })
    return { data: { tasks: tasks.data.map(summarize) }, nextCursor: tasks.nextCursor }
  },
})

export const completeTask = defineChange({
  name: 'complete_task',
  title: 'Complete a task',
  description: 'Marks an open task as done. Ask the user first whether it is done.',
  requests: ['POST /tasks/{id}/complete'],
  scopes: ['tasks:write'],
  input: strictObject({ task_id: id('The ID of the task, from find_tasks'), ...changeKey }),
  run: async ({ workforce, idempotencyKey }, { task_id }) => ({
    data: { task: summarize(await workforce.tasks.complete(task_id, { idempotencyKey })) },
  }),
})
