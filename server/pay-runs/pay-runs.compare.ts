import type { Schemas } from '../operation/contract/contract.ts'
import { unknownReference, validationFailed } from '../operation/errors.ts'
import { report } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import type { Work } from '../operation/work.ts'
import { otherCurrency } from './check-pay-run.ts'
import { findPayRun, readPayRun } from './find-pay-run.ts'
import { formatMoney, requireExponent } from './money.ts'
import { type Comparison, comparePayslips } from './payslips/compare-payslips.ts'
import { type PayRunRow, payRunColumns, presentPayRunTotals } from './present-pay-run.ts'

const nothing: Comparison = { new: 0, missing: 0, changed: 0, unchanged: 0, gross: 0, net: 0, people: [] }

/** Compares the net pay of each person with another pay run, by default the previous regular one. */
export const payRunsCompare = report('payRuns.compare', async (work, { path, query }) => {
  const run = await findPayRun(work, path.id)
  const other = query.with === undefined ? await readPrevious(work, run) : await findOther(work, run, query.with)
  const comparison = other
    ? await comparePayslips(work, { before: other.id, now: run.id, limit: query.limit ?? 100 })
    : nothing
  return ok(presentComparison(run, other, comparison))
})

/**
 * Reads the pay run to compare with.
 *
 * @throws {ApiError} 422 if it does not exist, has another currency or is the pay run itself
 */
async function findOther(work: Work, run: PayRunRow, id: number): Promise<PayRunRow> {
  const path = 'query.with'
  if (id === run.id) {
    throw validationFailed([
      { path, code: 'not_combinable', message: 'must be a pay run other than the one in the path' },
    ])
  }
  const other = await readPayRun(work, id)
  if (!other) throw unknownReference(path)
  if (other.currency !== run.currency) throw validationFailed([otherCurrency(path, other, run)])
  return other
}

/**
 * Reads the regular pay run before a regular pay run.
 *
 * @returns undefined if there is none, or if the pay run is not regular
 */
async function readPrevious(
  { db, business_id }: Work,
  { type, currency, period_start }: PayRunRow,
): Promise<PayRunRow | undefined> {
  if (type !== 'regular') return undefined
  return await db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('business_id', '=', business_id)
    .where('type', '=', 'regular')
    .where('status', '<>', 'cancelled')
    .where('currency', '=', currency)
    .where('period_end', '<', period_start)
    .orderBy('pay_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function presentComparison(
  run: PayRunRow,
  other: PayRunRow | undefined,
  { new: added, missing, changed, unchanged, gross, net, people }: Comparison,
): Schemas['PayRunComparison'] {
  const exponent = requireExponent(run.currency)
  const money = (minor: number): string => formatMoney(minor, exponent)
  return {
    pay_run_id: run.id,
    compared_with: other ? presentComparedPayRun(other) : null,
    currency: run.currency,
    counts: { new: added, missing, changed, unchanged },
    difference: { gross: money(gross), net: money(net) },
    people: people.map(({ person_id, first_name, last_name, net_before, net_now, difference }) => ({
      person_id,
      first_name,
      last_name,
      change: net_before === null ? 'new' : net_now === null ? 'missing' : 'changed',
      net_before: net_before === null ? null : money(net_before),
      net_now: net_now === null ? null : money(net_now),
      difference: money(difference),
    })),
  }
}

const presentComparedPayRun = (row: PayRunRow): Schemas['ComparedPayRun'] => ({
  id: row.id,
  type: row.type,
  period_start: row.period_start,
  period_end: row.period_end,
  pay_date: row.pay_date,
  status: row.status,
  totals: presentPayRunTotals(row),
})
