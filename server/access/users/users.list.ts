import { sql } from 'kysely'
import { containsPatterns } from '../../db/contains-patterns.ts'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { cutPage, decodeCursor, idPosition } from '../../operation/cursor.ts'
import { report } from '../../operation/operation.ts'
import { list } from '../../operation/response.ts'
import { presentUser, userColumns } from './present-user.ts'

/** Lists the users by id, including inactive users. */
export const usersList = report('users.list', async ({ db, business_id }, { query }) => {
  const { limit = 25, cursor, ids, q, updated_since } = query
  const after = decodeCursor(cursor, idPosition)
  const rows = await db
    .selectFrom('users')
    .select(userColumns({ business_id }))
    .where((user) =>
      user.and([
        user('business_id', '=', business_id),
        ...whereDefined(after, (id) => user('id', '>', id)),
        ...whereDefined(ids, (selection) => user('id', '=', sql<number>`any(${selection})`)),
        ...whereDefined(
          q?.match(/\S+/g),
          (words) => sql<boolean>`fold_text(name || ' ' || email) like all(${containsPatterns(words)})`,
        ),
        ...whereDefined(updated_since, (time) => user('updated_at', '>=', time)),
      ]),
    )
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  return list(cutPage(rows, limit), presentUser)
})
