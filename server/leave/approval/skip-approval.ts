import { checkMayDecide } from '../../access/users/decision-limits.ts'
import { checkScopes } from '../../operation/check-scopes.ts'
import { forbidden } from '../../operation/errors.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

/**
 * Checks that the caller may enter leave of a person as approved.
 *
 * @throws {ApiError} 403 without `leave:approve` for all people, and `second_person_required` for the caller's own leave,
 *   and for all leave if the business requires two people
 */
export async function checkMaySkip(work: Work<Principal>, person_id: number): Promise<void> {
  const { by } = work
  checkScopes(by, ['leave:approve'])
  if (by.reach.own_person !== undefined) throw forbidden()
  await checkMayDecide(work, { person_id, own_user_id: null, requester_ids: [accountableUserId(by)] })
}
