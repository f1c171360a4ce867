import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

const endKinds = `('resignation', 'dismissal', 'redundancy', 'end_of_contract', 'retirement', 'death', 'other')`

/** Adds the former employments of people who were rehired, and the kind and the reason of an end of employment. */
export const employments: readonly Step[] = [
  inTransaction(
    `create table "employments" (
      "business_id" int not null,
      "person_id" int not null,
      "number" int not null,
      "start_date" date null,
      "end_date" date not null,
      "end_kind" text null,
      "end_reason" text null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "person_id", "number"),
      constraint "employments_dates" check (end_date >= start_date),
      constraint "employments_end_kind_check" check ("end_kind" in ${endKinds}),
      constraint "employments_overlap" exclude using gist (business_id with =, person_id with =,
        daterange(start_date, end_date) with &&)
    )`,
    `comment on column "employments"."number" is '1 for the first employment of the person'`,
    `comment on column "employments"."end_date" is 'first day after the employment'`,
    `select distribute_table('employments')`,
  ),
  addConstraint(
    'employments',
    'employments_business_id_person_id_foreign',
    `foreign key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  ),
  inTransaction(`alter table "people" add "end_kind" text null, add "end_reason" text null`),
  addConstraint('people', 'people_end_kind_check', `check ("end_kind" in ${endKinds})`),
]
