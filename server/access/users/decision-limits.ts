import { sql } from 'kysely'
import { secondPersonRequired } from '../../operation/errors.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { type Introducers, readIntroducers } from './introducers.ts'

/** The person that a request concerns, their user at the time of the request, and the users who requested it. */
export interface Parties {
  person_id: number
  own_user_id: number | null
  requester_ids: readonly number[]
}

/** The limits on the requests that a caller may decide on. */
export interface DecisionLimits {
  /** Whether a request concerns the caller, by their person now or their user at the time of the request. */
  isOwn(request: Parties): boolean
  /** Whether another user has to decide on a request. */
  needsSecondPerson(request: Parties): boolean
}

/**
 * Reads which requests concern the caller, and on which ones another user has to decide. For an API key, the user behind
 * it counts as the caller. If the business requires two people (`two_person_pay_runs`), users cannot decide on requests
 * that they made for others, nor on requests of (or for) people who introduced their login (`readIntroducers`).
 *
 * @returns functions that check a request without further SQL statements
 */
export async function readDecisionLimits(work: Work<Principal>): Promise<DecisionLimits> {
  const user_id = accountableUserId(work.by)
  const limits = (await readLimitsOfUsers(work, [user_id])).get(user_id)
  if (!limits) throw new Error(`user ${user_id} does not exist`)
  return limits
}

/** Reads the limits on the requests that several users may decide on, as `readDecisionLimits` does for the caller. */
export async function readLimitsOfUsers(
  work: Work,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, DecisionLimits>> {
  const { db, business_id } = work
  const users = await db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.id', 'users.person_id', sql<boolean>`businesses.two_person_pay_runs`.as('two_persons')])
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', sql<number>`any(${user_ids}::int[])`)
    .execute()
  const introducers = users.some(({ two_persons }) => two_persons) ? await readIntroducers(work, user_ids) : new Map()
  return new Map(users.map((user) => [user.id, limitsOfUser(user, introducers.get(user.id))]))
}

function limitsOfUser(
  { id, person_id }: { id: number; person_id: number | null },
  introducers: Introducers | undefined,
): DecisionLimits {
  const isOwn = (request: Parties): boolean => request.person_id === person_id || request.own_user_id === id
  return {
    isOwn,
    needsSecondPerson: (request) => isOwn(request) || (introducers !== undefined && involves(request, introducers)),
  }
}

const involves = ({ person_id, own_user_id, requester_ids }: Parties, { user_ids, person_ids }: Introducers): boolean =>
  person_ids.has(person_id) ||
  (own_user_id !== null && user_ids.has(own_user_id)) ||
  requester_ids.some((requester) => user_ids.has(requester))

/**
 * Checks that the caller may decide on a request within their reach.
 *
 * @throws {ApiError} 403 `second_person_required` if another user has to decide on the request
 */
export async function checkMayDecide(work: Work<Principal>, request: Parties): Promise<void> {
  const { needsSecondPerson } = await readDecisionLimits(work)
  if (needsSecondPerson(request)) throw secondPersonRequired()
}
