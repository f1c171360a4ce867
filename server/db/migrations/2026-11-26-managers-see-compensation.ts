import { inTransaction, type Step } from '../steps/steps.ts'

export const managersSeeCompensation: readonly Step[] = [
  inTransaction(`alter table "businesses" add "managers_see_compensation" boolean not null default false`),
]
