import { z } from 'zod'
import type { Operation } from '../contract.ts'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import { decodeCursor, pageOf } from '../http/cursor.ts'
import { personColumns, presentPerson, statusToday } from './present-person.ts'

const position = z.int().positive() // the id of the last person of the page before

/** Everybody in the business, by id. */
export const peopleList: Operation<'people.list'> = async ({
  query,
  principal: { business_id, limited_to_person },
  em,
}) => {
  const { limit = 25, cursor, status, updated_since, external_id, include_deleted } = query
  const after = decodeCursor(cursor, position)

  const rows = await sqlOf(em)
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
    .limit(limit + 1)
    .execute()

  const page = pageOf(rows, limit, ({ id }) => id)
  const body = { success: true as const, data: page.rows.map(presentPerson), meta: { next_cursor: page.next_cursor } }
  return { status: 200, body }
}
