import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/** The tables whose rows serve only their user. Refresh tokens are deleted with their sessions by cascade. */
const userTables = [
  'sessions',
  'password_links',
  'login_challenges',
  'recovery_codes',
  'passkeys',
  'user_identities',
  'provisioned_group_members',
  'provisioned_users',
  'leave_feeds',
  'leave_delegates',
  'app_connections',
] as const

/**
 * Erases the PII and the credentials of a user: name, email address, password, second factor, passkeys, sessions,
 * accounts at identity providers, password links, calendar feeds and connections of apps. Records keep the user's ID, and API keys that descend from the user remain valid.
 */
export async function eraseUser(work: Change, id: number): Promise<void> {
  await lockLoginUser(work, id)
  for (const table of userTables) {
    await work.db.deleteFrom(table).where('business_id', '=', work.business_id).where('user_id', '=', id).execute()
  }
  await updateUser(work, id)
    .set({
      name: 'Erased User',
      email: `user-${id}@erased.invalid`,
      active: false,
      password_hash: null,
      email_moved_at: null,
      two_factor_enabled_at: null,
      totp_secret_ciphertext: null,
      totp_pending_ciphertext: null,
      updated_at: sql`now()`,
      version: sql`version + 1`,
    })
    .execute()
  await recordUserUpdated(work, id)
}
