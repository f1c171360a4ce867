import type { Insertable } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import type { Database } from '../../../server/schema.ts'
import type { TestApp } from '../service/app.ts'
import { createPerson } from './factories.ts'

interface PayRunOptions {
  business_id: number
  type?: Schemas['PayRunType']
  status?: Schemas['PayRunStatus']
  period?: [start: string, end: string]
  currency?: string
  /** The IDs of the people. Each person earns 1000 minor units; one new person by default. */
  people?: number[]
}

/** Adds a pay run without an author and without events, with a one-line payslip for each person. */
export async function createPayRun(
  { db }: Pick<TestApp, 'db'>,
  { business_id, type = 'off_cycle', status = 'draft', period, currency = 'EUR', people }: PayRunOptions,
): Promise<{ id: number; people: number[] }> {
  const personIds = people ?? [(await createPerson({ db }, { business_id })).id]
  const [period_start, period_end] = period ?? ['2026-01-01', '2026-01-31']
  const sum = 1000 * personIds.length
  const endTime = '2026-01-30T09:00:00.000Z'
  const { id } = await db
    .insertInto('pay_runs')
    .values({
      business_id,
      type,
      status,
      period_start,
      period_end,
      pay_date: '2026-01-30',
      currency,
      metadata: {},
      gross: sum,
      net: sum,
      people_count: personIds.length,
      approved_at: status === 'draft' ? null : endTime,
      completed_at: status === 'completed' ? endTime : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const person_id of personIds) {
    const payslip = { business_id, pay_run_id: id, person_id, first_name: 'Ada', last_name: 'Lovelace' }
    const { id: payslip_id } = await db
      .insertInto('payslips')
      .values({ ...payslip, gross: 1000, net: 1000 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { kind: 'earning' as const, code: 'salary', name: 'Salary', amount: 1000 }
    await db
      .insertInto('payslip_lines')
      .values({ ...line, business_id, payslip_id, position: 0 })
      .execute()
  }
  return { id, people: personIds }
}

/** Adds a pay code: by default an earning that is prorated by calendar days. */
export async function createPayCode(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; code: string } & Partial<Insertable<Database['pay_codes']>>,
): Promise<{ id: number }> {
  const defaults = { name: 'Overtime', kind: 'earning' as const, taxable: true, proration: 'calendar_days' as const }
  return await db
    .insertInto('pay_codes')
    .values({ ...defaults, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Adds a pay schedule: by default of calendar months, paid on the 28th in EUR, whose pay runs are drafted automatically
 * five days before the pay date.
 */
export async function createPaySchedule(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number } & Partial<Insertable<Database['pay_schedules']>>,
): Promise<{ id: number }> {
  const today = new Date().toISOString().slice(0, 10)
  return await db
    .insertInto('pay_schedules')
    .values({
      name: 'Monthly pay',
      frequency: 'monthly',
      period_starts_on: null,
      first_day: 1,
      pay_days_after_period_end: null,
      pay_day_of_month: 28,
      pay_month: 'same',
      pay_date_moves: 'before',
      drafts_days_before_pay_date: 5,
      currency: 'EUR',
      from_compensations: true,
      recurring_lines: true,
      active: true,
      drafts_from: today,
      drafted_until: null,
      check_on: today,
      last_error: null,
      author_ids: [],
      external_id: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds a recurring line: by default a salary of 4000.00, starting in 2026. */
export async function createRecurringLine(
  { db }: Pick<TestApp, 'db'>,
  values: { business_id: number; person_id: number } & Partial<Insertable<Database['recurring_lines']>>,
): Promise<{ id: number }> {
  const line = { kind: 'earning' as const, code: 'salary', name: 'Salary', amount: 400_000, currency: 'EUR' }
  return await db
    .insertInto('recurring_lines')
    .values({ ...line, starts_on: '2026-01-01', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Gives the business accounts for a pay run of `createPayRun`: for its code `salary`, and for net pay. */
export async function createJournalAccounts({ db }: Pick<TestApp, 'db'>, business_id: number): Promise<void> {
  const salary = { code: 'salary', name: 'Salary', kind: 'earning', account: '6000' } as const
  await db
    .insertInto('pay_codes')
    .values({ ...salary, business_id, taxable: true, proration: 'none', metadata: {} })
    .onConflict((conflict) => conflict.columns(['business_id', 'code']).doUpdateSet({ account: '6000' }))
    .execute()
  await db.updateTable('businesses').set({ net_pay_account: '2100' }).where('id', '=', business_id).execute()
}
