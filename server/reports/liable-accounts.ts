import { sql } from 'kysely'
import { balanceOn, expiryDay } from '../leave/balances/leave-account.ts'
import { leaveYearAt, monthsIn } from '../leave/balances/leave-year.ts'
import { loadAccounts } from '../leave/balances/load-accounts.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Work } from '../operation/work.ts'

/** The unused days of a person in a leave type. */
export interface LiableAccount {
  person_id: number
  leave_type_id: number
  /** Negative if more days were taken than earned. */
  days: number
}

interface Row extends LiableAccount {
  /** Whether all lines that are due by the day are booked. */
  is_complete: boolean
}

/** The number of accounts that are loaded at once. */
const batchSize = 500

/**
 * Reads the days of paid leave that people have earned, carried over or received, less those taken by a day, without
 * accounts with zero days. Leave types count if they accrue days, or if leave cannot exceed the adjusted balance.
 *
 * The ledger adds up to the balance as soon as all due lines are booked, which the nightly task does. The few accounts
 * with due lines are calculated one by one.
 *
 * @param people - the IDs of the people
 */
export async function readLiableAccounts(
  work: Work,
  as_of: string,
  people: readonly number[],
): Promise<LiableAccount[]> {
  const rows = await sumLedger(work, as_of, people)
  const due = rows.filter(({ is_complete }) => !is_complete)
  const accounts = rows.filter(({ is_complete }) => is_complete)
  for (let first = 0; first < due.length; first += batchSize) {
    for (const account of await loadAccounts(work, due.slice(first, first + batchSize))) {
      const { entitled, taken } = balanceOn(account, as_of)
      accounts.push({ ...account, days: entitled - taken, is_complete: true })
    }
  }
  return accounts
    .filter(({ days }) => days !== 0)
    .map(({ person_id, leave_type_id, days }) => ({ person_id, leave_type_id, days }))
    .sort((a, b) => a.person_id - b.person_id || a.leave_type_id - b.leave_type_id)
}

/** A leave type with the first days of the leave year and of the period of accrual that contain the day. */
interface OpenPeriod {
  leave_type_id: number
  accrual_method: Schemas['LeaveAccrualMethod']
  /**
   * The first day of the leave year; null for a type without accrual, which has no leave years, and for a type whose
   * people have their own leave years, so that none of its accounts is complete.
   */
  year_start: string | null
  period_start: string | null
  /** The day of the leave year, up to the given one, on which carried days expired; null if they have not. */
  expired_on: string | null
}

async function readOpenPeriods({ db, business_id }: Work, as_of: string): Promise<OpenPeriod[]> {
  const types = await db
    .selectFrom('leave_types')
    .select(['id', 'accrual_method', 'leave_year', 'resets_on', 'carry_over_expires', 'carry_over_expires_from'])
    .where('business_id', '=', business_id)
    .where('paid', '=', true)
    .where(({ or, eb }) => or([eb('accrual_method', '<>', 'none'), eb('allow_negative', '=', false)]))
    .execute()
  return types.map(({ id: leave_type_id, accrual_method, leave_year, resets_on, ...rules }) => {
    if (accrual_method === 'none' || leave_year === 'hire_date') {
      return { leave_type_id, accrual_method, year_start: null, period_start: null, expired_on: null }
    }
    const year = leaveYearAt(as_of, resets_on)
    const month = monthsIn(year).findLast(({ start }) => start <= as_of) ?? year
    const period_start = accrual_method === 'yearly' ? year.start : month.start
    const expiry = expiryDay({ rules }, year)
    const expired_on = expiry !== null && expiry <= as_of ? expiry : null
    return { leave_type_id, accrual_method, year_start: year.start, period_start, expired_on }
  })
}

/**
 * Sums the ledger lines of the leave year that contains a day, up to this day.
 *
 * The lines are complete if the days of the period are earned, the year before is closed or has no lines, and the expiry
 * of carried and adjusted days is booked. An accrual of zero days may be followed by another one in its period (`matchedEarnings`).
 */
async function sumLedger(work: Work, as_of: string, people: readonly number[]): Promise<Row[]> {
  const periods = await readOpenPeriods(work, as_of)
  const { rows } = await sql<Row>`
    with type as materialized (
      select * from json_to_recordset(${JSON.stringify(periods)})
        as type (leave_type_id integer, accrual_method text, year_start date, period_start date, expired_on date)
    ), line as (
      select person_id, leave_type_id,
        coalesce(sum(days) filter (
          where effective_on <= ${as_of} and coalesce(effective_on >= year_start, true)
        ), 0) as days,
        coalesce(bool_or(kind = 'accrual' and period >= period_start), false) as is_earned,
        coalesce(bool_or(kind = 'accrual' and days = 0), false) as is_unmatched,
        coalesce(bool_or(effective_on < year_start), false) as has_earlier,
        coalesce(bool_or(kind = 'carry_over' and period = year_start), false) as is_opened,
        coalesce(bool_or(kind = 'carry_over' and days <> 0 and period = year_start), false) as has_carried,
        coalesce(bool_or(kind = 'expiry' and period = expired_on), false) as is_expired,
        max(expires_on) filter (
          where expires_on < ${as_of} and coalesce(effective_on >= year_start, true)
        ) as last_expired,
        max(period) filter (where kind = 'expiry') as last_expiry
      from leave_ledger
      join type using (leave_type_id)
      where business_id = ${work.business_id} and person_id = any(${people}::int[])
      group by 1, 2
    ), pending as (
      select distinct person_id, leave_type_id
      from leave_requests
      join type using (leave_type_id)
      where business_id = ${work.business_id} and status = 'requested' and start_date < year_start
        and person_id = any(${people}::int[])
    )
    select * from (
      select person_id, leave_type_id, coalesce(line.days, 0) as days,
        (last_expired is null or coalesce(last_expiry > last_expired, false)) and (accrual_method = 'none' or coalesce(
          is_earned and not (is_unmatched and accrual_method = 'yearly')
            and (is_opened or not (has_earlier or pending.person_id is not null))
            and (expired_on is null or is_expired or not has_carried),
          false
        )) as is_complete
      from unnest(${people}::int[]) as person_id
      cross join type
      left join line using (person_id, leave_type_id)
      left join pending using (person_id, leave_type_id)
    ) account
    where days <> 0 or not is_complete`.execute(work.db)
  return rows
}
