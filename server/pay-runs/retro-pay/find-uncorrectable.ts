import { isNoReference, type Problem } from '../../operation/errors.ts'
import type { Work } from '../../operation/work.ts'
import type { Line } from '../payslips/parse-lines.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { readCorrectedRuns } from './corrected-runs.ts'

/**
 * Finds the lines of a request that cannot pay for the period that they refer to. Only a correction can, and only for
 * completed regular pay runs that were drafted from compensations in its currency.
 *
 * @param payslips - the lines of payslips, with their path in the request
 */
export async function findUncorrectable(
  work: Work,
  { type, currency }: Pick<PayRunRow, 'type' | 'currency'>,
  payslips: readonly { lines: readonly Line[]; path: string }[],
): Promise<Problem[]> {
  const references = payslips.flatMap(({ lines, path }) =>
    lines.flatMap(({ corrects_pay_run_id: id }, index) =>
      id === null ? [] : [{ id, path: `${path}[${index}].corrects_pay_run_id` }],
    ),
  )
  if (references.length === 0) return []
  if (type !== 'correction') {
    const message = 'is possible only in a correction'
    return references.map(({ path }) => ({ path, code: 'not_combinable', message }))
  }
  const runs = await readCorrectedRuns(work, { from: '0001-01-01', currency })
  const known = new Set(runs.map(({ id }) => id))
  return references.flatMap(({ id, path }) =>
    known.has(id) ? [] : [{ path, code: 'unknown_record', message: isNoReference }],
  )
}
