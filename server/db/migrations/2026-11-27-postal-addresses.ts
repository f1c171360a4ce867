import { backfill, inTransaction, type Step } from '../steps/steps.ts'

/** Adds postal addresses in parts of people and payments. Businesses whose people change their `address` allow it for these too. */
export const postalAddresses: readonly Step[] = [
  inTransaction(
    `alter table "people" add "postal_address" jsonb null`,
    `comment on column "people"."postal_address" is 'postal address in parts'`,
  ),
  inTransaction(
    `alter table "payments" add "postal_address" jsonb null`,
    `comment on column "payments"."postal_address" is 'postal address of the person in parts'`,
  ),
  inTransaction(
    `alter table "businesses" alter "self_service_fields" set default '{phone,address,postal_address,preferred_name}'`,
  ),
  backfill('businesses', {
    set: `self_service_fields = array_append(self_service_fields, 'postal_address')`,
    where: `'address' = any(self_service_fields) and 'postal_address' <> all(self_service_fields)`,
  }),
]
