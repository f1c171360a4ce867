import { inTransaction, type Step } from '../steps/steps.ts'

export const approvalSteps: readonly Step[] = [
  inTransaction(
    `alter table "leave_types" add "approval" jsonb not null default '[]'`,
    `comment on column "leave_types"."approval" is 'steps; if empty, one approval suffices'`,
  ),
  inTransaction(
    `alter table "leave_requests" add "steps" jsonb not null default '[]'`,
    `comment on column "leave_requests"."steps" is 'steps of the approval; if empty, one approval suffices'`,
  ),
]
