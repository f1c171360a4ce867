import type { JobName, JobPayload } from '../server/jobs.ts'
import type { SystemActor } from '../server/operation/principal.ts'
import type { GlobalWork } from '../server/operation/work.ts'
import type { Drainer } from './delivery/schedule/drainer.ts'
import type { Mailer } from './mail.ts'

/** The services that tasks use in addition to the database. */
export interface Services {
  drainer: Pick<Drainer, 'wake'>
  mailer: Mailer
}

/** The attempt at a job that a task performs. */
export interface Attempt {
  /** Whether the queue does not retry the job after this attempt. */
  isLast: boolean
}

/**
 * Performs one job. After a crash the job runs again, so tasks must be idempotent.
 *
 * @param payload - contains only IDs; the task reads the current rows
 * @throws when the job must be retried
 */
export type Task<Name extends JobName> = (
  work: GlobalWork<SystemActor>,
  payload: JobPayload<Name>,
  services: Services & { attempt: Attempt },
) => Promise<void>
