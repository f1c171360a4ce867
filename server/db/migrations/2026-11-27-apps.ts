import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the apps that act for users, their connections and their tokens. */
export const apps: readonly Step[] = [
  inTransaction(
    `create table "apps" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "name" text not null,
      "client_id" text not null,
      "secret_hash" text null,
      "redirect_uris" text[] not null,
      "scopes" text[] not null,
      "created_by" int not null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "apps_client" unique ("business_id", "client_id")
    )`,
    `select distribute_table('apps')`,
  ),
  addConstraint(
    'apps',
    'apps_business_id_foreign',
    'foreign key ("business_id") references "businesses" ("id") on update no action',
  ),
  addConstraint(
    'apps',
    'apps_business_id_created_by_foreign',
    'foreign key ("business_id", "created_by") references "users" ("business_id", "id") on update no action',
  ),
  inTransaction(
    `create table "app_connections" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "app_id" int not null,
      "user_id" int not null,
      "scopes" text[] not null,
      "provider_two_factor" boolean not null,
      "last_token_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("business_id", "id"),
      constraint "app_connections_user" unique ("business_id", "user_id", "app_id")
    )`,
    `comment on column "app_connections"."provider_two_factor" is 'the user allowed the app after a second factor at the identity provider'`,
    `create index "app_connections_app" on "app_connections" ("business_id", "app_id")`,
    `select distribute_table('app_connections')`,
  ),
  addConstraint(
    'app_connections',
    'app_connections_business_id_app_id_foreign',
    'foreign key ("business_id", "app_id") references "apps" ("business_id", "id") on update no action on delete cascade',
  ),
  addConstraint(
    'app_connections',
    'app_connections_business_id_user_id_foreign',
    'foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action',
  ),
  inTransaction(
    `create table "app_tokens" (
      "token_hash" text not null,
      "business_id" int not null,
      "connection_id" int null,
      "model" text not null,
      "payload" jsonb not null,
      "expires_at" timestamptz(3) not null,
      "consumed_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      primary key ("token_hash")
    )`,
    `comment on column "app_tokens"."model" is 'the model of oidc-provider, such as RefreshToken'`,
    `create index "app_tokens_connection" on "app_tokens" ("business_id", "connection_id")`,
    `create index "app_tokens_age" on "app_tokens" ("expires_at")`,
    `select distribute_table('app_tokens')`,
  ),
  addConstraint(
    'app_tokens',
    'app_tokens_business_id_connection_id_foreign',
    'foreign key ("business_id", "connection_id") references "app_connections" ("business_id", "id") on update no action on delete cascade',
  ),
  inTransaction(`alter table "audit_log" add "app_id" int null`),
]
