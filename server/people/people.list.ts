import { type SelectQueryBuilder, sql } from 'kysely'
import { parseValueFilters } from '../custom-fields/filter-values.ts'
import { containsPatterns } from '../db/contains-patterns.ts'
import { whereDefined } from '../db/driver/where-defined.ts'
import type { OperationRequest, Schemas } from '../operation/contract/contract.ts'
import { unknownReference } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { keepEach } from '../operation/prepare.ts'
import type { Principal, Reach } from '../operation/principal.ts'
import { type Matches, type PageQuery, prepareList } from '../operation/read-page.ts'
import { list } from '../operation/response.ts'
import { isReached, withinReach } from '../operation/within-reach.ts'
import type { Database, Db, Work } from '../operation/work.ts'
import { isInDepartment } from '../workplaces/is-below.ts'
import { checkPlaceFilters } from '../workplaces/place-references.ts'
import { asOfDay, checkAsOfDay, selectPeopleOn } from './assignments/people-on.ts'
import { seesOnlyApplied } from './assignments/present-assignment.ts'
import { personOrder } from './person-order.ts'
import { isInStatus, type PersonRow, personColumns, personPresenter } from './present-person.ts'
import { isStatusPublished } from './published-status.ts'
import { rareWords } from './rare-words.ts'

const people = keepEach((choice: PeopleList) =>
  prepareList((db, business, filters: PeopleFilters) => selectPeople(db, business, choice, filters)),
)

/** Lists the people within the caller's reach, by ID unless the query has another `sort`. */
export const peopleList = report('people.list', async (work, { query }) => {
  const { limit, cursor, include_total, ...filters } = query
  const matches = await matchPeople(work, filters)
  const page = await matches.readPage({ limit, cursor, include_total })
  return list(page, await personPresenter(work, page.rows))
})

type Query = OperationRequest<'people.list'>['query']

/**
 * Returns the people within the caller's reach that match the filters of a request.
 *
 * @throws {ApiError} 422 for a filter by a record that does not exist or that is outside the caller's reach
 */
export async function matchPeople(
  work: Work<Principal>,
  { sort = 'id', status, include_deleted = false, q, custom_field, ...filters }: Omit<Query, keyof PageQuery>,
): Promise<Matches<PersonRow>> {
  await checkAsOfDay(work, filters.as_of, !seesOnlyApplied(work.by))
  if (filters.manager_id !== undefined && !(await isReached(work, filters.manager_id))) {
    throw unknownReference('query.manager_id')
  }
  await checkPlaceFilters(work, filters)
  const is_status_published =
    status !== undefined &&
    status !== 'active' &&
    !include_deleted &&
    filters.as_of === undefined &&
    (await isStatusPublished(work))
  const words = q?.match(/\S+/g) ?? []
  const values = await parseValueFilters(work, custom_field)

  return people({ status, include_deleted, is_status_published }).match(work, personOrder(sort), {
    ...filters,
    ...work.by.reach,
    values,
    words: words.length > 1 ? words : undefined,
    rare_words: words.length > 0 ? await rareWords(work, words) : undefined,
    longest_word: words.toSorted((a, b) => b.length - a.length)[0],
  })
}

/** The parameters that determine the text of the statement. */
export interface PeopleList {
  status?: Schemas['PersonStatus'] | undefined
  include_deleted?: boolean
  /** Whether the `published_status` of all people who are not active is current (`isStatusPublished`). */
  is_status_published?: boolean
}

/** The values that are bound to the statement. */
export interface PeopleFilters
  extends Reach,
    Omit<Query, keyof PeopleList | keyof PageQuery | 'sort' | 'q' | 'custom_field'> {
  /** JSON objects, each of which the custom fields of a person must contain. */
  values?: string[] | undefined
  /** The search words. All of them must occur in the text of a person, as parts of its words. */
  words?: string[] | undefined
  longest_word?: string | undefined
  /** The parts of words to look up in the trigram index (`rareWords`). */
  rare_words?: string[] | undefined
}

/** Returns SQL for the ID of the department with a name. A business has at most one department with a name. */
const departmentId = ({ business_id }: Pick<Work, 'business_id'>, name: string) =>
  sql<number>`(select id from departments where business_id = ${business_id} and lower(name) = lower(${name}))`

/** Builds the query of the people on all pages. */
export const selectPeople = (
  db: Db,
  business: Pick<Work, 'business_id'>,
  { status, include_deleted = false, is_status_published = false }: PeopleList,
  filters: PeopleFilters,
): SelectQueryBuilder<Database, 'people', PersonRow> =>
  selectPeopleOn(db, business, filters.as_of)
    .select(personColumns(business, asOfDay(business, filters.as_of)))
    .where((person) =>
      person.and([
        person('business_id', '=', business.business_id),
        withinReach('people.id', business, filters),
        ...(include_deleted ? [] : [person('deleted_at', 'is', null)]),
        ...whereDefined(status, (state) => isInStatus[state](asOfDay(business, filters.as_of))),
        // The status is a literal, because PostgreSQL could not use the partial index `people_not_active` for a
        // parameter.
        ...whereDefined(is_status_published ? status : undefined, (state) =>
          person('told_status', '=', sql.lit(state)),
        ),
        ...whereDefined(filters.ids, (ids) => person('id', '=', sql<number>`any(${ids})`)),
        ...whereDefined(filters.updated_since, (time) => person('updated_at', '>=', time)),
        ...whereDefined(filters.external_id, (theirs) => person('external_id', '=', theirs)),
        ...whereDefined(filters.manager_id, (manager) => person('manager_id', '=', manager)),
        ...whereDefined(filters.department, (name) => person('department_id', '=', departmentId(business, name))),
        ...whereDefined(filters.department_id, (department) => isInDepartment(business, department)),
        ...whereDefined(filters.location_id, (location) => person('location_id', '=', location)),
        ...whereDefined(filters.values, (values) => sql<boolean>`custom_fields @> all(${values}::jsonb[])`),
        ...whereDefined(
          filters.rare_words,
          (words) => sql<boolean>`id = any(array(select people_with_words(
            ${business.business_id}::integer, ${containsPatterns(words)})))`,
        ),
        // PostgreSQL evaluates a subselect once, but a function call for each row.
        ...whereDefined(
          filters.longest_word,
          (word) => sql<boolean>`search_text like (select contains_pattern(${word}))`,
        ),
        ...whereDefined(filters.words, (words) => sql<boolean>`search_text like all(${containsPatterns(words)})`),
      ]),
    )
