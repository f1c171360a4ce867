import { p } from '@mikro-orm/core'
import { totals } from './totals.ts'

/** A bigint, which the database keeps below 10^15: a number of JavaScript holds it exactly. */
export const minorUnits = () => p.integer().columnType('bigint')

const total = () => minorUnits().defaultRaw('0')

/** The columns of these totals. */
export const totalColumns = () => ({
  gross: total(),
  deductions: total(),
  employee_taxes: total(),
  reimbursements: total(),
  net: total(),
  employer_costs: total(),
})

/** Checks of a table that has these columns. Below 10^15, so that sums stay exact in a bigint, in JavaScript and on the wire. */
export const totalChecks = (table: string) => [
  {
    name: `${table}_bounds`,
    expression: `greatest(${totals.map((name) => `abs(${name})`).join(', ')}) < 1000000000000000`,
  },
  { name: `${table}_net`, expression: 'net = gross - deductions - employee_taxes + reimbursements' },
]
