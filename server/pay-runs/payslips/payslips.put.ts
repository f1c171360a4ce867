import { preconditionFailed, validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { lockPayRun } from '../find-pay-run.ts'
import { readPayCodes } from '../pay-codes/apply-pay-codes.ts'
import { findUncorrectable } from '../retro-pay/find-uncorrectable.ts'
import { parseLines } from './parse-lines.ts'
import { presentPayslip } from './present-payslip.ts'
import { findPayslip, readPayslip } from './select-payslips.ts'
import { recordPayslipChange } from './update-totals.ts'
import { writePayslips } from './write-payslips.ts'

/** The version of a payslip that does not exist yet. */
const initialVersion = 0

/** Writes the payslip of a person to a draft. Writes nothing if the payslip is unchanged. */
export const payslipsPut = change('payslips.put', async (work, { path, header, body }) => {
  const { id, person_id } = path
  const { 'If-Match': ifMatch } = header
  const run = await lockPayRun(work, id, 'update')
  if (ifMatch !== undefined) {
    const existing = await readPayslip(work, path)
    const payslip = `The payslip of person ${person_id}`
    checkIfMatch(ifMatch, existing?.version ?? initialVersion, payslip)
    if (!existing && ifMatch.trim() === '*') throw preconditionFailed(payslip, initialVersion, '*')
  }
  const payCodes = await readPayCodes(work, body.lines)
  const { lines, problems } = parseLines(body.lines, { ...run, payCodes }, 'body.lines')
  problems.push(...(await findUncorrectable(work, run, [{ lines, path: 'body.lines' }])))
  if (problems.length > 0) throw validationFailed(problems)

  if ((await writePayslips(work, run, [{ person_id, path: undefined, lines }], { keepOrigins: true })) > 0) {
    await recordPayslipChange(work, id, { person_id })
  }
  return ok(presentPayslip(await findPayslip(work, path)))
})
