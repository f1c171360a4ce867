import { change } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { changeState } from './change-state.ts'
import { lockTask } from './find-task.ts'

/** Cancels an open task that is not needed. */
export const tasksCancel = change('tasks.cancel', async (work, { path: { id }, header }) => {
  const task = await lockTask(work, id, { action: 'cancel', ifMatch: header['If-Match'] })
  return ok(await changeState(work, task, 'cancelled'))
})
