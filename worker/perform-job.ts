import { type JobName, jobs } from '../server/jobs.ts'
import { type Base, systemWork } from './system-work.ts'
import type { Services, Task } from './task.ts'
import { tasks } from './tasks/index.ts'

/** A job from the queue. */
export interface Job {
  id: string
  name: JobName
  payload: unknown
  /** Whether the queue does not retry the job after this attempt. */
  isLastAttempt?: boolean
}

/**
 * Performs a job: validates its payload and runs its task, with the system as the actor.
 *
 * @throws when the payload does not match `jobs`, or the task fails; the job is then retried
 */
export async function performJob(
  { id, name, payload, isLastAttempt = false }: Job,
  context: Base & { services: Services },
): Promise<void> {
  const task = tasks[name] as Task<JobName> // the schema with the same name has validated the payload
  await task(systemWork(context, `job_${id}`), jobs[name].parse(payload), {
    ...context.services,
    attempt: { isLast: isLastAttempt },
  })
}
