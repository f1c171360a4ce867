import type { Schemas } from '../../operation/contract/contract.ts'

/** How days that are not whole halves are rounded. */
export type Rounding = Schemas['LeaveRounding']

/** Rounds days to half days: to the nearest one, with a quarter rounded up, or up to the next one. */
export const roundDays = (rounding: Rounding, days: number): number =>
  (rounding === 'up' ? Math.ceil(2 * days) : Math.round(2 * days)) / 2
