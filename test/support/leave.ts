import type { MikroORM } from '@mikro-orm/postgresql'
import type { Insertable } from 'kysely'
import { type Database, sqlOf } from '../../server/db/orm.ts'

let made = 0

/** Adds a leave type: paid, to be approved, with half days, of which nobody earns anything unless said otherwise. */
export async function createLeaveType(
  { orm }: { orm: MikroORM },
  given: { business_id: number } & Partial<Insertable<Database['leave_types']>>,
): Promise<{ id: number; code: string }> {
  const code = `leave-${++made}`
  return await sqlOf(orm.em.fork())
    .insertInto('leave_types')
    .values({
      name: 'Vacation',
      code,
      paid: true,
      requires_approval: true,
      half_days_allowed: true,
      allow_negative: false,
      accrual_method: 'none',
      days_per_year: 0,
      resets_on: '01-01',
      accrues_from: '2026-01-01',
      ...given,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

/** Adds a holiday. */
export async function createHoliday(
  { orm }: { orm: MikroORM },
  given: { business_id: number; date: string; name?: string },
): Promise<{ id: number }> {
  return await sqlOf(orm.em.fork())
    .insertInto('holidays')
    .values({ name: 'Fête nationale', ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
}
