import { type DecisionLimits, type Parties, readLimitsOfUsers } from '../../access/users/decision-limits.ts'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { type Delegates, findDelegates, readDelegates } from '../delegates/read-delegates.ts'
import { type Candidate, type Line, readAdministrators, readCandidates, readLines } from './read-candidates.ts'
import { decidedAsDelegate, type LeaveStep, otherSteps } from './steps.ts'

/** A request, or one that is about to be created. */
export type Subject = Parties & { steps: LeaveStep[] }

/** The users who decide on a step. */
export interface Approvers {
  /** Whether the step has an approver; false for the manager of a person without a manager. */
  exist: boolean
  /** The users who are asked to decide. */
  recipients: number[]
  /** All users who may decide: those asked, and those of the step who are away. */
  deciders: ReadonlySet<number>
  /** The users who may decide as a delegate, with the user on whose behalf they do. */
  onBehalf: ReadonlyMap<number, number>
}

/** The maximum number of users who are asked to decide. */
const maxRecipients = 20

/** The position in the line of managers from which a step passes on. */
const nextManager = { manager: 1, manager_of_manager: 2, role: 0, user: 0 }

/**
 * Reads who may decide on steps now. Users of a step who are away today, cannot log in, may not approve the person's
 * leave or are excluded as a second person are not asked, but their delegates are. If none is left, the step passes on to
 * the nearest manager above who is, and then to administrators.
 *
 * @returns a function that returns the approvers of a step of one of the requests
 */
export async function readApprovers(
  work: Work,
  requests: readonly Subject[],
  caller?: Principal,
): Promise<(request: Subject, step: LeaveStep) => Approvers> {
  const lines = await readLines(
    work,
    requests.map(({ person_id }) => person_id),
  )
  const steps = requests.flatMap((request) => request.steps.filter(({ status }) => status !== 'skipped'))
  const present = (ids: (number | null)[]) => ids.filter((id) => id !== null)
  const candidates = await readCandidates(work, {
    people: [...new Set([...lines.values()].flatMap(({ manager_ids }) => manager_ids))],
    roles: [...new Set(present(steps.map(({ role_id }) => role_id)))],
    users: [...present(steps.map(({ user_id }) => user_id)), ...(caller ? [accountableUserId(caller)] : [])],
  })
  const administrators = await readAdministrators(work)
  const delegates = await readDelegates(
    work,
    candidates.map(({ id }) => id),
  )
  const all = [...candidates, ...administrators, ...delegates.delegates]
  const limits = await readLimitsOfUsers(
    work,
    all.map(({ id }) => id),
  )
  return (request, step) => findApprovers(request, step, { lines, candidates, administrators, ...delegates, limits })
}

interface Sources extends Delegates {
  lines: ReadonlyMap<number, Line>
  candidates: readonly Candidate[]
  administrators: readonly Candidate[]
  limits: ReadonlyMap<number, DecisionLimits>
}

function findApprovers(request: Subject, step: LeaveStep, sources: Sources): Approvers {
  const { lines, candidates, administrators, limits } = sources
  const line = lines.get(request.person_id) ?? { manager_ids: [], department_ids: [] }
  const mayDecide = (user: Candidate) =>
    reaches(user, line) &&
    limits.get(user.id)?.needsSecondPerson(request) === false &&
    !otherSteps(request, step).some((other) => decidedAsDelegate(other, user.id))
  const isAvailable = (user: Candidate) => mayDecide(user) && !user.is_away

  const own = candidates.filter(ownUsers(step, line))
  const ownIds = own.filter(mayDecide).map(({ id }) => id)
  // Two steps are decided by two people: a user is not a delegate in a request in which they decide on another step.
  const decidesOnAnother = (user: Candidate) =>
    otherSteps(request, step).some((other) => other.decided_by === user.id || ownUsers(other, line)(user))
  const delegates = findDelegates(sources, ownIds).filter(
    ({ delegate }) => limits.get(delegate.id)?.needsSecondPerson(request) === false && !decidesOnAnother(delegate),
  )
  const onBehalf = new Map(delegates.map(({ delegate, user_id }) => [delegate.id, user_id]))
  const managers = line.manager_ids
    .slice(nextManager[step.by])
    .map((person_id) => candidates.filter((user) => user.person_id === person_id && isAvailable(user)))
  const tiers = [
    [...own.filter(isAvailable), ...delegates.map(({ delegate }) => delegate).filter(({ is_away }) => !is_away)],
    ...managers,
    administrators.filter(isAvailable),
    administrators.filter(mayDecide),
  ]
  const first = tiers.find((users) => users.length > 0) ?? []
  const recipients = [...new Set(first.map(({ id }) => id))]
  const position = nextManager[step.by]
  return {
    exist: position === 0 || line.manager_ids.length >= position,
    recipients: recipients.slice(0, maxRecipients),
    deciders: new Set([...ownIds, ...onBehalf.keys(), ...recipients]),
    onBehalf,
  }
}

/** Returns whether a user is one that the step itself names. */
function ownUsers({ by, role_id, user_id }: LeaveStep, { manager_ids }: Line): (user: Candidate) => boolean {
  switch (by) {
    case 'role':
      return (user) => user.role_id !== null && user.role_id === role_id
    case 'user':
      return (user) => user.id === user_id
    default: {
      const manager = manager_ids[nextManager[by] - 1]
      return (user) => manager !== undefined && user.person_id === manager
    }
  }
}

/** Whether a user may approve the leave of a person. */
const reaches = (user: Candidate, { manager_ids, department_ids }: Line): boolean =>
  user.all ||
  (user.team && user.person_id !== null && manager_ids.includes(user.person_id)) ||
  (user.department && user.department_id !== null && department_ids.includes(user.department_id))
