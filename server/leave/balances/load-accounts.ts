import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../../business/today.ts'
import { isNullInRow } from '../../db/is-null.ts'
import { actorReach } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Change, Work } from '../../operation/work.ts'
import { type EntitledPerson, type Entitlement, entitlementByService } from '../leave-types/entitlement.ts'
import { type AccrualRules, employmentPeriod } from './earn-days.ts'
import type { LeaveAccount } from './leave-account.ts'
import type { DayCounts, Line, Pending } from './ledger-line.ts'

export interface AccountKey {
  person_id: number
  leave_type_id: number
}

/** An account with its key and the day on which its person was added. */
export type LoadedAccount = LeaveAccount & AccountKey & Pick<Row, 'added_on'>

interface Row extends AccountKey, AccrualRules, Entitlement, EntitledPerson {
  start_date: string | null
  end_date: string | null
  /** The day on which the person was added, in the time zone of the business. */
  added_on: string
  today: string
  booked: Line[]
  /** The days of leave that was approved by the ID of its request, if days of the account can expire. */
  taken: Record<number, DayCounts> | null
  pending: Pending[]
}

/**
 * Reads accounts with all data from which their balances are calculated.
 *
 * @param options.except - the ID of a request that does not count as pending
 * @returns the accounts that are in the business, in the order of `keys`
 */
export async function loadAccounts(
  work: Work,
  keys: AccountKey[],
  { except }: { except?: number | undefined } = {},
): Promise<LoadedAccount[]> {
  const { db, business_id } = work
  const { rows } = await sql<Row>`
    select person.id as person_id, type.id as leave_type_id,
      type.accrual_method, type.days_per_year, type.carry_over_max, type.allow_negative,
      type.carry_over_expires, type.carry_over_expires_from, type.leave_year, type.resets_on, type.accrues_from,
      type.entitlement_rules, type.prorate_by_work_pattern, type.rounding, type.max_balance,
      person.employment_type, person.location_id, person.work_pattern,
      case when type.entitlement_rules = '[]' then '{}' else array(
        with recursive ancestors (id) as (
          select person.department_id
          union
          select parent_id from departments join ancestors using (id) where departments.business_id = ${business_id}
        )
        select id from ancestors where id is not null
      ) end as department_ids,
      ${todayIn(work)} as today,
      (type.archived_at at time zone business.time_zone)::date as accrues_until,
      person.start_date, person.end_date, (person.created_at at time zone business.time_zone)::date as added_on,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'kind', kind, 'days', days, 'effective_on', effective_on, 'period', period,
          'leave_request_id', leave_request_id, 'note', note, 'expires_on', expires_on
        )), '[]')
        from leave_ledger
        where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id
      ) as booked,
      case when ${canExpire(work)} then (
        select json_object_agg(id, breakdown)
        from leave_requests
        where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id
          and status in ('approved', 'cancelled')
      ) end as taken,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'start_date', start_date, 'days', days,
          'day_counts', case when ${canExpire(work)} then breakdown end
        )), '[]')
        from leave_requests
        where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id
          and status = 'requested' and id is distinct from ${except ?? null}
      ) as pending
    from rows from (
      json_to_recordset(${JSON.stringify(keys)}) as (person_id integer, leave_type_id integer)
    ) with ordinality as key (person_id, leave_type_id, place)
    join businesses business on business.id = ${business_id}
    cross join lateral ( -- the limit makes PostgreSQL look up each by its key, even without statistics
      select id, department_id, location_id, employment_type, work_pattern, start_date, end_date, created_at
      from people where business_id = ${business_id} and id = key.person_id limit 1
    ) person
    join leave_types type on type.business_id = ${business_id} and type.id = key.leave_type_id
    order by key.place`.execute(db)
  return rows.map(
    ({ person_id, leave_type_id, start_date, end_date, added_on, today, booked, taken, pending, ...row }) => ({
      person_id,
      leave_type_id,
      added_on,
      rules: {
        accrual_method: row.accrual_method,
        ...entitlementByService(row, { ...row, person_id }),
        carry_over_max: row.carry_over_max,
        allow_negative: row.allow_negative,
        carry_over_expires: row.carry_over_expires,
        carry_over_expires_from: row.carry_over_expires_from,
        leave_year: row.leave_year,
        resets_on: row.resets_on,
        rounding: row.rounding,
        max_balance: row.max_balance,
        accrues_from: row.accrues_from,
        accrues_until: row.accrues_until,
      },
      employment: employmentPeriod({ start_date, end_date, added_on }),
      today,
      lines: booked.map((line) => ({ ...line, day_counts: taken?.[line.leave_request_id ?? 0] ?? null })),
      pending,
    }),
  )
}

/** Whether days of an account can expire during a leave year: carried days, or adjusted ones. */
const canExpire = (work: Work): RawBuilder<boolean> => sql`
  (type.carry_over_expires is not null or ${hasExpiringLines(work)})`

/** Whether an account has adjusted days with their own expiry. */
const hasExpiringLines = ({ business_id }: Work): RawBuilder<boolean> => sql`
  exists (
    select from leave_ledger
    where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id and expires_on is not null
  )`

/**
 * Reads one account for a change.
 *
 * @param key - the key of an account of the business; the transaction has locked its person
 */
export async function loadAccount(
  work: Change,
  key: AccountKey,
  options?: { except?: number | undefined },
): Promise<LeaveAccount> {
  const [account] = await loadAccounts(work, [key], options)
  if (!account) throw new Error(`person ${key.person_id} has no account of leave type ${key.leave_type_id}`)
  return account
}

interface KeyFilters {
  person_id?: number | undefined
  leave_type_id?: number | undefined
  /** Whether to read only accounts with lines that the service books: accruals, or the expiry of adjusted days. */
  hasDueLines?: boolean
}

/** Returns SQL for the keys of the accounts of people who are within the caller's reach and not deleted. */
export const selectAccountKeys = (
  work: Work,
  { person_id, leave_type_id, hasDueLines = false }: KeyFilters,
): RawBuilder<AccountKey> => sql`
    select person.id as person_id, type.id as leave_type_id
    from people person join leave_types type on type.business_id = person.business_id
    where person.business_id = ${work.business_id} and ${isNullInRow('person.deleted_at')}
      and ${withinReach('person.id', work, actorReach(work.by))}
      and ${person_id === undefined ? sql`true` : sql`person.id = ${person_id}`}
      and ${leave_type_id === undefined ? sql`true` : sql`type.id = ${leave_type_id}`}
      and ${hasDueLines ? sql`(type.accrual_method <> 'none' or ${hasExpiringLines(work)})` : sql`true`}`

/**
 * Reads the keys of accounts, by person and leave type.
 *
 * @param options.after - the key of the last account on the previous page
 */
export async function readAccountKeys(
  work: Work,
  filters: KeyFilters,
  {
    after: [personId, leaveTypeId] = [0, 0],
    count,
  }: { after: [person: number, type: number] | undefined; count: number },
): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    ${selectAccountKeys(work, filters)}
      and person.id >= ${personId} and (person.id, type.id) > (${personId}::integer, ${leaveTypeId}::integer)
    order by person.id, type.id limit ${count}`.execute(work.db)
  return rows
}
