import { sql } from 'kysely'
import { analyzeTables, runOn } from '../db/steps/analyze-tables.ts'
import { createRequestId, system } from '../operation/principal.ts'
import { acrossBusinesses, type GlobalWork, inTransaction } from '../operation/work.ts'
import { reactions } from '../reactions.ts'
import { demoBusinesses } from './demo/demo-businesses.ts'
import { seedCareers } from './demo/seed-careers.ts'
import { seedChangeRequest } from './demo/seed-change-request.ts'
import { seedCustomFields } from './demo/seed-custom-fields.ts'
import { seedDocuments } from './demo/seed-documents.ts'
import { seedLeave } from './demo/seed-leave.ts'
import { seedPayRuns, seedRetroPay } from './demo/seed-pay-runs.ts'
import { seedPeople } from './demo/seed-people.ts'
import { seedPendingAccount, seedPersonalDetails } from './demo/seed-personal-details.ts'
import { seedRole } from './demo/seed-role.ts'
import { seedTasks } from './demo/seed-tasks.ts'

/**
 * Adds two businesses and a sandbox to an empty database in one transaction: people with their jobs, pay, custom
 * fields, bank accounts and personal details, users, leave, documents, tasks and pay runs, created through the API's operations with their events and audit
 * entries. Sends no email.
 *
 * @param onSeed - called before the first insertion; not called if there are businesses already
 * @returns false, without any change, if there are businesses already
 */
export async function seedDemoData(
  input: Pick<GlobalWork, 'db' | 'now' | 'config'>,
  onSeed?: () => void,
): Promise<boolean> {
  const config = { ...input.config, smtpUrl: undefined } // no email, because the addresses do not exist
  const origin = { request_id: createRequestId('cmd'), ip: null, user_agent: null }
  const work = { ...input, config, by: system, origin, reactions }
  const isSeeded = await inTransaction(work, async (work) => {
    await sql`select pg_advisory_xact_lock(20261120, 3)`.execute(work.db) // serialises concurrent starts
    const { rows } = await sql`select from businesses limit 1`.execute(acrossBusinesses(work).db)
    if (rows.length > 0) return false
    onSeed?.()
    let firstIndex = 0
    for (const business of demoBusinesses) {
      const company = await seedPeople(work, business, firstIndex)
      firstIndex += business.headcount
      await seedCareers(company)
      if (business.sandbox) {
        await seedRetroPay(company)
        continue
      }
      await seedCustomFields(company)
      await seedRole(company)
      await seedPersonalDetails(company)
      await seedChangeRequest(company)
      await seedLeave(company)
      await seedDocuments(company)
      await seedTasks(company)
      await seedPayRuns(company)
      if (business.debtor) await seedPendingAccount(company)
    }
    return true
  })
  if (isSeeded) await analyzeTables(runOn(acrossBusinesses(work).db))
  return isSeeded
}
