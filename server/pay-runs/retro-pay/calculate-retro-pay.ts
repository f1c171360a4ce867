import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Work } from '../../operation/work.ts'
import { compensationsInPeriod, isPaidInItsCurrency } from '../from-compensations/compensations-in-period.ts'
import { type DraftedLines, draftLines } from '../from-compensations/draft-lines.ts'
import { isAmong } from '../from-compensations/is-among.ts'
import { type CorrectedRun, readCorrectedRuns } from './corrected-runs.ts'
import { type Difference, findDifferences, type PaidAmount } from './differences.ts'

interface Selection {
  /** The periods end on or after this day. */
  from: string
  /** The currency of the pay runs; any by default. */
  currency?: string
  /** The IDs of the people; everyone by default. */
  people?: readonly number[] | undefined
  /** The ID of a correction whose lines do not count as paid. */
  without?: number
}

/** The retro pay of a person for the period of a pay run. */
export interface RetroPay {
  run: CorrectedRun
  person_id: number
  differences: Difference[]
  /** The compensations of the period whose pay is unknown. */
  uncertain: UncertainCompensation[]
  /** The authors of the compensations that apply in the period. */
  author_ids: number[]
}

/** A compensation in another currency that no pay run pays, or with a rate per hour. */
export interface UncertainCompensation {
  id: number
  person_id: number
  pay_code: string
  currency: string
  is_hourly: boolean
}

/**
 * Calculates for each completed period what compensations and unpaid leave produce today, as `draftLines`, minus
 * the amounts paid for it by its pay run and by corrections that are not cancelled, with a constant number of
 * statements per period. It concerns people with a payslip in the pay run of the period, except deleted ones.
 *
 * A person with a compensation in another currency that no pay run pays has no differences in the period, and a code with
 * a rate per hour has none either, because the amount due is unknown.
 *
 * @returns the retro pay by period and person
 */
export async function calculateRetroPay(work: Work, selection: Selection): Promise<RetroPay[]> {
  const runs = await readCorrectedRuns(work, selection)
  if (runs.length === 0) return []
  const paid = await readPaidAmounts(work, runs, selection)
  const retroPay: RetroPay[] = []
  for (const run of runs) {
    const drafted = await draftLines(work, run, selection.people)
    const uncertain = Map.groupBy(await readUncertain(work, run, selection), ({ person_id }) => person_id)
    for (const [person_id, amounts] of paid.get(run.id) ?? []) {
      const { lines, author_ids }: DraftedLines = drafted.get(person_id) ?? { lines: [], author_ids: [] }
      const unknown = uncertain.get(person_id) ?? []
      const differences = unknown.every(({ is_hourly }) => is_hourly)
        ? findDifferences(lines, amounts, new Set(unknown.map(({ pay_code }) => pay_code)))
        : []
      retroPay.push({ run, person_id, differences, uncertain: unknown, author_ids })
    }
  }
  return retroPay
}

interface PaidRow extends Omit<PaidAmount, 'amount'> {
  pay_run_id: number
  person_id: number
  amount: number
}

/** Reads what was paid for the periods of pay runs, by pay run ID and person ID. */
async function readPaidAmounts(
  { db, business_id }: Work,
  runs: readonly CorrectedRun[],
  { people, without = 0 }: Selection,
): Promise<Map<number, Map<number, PaidAmount[]>>> {
  const ids = runs.map(({ id }) => id)
  const { rows } = await sql<PaidRow>`
    select paid.pay_run_id, paid.person_id, paid.kind, paid.code, min(paid.name) as name,
      sum(paid.amount)::bigint as amount, bool_or(paid.is_drafted) as is_drafted
    from (
      select payslips.pay_run_id, payslips.person_id, line.kind, line.code, line.name, line.amount,
        line.compensation_id is not null as is_drafted
      from payslips
      join payslip_lines line on line.business_id = payslips.business_id and line.payslip_id = payslips.id
      where payslips.business_id = ${business_id} and payslips.pay_run_id = any(${ids}::int[])
        and ${isAmong('payslips.person_id', people)}
      union all
      select line.corrects_pay_run_id, payslips.person_id, line.kind, line.code, line.name, line.amount, true
      from payslip_lines line
      join payslips on payslips.business_id = line.business_id and payslips.id = line.payslip_id
      join pay_runs correction on correction.business_id = payslips.business_id and correction.id = payslips.pay_run_id
      where line.business_id = ${business_id} and line.corrects_pay_run_id = any(${ids}::int[])
        and correction.status <> 'cancelled' and correction.id <> ${without}
        and ${isAmong('payslips.person_id', people)}
    ) paid
    join people on people.business_id = ${business_id} and people.id = paid.person_id
    where ${isNullInRow('people.deleted_at')}
    group by paid.pay_run_id, paid.person_id, paid.kind, paid.code
    order by paid.pay_run_id, paid.person_id, paid.kind, paid.code`.execute(db)
  const byRun = Map.groupBy(rows, ({ pay_run_id }) => pay_run_id)
  return new Map(
    [...byRun].map(([id, runRows]) => {
      const byPerson = Map.groupBy(runRows, ({ person_id }) => person_id)
      return [id, new Map([...byPerson].map(([person_id, amounts]) => [person_id, amounts.map(toPaidAmount)]))]
    }),
  )
}

const toPaidAmount = ({ kind, code, name, amount, is_drafted }: PaidRow): PaidAmount => ({
  kind,
  code,
  name,
  amount: BigInt(amount),
  is_drafted,
})

async function readUncertain(work: Work, run: CorrectedRun, { people }: Selection): Promise<UncertainCompensation[]> {
  const { rows } = await sql<UncertainCompensation>`
    select distinct id, person_id, pay_code, currency, currency = ${run.currency} as is_hourly
    from (${compensationsInPeriod(work, run)}) compensation
    where ${isAmong('person_id', people)}
      and case when currency = ${run.currency} then per = 'hour' else not ${isPaidInItsCurrency(work, run)} end
    order by person_id, id`.execute(work.db)
  return rows
}
