import { z } from 'zod'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { findPayRun } from './find-pay-run.ts'
import { payslipColumns, presentPayslipSummary } from './present-payslip.ts'
import { payslips } from './select-payslips.ts'

const position = z.int().positive() // the person of the last payslip of the page before

/** The payslips of a pay run, by person, without their lines. */
export const payslipsList: Operation<'payslips.list'> = async ({
  path: { id },
  query: { limit = 25, cursor },
  principal: { business_id },
  em,
}) => {
  const after = decodeCursor(cursor, position) ?? 0
  const rows = await payslips(em)
    .select(payslipColumns)
    .where('payslips.business_id', '=', business_id)
    .where('payslips.pay_run_id', '=', id)
    .where('payslips.person_id', '>', after)
    .orderBy('payslips.person_id')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0) await findPayRun(em, business_id, id)
  const page = pageOf(rows, limit, ({ person_id }) => person_id)
  const data = page.rows.map(presentPayslipSummary)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
