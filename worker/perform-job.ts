import { type JobName, jobs } from '../server/jobs.ts'
import { type Base, systemWork } from './system-work.ts'
import type { Services, Task } from './task.ts'
import { tasks } from './tasks/index.ts'

/** A job from the queue. */
export interface Job {
  id: string
  name: JobName
  payload: unknown
  /** Whether the queue gives it up when it fails once more. */
  isLastAttempt?: boolean
}

/**
 * Performs a job: checks its payload and calls its task, in the name of the service.
 *
 * @throws when the payload does not fit `jobs`, or the task fails: the job is then retried
 */
export async function performJob(
  { id, name, payload, isLastAttempt = false }: Job,
  surroundings: Base & { services: Services },
): Promise<void> {
  const task = tasks[name] as Task<JobName> // accepts the output of the schema with the same name
  await task(systemWork(surroundings, `job_${id}`), jobs[name].parse(payload), {
    ...surroundings.services,
    attempt: { isLast: isLastAttempt },
  })
}
