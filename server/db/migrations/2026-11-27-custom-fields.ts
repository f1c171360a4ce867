import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the custom fields of businesses, and their values of people. */
export const customFields: readonly Step[] = [
  inTransaction(
    `create table "custom_fields" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "key" text not null,
      "type" text not null,
      "label" text not null,
      "description" text null,
      "options" jsonb not null default '[]',
      "required_for" text[] not null default '{}',
      "sensitive" boolean not null,
      "visible_to" text[] not null default '{}',
      "editable_by" text[] not null default '{}',
      "position" int not null,
      "archived_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "custom_fields_key" unique ("business_id", "key"),
      constraint "custom_fields_type_check"
        check ("type" in ('text', 'number', 'date', 'boolean', 'choice', 'choices', 'person'))
    )`,
    `comment on column "custom_fields"."required_for" is 'employment types'`,
    `comment on column "custom_fields"."visible_to" is 'in addition to admins'`,
    `comment on column "custom_fields"."editable_by" is 'in addition to admins'`,
    `select distribute_table('custom_fields')`,
  ),
  addConstraint(
    'custom_fields',
    'custom_fields_business_id_foreign',
    `foreign key ("business_id") references "businesses" ("id") on update no action`,
  ),
  inTransaction(
    `alter table "people" add "custom_fields" jsonb not null default '{}'`,
    `comment on column "people"."custom_fields" is 'values by the key of the custom field'`,
  ),
]
