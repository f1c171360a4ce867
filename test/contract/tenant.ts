import { sql } from 'kysely'
import { type Caller, caller } from '../support/http.ts'
import { createBusiness, type TestBusiness } from '../support/samples/factories.ts'
import type { TestApp } from '../support/service/app.ts'

/** A business, and a caller with the rights of its owner. */
export interface Tenant {
  app: TestApp
  business: TestBusiness
  owner: Caller
  /**
   * Resets the owner to the initial state: logged in, with the original password and a recent proof of it, without a
   * second factor, without failures and without a person.
   */
  restore(): Promise<void>
}

export async function newTenant(app: TestApp): Promise<Tenant> {
  const business = await createBusiness(app)
  const { id: user_id, session_id, token } = business.owner
  const { db } = app
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()

  async function restore(): Promise<void> {
    const owner = {
      password_hash,
      active: true,
      role: 'owner' as const,
      two_factor_enabled_at: null,
      totp_secret_ciphertext: null,
      totp_last_step: 0,
      two_factor_failures: 0,
      two_factor_locks: 0,
      locked_until: null,
      person_id: null,
    }
    await db.updateTable('users').set(owner).where('id', '=', user_id).execute()
    await db
      .updateTable('sessions')
      .set({ revoked_at: null, confirmed_at: '2999-01-01T00:00:00Z' })
      .where('id', '=', session_id)
      .execute()
    await db.updateTable('businesses').set({ require_2fa: false }).where('id', '=', business.id).execute()
    await sql`delete from throttles`.execute(app.db)
  }
  return { app, business, owner: caller(app, token), restore }
}
