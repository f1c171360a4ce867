import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds adjustments of leave whose days expire. Existing adjustments have no expiry. */
export const expiringAdjustments: readonly Step[] = [
  inTransaction(
    `alter table "leave_ledger" add "expires_on" date null`,
    `comment on column "leave_ledger"."expires_on" is 'last day on which the days of an adjustment can be taken'`,
  ),
  createIndex(
    `create index "leave_ledger_expiring" on "leave_ledger" ("business_id", "person_id", "leave_type_id") where expires_on is not null`,
  ),
  addConstraint(
    'leave_ledger',
    'leave_ledger_expires_on',
    `check (expires_on is null or (kind = 'adjustment' and expires_on >= effective_on))`,
  ),
]
