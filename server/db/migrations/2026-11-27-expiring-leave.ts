import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

export const expiringLeave: readonly Step[] = [
  inTransaction(
    `alter table "leave_requests" add "days_returned" double precision null`,
    `comment on column "leave_requests"."days_returned" is 'days of cancelled leave that returned to the balance'`,
  ),
  inTransaction(
    `create table "leave_expiry_notices" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_id" int not null,
      "leave_type_id" int not null,
      "expires_on" date not null,
      "days_before" int not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "leave_expiry_notices"."expires_on" is 'last day on which the days can be taken'`,
    `comment on column "leave_expiry_notices"."days_before" is
      'number of days before expires_on from which the notice is due'`,
    `comment on column "leave_expiry_notices"."claimed_until" is 'a worker has claimed it for sending, until then'`,
    `alter table "leave_expiry_notices" add constraint "leave_expiry_notices_once"
      unique ("business_id", "person_id", "leave_type_id", "expires_on", "days_before")`,
    `select distribute_table('leave_expiry_notices')`,
  ),
  addConstraint(
    'leave_expiry_notices',
    'leave_expiry_notices_business_id_person_id_foreign',
    `foreign key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'leave_expiry_notices',
    'leave_expiry_notices_business_id_leave_type_id_foreign',
    `foreign key ("business_id", "leave_type_id") references "leave_types" ("business_id", "id") on update no action`,
  ),
]
