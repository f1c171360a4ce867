import type { Drainer } from './delivery/drainer.ts'

/** What tasks may use. */
export interface TaskContext {
  drainer: Pick<Drainer, 'wake'>
}

/**
 * Performs one job. After a crash a job runs again, so doing it twice must do no harm.
 *
 * @param payload - as the database has it; checked on the first line
 * @throws when the job is to be tried again
 */
export type Task = (payload: unknown, context: TaskContext) => Promise<void>
