import type { Work } from '../../operation/work.ts'
import { type Candidate, readCandidates } from '../approval/read-candidates.ts'
import { type Delegation, readDelegations } from './read-delegations.ts'

/** The delegations of users today, and the delegates. */
export interface Delegates {
  delegations: readonly Delegation[]
  delegates: readonly Candidate[]
}

/** Reads the delegates of users today. */
export async function readDelegates(work: Work, user_ids: readonly number[]): Promise<Delegates> {
  const delegations = await readDelegations(work, user_ids)
  const users = delegations.map(({ delegate_id }) => delegate_id)
  const delegates = users.length === 0 ? [] : await readCandidates(work, { people: [], roles: [], users })
  return { delegations, delegates }
}

/** Whether a user can log in and has a role that may approve leave, for any reach. */
export const mayApprove = ({ all, team, department }: Candidate): boolean => all || team || department

/**
 * Returns the delegates of users who decide on a step, each with one of these users. A delegate can log in and has a
 * role that may approve leave, for any reach. The delegates of delegates are not included.
 */
export const findDelegates = (
  { delegations, delegates }: Delegates,
  user_ids: readonly number[],
): { delegate: Candidate; user_id: number }[] =>
  delegates
    .filter((user) => !user_ids.includes(user.id) && mayApprove(user))
    .flatMap((delegate) => {
      const delegation = delegations.find((each) => each.delegate_id === delegate.id && user_ids.includes(each.user_id))
      return delegation ? [{ delegate, user_id: delegation.user_id }] : []
    })
