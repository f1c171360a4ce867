import type { PayslipTotals } from '../../../sdk/src/index.ts'

/** Adds missing decimals to an amount: with 2 decimals, `900` → `900.00` and `900.5` → `900.50`. */
export function padDecimals(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return fraction.length >= decimals ? amount : `${whole}.${fraction.padEnd(decimals, '0')}`
}

/**
 * Multiplies two decimals in the format of the API. Halves are rounded away from zero, as the API requires.
 *
 * @param decimals - the number of decimals of the currency
 */
export function roundedProduct(quantity: string, rate: string, decimals: number): string {
  const [a, b] = [parseDecimal(quantity), parseDecimal(rate)]
  const scaled = a.digits * b.digits * 10n ** BigInt(decimals)
  const divisor = 10n ** BigInt(a.decimals + b.decimals)
  const absolute = scaled < 0n ? -scaled : scaled
  const rounded = (2n * absolute + divisor) / (2n * divisor)
  return formatMinor(scaled < 0n ? -rounded : rounded, decimals)
}

function parseDecimal(text: string): { digits: bigint; decimals: number } {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}

/**
 * Adds amounts in the format of the API.
 *
 * @param decimals - the number of decimals of the currency
 */
export const addAmounts = (amounts: readonly string[], decimals: number): string =>
  formatMinor(
    amounts.reduce((sum, amount) => sum + BigInt(padDecimals(amount, decimals).replace('.', '')), 0n),
    decimals,
  )

/** Writes an amount in minor units as a decimal of the API. */
export function formatMinor(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${minor < 0n ? '-' : ''}${digits.slice(0, at)}${decimals === 0 ? '' : `.${digits.slice(at)}`}`
}

const totalByKind: Record<string, keyof PayslipTotals> = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
}

interface Line {
  kind?: string | null
  amount?: string | null
}

/**
 * Calculates the totals of lines whose amounts are decimals of the API.
 *
 * @returns the totals, and whether they include all lines; lines without a valid amount are not included
 */
export function lineTotals(lines: readonly Line[], decimals: number): { totals: PayslipTotals; isWhole: boolean } {
  const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, employer_costs: 0n, net: 0n }
  let isWhole = true
  for (const { kind, amount } of lines) {
    const total = totalByKind[kind ?? '']
    const text = padDecimals(amount ?? '', decimals)
    const [, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? ['', 'invalid']
    if (total === undefined || fraction.length !== decimals) isWhole = false
    else sums[total] += BigInt(text.replace('.', ''))
  }
  sums.net = sums.gross - sums.deductions - sums.employee_taxes + sums.reimbursements
  const entries = Object.entries(sums).map(([name, sum]) => [name, formatMinor(sum, decimals)])
  return { totals: Object.fromEntries(entries) as PayslipTotals, isWhole }
}
