import { sql } from 'kysely'
import { detailOfChanges } from '../audit/detail-of-changes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { changesOf } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { change } from '../operation/operation.ts'
import type { Db } from '../operation/work.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { exponentOf } from './currencies.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

/**
 * Changes the given members; writes nothing when nothing changes. A user without a second factor may require one of
 * everybody: the next request asks that user to set it up too.
 */
export const businessUpdate = change('business.update', async (work, { header, body }) => {
  const { db, business_id } = work
  const problems = await problemsOf(db, body)
  if (problems.length > 0) throw validationFailed(problems)
  const before = await db
    .selectFrom('businesses')
    .select(businessColumns)
    .where('id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  checkIfMatch(header['If-Match'], before.version)
  const changes = changesOf(before, body)
  if (!changes) return ok(presentBusiness(before))

  const row = await db
    .updateTable('businesses')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', business_id)
    .returning(businessColumns)
    .executeTakeFirstOrThrow()
  await recordAudit(work, { action: 'business.updated', detail: detailOfChanges(before, changes) })
  return ok(presentBusiness(row))
})

async function problemsOf(db: Db, { currency, time_zone }: Schemas['BusinessUpdate']): Promise<Problem[]> {
  const problems: Problem[] = []
  if (currency !== undefined && exponentOf(currency) === undefined) {
    problems.push({ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' })
  }
  return [...problems, ...(await checkTimeZone(db, time_zone))]
}
