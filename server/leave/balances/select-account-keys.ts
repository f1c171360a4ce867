import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import { actorReach } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import type { AccountKey } from './load-accounts.ts'

interface Filters {
  person_id?: number | undefined
  leave_type_id?: number | undefined
  /** True for leave types with accrual only. */
  isEarned?: boolean
  /** The person and leave type of the last account on the page before. */
  after: [person: number, type: number] | undefined
  count: number
}

/** Names the accounts of everybody who is not deleted and within reach, ordered by person and leave type. */
export async function selectAccountKeys(
  work: Work,
  { person_id, leave_type_id, isEarned = false, after = [0, 0], count }: Filters,
): Promise<AccountKey[]> {
  const { db, business_id, by } = work
  const [afterPerson, afterType] = after
  const { rows } = await sql<AccountKey>`
    select person.id as person_id, type.id as leave_type_id
    from people person join leave_types type on type.business_id = person.business_id
    where person.business_id = ${business_id} and ${isNullInRow('person.deleted_at')}
      and ${withinReach('person.id', work, actorReach(by))}
      and ${person_id === undefined ? sql`true` : sql`person.id = ${person_id}`}
      and ${leave_type_id === undefined ? sql`true` : sql`type.id = ${leave_type_id}`}
      and (type.accrual_method <> 'none' or not ${isEarned})
      and person.id >= ${afterPerson} and (person.id, type.id) > (${afterPerson}::integer, ${afterType}::integer)
    order by person.id, type.id limit ${count}`.execute(db)
  return rows
}
