import { list } from '../operation/answer.ts'
import { unknownReference } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { prepareEach } from '../operation/prepare.ts'
import { isReached } from '../operation/within-reach.ts'
import { checkPlaces } from '../workplaces/is-in-business.ts'
import { personOrder } from './person-order.ts'
import { presentPerson } from './present-person.ts'
import { rareWords } from './rare-words.ts'
import { type PeopleFilters, type PeopleList, selectPeople } from './select-people.ts'
import { isToldInTime } from './told-status.ts'

const statementOf = prepareEach((wanted: PeopleList, db, business, filters: PeopleFilters) =>
  selectPeople(db, business, wanted, filters),
)

/** Everybody whom the caller reaches, by id unless they ask for another order. */
export const peopleList = report('people.list', async (work, { query }) => {
  const { limit = 25, cursor, sort = 'id', status, include_deleted = false, q, ...filters } = query
  const order = personOrder(sort)
  const after = order.after(cursor)
  if (filters.manager_id !== undefined && !(await isReached(work, filters.manager_id))) {
    throw unknownReference('query.manager_id')
  }
  await checkPlaces(work, filters)
  const told_in_time = status !== undefined && status !== 'active' && !include_deleted && (await isToldInTime(work))
  const words = q?.match(/\S+/g) ?? []

  const rows = await statementOf({ sort, status, include_deleted, told_in_time }).execute(work, {
    ...filters,
    ...work.by.reach,
    ...after,
    words: words.length > 1 ? words : undefined,
    rare_words: words.length > 0 ? await rareWords(work, words) : undefined,
    longest_word: words.toSorted((one, other) => other.length - one.length)[0],
    count: limit + 1,
  })
  return list(order.page(rows, limit), presentPerson)
})
