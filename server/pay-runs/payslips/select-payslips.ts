import { sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { notFound } from '../../operation/errors.ts'
import { actorReach, type Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { payingStates } from '../pay-run.states.ts'
import { type FullPayslipRow, type LinedPayslipRow, type LineRow, payslipColumns } from './present-payslip.ts'
import { selectYearToDate } from './year-to-date.ts'

/**
 * Selects the payslips that the caller can see, joined with their pay runs: those of people in the caller's reach, and
 * the caller's own from approved and completed pay runs.
 */
export const selectPayslips = (work: Work) => {
  const reach = actorReach(work.by)
  return work.db
    .selectFrom('payslips')
    .innerJoin('pay_runs', (join) =>
      join.onRef('pay_runs.business_id', '=', 'payslips.business_id').onRef('pay_runs.id', '=', 'payslips.pay_run_id'),
    )
    .select(payslipColumns)
    .where((payslip) =>
      payslip.and([
        payslip('payslips.business_id', '=', work.business_id),
        withinReach('payslips.person_id', work, reach),
        ...whereDefined(reach.own_person, (own) =>
          payslip.or([payslip('payslips.person_id', '<>', own), payslip('pay_runs.status', 'in', payingStates)]),
        ),
      ]),
    )
}

/** Selects the lines of a payslip as JSON in the same statement, so that they are consistent with its totals. */
export const selectLines = ({ business_id }: Pick<Work, 'business_id'>) =>
  sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'code', code, 'name', name, 'quantity', quantity::text, 'rate', rate::text, 'amount', amount,
    'compensation_id', compensation_id, 'leave_request_id', leave_request_id, 'explanation', explanation,
    'corrects_pay_run_id', corrects_pay_run_id
  ) order by position), '[]')
  from payslip_lines
  where payslip_lines.business_id = ${business_id} and payslip_id = payslips.id
)`

interface PayslipKey {
  id: number
  person_id: number
}

/**
 * Reads the payslip of a person in a pay run, with its lines and the sums of the year.
 *
 * @returns undefined if the payslip does not exist or the caller cannot see it
 */
export const readPayslip = (
  work: Work<Principal>,
  { id, person_id }: PayslipKey,
): Promise<FullPayslipRow | undefined> =>
  selectPayslips(work)
    .select([selectLines(work).as('lines'), selectYearToDate(work).as('year_to_date')])
    .where('payslips.pay_run_id', '=', id)
    .where('payslips.person_id', '=', person_id)
    .executeTakeFirst()

/**
 * Reads the payslip of a person in a pay run, with its lines and the sums of the year.
 *
 * @throws {ApiError} 404 if it does not exist or the caller cannot see it
 */
export async function findPayslip(work: Work<Principal>, key: PayslipKey): Promise<FullPayslipRow> {
  const row = await readPayslip(work, key)
  if (!row) throw notFound()
  return row
}

/** Reads all payslips of a person that the caller can see, with their lines and the sums of the year, by pay run ID. */
export async function readPersonPayslips(work: Work<Principal>, person_id: number): Promise<FullPayslipRow[]> {
  const rows = await selectPayslips(work)
    .select([selectLines(work).as('lines'), selectYearToDate(work).as('year_to_date')])
    .where('payslips.person_id', '=', person_id)
    .execute()
  // An order in the statement would make it read the index of pay runs, without statistics.
  return rows.toSorted((a, b) => a.pay_run_id - b.pay_run_id)
}

/** Reads the payslips of several people in a pay run, with their lines. */
export const readRunPayslips = (work: Work, id: number, people: number[]): Promise<LinedPayslipRow[]> =>
  selectPayslips(work)
    .select(selectLines(work).as('lines'))
    .where('payslips.pay_run_id', '=', id)
    .where('payslips.person_id', '=', sql<number>`any(${people})`)
    .execute()
