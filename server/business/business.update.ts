import { sql } from 'kysely'
import { detailOfChanges } from '../audit/detail-of-changes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { ok } from '../operation/answer.ts'
import { changesOf } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { operation } from '../operation/operation.ts'
import { type Db, inTransaction } from '../operation/work.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { exponentOf } from './currencies.ts'
import { lockBusiness } from './lock-business.ts'
import { hashOfLogo, readLogo, writeLogo } from './logo.ts'
import { businessColumns, presentBusiness } from './present-business.ts'
import { takeLogo } from './take-logo.ts'

/**
 * Changes the given members; writes nothing when nothing changes. A user without a second factor may require one of
 * everybody: the next request asks that user to set it up too.
 */
export const businessUpdate = operation('business.update', async (work, { header, body }) => {
  const { logo: file, ...given } = body
  const problems = await problemsOf(work.db, given)
  // Outside the transaction, which would last for as long as it takes.
  const { logo = null, problem } = file ? await takeLogo(file) : {}
  if (problem !== undefined) problems.push({ path: 'body.logo.data', message: problem })
  if (problems.length > 0) throw validationFailed(problems)

  return await inTransaction(work, async (work) => {
    await lockBusiness(work)
    const { db, business_id } = work
    const row = await db
      .selectFrom('businesses')
      .select(businessColumns)
      .where('id', '=', business_id)
      .executeTakeFirstOrThrow()
    checkIfMatch(header['If-Match'], row.version)
    const before = { ...row, logo: await hashOfLogo(work) }
    const changes = changesOf(before, { ...given, ...(file !== undefined && { logo: logo?.sha256 ?? null }) })
    if (!changes) return ok(presentBusiness(row, await readLogo(work)))

    const { logo: newLogo, ...columns } = changes
    if (newLogo !== undefined) await writeLogo(work, logo)
    const changed = await db
      .updateTable('businesses')
      .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', business_id)
      .returning(businessColumns)
      .executeTakeFirstOrThrow()
    await recordAudit(work, { action: 'business.updated', detail: detailOfChanges(before, changes) })
    return ok(presentBusiness(changed, await readLogo(work)))
  })
})

async function problemsOf(db: Db, { currency, time_zone }: Schemas['BusinessUpdate']): Promise<Problem[]> {
  const problems: Problem[] = []
  if (currency !== undefined && exponentOf(currency) === undefined) {
    problems.push({ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' })
  }
  return [...problems, ...(await checkTimeZone(db, time_zone))]
}
