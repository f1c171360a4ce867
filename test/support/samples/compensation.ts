import type { Insertable } from 'kysely'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'

/** Adds a compensation: by default 48,000.00 EUR a year from 2026 on. */
export async function createCompensation(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; person_id: number } & Partial<Insertable<Database['compensations']>>,
): Promise<{ id: number }> {
  const rate = { amount: '48000.00', currency: 'EUR', per: 'year' as const, pay_code: 'salary' }
  return await db
    .insertInto('compensations')
    .values({ ...rate, effective_on: '2026-01-01', reason: 'hire', note: null, external_id: null, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}
