import { ok } from '../../operation/answer.ts'
import { preconditionFailed, validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { change } from '../../operation/operation.ts'
import { lockPayRun } from '../lock-pay-run.ts'
import { parseLines } from './parse-lines.ts'
import { presentPayslip } from './present-payslip.ts'
import { recordPayslipsChanged } from './record-payslips-changed.ts'
import { findPayslip, readPayslip } from './select-payslips.ts'
import { writePayslips } from './write-payslips.ts'

/** The version of a payslip that is not there. */
const absent = 0

/** Writes somebody's payslip in a draft; when nothing in it changes, nothing is written. */
export const payslipsPut = change('payslips.put', async (work, { path, header, body }) => {
  const { id, person_id } = path
  const { 'If-Match': ifMatch } = header
  const run = await lockPayRun(work, id, 'update')
  if (ifMatch !== undefined) {
    const before = await readPayslip(work, path)
    const payslip = `The payslip of person ${person_id}`
    checkIfMatch(ifMatch, before?.version ?? absent, payslip)
    if (!before && ifMatch.trim() === '*') throw preconditionFailed(payslip, absent, '*') // any version, but there must be one
  }
  const { lines, problems } = parseLines(body.lines, run, 'body.lines')
  if (problems.length > 0) throw validationFailed(problems)

  if ((await writePayslips(work, run, [{ person_id, path: undefined, lines }])) > 0) {
    await recordPayslipsChanged(work, id, { person_id })
  }
  return ok(presentPayslip(await findPayslip(work, path)))
})
