import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import { correctionsOf } from './account.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { Actor } from './change-leave-status.ts'
import { employmentOf } from './earn-days.ts'
import { type AccountKey, loadAccounts } from './load-accounts.ts'

/** When somebody is employed, as their record has it. */
interface Dated {
  id: number
  start_date: string | null
  end_date: string | null
}

/** A person before and after a change. */
export interface Redated {
  before: Dated
  row: Dated
}

/**
 * Books what other dates of employment make of the days that people have earned by the night before, as adjustments:
 * they then have what they would have, had the dates been known. Leave years that are closed stay as they are.
 *
 * @param t - holds the people, locked, with their new dates written
 * @param changes - no person twice; those whose dates are the same are passed over
 */
export async function correctEarnedDays(t: EntityManager, actor: Actor, changes: Redated[]): Promise<void> {
  const { business_id } = actor.principal
  const was = new Map(changes.filter(isRedated).map(({ before }) => [before.id, before]))
  if (was.size === 0) return
  const { rows: keys } = await sql<AccountKey>`
    select distinct person_id, leave_type_id from leave_ledger
    where business_id = ${business_id} and person_id = any(${[...was.keys()]}) and kind = 'accrual'
    order by person_id, leave_type_id`.execute(sqlOf(t))
  for (const account of await loadAccounts(t, business_id, keys)) {
    const { person_id, leave_type_id, added_on } = account
    const before = was.get(person_id)
    if (!before) throw new Error(`person ${person_id} was not asked for`)
    for (const correction of correctionsOf(account, employmentOf({ ...before, added_on }))) {
      const note = 'Dates of employment were changed'
      await bookAdjustment(t, actor, { person_id, leave_type_id, ...correction, note })
    }
  }
}

const isRedated = ({ before, row }: Redated): boolean =>
  before.start_date !== row.start_date || before.end_date !== row.end_date
