import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

export const accrualLimits: readonly Step[] = [
  inTransaction(
    `alter table "leave_types"
      add "rounding" text not null default 'nearest', add "max_balance" double precision null`,
    `comment on column "leave_types"."rounding" is 'of earned days, to half days'`,
    `comment on column "leave_types"."max_balance" is 'monthly accrual earns days up to this balance'`,
  ),
  addConstraint('leave_types', 'leave_types_rounding_check', `check ("rounding" in ('nearest', 'up'))`),
  addConstraint(
    'leave_types',
    'leave_types_max_balance',
    'check (max_balance + max_balance = trunc(max_balance + max_balance))',
  ),
]
