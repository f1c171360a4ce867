import { sql } from 'kysely'
import { changeDetail, recordAudit } from '../audit/record-audit.ts'
import { isYearly } from '../operation/calendar-date.ts'
import { changedMembers } from '../operation/changes.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { oneLine } from '../operation/one-line.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Rules } from '../operation/rules.ts'
import { inTransaction } from '../operation/work.ts'
import { checkTimeZone, timeZoneProblems } from './check-time-zone.ts'
import { currencyProblems } from './currencies.ts'
import { lockBusiness } from './lock-business.ts'
import { acceptLogo, logoProblems, readLogo, readLogoHash, writeLogo } from './logo.ts'
import { businessColumns, presentBusiness } from './present-business.ts'

const rules: Rules<'business.update'> = ({ body }) => [
  ...currencyProblems(body.currency),
  ...timeZoneProblems(body.time_zone),
  ...logoProblems(body.logo),
  ...payrollYearProblems(body.payroll_year_starts_on),
]

const payrollYearProblems = (monthAndDay = '01-01'): Problem[] =>
  isYearly(monthAndDay)
    ? []
    : [{ path: 'body.payroll_year_starts_on', code: 'invalid', message: 'must be a day that exists in every year' }]

/**
 * Changes the business. A user without a second factor can require a second factor of all users, and must then set up
 * their own before the next request.
 */
export const businessUpdate = operation('business.update', rules, async (work, { header, body }) => {
  const { logo: file, ...input } = body
  await checkTimeZone(work.db, input.time_zone)
  // Re-encodes the logo before the transaction, to keep the transaction short.
  const { logo = null, problem } = file ? await acceptLogo(file) : {}
  if (problem !== undefined) throw validationFailed([{ path: 'body.logo.data', ...problem }])

  return await inTransaction(work, async (work) => {
    await lockBusiness(work)
    const { db, business_id } = work
    const row = await db
      .selectFrom('businesses')
      .select(businessColumns)
      .where('id', '=', business_id)
      .executeTakeFirstOrThrow()
    checkIfMatch(header['If-Match'], row.version, 'The business')
    const before = { ...row, logo: await readLogoHash(work) }
    const changes = changedMembers(before, {
      ...input,
      ...(input.net_pay_account && { net_pay_account: oneLine(input.net_pay_account) }),
      ...(file !== undefined && { logo: logo?.sha256 ?? null }),
    })
    if (!changes) return ok(presentBusiness(row, await readLogo(work)))

    const { logo: newLogo, ...columns } = changes
    if (newLogo !== undefined) await writeLogo(work, logo)
    const updatedRow = await db
      .updateTable('businesses')
      .set({ ...columns, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', business_id)
      .returning(businessColumns)
      .executeTakeFirstOrThrow()
    recordAudit(work, { action: 'business.updated', detail: changeDetail(before, changes) })
    return ok(presentBusiness(updatedRow, await readLogo(work)))
  })
})
