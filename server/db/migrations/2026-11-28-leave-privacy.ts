import { inTransaction, type Step } from '../steps/steps.ts'

export const leavePrivacy: readonly Step[] = [
  inTransaction(
    `alter table "leave_types" add "hidden_from_team" boolean not null default true, add "reasons" jsonb not null default '[]', add "reason_required" boolean not null default false`,
  ),
  inTransaction(`comment on column "leave_types"."hidden_from_team" is 'colleagues see only that a person is away'`),
  inTransaction(`alter table "leave_requests" add "reason_code" text null`),
  inTransaction(
    `comment on column "leave_requests"."reason_code" is 'a reason of the leave type at the time of the request'`,
  ),
]
