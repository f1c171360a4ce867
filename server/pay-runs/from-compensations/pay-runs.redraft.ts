import { sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import { conflictAt } from '../../operation/errors.ts'
import { change } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Change } from '../../operation/work.ts'
import { maxFindings } from '../checks/findings.ts'
import { lockPayRun } from '../find-pay-run.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { recordAuthors } from '../pay-run-authors.ts'
import type { Line } from '../payslips/parse-lines.ts'
import { recordPayslipChange } from '../payslips/update-totals.ts'
import { sumLines, writePayslips } from '../payslips/write-payslips.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { lockCorrectedRuns } from '../retro-pay/corrected-runs.ts'
import { showPayRun } from '../show-pay-run.ts'
import { compareWithCompensations, type RedraftedPayslip } from './compare-with-compensations.ts'

/** The number of payslips that one statement writes. */
const batchSize = 500

/**
 * Replaces the lines of a draft that come from compensations with those that compensations and unpaid leave produce
 * today, or the retro pay of a correction, and returns the differences. A dry run only returns them. Writes nothing if the
 * lines are unchanged.
 */
export const payRunsRedraft = change('payRuns.redraft', async (work, { path: { id }, header, body }) => {
  const run = await lockPayRun(work, id, 'update', header['If-Match'])
  const { type, retro_pay_from: from, currency } = run
  if (type === 'correction' && from === null) {
    const message = 'A correction pays only differences, and has no lines from compensations.'
    throw conflictAt({ path: 'path.id', code: 'is_correction', message })
  }
  if (from !== null) await lockCorrectedRuns(work, { from, currency })
  const { dry_run = false } = body
  const payslips = await compareWithCompensations(work, run)
  const row = dry_run || payslips.length === 0 ? run : await writeRedraft(work, run, payslips)
  return ok({
    dry_run,
    changes: payslips.slice(0, maxFindings).map((payslip) => presentChange(payslip, run.currency)),
    change_count: payslips.length,
    pay_run: await showPayRun(work, row),
  })
})

async function writeRedraft(
  work: Change<Principal>,
  run: PayRunRow,
  payslips: readonly RedraftedPayslip[],
): Promise<PayRunRow> {
  const { db, business_id } = work
  const [empty, filled] = [
    payslips.filter(({ after }) => after.length === 0),
    payslips.filter(({ after }) => after.length > 0),
  ]
  for (let first = 0; first < filled.length; first += batchSize) {
    const batch = filled.slice(first, first + batchSize)
    await writePayslips(
      work,
      run,
      batch.map(({ person_id, after }) => ({ person_id, path: undefined, lines: after })),
    )
  }
  await db
    .deleteFrom('payslips')
    .where('business_id', '=', business_id)
    .where('pay_run_id', '=', run.id)
    .where('person_id', '=', sql<number>`any(${empty.map(({ person_id }) => person_id)}::int[])`)
    .execute()
  await db
    .updateTable('pay_runs')
    .set({ from_compensations: run.type !== 'correction' })
    .where('business_id', '=', business_id)
    .where('id', '=', run.id)
    .execute()
  await recordAuthors(
    work,
    run.id,
    payslips.flatMap(({ author_ids }) => author_ids),
  )
  return await recordPayslipChange(work, run.id, { payslips: payslips.length })
}

function presentChange(
  { person_id, before, after }: RedraftedPayslip,
  currency: string,
): Schemas['PayRunRedraftChange'] {
  const exponent = requireExponent(currency)
  const net = (lines: Line[]): string => formatMoney(sumLines(lines).net, exponent)
  const present = (lines: Line[]) => lines.map((line) => presentLine(line, exponent))
  const keys = { before: new Set(before.map(contentKey)), after: new Set(after.map(contentKey)) }
  return {
    person_id,
    net_before: net(before),
    net_after: net(after),
    removed: present(before.filter((line) => !keys.after.has(contentKey(line)))),
    added: present(after.filter((line) => !keys.before.has(contentKey(line)))),
  }
}

const contentKey = ({ amount, ...line }: Line): string => JSON.stringify({ ...line, amount: String(amount) })

const presentLine = (
  { origin, amount, corrects_pay_run_id, ...line }: Line,
  exponent: number,
): Schemas['PayslipLine'] => ({
  ...line,
  amount: formatMoney(amount, exponent),
  ...(corrects_pay_run_id !== null && { corrects_pay_run_id }),
  ...(origin && {
    ...(origin.compensation_id !== null && { compensation_id: origin.compensation_id }),
    ...(origin.leave_request_id !== null && { leave_request_id: origin.leave_request_id }),
    explanation: origin.explanation,
  }),
})
