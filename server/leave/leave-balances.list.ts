import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { z } from 'zod'
import { businessToday } from '../access/business-today.ts'
import type { Principal } from '../access/principal.ts'
import type { Operation } from '../contract.ts'
import { sqlOf } from '../db/orm.ts'
import { decodeCursor, pageOf } from '../http/cursor.ts'
import { validationFailed } from '../http/errors.ts'
import { balanceOn } from './account.ts'
import { isInReach, yearsInReach } from './check-leave.ts'
import { checkNamed } from './check-named.ts'
import { type AccountKey, loadAccounts } from './load-accounts.ts'
import { presentLeaveBalance } from './present-leave-balance.ts'

const position = z.tuple([z.int().positive(), z.int().positive()]) // person and leave type of the last balance before

/** What people have of each leave type on a day; an employee sees their own. */
export const leaveBalancesList: Operation<'leaveBalances.list'> = async ({ query, principal, em }) => {
  const { business_id } = principal
  const { limit = 25, cursor, person_id, leave_type_id, explain = false } = query
  const after = decodeCursor(cursor, position)
  const today = await businessToday(em, business_id)
  const as_of = query.as_of ?? today
  if (!isInReach(as_of, today)) {
    throw validationFailed([{ path: 'query.as_of', message: `must be within ${yearsInReach} years of today` }])
  }
  await checkNamed(em, principal, { person_id, leave_type_id })
  const keys = await selectKeys(em, principal, { person_id, leave_type_id, after, count: limit + 1 })
  const page = pageOf(keys, limit, (key) => [key.person_id, key.leave_type_id])
  const accounts = await loadAccounts(em, business_id, page.rows)
  const data = accounts.map((account) => presentLeaveBalance(account, balanceOn(account, as_of), { as_of, explain }))
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}

interface Filters {
  person_id: number | undefined
  leave_type_id: number | undefined
  after: [person: number, type: number] | undefined
  count: number
}

async function selectKeys(
  em: EntityManager,
  { business_id, limited_to_person }: Principal,
  { person_id, leave_type_id, after = [0, 0], count }: Filters,
): Promise<AccountKey[]> {
  const [afterPerson, afterType] = after
  const { rows } = await sql<AccountKey>`
    select person.id as person_id, type.id as leave_type_id
    from people person join leave_types type on type.business_id = person.business_id
    where person.business_id = ${business_id} and person.deleted_at is null
      and person.id = coalesce(${limited_to_person ?? null}::integer, person.id)
      and person.id = coalesce(${person_id ?? null}::integer, person.id)
      and type.id = coalesce(${leave_type_id ?? null}::integer, type.id)
      and person.id >= ${afterPerson} and (person.id, type.id) > (${afterPerson}::integer, ${afterType}::integer)
    order by person.id, type.id limit ${count}`.execute(sqlOf(em))
  return rows
}
