import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { preconditionFailed, validationFailed } from '../operation/errors.ts'
import { checkIfMatch } from '../operation/if-match.ts'
import { checkLines } from './check-lines.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { knownExponent } from './money.ts'
import { presentPayslip } from './present-payslip.ts'
import { selectPayslip } from './select-payslips.ts'
import { updateTotals } from './update-totals.ts'
import { writePayslips } from './write-payslips.ts'

/** Writes somebody's payslip in a draft; when it says nothing new, nothing is written. */
export const payslipsPut: Operation<'payslips.put'> = ({
  path: { id, person_id },
  header: { 'If-Match': ifMatch },
  body,
  principal,
  em,
  origin,
}) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const place = { business_id, pay_run_id: id, person_id }
    const run = await lockPayRun(t, business_id, id, { in: ['draft'], to: 'be changed', ifMatch: undefined })
    if (ifMatch !== undefined) {
      const before = await selectPayslip(t, place)
      checkIfMatch(ifMatch, before?.version ?? 0)
      if (!before) throw preconditionFailed() // `*` is any version of what is there
    }
    const { lines, problems } = checkLines(body.lines, {
      exponent: knownExponent(run.currency),
      allowNegative: run.type === 'correction',
      path: 'body.lines',
    })
    if (problems.length > 0) throw validationFailed(problems)

    if ((await writePayslips(t, business_id, run, [{ person_id, path: 'path.person_id', lines }])) > 0) {
      await updateTotals(t, business_id, id)
      const detail = { pay_run_id: id, person_id }
      await recordAudit(t, origin, principal, { business_id, action: 'pay_run.payslips_changed', detail })
    }
    const row = await selectPayslip(t, place)
    if (!row) throw new Error('the payslip just written is not there')
    return { status: 200, body: { success: true, data: presentPayslip(row, row.lines) } }
  })
