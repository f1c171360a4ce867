import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { enqueue } from '../../server/jobs.ts'
import { acrossBusinesses } from '../../server/operation/work.ts'
import { jobMetrics } from '../../worker/job-metrics.ts'
import { startTestApp } from '../support/service/app.ts'

const app = await startTestApp()
const registry = new Registry()
const recordJob = jobMetrics(registry, acrossBusinesses({ db: app.serviceDb }))

async function oldestAge(): Promise<number> {
  const metric = await registry.getSingleMetric('workforce_jobs_due_oldest_age_seconds')?.get()
  return metric?.values[0]?.value ?? assert.fail('no value')
}

it('the age of a due job starts at its run time and ends when a worker locks it', async () => {
  await enqueue(app, 'remind_signers', {}, sql`now() + interval '1 hour'`)
  assert.equal(await oldestAge(), 0)
  await enqueue(app, 'expire_documents', {}, sql`now() - interval '1 hour'`)
  const age = await oldestAge()
  assert.ok(age >= 3_600 && age < 7_200, `${age} s`)
  await sql`update graphile_worker._private_jobs set locked_at = now()`.execute(app.db)
  assert.equal(await oldestAge(), 0)
})

it('jobs are counted by task and outcome', async () => {
  for (const hasFailed of [true, false, true]) recordJob({ name: 'accrue_leave', hasFailed, durationMs: 20 })
  const text = await registry.metrics()
  assert.match(text, /^workforce_job_duration_seconds_count\{task="accrue_leave",outcome="failed"\} 2$/m)
  assert.match(text, /^workforce_job_duration_seconds_bucket\{le="0.1",task="accrue_leave",outcome="succeeded"\} 1$/m)
})
