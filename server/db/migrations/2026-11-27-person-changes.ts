import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the changes that people request to their own records, and what they may change without approval. */
export const personChanges: readonly Step[] = [
  inTransaction(
    `alter table "businesses" add "self_service_fields" text[] not null default '{phone,address,preferred_name}'`,
    `comment on column "businesses"."self_service_fields" is 'members of their record that people change without approval'`,
  ),
  inTransaction(
    `create table "person_changes" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_id" int not null,
      "status" text not null default 'pending',
      "before" jsonb not null,
      "requested" jsonb not null,
      "requested_by" int not null,
      "decision_note" text null,
      "decided_by" int null,
      "decided_by_api_key" int null,
      "decided_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "person_changes_decided" check ((status in ('approved', 'rejected')) = (decided_at is not null)),
      constraint "person_changes_status_check" check ("status" in ('pending', 'approved', 'rejected', 'cancelled'))
    )`,
    `comment on column "person_changes"."before" is 'values of the requested members at the time of the request'`,
    `comment on column "person_changes"."requested" is 'requested values, which never change'`,
    `create unique index "person_changes_pending" on "person_changes" ("business_id", "person_id") where status = 'pending'`,
    `create index "person_changes_person" on "person_changes" ("business_id", "person_id", "id")`,
    `create index "person_changes_status" on "person_changes" ("business_id", "status", "id")`,
    `select distribute_table('person_changes')`,
  ),
  addConstraint(
    'person_changes',
    'person_changes_business_id_person_id_foreign',
    `foreign key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'person_changes',
    'person_changes_business_id_requested_by_foreign',
    `foreign key ("business_id", "requested_by") references "users" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'person_changes',
    'person_changes_business_id_decided_by_foreign',
    `foreign key ("business_id", "decided_by") references "users" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'person_changes',
    'person_changes_business_id_decided_by_api_key_foreign',
    `foreign key ("business_id", "decided_by_api_key") references "api_keys" ("business_id", "id") on update no action`,
  ),
]
