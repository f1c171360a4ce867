import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

export const leaveYears: readonly Step[] = [
  inTransaction(
    `alter table "leave_types" add "leave_year" text not null default 'fixed'`,
    `comment on column "leave_types"."leave_year" is 'whether leave years begin on resets_on'`,
    `comment on column "leave_types"."accrues_from" is 'day of the leave year of its creation'`,
  ),
  addConstraint('leave_types', 'leave_types_leave_year_check', `check ("leave_year" in ('fixed', 'hire_date'))`),
]
