import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { forbidden, notFound } from '../../operation/errors.ts'
import { report } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { formatMoney, requireExponent } from '../money.ts'
import { sumLines } from '../payslips/write-payslips.ts'
import { calculateRetroPay, type RetroPay, type UncertainCompensation } from './calculate-retro-pay.ts'
import { checkRetroPayFrom } from './check-retro-pay.ts'
import type { CorrectedRun } from './corrected-runs.ts'
import { type Difference, explainDifference } from './differences.ts'

/**
 * Calculates the retro pay of a person from a day on. The result contains what was paid, so the caller also needs the
 * scope to read pay runs.
 */
export const peopleRetroPay = report('people.retroPay', async (work, { path: { id }, query: { from } }) => {
  if (!work.by.scopes.has('payruns:read')) throw forbidden('payruns:read')
  await checkPerson(work, id)
  await checkRetroPayFrom(work, from, 'query.from')
  const periods = await calculateRetroPay(work, { from, people: [id] })
  return ok({
    person_id: id,
    from,
    entries: periods.flatMap(({ run, differences }) => differences.map((entry) => presentEntry(entry, run))),
    totals: presentTotals(periods),
    left_out: periods.flatMap(({ run, uncertain }) => uncertain.map((row) => presentLeftOut(row, run))),
  })
})

/**
 * Checks that a person can get retro pay.
 *
 * @throws {ApiError} 404 if the person is deleted, not in the business or out of the caller's reach
 */
async function checkPerson(work: Work<Principal>, id: number): Promise<void> {
  const person = await work.db
    .selectFrom('people')
    .select('id')
    .where('business_id', '=', work.business_id)
    .where('id', '=', id)
    .where(isNullInRow('people.deleted_at'))
    .where(withinReach('people.id', work, work.by.reach))
    .executeTakeFirst()
  if (!person) throw notFound()
}

function presentEntry(entry: Difference, run: CorrectedRun): Schemas['RetroPayEntry'] {
  const exponent = requireExponent(run.currency)
  return {
    pay_run_id: run.id,
    period_start: run.period_start,
    period_end: run.period_end,
    kind: entry.kind,
    code: entry.code,
    name: entry.name,
    due: formatMoney(entry.due, exponent),
    paid: formatMoney(entry.paid, exponent),
    difference: formatMoney(entry.difference, exponent),
    currency: run.currency,
    explanation: explainDifference(entry, run),
  }
}

function presentTotals(periods: readonly RetroPay[]): Schemas['RetroPayTotal'][] {
  const byCurrency = Map.groupBy(
    periods.filter(({ differences }) => differences.length > 0),
    ({ run }) => run.currency,
  )
  return [...byCurrency].map(([currency, corrected]) => {
    const lines = corrected.flatMap(({ differences }) =>
      differences.map(({ kind, difference }) => ({ kind, amount: difference })),
    )
    return { currency, net: formatMoney(sumLines(lines).net, requireExponent(currency)) }
  })
}

function presentLeftOut(
  { id, pay_code, currency, is_hourly }: UncertainCompensation,
  run: CorrectedRun,
): Schemas['RetroPayLeftOut'] {
  return {
    pay_run_id: run.id,
    ...(is_hourly
      ? {
          code: 'paid_by_the_hour',
          message: `Paid by the hour: lines with the code ${pay_code} are not compared.`,
        }
      : {
          code: 'compensation_in_other_currency',
          message: `A compensation applies in ${currency}, but no pay run in ${currency} pays the person: the period is not compared.`,
        }),
    compensation_id: id,
    pay_code,
  }
}
