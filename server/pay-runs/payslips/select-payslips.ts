import { sql } from 'kysely'
import { whereDefined } from '../../db/driver/where-defined.ts'
import { notFound } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import { withinReach } from '../../operation/within-reach.ts'
import type { Work } from '../../operation/work.ts'
import { payingStates } from '../pay-run.states.ts'
import { type FullPayslipRow, type LineRow, payslipColumns } from './present-payslip.ts'

/**
 * The payslips that the caller may see, with their pay runs, to select from: of the people whom they reach, and their
 * own of pay runs that pay.
 */
export const selectPayslips = (work: Work<Principal>) =>
  work.db
    .selectFrom('payslips')
    .innerJoin('pay_runs', (join) =>
      join.onRef('pay_runs.business_id', '=', 'payslips.business_id').onRef('pay_runs.id', '=', 'payslips.pay_run_id'),
    )
    .select(payslipColumns)
    .where((payslip) =>
      payslip.and([
        payslip('payslips.business_id', '=', work.business_id),
        withinReach('payslips.person_id', work, work.by.reach),
        ...whereDefined(work.by.reach.own_person, (own) =>
          payslip.or([payslip('payslips.person_id', '<>', own), payslip('pay_runs.status', 'in', payingStates)]),
        ),
      ]),
    )

/** Lines as JSON, in the statement that reads their payslip: its totals are then always the sums of these lines. */
const lines = ({ business_id }: Pick<Work, 'business_id'>) =>
  sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'code', code, 'name', name, 'quantity', quantity::text, 'rate', rate::text, 'amount', amount
  ) order by position), '[]')
  from payslip_lines
  where payslip_lines.business_id = ${business_id} and payslip_id = payslips.id
)`.as('lines')

interface Place {
  id: number
  person_id: number
}

/**
 * Reads the payslip of a person in a pay run, with its lines.
 *
 * @returns undefined when there is none that the caller may see
 */
export const readPayslip = (work: Work<Principal>, { id, person_id }: Place): Promise<FullPayslipRow | undefined> =>
  selectPayslips(work)
    .select(lines(work))
    .where('payslips.pay_run_id', '=', id)
    .where('payslips.person_id', '=', person_id)
    .executeTakeFirst()

/**
 * Does the same for a payslip that must be there.
 *
 * @throws {ApiError} 404 when there is none that the caller may see
 */
export async function findPayslip(work: Work<Principal>, place: Place): Promise<FullPayslipRow> {
  const row = await readPayslip(work, place)
  if (!row) throw notFound()
  return row
}

/** Reads all payslips of a person that the caller may see, with their lines, by pay run. */
export const readPayslipsAbout = (work: Work<Principal>, person_id: number): Promise<FullPayslipRow[]> =>
  selectPayslips(work)
    .select(lines(work))
    .where('payslips.person_id', '=', person_id)
    .orderBy('payslips.pay_run_id')
    .execute()

/** Reads the payslips of some people in a pay run, with their lines. */
export const readPayslipsOf = (work: Work<Principal>, id: number, people: number[]): Promise<FullPayslipRow[]> =>
  selectPayslips(work)
    .select(lines(work))
    .where('payslips.pay_run_id', '=', id)
    .where('payslips.person_id', '=', sql<number>`any(${people})`)
    .execute()
