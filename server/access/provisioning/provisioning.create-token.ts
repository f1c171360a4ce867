import { sql } from 'kysely'
import { lockBusiness } from '../../business/lock-business.ts'
import { illegalTransition } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { createDirectoryToken } from './directory-token.ts'
import { presentProvisioning, readProvisioning, updateProvisioning } from './read-provisioning.ts'

/** Creates the token of the directory. The previous token remains valid during its grace period. */
export const provisioningCreateToken = change('provisioning.createToken', async (work, { header, body }) => {
  const { grace_hours } = body
  await lockBusiness(work)
  const before = await readProvisioning(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Provisioning')
  if (!before) throw illegalTransition('Provisioning is off.', 'off')
  const { token, token_prefix, token_hash } = createDirectoryToken(work)
  const previous =
    grace_hours > 0 && before.token_prefix !== null
      ? {
          previous_token_hash: sql<string>`token_hash`,
          previous_token_expires_at: new Date(work.now.getTime() + grace_hours * 3_600_000).toISOString(),
        }
      : { previous_token_hash: null, previous_token_expires_at: null }
  const { user_id: updated_by } = userPrincipal(work.by)
  await updateProvisioning(work)
    .set({ ...previous, token_prefix, token_hash, updated_by })
    .execute()
  await recordOwnerNotice(work, { action: 'provisioning.token_created', detail: { grace_hours } })
  return ok({ ...presentProvisioning(await readProvisioning(work), work.config), token })
})
