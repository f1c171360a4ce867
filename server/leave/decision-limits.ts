import { sql } from 'kysely'
import { type Introducers, readIntroducers } from '../access/users/introducers.ts'
import { secondPersonRequired } from '../operation/errors.ts'
import { accountableUserId, type Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'

/** The person of a request, their user when it was requested, and the users who requested it. */
interface Parties {
  person_id: number
  own_user_id: number | null
  requester_ids: readonly number[]
}

/** The requests that a caller must not decide on. */
export interface DecisionLimits {
  /** Whether it is their own leave, by their person now or when it was requested. */
  isOwn(request: Parties): boolean
  /** Whether another user has to decide on it. */
  needsSecondPerson(request: Parties): boolean
}

/**
 * Reads which leave is the caller's own, and on which another user has to decide. The own leave of an API key is that of
 * the user behind it. If the business requires two people (`two_person_pay_runs`), users cannot decide on what they
 * requested for others, and not on leave of, or requested by, people who introduced their login (`readIntroducers`).
 *
 * @returns functions that answer for each request without further statements
 */
export async function readDecisionLimits(work: Work<Principal>): Promise<DecisionLimits> {
  const { db, business_id, by } = work
  const user_id = accountableUserId(by)
  const { person_id, two_persons } = await db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.person_id', sql<boolean>`businesses.two_person_pay_runs`.as('two_persons')])
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow()
  const isOwn = (request: Parties): boolean => request.person_id === person_id || request.own_user_id === user_id
  if (!two_persons) return { isOwn, needsSecondPerson: isOwn }
  const introducers = (await readIntroducers(work, [user_id])).get(user_id)
  return {
    isOwn,
    needsSecondPerson: (request) => isOwn(request) || (introducers !== undefined && involves(request, introducers)),
  }
}

const involves = ({ person_id, own_user_id, requester_ids }: Parties, { user_ids, person_ids }: Introducers): boolean =>
  person_ids.has(person_id) ||
  (own_user_id !== null && user_ids.has(own_user_id)) ||
  requester_ids.some((requester) => user_ids.has(requester))

/** @throws {ApiError} 403 `second_person_required` if another user has to decide on a request within the caller's reach */
export async function checkMayDecide(work: Work<Principal>, request: Parties): Promise<void> {
  const { needsSecondPerson } = await readDecisionLimits(work)
  if (needsSecondPerson(request)) throw secondPersonRequired()
}
