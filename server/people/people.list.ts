import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'
import { type Prepared, prepare } from '../db/prepare.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { type PersonSort, personOrder } from './person-order.ts'
import { presentPerson } from './present-person.ts'
import { type ListedPerson, type PeopleFilters, selectPeople } from './select-people.ts'

const statements = new Map<PersonSort, Prepared<PeopleFilters, ListedPerson>>()

/** The statement of an order, made once. */
function statementOf(sort: PersonSort): Prepared<PeopleFilters, ListedPerson> {
  const known = statements.get(sort)
  if (known) return known
  const statement = prepare((db, filters: PeopleFilters) => selectPeople(db, personOrder(sort), filters))
  statements.set(sort, statement)
  return statement
}

/** Whether there is, or was, such a person in the business. */
async function isPerson(em: EntityManager, business_id: number, id: number): Promise<boolean> {
  const person = sqlOf(em).selectFrom('people').select('id').where('id', '=', id).where('business_id', '=', business_id)
  return (await person.executeTakeFirst()) !== undefined
}

/** Everybody in the business, by id unless asked otherwise. */
export const peopleList: Operation<'people.list'> = async ({
  query,
  principal: { business_id, limited_to_person },
  em,
}) => {
  const { limit = 25, cursor, sort = 'id', q, status, include_deleted, ...filters } = query
  const after = decodeCursor(cursor, personOrder(sort).position)
  const words = q?.split(/\s+/).filter((word) => word !== '') ?? []
  const isUnknown = filters.manager_id && !limited_to_person && !(await isPerson(em, business_id, filters.manager_id))
  if (isUnknown) throw notFound()
  const [longest_word] = words.toSorted((one, other) => other.length - one.length)

  const rows = await statementOf(sort).execute(em, {
    ...filters,
    business_id,
    limited_to_person,
    after_key: after?.key,
    after_id: after?.id,
    include_deleted: include_deleted || undefined,
    pending: status === 'pending' || undefined,
    active: status === 'active' || undefined,
    terminated: status === 'terminated' || undefined,
    words: words.length > 1 ? words : undefined,
    longest_word,
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ sort_key: key, id }) => ({ sort, key, id }))
  const body = { success: true as const, data: page.rows.map(presentPerson), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
