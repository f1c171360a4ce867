import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the roles that a business defines, and the custom role of a user. */
export const roles: readonly Step[] = [
  inTransaction(
    `create table "roles" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "description" text null,
      "scopes" text[] not null,
      "reach" text not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "roles_reach_check" check ("reach" in ('self', 'team', 'department', 'all'))
    )`,
    `comment on column "roles"."scopes" is 'without self, which every role has'`,
    `comment on column "roles"."reach" is 'people to whose data the scopes apply'`,
    `create unique index roles_name on roles (business_id, lower(name))`,
    `select distribute_table('roles')`,
  ),
  addConstraint(
    'roles',
    'roles_business_id_foreign',
    `foreign key ("business_id") references "businesses" ("id") on update no action`,
  ),
  inTransaction(`alter table "users" add "role_id" int null`),
  addConstraint(
    'users',
    'users_business_id_role_id_foreign',
    `foreign key ("business_id", "role_id") references "roles" ("business_id", "id") on update no action`,
  ),
  addConstraint('users', 'users_custom_role', `check (role_id is null or role = 'employee')`),
  createIndex(`create index "users_role" on "users" ("business_id", "role_id") where role_id is not null`),
  inTransaction(`alter table "single_sign_on" add "just_in_time_role_id" int null`),
  addConstraint(
    'single_sign_on',
    'single_sign_on_business_id_just_in_time_role_id_foreign',
    `foreign key ("business_id", "just_in_time_role_id") references "roles" ("business_id", "id") on update no action`,
  ),
  addConstraint(
    'single_sign_on',
    'single_sign_on_custom_role',
    `check (just_in_time_role_id is null or just_in_time_role = 'employee')`,
  ),
]
