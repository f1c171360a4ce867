import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { lockPayRun } from '../lock-pay-run.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { showPayRun } from '../show-pay-run.ts'
import { parseLines } from './parse-lines.ts'
import { recordPayslipsChanged } from './record-payslips-changed.ts'
import { type WantedPayslip, writePayslips } from './write-payslips.ts'

/** Writes the payslips of many people in a draft, all or none; other payslips stay as they are. */
export const payslipsPutMany = change('payslips.putMany', async (work, { path: { id }, header, body }) => {
  const run = await lockPayRun(work, id, 'update', header['If-Match'])
  const count = await writePayslips(work, run, parsePayslips(body.payslips, run))
  if (count === 0) return ok(await showPayRun(work, run))

  const row = await recordPayslipsChanged(work, id, { payslips: count })
  return ok(await showPayRun(work, row))
})

/** @throws {ApiError} 422 with the first hundred problems */
function parsePayslips(given: Schemas['PersonPayslipPut'][], run: PayRunRow): WantedPayslip[] {
  const problems: Problem[] = []
  const seen = new Set<number>()
  const wanted = given.map(({ person_id, lines: written }, index): WantedPayslip => {
    const path = `body.payslips[${index}]`
    if (seen.has(person_id)) problems.push({ path: `${path}.person_id`, message: 'must not be repeated' })
    seen.add(person_id)
    const { lines, problems: wrong } = parseLines(written, run, `${path}.lines`)
    problems.push(...wrong)
    return { person_id, path: `${path}.person_id`, lines }
  })
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return wanted
}
