import { ok } from '../../operation/answer.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import type { Rules } from '../../operation/rules.ts'
import { lockPayRun } from '../lock-pay-run.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { showPayRun } from '../show-pay-run.ts'
import { parseLines } from './parse-lines.ts'
import { recordPayslipsChanged } from './record-payslips-changed.ts'
import { type WantedPayslip, writePayslips } from './write-payslips.ts'

/** Where the whole request fits the contract, the operation names repeated people together with the problems of lines. */
const rules: Rules<'payslips.putMany'> = ({ body: { payslips = [] }, fits }) =>
  fits ? [] : repetitionsIn(payslips).flat()

/** Writes the payslips of many people in a draft, all or none; other payslips stay as they are. */
export const payslipsPutMany = change('payslips.putMany', rules, async (work, { path: { id }, header, body }) => {
  const run = await lockPayRun(work, id, 'update', header['If-Match'])
  const count = await writePayslips(work, run, parsePayslips(body.payslips, run))
  if (count === 0) return ok(await showPayRun(work, run))

  const row = await recordPayslipsChanged(work, id, { payslips: count })
  return ok(await showPayRun(work, row))
})

/** @throws {ApiError} 422 with the first hundred problems */
function parsePayslips(given: Schemas['PersonPayslipPut'][], run: PayRunRow): WantedPayslip[] {
  const problems: Problem[] = []
  const repetitions = repetitionsIn(given)
  const wanted = given.map(({ person_id, lines: written }, index): WantedPayslip => {
    const path = `body.payslips[${index}]`
    const { lines, problems: wrong } = parseLines(written, run, `${path}.lines`)
    problems.push(...(repetitions[index] ?? []), ...wrong)
    return { person_id, path: `${path}.person_id`, lines }
  })
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return wanted
}

/** For each payslip in the list, a problem where its person has one before. */
function repetitionsIn(payslips: readonly (Schemas['PersonPayslipPut'] | undefined)[]): Problem[][] {
  const seen = new Set<number>()
  return payslips.map((payslip, index) => {
    if (payslip === undefined) return []
    const isRepeated = seen.has(payslip.person_id)
    seen.add(payslip.person_id)
    return isRepeated ? [{ path: `body.payslips[${index}].person_id`, message: 'must not be repeated' }] : []
  })
}
