import { inTransaction, type Step } from '../steps/steps.ts'

/** Adds limits on leave. Existing leave types have the defaults, so that the same requests are refused as before. */
export const leaveLimits: readonly Step[] = [
  inTransaction(
    `alter table "leave_types" add "limits" jsonb not null default '{}'`,
    `comment on column "leave_types"."limits" is 'limits and their effects; members without a value have their defaults'`,
  ),
  inTransaction(
    `alter table "leave_requests" add "warnings" jsonb not null default '[]'`,
    `comment on column "leave_requests"."warnings" is 'limits that the leave exceeded when it was requested, and that only warn'`,
  ),
]
