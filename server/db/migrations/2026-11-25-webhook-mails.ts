import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds emails to the creator and the contact of a webhook when its deliveries fail. */
export const webhookMails: readonly Step[] = [
  inTransaction(`alter table "users" add "webhook_mail" boolean not null default true`),
  inTransaction(
    `alter table "webhooks" add "contact" text null, add "made_by" int null, add "failing_since" timestamptz(3) null`,
    `comment on column "webhooks"."failing_since" is
        'when the event of the first of the exhausted deliveries in a row happened'`,
  ),
  addConstraint(
    'webhooks',
    'webhooks_business_id_made_by_foreign',
    `foreign key ("business_id", "made_by") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "webhook_mails" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "webhook_id" int not null,
      "kind" text check ("kind" in ('exhausted', 'halfway', 'disabled')) not null,
      "user_id" int null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "webhook_mails"."claimed_until" is 'a worker is about to send it, and has until then'`,
    `create index "webhook_mails_kind" on "webhook_mails" ("business_id", "kind", "sent_at")`,
    `create index "webhook_mails_webhook" on "webhook_mails" ("business_id", "webhook_id")`,
    `create index "webhook_mails_user" on "webhook_mails" ("business_id", "user_id")`,
    `select distribute_table('webhook_mails')`,
  ),
  addConstraint(
    'webhook_mails',
    'webhook_mails_business_id_webhook_id_foreign',
    `foreign key ("business_id", "webhook_id") references "webhooks" ("business_id", "id") on update no action
        on delete cascade`,
  ),
  addConstraint(
    'webhook_mails',
    'webhook_mails_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
]
