import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

export const leaveDelegates: readonly Step[] = [
  inTransaction(
    `create table "leave_delegates" (
      "business_id" int not null,
      "user_id" int not null,
      "delegate_id" int not null,
      "from_date" date not null,
      "until_date" date not null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "user_id"),
      constraint "leave_delegates_dates" check (until_date >= from_date),
      constraint "leave_delegates_other" check (user_id <> delegate_id)
    )`,
    `comment on column "leave_delegates"."until_date" is 'the last day, inclusive'`,
    `create index "leave_delegates_delegate" on "leave_delegates" ("business_id", "delegate_id")`,
    `select distribute_table('leave_delegates')`,
  ),
  addConstraint(
    'leave_delegates',
    'leave_delegates_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'leave_delegates',
    'leave_delegates_business_id_delegate_id_foreign',
    `foreign key ("business_id", "delegate_id") references "users" ("business_id", "id") on update no action`,
  ),
  createIndex(
    `create index "leave_requests_waiting" on "leave_requests" ("business_id", "id") where status = 'requested' and steps <> '[]'`,
  ),
  createIndex(
    `create index "users_administrators" on "users" ("business_id", "id") where role_id is null and role in ('owner', 'admin')`,
  ),
]
