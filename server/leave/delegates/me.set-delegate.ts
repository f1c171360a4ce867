import { userPrincipal } from '../../access/sessions/user-principal.ts'
import { lockPersonKey } from '../../access/users/lock-person-key.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { readToday } from '../../business/today.ts'
import { daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, unknownReference, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import type { Change } from '../../operation/work.ts'
import { type Candidate, readCandidates } from '../approval/read-candidates.ts'
import { presentLeaveDelegate, selectLeaveDelegate } from './present-leave-delegate.ts'
import { mayApprove } from './read-delegates.ts'

/** The maximum number of days, from the first to the last. */
const maxDays = 366

const rules: Rules<'me.setDelegate'> = ({ body }) => [...delegateProblems(body), ...dayProblems(body)]

const delegateProblems = ({ user_id, person_id }: Partial<Schemas['LeaveDelegateSet']>): Problem[] =>
  user_id === undefined && person_id === undefined
    ? [{ path: 'body.user_id', code: 'required', message: 'is required without person_id' }]
    : []

function dayProblems({ from, until }: Partial<Schemas['LeaveDelegateSet']>): Problem[] {
  if (from === undefined || until === undefined) return []
  if (until < from) return [{ path: 'body.until', code: 'before_start', message: 'must not be before from' }]
  if (daysBetween(from, until) < maxDays) return []
  const message = `must be at most ${maxDays} days from the first to the last`
  return [{ path: 'body.until', code: 'too_long', message }]
}

/** Names the user who also decides on the caller's steps on some days, in place of the former one. */
export const meSetDelegate = change('me.setDelegate', rules, async (work, { body }) => {
  const { db, business_id } = work
  const { user_id } = userPrincipal(work.by)
  const delegate_id = await findDelegate(work, body)
  await lockUsers(work, [user_id, delegate_id])
  await checkDelegate(work, user_id, { ...body, delegate_id })
  const before = await selectLeaveDelegate(work, user_id).executeTakeFirst()
  const isSame =
    before?.delegate_id === delegate_id && before.from_date === body.from && before.until_date === body.until
  if (before && isSame) return ok(presentLeaveDelegate(before))
  await db.deleteFrom('leave_delegates').where('business_id', '=', business_id).where('user_id', '=', user_id).execute()
  await db
    .insertInto('leave_delegates')
    .values({ business_id, user_id, delegate_id, from_date: body.from, until_date: body.until })
    .execute()
  const detail = { delegate_id, from: body.from, until: body.until }
  recordAudit(work, { action: 'leave_delegate.set', target_user_id: user_id, detail })
  return ok(presentLeaveDelegate(await selectLeaveDelegate(work, user_id).executeTakeFirst()))
})

/**
 * Finds the user that a request names, or a user of the person that it names, if possible one who may approve leave.
 *
 * @throws {ApiError} 422 if the user or the person does not exist, or the user belongs to another person
 */
async function findDelegate(work: Change, { user_id, person_id }: Schemas['LeaveDelegateSet']): Promise<number> {
  if (person_id !== undefined && !(await lockPersonKey(work, person_id))) throw unknownReference('body.person_id')
  if (user_id !== undefined) {
    const [user] = await readUsers(work, { users: [user_id] })
    if (!user) throw unknownReference('body.user_id')
    if (person_id === undefined || user.person_id === person_id) return user.id
    throw validationFailed([{ path: 'body.person_id', code: 'not_allowed', message: 'must be the person of user_id' }])
  }
  const users = person_id === undefined ? [] : await readUsers(work, { people: [person_id] })
  const user = users.find(mayApprove) ?? users[0]
  if (!user) throw validationFailed([cannotApprove('body.person_id')])
  return user.id
}

const readUsers = (work: Change, by: { people?: number[]; users?: number[] }): Promise<Candidate[]> =>
  readCandidates(work, { people: [], roles: [], users: [], ...by })

/** Locks users in the order of their IDs, so that they are neither changed nor erased until the transaction ends. */
async function lockUsers({ db, business_id }: Change, ids: number[]): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

const cannotApprove = (path: string): Problem => ({
  path,
  code: 'not_allowed',
  message: 'must be a user who can log in and whose role may approve leave',
})

/** @throws {ApiError} 422 for a user who cannot decide on leave, for the caller, and for days that have passed */
async function checkDelegate(
  work: Change,
  own_id: number,
  { person_id, delegate_id, until }: Schemas['LeaveDelegateSet'] & { delegate_id: number },
): Promise<void> {
  const path = person_id === undefined ? 'body.user_id' : 'body.person_id'
  const [delegate] = await readUsers(work, { users: [delegate_id] })
  const problems: Problem[] = []
  if (delegate_id === own_id) {
    problems.push({ path, code: 'not_allowed', message: 'must be another user' })
  } else if (!delegate || !mayApprove(delegate)) {
    problems.push(cannotApprove(path))
  }
  if (until < (await readToday(work))) {
    problems.push({ path: 'body.until', code: 'in_the_past', message: 'must not be in the past' })
  }
  if (problems.length > 0) throw validationFailed(problems)
}
