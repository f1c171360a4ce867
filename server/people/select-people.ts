import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { given } from '../db/given.ts'
import type { Database } from '../db/orm.ts'
import type { RequestOf } from '../operation/contract.ts'
import type { PersonOrder } from './person-order.ts'
import { isActive, isPending, isTerminated, type PersonRow, personColumns } from './present-person.ts'

type Query = RequestOf<'people.list'>['query']

/**
 * What narrows a list of people; what is undefined does not. The flags are true or not given: a statement is built
 * before they have a value.
 */
export interface PeopleFilters extends Pick<Query, 'updated_since' | 'external_id' | 'manager_id' | 'department'> {
  business_id: number
  limited_to_person?: number | undefined
  /** The place of the last person of the page before. */
  after_key?: string | undefined
  after_id?: number | undefined
  include_deleted?: true | undefined
  pending?: true | undefined
  active?: true | undefined
  terminated?: true | undefined
  /** Parts of words, all of which occur; and the longest of them, the best to look up in the index. */
  words?: string[] | undefined
  longest_word?: string | undefined
  count: number
}

/** Somebody in a list, with what the list is sorted by where that is not the id alone. */
export type ListedPerson = PersonRow & { sort_key?: string }

/** The statement that reads a page of people. */
export function selectPeople(
  db: Kysely<Database>,
  { key, descending }: PersonOrder,
  filters: PeopleFilters,
): SelectQueryBuilder<Database, 'people', ListedPerson> {
  const { business_id, after_key, count } = filters
  const beyond = sql.raw(descending ? '<' : '>')
  const direction = descending ? 'desc' : 'asc'
  const people = db
    .selectFrom('people')
    .select(personColumns(business_id))
    .where((person) =>
      person.and([
        person('business_id', '=', business_id),
        ...given(filters.after_id, (id) =>
          key ? sql<boolean>`(${key}, id) ${beyond} (${after_key}, ${id})` : sql<boolean>`id ${beyond} ${id}`,
        ),
        ...given(filters.limited_to_person, (own) => person('id', '=', own)),
        ...given(filters.include_deleted ? undefined : null, (none) => person('deleted_at', 'is', none)),
        ...given(filters.pending, () => isPending(business_id)),
        ...given(filters.active, () => isActive(business_id)),
        ...given(filters.terminated, () => isTerminated(business_id)),
        ...given(filters.updated_since, (time) => person('updated_at', '>=', time)),
        ...given(filters.external_id, (theirs) => person('external_id', '=', theirs)),
        ...given(filters.manager_id, (manager) => person('manager_id', '=', manager)),
        ...given(filters.department, (department) => person('department', '=', department)),
        ...given(filters.longest_word, (word) => sql<boolean>`search_text like contains_pattern(${word})`),
        ...given(
          filters.words,
          (words) => sql<boolean>`search_text like all(array(select contains_pattern(unnest(${words}::text[]))))`,
        ),
      ]),
    )
  return (key ? people.select(key.as('sort_key')).orderBy(key, direction) : people)
    .orderBy('id', direction)
    .limit(count)
}
