import type { Schemas } from '../../operation/contract/contract.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { lockPayRun } from '../find-pay-run.ts'
import { type PayCodes, readPayCodes } from '../pay-codes/apply-pay-codes.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { findUncorrectable } from '../retro-pay/find-uncorrectable.ts'
import { showPayRun } from '../show-pay-run.ts'
import { parseLines } from './parse-lines.ts'
import { recordPayslipChange } from './update-totals.ts'
import { type PayslipDraft, writePayslips } from './write-payslips.ts'

/**
 * The validation rules for duplicates. If the request fits the contract, the operation reports duplicates together with
 * the problems of lines.
 */
const rules: Rules<'payslips.putMany'> = ({ body: { payslips = [] }, fits }) =>
  fits ? [] : findDuplicates(payslips).flat()

/** Writes the payslips of many people to a draft, all or none. Payslips of other people do not change. */
export const payslipsPutMany = change('payslips.putMany', rules, async (work, { path: { id }, header, body }) => {
  const run = await lockPayRun(work, id, 'update', header['If-Match'])
  const payCodes = await readPayCodes(
    work,
    body.payslips.flatMap(({ lines }) => lines),
  )
  const drafts = parsePayslips(body.payslips, { run, payCodes })
  const problems = await findUncorrectable(
    work,
    run,
    drafts.map(({ lines }, index) => ({ lines, path: `body.payslips[${index}].lines` })),
  )
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  const count = await writePayslips(work, run, drafts, { keepOrigins: true })
  if (count === 0) return ok(await showPayRun(work, run))

  const row = await recordPayslipChange(work, id, { payslips: count })
  return ok(await showPayRun(work, row))
})

/**
 * Parses the payslips of a request.
 *
 * @throws {ApiError} 422 with the first hundred problems
 */
function parsePayslips(
  input: Schemas['PersonPayslipPut'][],
  { run, payCodes }: { run: PayRunRow; payCodes: PayCodes },
): PayslipDraft[] {
  const problems: Problem[] = []
  const duplicates = findDuplicates(input)
  const drafts = input.map(({ person_id, lines: lineInput }, index): PayslipDraft => {
    const path = `body.payslips[${index}]`
    const { lines, problems: lineProblems } = parseLines(lineInput, { ...run, payCodes }, `${path}.lines`)
    problems.push(...(duplicates[index] ?? []), ...lineProblems)
    return { person_id, path: `${path}.person_id`, lines }
  })
  if (problems.length > 0) throw validationFailed(problems.slice(0, 100))
  return drafts
}

/** Returns the problems of each payslip: one if an earlier payslip has the same person, otherwise none. */
function findDuplicates(payslips: readonly (Schemas['PersonPayslipPut'] | undefined)[]): Problem[][] {
  const people = new Set<number>()
  return payslips.map((payslip, index) => {
    if (payslip === undefined) return []
    const isDuplicate = people.has(payslip.person_id)
    people.add(payslip.person_id)
    return isDuplicate
      ? [{ path: `body.payslips[${index}].person_id`, code: 'repeated', message: 'must not be repeated' }]
      : []
  })
}
