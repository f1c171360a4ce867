import type { Schemas } from '../../operation/contract/contract.ts'
import type { Line } from './parse-lines.ts'
import type { Total } from './totals.ts'

const totalOfKind: Record<Schemas['PayslipLineKind'], Total> = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
}

/**
 * Adds up the lines of a payslip.
 *
 * @param lines - with amounts in minor units
 * @returns its totals in minor units; net is earnings − deductions − taxes + reimbursements
 */
export function sumLines(lines: Pick<Line, 'kind' | 'amount'>[]): Record<Total, bigint> {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, net: 0n, employer_costs: 0n }
  for (const { kind, amount } of lines) sums[totalOfKind[kind]] += amount
  return { ...sums, net: sums.gross - sums.deductions - sums.employee_taxes + sums.reimbursements }
}
