import { list } from '../operation/answer.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { unknownReference } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { type Prepared, prepare } from '../operation/prepare.ts'
import { personOrder } from './person-order.ts'
import { presentPerson } from './present-person.ts'
import { type ListedPerson, type PeopleFilters, type PeopleList, selectPeople } from './select-people.ts'
import { isReached } from './within-reach.ts'

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

/** Everybody whom the caller reaches, by id unless they ask for another order. */
export const peopleList = operation('people.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', status, include_deleted = false, q, ...filters } = query
  const after = decodeCursor(cursor, personOrder(sort).position)
  if (filters.manager_id !== undefined && !(await isReached(work, filters.manager_id))) {
    throw unknownReference('query.manager_id')
  }
  const words = q?.match(/\S+/g) ?? []

  const rows = await statementOf({ sort, status, include_deleted }).execute(work, {
    ...filters,
    ...work.by.reach,
    after_key: after?.key,
    after_id: after?.id,
    words: words.length > 1 ? words : undefined,
    longest_word: words.toSorted((one, other) => other.length - one.length)[0],
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ sort_key: key, id }) => ({ sort, key, id }))
  return list(page, presentPerson)
})
