import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the identity providers of businesses, and the accounts at them that log users in. */
export const singleSignOn: readonly Step[] = [
  inTransaction(
    `create table "single_sign_on" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "issuer" text not null,
      "client_id" text not null,
      "client_secret_ciphertext" text not null,
      "required" boolean not null,
      "break_glass_user_id" int null,
      "just_in_time_role" text null,
      "trusts_provider_two_factor" boolean not null,
      "updated_by" int not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "single_sign_on_business" unique ("business_id"),
      constraint "single_sign_on_break_glass" check (not required or break_glass_user_id is not null),
      constraint "single_sign_on_just_in_time_role_check" check ("just_in_time_role" in ('admin', 'manager', 'employee'))
    )`,
    `comment on column "single_sign_on"."just_in_time_role" is 'role of users who are created at their first login; null if unknown users are refused'`,
    `select distribute_table('single_sign_on')`,
  ),
  ...(['break_glass_user_id', 'updated_by'] as const).map((column) =>
    addConstraint(
      'single_sign_on',
      `single_sign_on_business_id_${column}_foreign`,
      `foreign key ("business_id", "${column}") references "users" ("business_id", "id") on update no action`,
    ),
  ),
  inTransaction(
    `create table "single_sign_on_domains" (
      "domain" text not null,
      "business_id" int not null,
      primary key ("domain")
    )`,
    `create index "single_sign_on_domains_business" on "single_sign_on_domains" ("business_id")`,
    `select distribute_table('single_sign_on_domains')`,
  ),
  inTransaction(
    `create table "user_identities" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "issuer" text not null,
      "subject" text not null,
      "last_used_at" timestamptz(3) not null default now(),
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id"),
      constraint "user_identities_subject" unique ("business_id", "subject", "issuer"),
      constraint "user_identities_user" unique ("business_id", "user_id", "issuer")
    )`,
    `comment on column "user_identities"."subject" is 'identifier of the account at the issuer, which never changes'`,
    `select distribute_table('user_identities')`,
  ),
  addConstraint(
    'user_identities',
    'user_identities_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "authentication_requests" (
      "business_id" int not null,
      "state" text not null,
      "expires_at" timestamptz(3) not null,
      primary key ("business_id", "state")
    )`,
    `comment on column "authentication_requests"."state" is 'derived from the secret of the browser that started the login'`,
    `create index "authentication_requests_age" on "authentication_requests" ("expires_at")`,
    `select distribute_table('authentication_requests')`,
  ),
  inTransaction(
    `alter table "users" add "password_generated" boolean not null default false`,
    `comment on column "users"."password_generated" is 'the password is a random value that no one has seen: the user logs in with single sign-on'`,
  ),
  inTransaction(
    `alter table "sessions" add "provider_two_factor" boolean not null default false`,
    `comment on column "sessions"."provider_two_factor" is 'the identity provider verified a second factor'`,
  ),
]
