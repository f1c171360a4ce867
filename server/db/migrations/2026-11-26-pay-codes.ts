import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the pay codes of businesses. */
export const payCodes: readonly Step[] = [
  inTransaction(
    `create table "pay_codes" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "code" text not null,
      "name" text not null,
      "kind" text not null,
      "account" text null,
      "taxable" boolean not null,
      "proration" text not null,
      "external_id" text null,
      "metadata" jsonb not null default '{}',
      "archived_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "pay_codes_code" unique ("business_id", "code"),
      constraint "pay_codes_external_id" unique ("business_id", "external_id"),
      constraint "pay_codes_kind_check"
        check ("kind" in ('earning', 'deduction', 'tax', 'reimbursement', 'employer_cost')),
      constraint "pay_codes_proration_check"
        check ("proration" in ('none', 'calendar_days', 'working_days', 'thirty_days'))
    )`,
    `comment on column "pay_codes"."account" is 'account of the general ledger'`,
    `select distribute_table('pay_codes')`,
  ),
  addConstraint(
    'pay_codes',
    'pay_codes_business_id_foreign',
    `foreign key ("business_id") references "businesses" ("id") on update no action`,
  ),
]
