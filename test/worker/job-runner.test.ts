import { describe, it } from 'node:test'
import { type JobName, jobs } from '../../server/jobs.ts'
import { schedule } from '../../worker/job-runner.ts'

describe('the schedule', () => {
  for (const { task } of schedule) {
    it(`enqueues ${task} with a payload that the job accepts`, () => {
      jobs[task as JobName].parse({ _cron: { ts: '2026-01-15T03:43:00.000Z', backfilled: false } })
    })
  }
})
