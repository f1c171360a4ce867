import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Account, Line, Pending } from './account.ts'
import type { AccrualRules, Employment } from './earn-days.ts'

/** Names an account: somebody's days of a leave type. */
export interface AccountKey {
  person_id: number
  leave_type_id: number
}

type Row = AccountKey & AccrualRules & Employment & { lines: Line[]; pending: Pending[] }

/**
 * Reads accounts with all that they follow from. Employment is from the start date, or else from the day on which the
 * person was added, to the day before the end date.
 *
 * @param options.except - a request that is not to count as pending, as it is the one in question
 * @returns those of people and leave types of the business, in the order of `keys`
 */
export async function loadAccounts(
  em: EntityManager,
  business_id: number,
  keys: AccountKey[],
  { except }: { except?: number | undefined } = {},
): Promise<(Account & AccountKey)[]> {
  const { rows } = await sql<Row>`
    select person.id as person_id, type.id as leave_type_id,
      type.accrual_method, type.days_per_year, type.carry_over_max, type.resets_on, type.accrues_from,
      coalesce(person.start_date, (person.created_at at time zone business.time_zone)::date) as "from",
      person.end_date - 1 as "to",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'kind', kind, 'days', days, 'effective_on', effective_on, 'period', period,
          'leave_request_id', leave_request_id, 'note', note
        )), '[]')
        from leave_ledger
        where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id
      ) as lines,
      (
        select coalesce(json_agg(json_build_object('id', id, 'start_date', start_date, 'days', days)), '[]')
        from leave_requests
        where business_id = ${business_id} and person_id = person.id and leave_type_id = type.id
          and status = 'requested' and id is distinct from ${except ?? null}
      ) as pending
    from rows from (
      json_to_recordset(${JSON.stringify(keys)}) as (person_id integer, leave_type_id integer)
    ) with ordinality as given (person_id, leave_type_id, place)
    join businesses business on business.id = ${business_id}
    join people person on person.business_id = ${business_id} and person.id = given.person_id
    join leave_types type on type.business_id = ${business_id} and type.id = given.leave_type_id
    order by given.place`.execute(sqlOf(em))
  return rows.map(({ person_id, leave_type_id, from, to, lines, pending, ...rules }) => ({
    person_id,
    leave_type_id,
    rules,
    employment: { from, to },
    lines,
    pending,
  }))
}

/**
 * Reads an account for a change to it.
 *
 * @param key - of a leave type and a person of the business, who is locked by the transaction
 */
export async function loadAccount(
  t: EntityManager,
  business_id: number,
  key: AccountKey,
  options?: { except?: number | undefined },
): Promise<Account> {
  const [account] = await loadAccounts(t, business_id, [key], options)
  if (!account) throw new Error(`person ${key.person_id} has no account of leave type ${key.leave_type_id}`)
  return account
}

/**
 * Keeps others from changing people's leave, and the people themselves, until the transaction ends. The first lock of
 * every change to leave, so that nobody waits in a circle.
 */
export async function lockPeople(t: EntityManager, business_id: number, ids: number[]): Promise<void> {
  await sqlOf(t)
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
