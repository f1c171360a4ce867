import { p } from '@mikro-orm/core'

/** The sums that a payslip and a pay run have, in the order in which they are shown. */
export const totals = ['gross', 'deductions', 'employee_taxes', 'reimbursements', 'net', 'employer_costs'] as const
export type Total = (typeof totals)[number]

/** A bigint below 10^15, which the database holds it to: an integer of JavaScript has it exactly. */
export const minorUnits = () => p.integer().columnType('bigint')

const total = () => minorUnits().default(0)

/** The columns of those sums. */
export const totalColumns = () => ({
  gross: total(),
  deductions: total(),
  employee_taxes: total(),
  reimbursements: total(),
  net: total(),
  employer_costs: total(),
})
