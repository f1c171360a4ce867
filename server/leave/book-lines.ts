import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { Line } from './account.ts'
import type { AccountKey } from './load-accounts.ts'

/** A line for the ledger. */
export type NewLine = AccountKey & Pick<Line, 'kind' | 'days' | 'effective_on' | 'period'>

/**
 * Books lines that come by themselves, such as days earned; what is booked already for its period stays as it is.
 *
 * @returns how many were booked
 */
export async function bookLines(t: EntityManager, business_id: number, lines: NewLine[]): Promise<number> {
  const { rows } = await sql`
    insert into leave_ledger (business_id, person_id, leave_type_id, kind, days, effective_on, period)
    select ${business_id}, person_id, leave_type_id, kind, days, effective_on, period
    from json_to_recordset(${JSON.stringify(lines)}) as given (
      person_id integer, leave_type_id integer, kind text, days double precision, effective_on date, period date
    )
    on conflict (person_id, leave_type_id, kind, period) where period is not null do nothing
    returning id`.execute(sqlOf(t))
  return rows.length
}
