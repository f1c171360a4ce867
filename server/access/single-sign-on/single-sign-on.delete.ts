import { lockBusiness } from '../../business/lock-business.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { deleteDomains } from './domains.ts'
import { deleteAuthenticationRequests, readSingleSignOn } from './read-single-sign-on.ts'

/** Turns off single sign-on, and removes the links between users and accounts at the provider. */
export const singleSignOnDelete = change('singleSignOn.delete', async (work, { header }) => {
  const { db, business_id } = work
  await lockBusiness(work)
  const before = await readSingleSignOn(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Single sign-on')
  if (!before) return noContent()
  await deleteDomains(work)
  await deleteAuthenticationRequests(work)
  await db.deleteFrom('user_identities').where('business_id', '=', business_id).execute()
  await db.deleteFrom('single_sign_on').where('business_id', '=', business_id).execute()
  await recordOwnerNotice(work, { action: 'single_sign_on.removed', detail: { issuer: before.issuer } })
  return noContent()
})
