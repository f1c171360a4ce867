import type { Schemas } from '../operation/contract/contract.ts'

/** The default work pattern: the share of each weekday on which a person works. */
export const mondayToFriday: Schemas['WorkPattern'] = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }
