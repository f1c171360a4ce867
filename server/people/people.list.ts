import { list } from '../operation/answer.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { type Prepared, prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'
import { personOrder } from './person-order.ts'
import { presentPerson } from './present-person.ts'
import { type ListedPerson, type PeopleFilters, type PeopleList, selectPeople } from './select-people.ts'

const statements = new Map<string, Prepared<PeopleFilters, ListedPerson>>()

/** The statement of a list, made once. */
function statementOf(wanted: PeopleList): Prepared<PeopleFilters, ListedPerson> {
  const name = [wanted.sort, wanted.status, wanted.include_deleted].join()
  const known = statements.get(name)
  if (known) return known
  const statement = prepare((db, business, filters: PeopleFilters) => selectPeople(db, business, wanted, filters))
  statements.set(name, statement)
  return statement
}

/** Whether there is such a person in the business, deleted or not. */
async function isPerson({ db, business_id }: Work, id: number): Promise<boolean> {
  const person = db.selectFrom('people').select('id').where('id', '=', id).where('business_id', '=', business_id)
  return (await person.executeTakeFirst()) !== undefined
}

/** Everybody in the business, by id unless the caller asks for another order. */
export const peopleList = operation('people.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', status, include_deleted = false, q, ...filters } = query
  const { limited_to_person } = work.by
  const after = decodeCursor(cursor, personOrder(sort).position)
  if (filters.manager_id && !limited_to_person && !(await isPerson(work, filters.manager_id))) throw notFound()
  const words = q?.match(/\S+/g) ?? []

  const rows = await statementOf({ sort, status, include_deleted }).execute(work, {
    ...filters,
    limited_to_person,
    after_key: after?.key,
    after_id: after?.id,
    words: words.length > 1 ? words : undefined,
    longest_word: words.toSorted((one, other) => other.length - one.length)[0],
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ sort_key: key, id }) => ({ sort, key, id }))
  return list(page, presentPerson)
})
