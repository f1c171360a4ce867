import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '../db/orm.ts'
import type { Operation } from '../operation/contract.ts'
import { type Problem, validationFailed } from '../operation/errors.ts'
import { checkLines } from './check-lines.ts'
import { lockPayRun } from './lock-pay-run.ts'
import { knownExponent } from './money.ts'
import { type PayRunRow, presentPayRun } from './present-pay-run.ts'
import { updateTotals } from './update-totals.ts'
import { type WantedPayslip, writePayslips } from './write-payslips.ts'

type Given = Parameters<Operation<'payslips.putMany'>>[0]['body']['payslips']

/** Writes the payslips of many people in a draft, all or none; those of others stay. */
export const payslipsPutMany: Operation<'payslips.putMany'> = ({ path: { id }, header, body, principal, em, origin }) =>
  inTransaction(em, async (t) => {
    const { business_id } = principal
    const run = await lockPayRun(t, business_id, id, {
      in: ['draft'],
      to: 'be changed',
      ifMatch: header['If-Match'],
    })
    const count = await writePayslips(t, business_id, run, checked(body.payslips, run))
    if (count === 0) return { status: 200, body: { success: true, data: presentPayRun(run) } }

    const row = await updateTotals(t, business_id, id)
    const detail = { pay_run_id: id, payslips: count }
    await recordAudit(t, origin, principal, { business_id, action: 'pay_run.payslips_changed', detail })
    return { status: 200, body: { success: true, data: presentPayRun(row) } }
  })

function checked(given: Given, run: PayRunRow): WantedPayslip[] {
  const exponent = knownExponent(run.currency)
  const allowNegative = run.type === 'correction'
  const problems: Problem[] = []
  const seen = new Set<number>()
  const wanted = given.map(({ person_id, lines: written }, index): WantedPayslip => {
    const path = `body.payslips[${index}]`
    if (seen.has(person_id)) problems.push({ path: `${path}.person_id`, message: 'must not be there twice' })
    seen.add(person_id)
    const { lines, problems: wrong } = checkLines(written, { exponent, allowNegative, path: `${path}.lines` })
    problems.push(...wrong)
    return { person_id, path: `${path}.person_id`, lines }
  })
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return wanted
}
