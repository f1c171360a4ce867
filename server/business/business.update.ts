import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { auditChanges } from '../audit/audit-changes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation, Schemas } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { exponentOf } from './currencies.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

/**
 * Changes what is given; when that changes nothing, nothing is written. Whoever asks for a second factor of everybody
 * need not have one: at the next request they are asked to set it up like all others.
 */
export const businessUpdate: Operation<'business.update'> = ({ header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const problems = await problemsOf(t, body)
    if (problems.length > 0) throw validationFailed(problems)
    const before = await sqlOf(t)
      .selectFrom('businesses')
      .select(businessColumns)
      .where('id', '=', business_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    checkIfMatch(header['If-Match'], before.version)
    const detail = auditChanges(before, body)
    if (Object.keys(detail).length === 0) {
      return { status: 200, body: { success: true, data: presentBusiness(before) } }
    }
    const row = await sqlOf(t)
      .updateTable('businesses')
      .set({ ...body, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', business_id)
      .returning(businessColumns)
      .executeTakeFirstOrThrow()
    await recordAudit(t, origin, principal, { business_id, action: 'business.updated', detail })
    return { status: 200, body: { success: true, data: presentBusiness(row) } }
  })

async function problemsOf(t: EntityManager, { currency, time_zone }: Schemas['BusinessUpdate']): Promise<Problem[]> {
  const problems: Problem[] = []
  if (currency !== undefined && exponentOf(currency) === undefined) {
    problems.push({ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' })
  }
  if (time_zone !== undefined && !(isTimeZone(time_zone) && (await isKnownToDatabase(t, time_zone)))) {
    problems.push({ path: 'body.time_zone', message: 'must be a time zone of IANA, such as Europe/Paris' })
  }
  return problems
}

/** Whether we can reckon in it. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Dates are reckoned in SQL too, and a zone that PostgreSQL does not know would fail every request that does. */
async function isKnownToDatabase(t: EntityManager, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(sqlOf(t))
  return rows.length > 0
}
