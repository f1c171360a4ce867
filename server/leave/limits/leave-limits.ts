import type { Schemas } from '../../operation/contract/contract.ts'
import type { LeaveProblem } from '../check-leave.ts'

/** The limits of a leave type. */
export type LeaveLimits = Schemas['LeaveLimits']

/** A limit that leave exceeds. */
export interface Excess {
  effect: Schemas['LeaveLimitEffect']
  problem: LeaveProblem
}

/** The limits of a leave type by default: the numbers of days of the type refuse leave, and nothing else limits it. */
export const noLimits: LeaveLimits = {
  min_notice_effect: 'blocks',
  max_consecutive_effect: 'blocks',
  min_balance: null,
  max_away: null,
  blackouts: [],
}

/** Adds the effect to the problems of a limit. */
export const withEffect = (effect: Excess['effect'], problems: LeaveProblem[]): Excess[] =>
  problems.map((problem) => ({ effect, problem }))

/** Adds the defaults to the stored limits of a leave type, which lack members that are newer than the type. */
export const completeLimits = (stored: Partial<LeaveLimits>): LeaveLimits => ({ ...noLimits, ...stored })
