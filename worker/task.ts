import type { MikroORM } from '@mikro-orm/postgresql'
import type { Config } from '../server/process/config.ts'
import type { Drainer } from './delivery/drainer.ts'
import type { Mailer } from './mail.ts'

/** What tasks may use. */
export interface TaskContext {
  drainer: Pick<Drainer, 'wake'>
  mailer: Mailer
  orm: MikroORM
  config: Config
}

/**
 * Performs one job. After a crash a job runs again, so doing it twice must do no harm.
 *
 * @param payload - as the database has it; checked on the first line
 * @throws when the job is to be tried again
 */
export type Task = (payload: unknown, context: TaskContext) => Promise<void>
