import type { Insertable } from 'kysely'
import { mondayToFriday } from '../../../server/people/monday-to-friday.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'

/** Adds an assignment as an analyst, which is applied unless `applied_at` is null. */
export async function createAssignment(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; person_id: number } & Partial<Insertable<Database['assignments']>>,
): Promise<{ id: number }> {
  const job = { job_title: 'Analyst', department_id: null, location_id: null, manager_id: null, employment_type: null }
  return await db
    .insertInto('assignments')
    .values({
      ...job,
      work_pattern: mondayToFriday,
      effective_on: '2026-01-01',
      reason: 'hire',
      note: null,
      external_id: null,
      created_by: null,
      applied_at: new Date().toISOString(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
