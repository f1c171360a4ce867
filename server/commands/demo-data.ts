import { sql } from 'kysely'
import { analyzeTables, runOn } from '../db/steps/analyze-tables.ts'
import { createRequestId, system } from '../operation/principal.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { reactions } from '../reactions.ts'
import { demoBusinesses } from './demo/demo-businesses.ts'
import { seedDocuments } from './demo/seed-documents.ts'
import { seedLeave } from './demo/seed-leave.ts'
import { seedPayRuns } from './demo/seed-pay-runs.ts'
import { seedPeople } from './demo/seed-people.ts'

/**
 * Fills an empty database with two businesses in the middle of their work and a sandbox, all or nothing: people and
 * users, leave, documents and pay runs, made by the operations that callers use, with their events and entries of the audit log.
 * Sends no mail.
 *
 * @param onSeed - called before it begins, unless there is nothing to do
 * @returns false without any change when there is a business already
 */
export async function seedDemoData(
  given: Pick<GlobalWork, 'db' | 'now' | 'config'>,
  onSeed?: () => void,
): Promise<boolean> {
  const config = { ...given.config, smtpUrl: undefined } // nobody reads mail at these addresses
  const origin = { request_id: createRequestId('cmd'), ip: null, user_agent: null }
  const work = { ...given, config, by: system, origin, reactions }
  const seeded = await inTransaction(work, async (work) => {
    await sql`select pg_advisory_xact_lock(20261120, 3)`.execute(work.db) // of two starts, the first one fills it
    const { rows } = await sql`select from businesses limit 1`.execute(acrossBusinesses(work).db)
    if (rows.length > 0) return false
    onSeed?.()
    let from = 0
    for (const business of demoBusinesses) {
      const company = await seedPeople(work, business, from)
      from += business.headcount
      if (business.sandbox) continue
      await seedLeave(company)
      await seedDocuments(company)
      await seedPayRuns(company)
    }
    return true
  })
  if (seeded) await analyzeTables(runOn(acrossBusinesses(work).db))
  return seeded
}
