import type { Schemas } from '../../operation/contract/contract.ts'
import { formatPeriod } from '../../pdf/format-dates.ts'
import { formatMoney, groupDigits, requireExponent } from '../money.ts'
import { type Line, lineKey, maxAmount } from '../payslips/parse-lines.ts'
import type { CorrectedRun } from './corrected-runs.ts'

/** The amount paid to a person for a period with a kind and a code, in minor units. */
export interface PaidAmount {
  kind: Schemas['PayslipLineKind']
  code: string
  name: string
  amount: bigint
  /** Whether the amount counts even if nothing is due: it was drafted from compensations, or is retro pay. */
  is_drafted: boolean
}

/** The amounts due and paid to a person for a period with a kind and a code, and their difference, in minor units. */
export interface Difference {
  kind: Schemas['PayslipLineKind']
  code: string
  name: string
  due: bigint
  paid: bigint
  difference: bigint
}

/**
 * Compares the lines that compensations produce today for a period with the amounts paid for it. A payment of any
 * origin counts if something is due with its kind and code, because such a line replaces the one from a compensation.
 *
 * @param due - the lines that compensations and unpaid leave produce
 * @param uncertain - the codes that are not compared, because the amount due is unknown
 * @returns the differences other than zero that fit into a line
 */
export function findDifferences(
  due: readonly Line[],
  paid: readonly PaidAmount[],
  uncertain: ReadonlySet<string> = new Set(),
): Difference[] {
  const differences = new Map<string, Difference>()
  const at = ({ kind, code, name }: Pick<Difference, 'kind' | 'code' | 'name'>): Difference => {
    const key = lineKey({ kind, code })
    const entry = differences.get(key) ?? { kind, code, name, due: 0n, paid: 0n, difference: 0n }
    differences.set(key, entry)
    return entry
  }
  for (const line of due) at(line).due += line.amount
  for (const payment of paid) {
    if (payment.is_drafted || differences.has(lineKey(payment))) at(payment).paid += payment.amount
  }
  return [...differences.values()]
    .filter(({ code }) => !uncertain.has(code))
    .map((entry) => ({ ...entry, difference: entry.due - entry.paid }))
    .filter(({ difference }) => difference !== 0n && difference < maxAmount && difference > -maxAmount)
}

/** Explains a difference: `Retro pay for 1 to 31 March 2026: 4,200.00 EUR due, 4,000.00 EUR paid`. */
export function explainDifference(
  { due, paid }: Pick<Difference, 'due' | 'paid'>,
  { period_start, period_end, currency }: CorrectedRun,
): string {
  const money = (minor: bigint) => `${groupDigits(formatMoney(minor, requireExponent(currency)))} ${currency}`
  return `Retro pay for ${formatPeriod(period_start, period_end)}: ${money(due)} due, ${money(paid)} paid`
}

/** Converts a difference to the line of a correction that pays it. */
export const differenceLine = (entry: Difference, run: CorrectedRun): Line => ({
  kind: entry.kind,
  code: entry.code,
  name: entry.name,
  quantity: null,
  rate: null,
  amount: entry.difference,
  corrects_pay_run_id: run.id,
  origin: { compensation_id: null, leave_request_id: null, explanation: explainDifference(entry, run) },
})
