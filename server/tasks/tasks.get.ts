import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { findTask } from './find-task.ts'
import { presentTask } from './present-task.ts'

/** Returns one task. */
export const tasksGet = operation('tasks.get', async (work, { path: { id } }) =>
  ok(presentTask(await findTask(work, id), work.by)),
)
