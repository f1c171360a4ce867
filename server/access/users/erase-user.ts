import { sql } from 'kysely'
import type { Change } from '../../operation/work.ts'
import { lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { recordUserUpdated } from './record-user-event.ts'

/** What a user leaves behind that is of use to them alone. Refresh tokens go before their sessions, by their cascade. */
const belongings = ['sessions', 'password_links', 'login_challenges', 'recovery_codes', 'leave_feeds'] as const

/**
 * Takes from a user whatever tells who they were and lets them in: name, address, password, second factor, sessions,
 * links of mails and of calendars. What they have done keeps their id, and API keys that they made go on.
 */
export async function eraseUser(work: Change, id: number): Promise<void> {
  await lockLoginUser(work, id)
  for (const table of belongings) {
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
