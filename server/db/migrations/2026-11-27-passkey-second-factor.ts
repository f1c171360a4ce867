import { addConstraint, inTransaction, type Step } from '../steps/steps.ts'

/** Allows a second factor without an authenticator app: a passkey. */
export const passkeySecondFactor: readonly Step[] = [
  inTransaction(`alter table "users" drop constraint if exists "users_two_factor"`),
  addConstraint(
    'users',
    'users_two_factor',
    'check (two_factor_enabled_at is not null or totp_secret_ciphertext is null)',
  ),
]
