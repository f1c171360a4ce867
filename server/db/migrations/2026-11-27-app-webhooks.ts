import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the connection of an app to the webhooks that the app creates. */
export const appWebhooks: readonly Step[] = [
  inTransaction(
    `alter table "webhooks" add "app_connection_id" int null, add "app_scopes" text[] null`,
    `comment on column "webhooks"."app_scopes" is 'scopes that the app and its user need, so that events are sent'`,
  ),
  addConstraint(
    'webhooks',
    'webhooks_business_id_app_connection_id_foreign',
    'foreign key ("business_id", "app_connection_id") references "app_connections" ("business_id", "id") on update no action',
  ),
  addConstraint('webhooks', 'webhooks_app', 'check ((app_connection_id is null) = (app_scopes is null))'),
]
