import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { given } from '../db/given.ts'
import { sqlOf } from '../db/orm.ts'
import type { Schemas } from '../operation/contract.ts'
import { type LineRow, type PayslipRow, payslipColumns } from './present-payslip.ts'

/** Lines as JSON, in the statement that reads their payslip: its sums are then always the sums of these. */
const lines = sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'code', code, 'name', name, 'quantity', quantity::text, 'rate', rate::text, 'amount', amount
  ) order by position), '[]')
  from payslip_lines where payslip_id = payslips.id
)`.as('lines')

/** What an employee may see: a draft is nobody's pay yet. */
export const visibleToEmployees = ['approved', 'completed'] as const satisfies Schemas['PayRunStatus'][]

interface Wanted {
  business_id: number
  pay_run_id: number
  person_id: number
  /** Set for a caller who may see their own alone. */
  limited_to_person?: number | undefined
}

/**
 * Reads a payslip with its lines.
 *
 * @returns undefined when there is none, or none that the caller may see
 */
export const selectPayslip = (
  em: EntityManager,
  { business_id, pay_run_id, person_id, limited_to_person }: Wanted,
): Promise<(PayslipRow & { lines: LineRow[] }) | undefined> =>
  payslips(em)
    .select(payslipColumns)
    .select(lines)
    .where((payslip) =>
      payslip.and([
        payslip('payslips.business_id', '=', business_id),
        payslip('payslips.pay_run_id', '=', pay_run_id),
        payslip('payslips.person_id', '=', person_id),
        ...given(limited_to_person, (own) =>
          payslip.and([
            payslip('payslips.person_id', '=', own),
            payslip('pay_runs.status', 'in', [...visibleToEmployees]),
          ]),
        ),
      ]),
    )
    .executeTakeFirst()

/** Payslips with their pay runs, to select from. */
export const payslips = (em: EntityManager) =>
  sqlOf(em)
    .selectFrom('payslips')
    .innerJoin('pay_runs', (join) =>
      join.onRef('pay_runs.business_id', '=', 'payslips.business_id').onRef('pay_runs.id', '=', 'payslips.pay_run_id'),
    )

/** The payslips of some people in a pay run, with their lines. */
export const selectPayslipsOf = (
  em: EntityManager,
  business_id: number,
  pay_run_id: number,
  people: number[],
): Promise<(PayslipRow & { lines: LineRow[] })[]> =>
  payslips(em)
    .select(payslipColumns)
    .select(lines)
    .where('payslips.business_id', '=', business_id)
    .where('payslips.pay_run_id', '=', pay_run_id)
    .where('payslips.person_id', '=', sql<number>`any(${people})`)
    .execute()
