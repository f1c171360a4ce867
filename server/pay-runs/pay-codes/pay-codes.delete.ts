import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { readTransactionTime } from '../../business/clock.ts'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { noContent } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { recordEvent } from '../../outbox/record-event.ts'
import { lockPayCode } from './find-pay-code.ts'
import { payCodeEventData } from './present-pay-code.ts'

/** Deletes a pay code that nothing uses. */
export const payCodesDelete = change('payCodes.delete', async (work, { path: { id }, header }) => {
  const row = await lockPayCode(work, id, header['If-Match'])
  await checkUnused(work, row.code)
  await work.db.deleteFrom('pay_codes').where('business_id', '=', work.business_id).where('id', '=', id).execute()
  const created_at = await readTransactionTime(work)
  await recordEvent(work, { type: 'pay_code.deleted', data: payCodeEventData(row), created_at })
  recordAudit(work, { action: 'pay_code.deleted', detail: { pay_code_id: id, code: row.code } })
  return noContent()
})

/**
 * Checks that no line or compensation has a code. A line that is written concurrently keeps its kind and name.
 *
 * @throws {ApiError} 409 if the code is in use
 */
async function checkUnused({ db, business_id }: Change, code: string): Promise<void> {
  const { rows } = await sql`
    select from (
      (select from recurring_lines where business_id = ${business_id} and code = ${code} limit 1)
      union all
      (select from compensations where business_id = ${business_id} and pay_code = ${code} limit 1)
      union all
      (select from payslip_lines where business_id = ${business_id} and code = ${code} limit 1)
    ) uses limit 1`.execute(db)
  if (rows.length === 0) return
  const message = 'Payslip lines, recurring lines or compensations have this code. Archive the pay code instead.'
  throw conflictAt({ path: 'path.id', code: 'in_use', message })
}
