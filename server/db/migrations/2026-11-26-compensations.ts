import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the pay of people with dates. */
export const compensations: readonly Step[] = [
  inTransaction(
    `create table "compensations" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_id" int not null,
      "effective_on" date not null,
      "amount" numeric(17,4) not null,
      "currency" text not null,
      "per" text not null,
      "pay_code" text not null,
      "reason" text not null,
      "note" text null,
      "external_id" text null,
      "metadata" jsonb not null default '{}',
      "created_by" int null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "compensations_day" unique ("business_id", "person_id", "effective_on"),
      constraint "compensations_external_id" unique ("business_id", "external_id"),
      constraint "compensations_amount" check (amount >= 0 and amount < 100000000000),
      constraint "compensations_per_check" check ("per" in ('hour', 'day', 'week', 'month', 'year')),
      constraint "compensations_reason_check"
        check ("reason" in ('hire', 'promotion', 'transfer', 'review', 'correction', 'other'))
    )`,
    `comment on column "compensations"."effective_on" is 'first day on which it applies'`,
    `comment on column "compensations"."amount" is 'major units of the currency for each "per"'`,
    `comment on column "compensations"."pay_code" is 'code of the payslip line that pays it'`,
    `create index "compensations_effective" on "compensations" ("business_id", "effective_on", "id")`,
    `create index "compensations_updated" on "compensations" ("business_id", "updated_at", "id")`,
    `select distribute_table('compensations')`,
  ),
  addConstraint(
    'compensations',
    'compensations_business_id_person_id_foreign',
    `foreign key ("business_id", "person_id") references "people" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'compensations',
    'compensations_business_id_created_by_foreign',
    `foreign key ("business_id", "created_by") references "users" ("business_id", "id") on update no action`,
  ),
]
