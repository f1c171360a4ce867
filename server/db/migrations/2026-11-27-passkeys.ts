import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the passkeys of users, and the challenges that their browsers sign. */
export const passkeys: readonly Step[] = [
  inTransaction(
    `create table "passkeys" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "name" text not null,
      "credential_id" text not null,
      "public_key" text not null,
      "counter" bigint not null,
      "transports" text[] not null default '{}',
      "aaguid" text not null,
      "backed_up" boolean not null,
      "last_used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null default now(),
      "updated_at" timestamptz(3) not null default now(),
      "version" int not null default 1,
      primary key ("business_id", "id"),
      constraint "passkeys_credential" unique ("business_id", "credential_id")
    )`,
    `comment on column "passkeys"."credential_id" is 'chosen by the authenticator, in base64url'`,
    `comment on column "passkeys"."public_key" is 'COSE key in base64url'`,
    `comment on column "passkeys"."counter" is 'signatures by the authenticator at the last use; 0 if it does not count'`,
    `comment on column "passkeys"."aaguid" is 'model of the authenticator'`,
    `create index "passkeys_user" on "passkeys" ("business_id", "user_id", "id")`,
    `select distribute_table('passkeys')`,
  ),
  addConstraint(
    'passkeys',
    'passkeys_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "passkey_challenges" (
      "challenge" text not null,
      "purpose" text not null,
      "expires_at" timestamptz(3) not null,
      primary key ("challenge")
    )`,
    `comment on column "passkey_challenges"."purpose" is 'purpose of the signature, with the IDs of the user and the session'`,
    `create index "passkey_challenges_age" on "passkey_challenges" ("expires_at")`,
  ),
]
