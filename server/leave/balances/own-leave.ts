import { sql } from 'kysely'
import { type Introducers, readIntroducers } from '../../access/users/introducers.ts'
import { secondPersonRequired } from '../../operation/errors.ts'
import { type Principal, userBehind } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

/** Whose leave it is, which user that was when it was requested, and who requested it. */
interface Whose {
  person_id: number
  own_user_id: number | null
  requester_ids: readonly number[]
}

/** What the caller has to do with a request. */
export interface Concern {
  /** It is their own leave: by their record now, or by the one that they had when it was requested. */
  isOwn(request: Whose): boolean
  /** They decide on it no more than on their own. */
  needsSecondPerson(request: Whose): boolean
}

/**
 * Finds out which leave is the caller's own, and which somebody else has to decide on. A key's own leave is that of the
 * user from whom it descends. Where the business asks for two people (`two_person_pay_runs`), nobody decides on what they
 * requested for others either, nor on what is of, or was requested by, somebody who stands behind their login
 * (`readIntroducers`).
 *
 * @returns the answer for each request, without further reading
 */
export async function leaveConcernOf(work: Work<Principal>): Promise<Concern> {
  const user = userBehind(work.by)
  const { person_id, two_persons } = await readUser(work, user)
  const isOwn = (request: Whose): boolean => request.person_id === person_id || request.own_user_id === user
  if (!two_persons) return { isOwn, needsSecondPerson: isOwn }
  const behind = (await readIntroducers(work, [user])).get(user)
  return { isOwn, needsSecondPerson: (request) => isOwn(request) || (behind !== undefined && isOf(behind, request)) }
}

const isOf = ({ user_ids, person_ids }: Introducers, { person_id, own_user_id, requester_ids }: Whose): boolean =>
  person_ids.has(person_id) ||
  (own_user_id !== null && user_ids.has(own_user_id)) ||
  requester_ids.some((requester) => user_ids.has(requester))

interface UserWithRule {
  person_id: number | null
  two_persons: boolean
}

async function readUser({ db, business_id }: Work, user_id: number): Promise<UserWithRule> {
  return await db
    .selectFrom('users')
    .innerJoin('businesses', 'businesses.id', 'users.business_id')
    .select(['users.person_id', sql<boolean>`businesses.two_person_pay_runs`.as('two_persons')])
    .where('users.business_id', '=', business_id)
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/**
 * Checks that the caller may decide on leave within their reach: anybody may but the person themselves and, where the
 * business asks for two people, whoever requested it.
 *
 * @throws {ApiError} 403 `second_person_required` for those
 */
export async function checkMayDecideOn(work: Work<Principal>, request: Whose): Promise<void> {
  const { needsSecondPerson } = await leaveConcernOf(work)
  if (needsSecondPerson(request)) throw secondPersonRequired()
}
