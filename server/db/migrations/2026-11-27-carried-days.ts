import { inTransaction, type Step } from '../steps/steps.ts'

/** Adds the expiry of days that carried over. Existing leave types have none, so that all balances stay the same. */
export const carriedDays: readonly Step[] = [
  inTransaction(
    `alter table "leave_types" add "carry_over_expires" jsonb null, add "carry_over_expires_from" date null`,
    `comment on column "leave_types"."carry_over_expires" is 'when carried days expire; null if they do not'`,
    `comment on column "leave_types"."carry_over_expires_from" is 'day on which carry_over_expires was set'`,
  ),
  inTransaction(
    `comment on column "leave_ledger"."period" is 'first day of the month or leave year of the booking, or of the expiry'`,
  ),
]
