import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { lockPasskey } from './lock-passkey.ts'

/** Removes a passkey of the caller. */
export const passkeysDelete = change('passkeys.delete', async (work, { path: { id }, header }) => {
  const { user_id } = userPrincipal(work.by)
  await lockLoginUser(work, user_id)
  await lockPasskey(work, user_id, id, header['If-Match'])
  await work.db.deleteFrom('passkeys').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  await recordSecurityChange(work, { action: 'passkey.removed', detail: { passkey_id: id } })
  return noContent()
})
