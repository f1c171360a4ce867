import { ok } from '../operation/answer.ts'
import { notFound } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { presentUser, selectUser } from './present-user.ts'

/** One user of the business. */
export const usersGet = operation('users.get', async (work, { path }) => {
  const row = await selectUser(work, path.id).executeTakeFirst()
  if (!row) throw notFound()
  return ok(presentUser(row))
})
