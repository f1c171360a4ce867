import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds what the directories of businesses provision: the settings, users and groups. */
export const provisioning: readonly Step[] = [
  inTransaction(
    `create table "provisioning" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "default_role" text not null,
      "group_roles" jsonb not null,
      "token_hash" text null,
      "token_prefix" text null,
      "previous_token_hash" text null,
      "previous_token_expires_at" timestamptz(3) null,
      "last_request_at" timestamptz(3) null,
      "updated_by" int not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "provisioning_business" unique ("business_id"),
      constraint "provisioning_previous_token" check ((previous_token_hash is null) = (previous_token_expires_at is null)),
      constraint "provisioning_default_role_check" check ("default_role" in ('admin', 'manager', 'employee'))
    )`,
    `comment on column "provisioning"."default_role" is 'role of users without a mapped group'`,
    `comment on column "provisioning"."last_request_at" is 'to the minute'`,
    `select distribute_table('provisioning')`,
  ),
  addConstraint(
    'provisioning',
    'provisioning_business_id_updated_by_foreign',
    `foreign key ("business_id", "updated_by") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "provisioned_users" (
      "business_id" int not null,
      "user_id" int not null,
      "user_name" text not null,
      "user_name_key" text null,
      "external_id" text null,
      "display_name" text null,
      "formatted_name" text null,
      "given_name" text null,
      "family_name" text null,
      "has_group_role" boolean not null default false,
      "deleted_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      primary key ("business_id", "user_id"),
      constraint "provisioned_users_name" unique ("business_id", "user_name_key")
    )`,
    `comment on column "provisioned_users"."user_name_key" is 'user_name in lower case; null once the directory deleted the user'`,
    `comment on column "provisioned_users"."has_group_role" is 'the role is that of a group'`,
    `create index "provisioned_users_external" on "provisioned_users" ("business_id", "external_id")`,
    `select distribute_table('provisioned_users')`,
  ),
  addConstraint(
    'provisioned_users',
    'provisioned_users_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "provisioned_groups" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "display_name" text not null,
      "display_name_key" text not null,
      "external_id" text null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id"),
      constraint "provisioned_groups_name" unique ("business_id", "display_name_key")
    )`,
    `comment on column "provisioned_groups"."display_name_key" is 'display_name in lower case'`,
    `select distribute_table('provisioned_groups')`,
  ),
  inTransaction(
    `create table "provisioned_group_members" (
      "business_id" int not null,
      "group_id" int not null,
      "user_id" int not null,
      primary key ("business_id", "group_id", "user_id")
    )`,
    `create index "provisioned_group_members_user" on "provisioned_group_members" ("business_id", "user_id")`,
    `select distribute_table('provisioned_group_members')`,
  ),
  addConstraint(
    'provisioned_group_members',
    'provisioned_group_members_business_id_group_id_foreign',
    `foreign key ("business_id", "group_id") references "provisioned_groups" ("business_id", "id") on update no action on delete cascade`,
  ),
  addConstraint(
    'provisioned_group_members',
    'provisioned_group_members_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
]
