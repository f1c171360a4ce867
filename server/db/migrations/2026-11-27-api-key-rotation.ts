import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the previous secret of a rotated API key, which is valid for a grace period, and its last use. */
export const apiKeyRotation: readonly Step[] = [
  inTransaction(
    `alter table "api_keys" add "previous_key_hash" text null, add "previous_key_expires_at" timestamptz(3) null`,
  ),
  createIndex('create unique index "api_keys_previous_hash" on "api_keys" ("previous_key_hash")'),
  addConstraint(
    'api_keys',
    'api_keys_previous_key',
    'check ((previous_key_hash is null) = (previous_key_expires_at is null))',
  ),
  inTransaction(`alter table "api_key_uses" add "previous_key_last_used_at" timestamptz(3) null`),
]
