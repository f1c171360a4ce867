import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { sqlOf } from '../db/orm.ts'
import type { AccountKey } from './load-accounts.ts'

interface Filters {
  business_id: number
  limited_to_person?: number | undefined
  person_id?: number | undefined
  leave_type_id?: number | undefined
  /** True for leave types of which days are earned by themselves. */
  isEarned?: boolean
  /** The person and leave type of the last account before. */
  after: [person: number, type: number] | undefined
  count: number
}

/** The accounts of everybody who is not deleted, by person and leave type. */
export async function selectAccountKeys(
  em: EntityManager,
  { business_id, limited_to_person, person_id, leave_type_id, isEarned = false, after = [0, 0], count }: Filters,
): Promise<AccountKey[]> {
  const [afterPerson, afterType] = after
  const { rows } = await sql<AccountKey>`
    select person.id as person_id, type.id as leave_type_id
    from people person join leave_types type on type.business_id = person.business_id
    where person.business_id = ${business_id} and person.deleted_at is null
      and person.id = coalesce(${limited_to_person ?? null}::integer, person.id)
      and person.id = coalesce(${person_id ?? null}::integer, person.id)
      and type.id = coalesce(${leave_type_id ?? null}::integer, type.id)
      and (type.accrual_method <> 'none' or not ${isEarned})
      and person.id >= ${afterPerson} and (person.id, type.id) > (${afterPerson}::integer, ${afterType}::integer)
    order by person.id, type.id limit ${count}`.execute(sqlOf(em))
  return rows
}
