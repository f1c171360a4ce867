import { type JobName, jobs } from '../server/jobs.ts'
import { type Base, systemWork } from './system-work.ts'
import type { Services, Task } from './task.ts'
import { tasks } from './tasks/index.ts'

/** A job from the queue. */
export interface Job {
  id: string
  name: JobName
  payload: unknown
  /** Whether the queue stops retrying after this attempt. */
  isLastAttempt?: boolean
}

/**
 * Performs a job: checks its payload and calls its task, as the system.
 *
 * @throws when the payload does not fit `jobs`, or the task fails: the job is then retried
 */
export async function performJob(
  { id, name, payload, isLastAttempt = false }: Job,
  context: Base & { services: Services },
): Promise<void> {
  const task = tasks[name] as Task<JobName> // its payload is the output of the schema with the same name
  await task(systemWork(context, `job_${id}`), jobs[name].parse(payload), {
    ...context.services,
    attempt: { isLast: isLastAttempt },
  })
}
