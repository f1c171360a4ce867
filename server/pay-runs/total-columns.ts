import { p } from '@mikro-orm/core'
import { totals } from './totals.ts'

/**
 * Returns a bigint column whose check constraints keep it below 10^15, so that a JavaScript number represents it
 * exactly.
 */
export const minorUnits = () => p.integer().columnType('bigint')

const total = () => minorUnits().defaultRaw('0')

export const totalColumns = () => ({
  gross: total(),
  deductions: total(),
  employee_taxes: total(),
  reimbursements: total(),
  net: total(),
  employer_costs: total(),
})

/** Returns the check constraints of a table with `totalColumns`. */
export const totalChecks = (table: string) => [
  {
    name: `${table}_bounds`,
    expression: `greatest(${totals.map((name) => `abs(${name})`).join(', ')}) < 1000000000000000`,
  },
  { name: `${table}_net`, expression: 'net = gross - deductions - employee_taxes + reimbursements' },
]
