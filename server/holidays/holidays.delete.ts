import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction, sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { notFound } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'

/** Makes a holiday a day like others. What is approved already stays as it was counted. */
export const holidaysDelete: Operation<'holidays.delete'> = ({ path: { id }, header, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const row = await sqlOf(t)
      .deleteFrom('holidays')
      .where('id', '=', id)
      .where('business_id', '=', business_id)
      .returning(['date', 'version'])
      .executeTakeFirst()
    if (!row) throw notFound()
    checkIfMatch(header['If-Match'], row.version)
    const detail = { holiday_id: id, date: row.date }
    await recordAudit(t, origin, principal, { business_id, action: 'holiday.deleted', detail })
    return { status: 204 }
  })
