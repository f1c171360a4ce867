import type { Schemas } from '../../operation/contract/contract.ts'
import { isNoReference, type Problem, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import type { LeaveLimits } from '../limits/leave-limits.ts'
import { lockKeys } from './lock-keys.ts'

/** Checks that no blackout in a body ends before it begins. */
export const blackoutProblems = (input: Schemas['LeaveLimitsInput'] | undefined): Problem[] =>
  (input?.blackouts ?? []).flatMap(({ from, to }, index) =>
    from !== undefined && to !== undefined && to < from
      ? [{ path: `body.limits.blackouts[${index}].to`, code: 'ends_before_start', message: 'must not be before from' }]
      : [],
  )

/**
 * Applies a change to the limits of a leave type. Locks the departments of submitted blackouts against deletion until
 * the transaction ends.
 *
 * @returns the complete limits
 * @throws {ApiError} 422 for every department that is not in the business
 */
export async function checkLimits(
  work: Change,
  before: LeaveLimits,
  { min_balance, max_away, blackouts, ...effects }: Schemas['LeaveLimitsInput'] = {},
): Promise<LeaveLimits> {
  return {
    ...before,
    ...effects,
    ...(min_balance !== undefined && { min_balance: min_balance && { effect: 'blocks' as const, ...min_balance } }),
    ...(max_away !== undefined && { max_away: max_away && { effect: 'blocks' as const, ...max_away } }),
    ...(blackouts !== undefined && { blackouts: await checkBlackoutInputs(work, blackouts) }),
  }
}

async function checkBlackoutInputs(
  work: Change,
  input: Schemas['LeaveBlackoutInput'][],
): Promise<Schemas['LeaveBlackout'][]> {
  const blackouts = input.map(({ name, from, to, department_ids = [], effect = 'blocks' }) => ({
    ...{ name, from, to, effect },
    department_ids: [...new Set(department_ids)],
  }))
  const existing = await lockKeys(
    work,
    'departments',
    blackouts.flatMap(({ department_ids }) => department_ids),
  )
  const problems = blackouts.flatMap(({ department_ids }, index) =>
    department_ids.every((id) => existing.has(id))
      ? []
      : [
          {
            path: `body.limits.blackouts[${index}].department_ids`,
            code: 'unknown_record',
            message: isNoReference,
          },
        ],
  )
  if (problems.length > 0) throw validationFailed(problems)
  return blackouts
}
