import { sql } from 'kysely'
import { containsPatterns } from '../../db/contains-patterns.ts'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { idOrder } from '../../operation/list-order.ts'
import { report } from '../../operation/operation.ts'
import { readPage } from '../../operation/read-page.ts'
import { list } from '../../operation/response.ts'
import { checkRoleExists } from '../roles/check-role-exists.ts'
import { presentUser, userColumns } from './present-user.ts'

const byId = idOrder()

/**
 * Lists the users by ID, including inactive users.
 *
 * @throws {ApiError} 422 for a filter by an unknown role
 */
export const usersList = report('users.list', async (work, { query: { ids, q, role_id, updated_since, ...query } }) => {
  const { db, business_id } = work
  if (role_id !== undefined) await checkRoleExists(work, role_id)
  const users = db
    .selectFrom('users')
    .select(userColumns({ business_id }))
    .where((user) =>
      user.and([
        user('business_id', '=', business_id),
        ...whereDefined(ids, (selection) => user('id', '=', sql<number>`any(${selection})`)),
        ...whereDefined(
          q?.match(/\S+/g),
          (words) => sql<boolean>`fold_text(name || ' ' || email) like all(${containsPatterns(words)})`,
        ),
        ...whereDefined(role_id, (role) => user('role_id', '=', role)),
        ...whereDefined(updated_since, (time) => user('updated_at', '>=', time)),
      ]),
    )
  return list(await readPage(work, query, byId, users), presentUser)
})
