import assert from 'node:assert/strict'
import type { JobName } from '../../../server/jobs.ts'
import { performJob } from '../../../worker/perform-job.ts'
import type { Services } from '../../../worker/task.ts'
import type { TestApp } from './app.ts'

/**
 * Creates a function that performs jobs like the worker, but without its queue. A job fails if it uses a service that
 * the test does not pass.
 */
export const createJobPerformer = (
  { serviceDb, config }: Pick<TestApp, 'serviceDb' | 'config'>,
  {
    mailer = { send: () => assert.fail('an email was sent') },
    drainer = { wake: () => assert.fail('a drainer was woken') },
  }: Partial<Services> = {},
): ((name: JobName, payload?: unknown, attempt?: { isLastAttempt: boolean }) => Promise<void>) => {
  return (name, payload = {}, attempt = { isLastAttempt: false }) =>
    performJob({ id: '1', name, payload, ...attempt }, { db: serviceDb, config, services: { mailer, drainer } })
}
