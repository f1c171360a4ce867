import { lockBusiness } from '../../business/lock-business.ts'
import { notFound, secondPersonRequired } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { confirmLogin } from './confirm-login.ts'
import { readIntroducers, shareIntroducer } from './introducers.ts'
import { presentUser, selectUser } from './present-user.ts'

/**
 * Confirms that a login belongs to a different person than its introducers. The confirmation grants no scopes, so that
 * admins can confirm owners. The caller must not share an introducer with the login, and must not be an API key, which
 * never counts as a second person.
 */
export const usersConfirm = change('users.confirm', async (work, { path: { id }, header }) => {
  const { user_id } = userPrincipal(work.by)
  await lockBusiness(work) // blocks concurrent changes of introducers
  const user = await selectUser(work, id).forNoKeyUpdate().executeTakeFirst()
  if (!user) throw notFound()
  checkIfMatch(header['If-Match'], user.version, `User ${id}`)
  const introducers = await readIntroducers(work, [user_id, id])
  if (shareIntroducer(introducers.get(user_id), introducers.get(id))) throw secondPersonRequired()
  await confirmLogin(work, user, user_id)
  return ok(presentUser(await selectUser(work, id).executeTakeFirstOrThrow()))
})
