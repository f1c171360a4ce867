import { sql } from 'kysely'
import type { Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { requireExponent } from '../pay-runs/money.ts'
import { amountOfDays, type DailyRate, dailyRate } from './daily-rate.ts'
import { isEmployedInSpan, jobSpans } from './job-spans.ts'
import { readLiableAccounts } from './liable-accounts.ts'

/** A person with unused leave, and what a day of it costs. */
export interface LiablePerson {
  person_id: number
  name: string
  department_id: number | null
  /** The daily rate, or the reason why there is none. */
  rate: DailyRate | NonNullable<Schemas['LeaveLiabilityPerson']['no_amount_reason']>
  /** The accounts that have days, by leave type. The amount is in minor units, and null without a daily rate. */
  accounts: { leave_type_id: number; days: number; amount: bigint | null }[]
}

interface Row {
  person_id: number
  name: string
  department_id: number | null
  work_pattern: Schemas['WorkPattern']
  amount: string | null
  currency: string
  per: Schemas['CompensationPeriod']
}

/**
 * Reads the people who are employed on a day, with their unused leave on this day, by ID.
 *
 * @param people - the IDs of the people; everyone by default
 */
export async function readLiablePeople(
  work: Work<Principal>,
  as_of: string,
  people?: readonly number[],
): Promise<LiablePerson[]> {
  const rows = await readEmployed(work, as_of, people)
  const ids = rows.map(({ person_id }) => person_id)
  const accounts = Map.groupBy(await readLiableAccounts(work, as_of, ids), ({ person_id }) => person_id)
  const seesPay = work.by.scopes.has('compensation:read')
  return rows.map((row) => {
    const rate = seesPay ? findRate(row) : 'missing_scope'
    return {
      person_id: row.person_id,
      name: row.name,
      department_id: row.department_id,
      rate,
      accounts: (accounts.get(row.person_id) ?? []).map(({ leave_type_id, days }) => ({
        leave_type_id,
        days,
        amount: typeof rate === 'string' ? null : amountOfDays(days, rate, requireExponent(rate.currency)),
      })),
    }
  })
}

const findRate = ({ amount, currency, per, work_pattern }: Row): LiablePerson['rate'] =>
  amount === null ? 'no_compensation' : dailyRate({ amount, currency, per }, work_pattern)

async function readEmployed(
  { db, business_id }: Work,
  as_of: string,
  people: readonly number[] | undefined,
): Promise<Row[]> {
  const day = sql<string>`${as_of}::date`
  const { rows } = await sql<Row>`
    select span.person_id, coalesce(people.preferred_name, people.first_name) || ' ' || people.last_name as name,
      span.department_id, span.work_pattern, compensation.amount::text, compensation.currency, compensation.per
    from (${jobSpans({ business_id }, { people })}) span
    join people on people.business_id = ${business_id} and people.id = span.person_id
    left join (
      select distinct on (person_id) person_id, amount, currency, per
      from compensations
      where business_id = ${business_id} and effective_on <= ${as_of}
      order by person_id, effective_on desc
    ) compensation on compensation.person_id = span.person_id
    where ${isEmployedInSpan(day)}
    order by span.person_id`.execute(db)
  return rows
}
