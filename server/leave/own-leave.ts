import { secondPersonRequired } from '../operation/errors.ts'
import { type Principal, userBehind } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'

/** Whose leave it is, and which user that was when it was asked for. */
interface Whose {
  person_id: number
  own_user_id: number | null
}

/**
 * Finds out which leave is the caller's own: theirs by their record now, or by the one they had when it was asked for. A
 * key's own leave is that of the user from whom it descends.
 *
 * @returns the answer for each request, without further reading
 */
export async function ownLeaveOf(work: Work<Principal>): Promise<(request: Whose) => boolean> {
  const user = userBehind(work.by)
  const person = await personBehind(work)
  return ({ person_id, own_user_id }) => person_id === person || own_user_id === user
}

async function personBehind({ db, business_id, by }: Work<Principal>): Promise<number | null> {
  if (by.kind === 'user') return by.person_id
  const { person_id } = await db
    .selectFrom('users')
    .select('person_id')
    .where('business_id', '=', business_id)
    .where('id', '=', by.made_by)
    .executeTakeFirstOrThrow()
  return person_id
}

/**
 * Checks that the caller may decide on leave within their reach: anybody may but the person themselves.
 *
 * @throws {ApiError} 403 `second_person_required` for the person themselves
 */
export async function checkMayDecideOn(work: Work<Principal>, request: Whose): Promise<void> {
  const isOwn = await ownLeaveOf(work)
  if (isOwn(request)) throw secondPersonRequired()
}
