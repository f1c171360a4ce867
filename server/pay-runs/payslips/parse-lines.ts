import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import { formatMoney, parseMoney, requireExponent, roundedProduct } from '../money.ts'
import { applyPayCode, type PayCodes } from '../pay-codes/apply-pay-codes.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import type { LineRow } from './present-payslip.ts'

/** A line of a payslip, with its amount in minor units. */
export interface Line {
  kind: Schemas['PayslipLineKind']
  code: string
  name: string
  quantity: string | null
  rate: string | null
  amount: bigint
  /** The completed pay run whose period the line of a correction pays. */
  corrects_pay_run_id: number | null
  /** The origin of a line that was drafted from compensations; null for all other lines. */
  origin: LineOrigin | null
}

/** Returns what lines that replace each other have in common. */
export const lineKey = ({ kind, code }: Pick<Line, 'kind' | 'code'>): string => `${kind} ${code}`

/**
 * The compensation, and for a deduction the unpaid leave, that a line was drafted from, with its calculation. Retro pay
 * comes from all compensations of a period, and has only the calculation.
 */
export interface LineOrigin {
  compensation_id: number | null
  leave_request_id: number | null
  explanation: string
}

/** The maximum number of lines of a payslip in the contract. */
export const maxLines = 100

/**
 * The maximum absolute amount of a line, in minor units, which keeps the totals of `maxLines` lines below their limit
 * of 10^15.
 */
export const maxAmount = 10n ** 13n

/** The rules for the lines of a payslip. */
interface LineRules extends Pick<PayRunRow, 'type' | 'currency'> {
  payCodes: PayCodes
}

/**
 * Parses the lines of a payslip.
 *
 * @param rules - the currency of the pay run determines the decimals, only amounts of a correction may be negative, and
 *   pay codes determine kinds and default names
 * @param path - the path of the lines in the request
 * @returns the lines and all problems; if there is a problem, the lines must not be used
 */
export function parseLines(
  input: Schemas['PayslipLineInput'][],
  { type, currency, payCodes }: LineRules,
  path: string,
): { lines: Line[]; problems: Problem[] } {
  const exponent = requireExponent(currency)
  const problems: Problem[] = []
  const lines = input.map(({ quantity = null, rate = null, amount: text, ...fields }, index): Line => {
    const amount = parseMoney(text, exponent)
    const problem = amountProblem(amount, quantity, rate, exponent, type === 'correction')
    const { problems: codeProblems, ...kindAndName } = applyPayCode(fields, payCodes, `${path}[${index}]`)
    problems.push(...codeProblems)
    if (problem) problems.push({ path: `${path}[${index}].amount`, ...problem })
    const { code, corrects_pay_run_id = null } = fields
    return { ...kindAndName, code, quantity, rate, amount: amount ?? 0n, corrects_pay_run_id, origin: null }
  })
  return { lines, problems }
}

function amountProblem(
  amount: bigint | undefined,
  quantity: string | null,
  rate: string | null,
  exponent: number,
  allowNegative: boolean,
): Omit<Problem, 'path'> | undefined {
  if (amount === undefined) {
    const message = exponent === 0 ? 'must have no decimals' : `must have ${exponent} decimals`
    return { code: 'wrong_decimals', limit: exponent, message }
  }
  const limit = formatMoney(maxAmount, exponent)
  if (amount >= maxAmount) return { code: 'too_large', limit, message: `must be less than ${limit}` }
  if (amount <= -maxAmount) return { code: 'too_small', limit: `-${limit}`, message: `must be greater than -${limit}` }
  if (amount < 0n && !allowNegative) {
    return { code: 'too_small', limit: 0, message: 'must not be negative, except in a correction' }
  }
  if (quantity === null || rate === null) return undefined
  const product = roundedProduct(quantity, rate, exponent)
  if (amount === product) return undefined
  const expected = formatMoney(product, exponent)
  return { code: 'wrong_product', detail: expected, message: `must be quantity × rate, rounded: ${expected}` }
}

/** Converts the row of a payslip line, or of a recurring line, which has only some of the members. */
export const toLine = ({
  kind,
  code,
  name,
  quantity = null,
  rate = null,
  amount,
  compensation_id = null,
  leave_request_id = null,
  explanation = null,
  corrects_pay_run_id = null,
}: Pick<LineRow, 'kind' | 'code' | 'name' | 'amount'> & Partial<LineRow>): Line => ({
  kind,
  code,
  name,
  quantity,
  rate,
  amount: BigInt(amount),
  corrects_pay_run_id,
  origin: explanation === null ? null : { compensation_id, leave_request_id, explanation },
})
