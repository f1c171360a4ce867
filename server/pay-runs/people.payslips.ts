import { z } from 'zod'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { decodeCursor, pageOf } from '../operation/cursor.ts'
import { notFound } from '../operation/errors.ts'
import { payslipColumns, presentPayslipSummary } from './present-payslip.ts'
import { payslips, visibleToEmployees } from './select-payslips.ts'

const position = z.int().positive() // the id of the last payslip of the page before

/** The payslips of a person, also of one who is deleted; an employee sees their own, of runs that are approved. */
export const peoplePayslips: Operation<'people.payslips'> = async ({
  path: { id },
  query: { limit = 25, cursor },
  principal: { business_id, limited_to_person },
  em,
}) => {
  const after = decodeCursor(cursor, position) ?? 0
  const person = sqlOf(em).selectFrom('people').select('id').where('id', '=', id)
  const isTheirs = limited_to_person === undefined || limited_to_person === id
  if (!isTheirs || !(await person.where('business_id', '=', business_id).executeTakeFirst())) throw notFound()

  const rows = await payslips(em)
    .select(payslipColumns)
    .where((payslip) =>
      payslip.and([
        payslip('payslips.business_id', '=', business_id),
        payslip('payslips.person_id', '=', id),
        payslip('payslips.id', '>', after),
        ...given(limited_to_person, () => payslip('pay_runs.status', 'in', [...visibleToEmployees])),
      ]),
    )
    .orderBy('payslips.id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => row.id)
  const data = page.rows.map(presentPayslipSummary)
  return { status: 200, body: { success: true, data, meta: { next_cursor: page.next_cursor } } }
}
