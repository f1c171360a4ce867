import { z } from 'zod'
import type { Operation, RequestOf } from '../contract.ts'
import { given } from '../db/given.ts'
import { prepare } from '../db/prepare.ts'
import { decodeCursor, pageOf } from '../http/cursor.ts'
import { personColumns, presentPerson, statusToday } from './present-person.ts'

const position = z.int().positive() // the id of the last person of the page before

type Query = RequestOf<'people.list'>['query']
interface Filters extends Pick<Query, 'status' | 'updated_since' | 'external_id'> {
  business_id: number
  limited_to_person: number | undefined
  after: number | undefined
  /** True or not given: what a statement is built from has no value yet. */
  include_deleted: true | undefined
  count: number
}

const selectPeople = prepare(
  (
    db,
    { business_id, limited_to_person, after, include_deleted, status, updated_since, external_id, count }: Filters,
  ) =>
    db
      .selectFrom('people')
      .select(personColumns(business_id))
      .where((person) =>
        person.and([
          person('business_id', '=', business_id),
          ...given(limited_to_person, (own) => person('id', '=', own)),
          ...given(after, (id) => person('id', '>', id)),
          ...given(include_deleted ? undefined : null, (none) => person('deleted_at', 'is', none)),
          ...given(status, (state) => person(statusToday(business_id), '=', state)),
          ...given(updated_since, (time) => person('updated_at', '>=', time)),
          ...given(external_id, (theirs) => person('external_id', '=', theirs)),
        ]),
      )
      .orderBy('id')
      .limit(count),
)

/** Everybody in the business, by id. */
export const peopleList: Operation<'people.list'> = async ({
  query,
  principal: { business_id, limited_to_person },
  em,
}) => {
  const { limit = 25, cursor, include_deleted, status, updated_since, external_id } = query
  const after = decodeCursor(cursor, position)

  const rows = await selectPeople.execute(em, {
    business_id,
    limited_to_person,
    after,
    include_deleted: include_deleted || undefined,
    status,
    updated_since,
    external_id,
    count: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentPerson), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
