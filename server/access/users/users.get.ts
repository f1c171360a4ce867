import { ok } from '../../operation/answer.ts'
import { notFound } from '../../operation/errors.ts'
import { operation } from '../../operation/operation.ts'
import { confirmableBy } from './confirmable-by.ts'
import { presentUser, selectUser } from './present-user.ts'

/** One user of the business, with those who may confirm the login. */
export const usersGet = operation('users.get', async (work, { path }) => {
  const row = await selectUser(work, path.id).executeTakeFirst()
  if (!row) throw notFound()
  const user = presentUser(row)
  return ok(user.needs_confirmation ? { ...user, confirmable_by: await confirmableBy(work, row) } : user)
})
