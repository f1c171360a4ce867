import { lockBusiness } from '../../business/lock-business.ts'
import { ok } from '../../operation/answer.ts'
import { notFound, secondPersonRequired } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { confirmLogin } from './confirm-login.ts'
import { mayBeOne, readBehind } from './introductions.ts'
import { presentUser, selectUser } from './present-user.ts'

/**
 * Confirms that a login belongs to somebody else than whoever invited it, gave it its role, or linked or unlinked its
 * person. Gives nothing that the user did not have, so that admins may confirm owners. Not for whoever stands behind the
 * login, nor for those behind whom the same person stands, and not for API keys, which may do no second step.
 */
export const usersConfirm = change('users.confirm', async (work, { path: { id }, header }) => {
  const { user_id } = userPrincipal(work.by)
  // Until the end nobody introduces a login of the business: neither this one nor that of the caller.
  await lockBusiness(work)
  const user = await selectUser(work, id).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw notFound()
  checkIfMatch(header['If-Match'], user.version, `User ${id}`)
  const behind = await readBehind(work, [user_id, id])
  if (mayBeOne(behind.get(user_id), behind.get(id))) throw secondPersonRequired()
  await confirmLogin(work, user, user_id)
  return ok(presentUser(await selectUser(work, id).executeTakeFirstOrThrow()))
})
