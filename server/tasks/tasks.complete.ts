import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeState } from './change-state.ts'
import { lockTask } from './find-task.ts'

/** Completes an open task. */
export const tasksComplete = change('tasks.complete', async (work, { path: { id }, header }) => {
  const task = await lockTask(work, id, { action: 'complete', ifMatch: header['If-Match'] })
  return ok(await changeState(work, task, 'done'))
})
