import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeState } from './change-state.ts'
import { lockTask } from './find-task.ts'

/** Reopens a completed or cancelled task. */
export const tasksReopen = change('tasks.reopen', async (work, { path: { id }, header }) => {
  const task = await lockTask(work, id, { action: 'reopen', ifMatch: header['If-Match'] })
  return ok(await changeState(work, task, 'open'))
})
