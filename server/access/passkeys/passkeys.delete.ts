import { illegalTransition } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { type LoginUser, lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { lockPasskey } from './lock-passkey.ts'

/** Removes a passkey of the caller. The only second factor of the caller is turned off first, with `twoFactor.disable`. */
export const passkeysDelete = change('passkeys.delete', async (work, { path: { id }, header }) => {
  const { user_id } = userPrincipal(work.by)
  const user = await lockLoginUser(work, user_id)
  await lockPasskey(work, user_id, id, header['If-Match'])
  if (await isOnlySecondFactor(work, user)) throw illegalTransition(onlySecondFactor, 'enabled')
  await work.db.deleteFrom('passkeys').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  await recordSecurityChange(work, { action: 'passkey.removed', detail: { passkey_id: id } })
  return noContent()
})

const onlySecondFactor = 'This passkey is the only second factor. Turn the second factor off first.'

/** Whether a user with one passkey, which exists, has no other second factor than it. */
async function isOnlySecondFactor(
  { db, business_id }: Change,
  { id, two_factor_enabled_at, totp_secret_ciphertext }: LoginUser,
): Promise<boolean> {
  if (two_factor_enabled_at === null || totp_secret_ciphertext !== null) return false
  const passkeys = await db
    .selectFrom('passkeys')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', id)
    .limit(2)
    .execute()
  return passkeys.length === 1
}
