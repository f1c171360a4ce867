import { lockBusiness } from '../../business/lock-business.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { readProvisioning } from './read-provisioning.ts'

/** The tables of provisioning, members before their groups. */
const tables = ['provisioned_group_members', 'provisioned_groups', 'provisioned_users', 'provisioning'] as const

/** Turns off provisioning. The users remain, with their roles. */
export const provisioningDelete = change('provisioning.delete', async (work, { header }) => {
  const { db, business_id } = work
  await lockBusiness(work)
  const before = await readProvisioning(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Provisioning')
  if (!before) return noContent()
  for (const table of tables) await db.deleteFrom(table).where('business_id', '=', business_id).execute()
  await recordOwnerNotice(work, { action: 'provisioning.removed' })
  return noContent()
})
