import { formatRate } from '../../compensation/rate.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { formatMoney, parseMoney, requireExponent, roundedProduct } from '../money.ts'
import type { Line } from '../payslips/parse-lines.ts'
import { explainDays, explainLeave, explainPart, explainWhole, formatHalfDays, type RateText } from './explain-line.ts'
import { type LeaveSpan, leaveHalfDays } from './leave-half-days.ts'
import {
  apportion,
  countHalfDays,
  type PeriodicRate,
  type Proration,
  prorate,
  type Share,
  type Span,
  shareAmount,
} from './proration.ts'

/** A compensation of a person on some days of a period, in the currency of the pay run. */
export interface CompensationInPeriod extends Span {
  id: number
  /** The amount in major units, with any number of decimals. */
  amount: string
  per: Schemas['CompensationPeriod']
  pay_code: string
}

/** Approved unpaid leave that has days in a period. */
export interface UnpaidLeave extends LeaveSpan {
  id: number
  /** The code and the name of the leave type. */
  code: string
  name: string
}

/** The records from which the lines of a person are calculated. */
export interface PayBasis {
  /** The compensations, which do not overlap, in the order of their days. */
  compensations: readonly CompensationInPeriod[]
  leave: readonly UnpaidLeave[]
  pattern: Schemas['WorkPattern']
}

/** The records and dates from which the lines of all people of a pay run are calculated. */
export interface RunBasis {
  period: Span
  currency: string
  payCodes: ReadonlyMap<string, Pick<Schemas['PayCode'], 'kind' | 'name' | 'proration'>>
}

/** The exclusive maximum of the amount of a line, in minor units. A larger amount is not drafted. */
const maxAmount = 10n ** 13n

/**
 * Calculates the lines for the compensations and the unpaid leave of a person in a period. Hourly rates have no lines,
 * because the hours are unknown.
 */
export function personLines(basis: PayBasis, run: RunBasis): Line[] {
  const { compensations } = basis
  // The parts of a month with the same rate add up to the rate.
  const groups = Map.groupBy(compensations, ({ amount, per, pay_code }) => `${amount} ${per} ${pay_code}`)
  const lines = [...groups.values()].flatMap((parts) => rateLines(parts, basis, run))
  const order = new Map(compensations.map(({ id }, index) => [id, index]))
  const position = ({ origin }: Line): number => order.get(origin?.compensation_id ?? 0) ?? 0
  return lines.filter(({ amount }) => amount < maxAmount).sort((a, b) => position(a) - position(b))
}

/** The rate of some compensations of a person, with the records from which their lines are calculated. */
interface RateContext {
  basis: PayBasis
  run: RunBasis
  code: string
  payCode: Pick<Schemas['PayCode'], 'kind' | 'name' | 'proration'>
  rate: RateText
}

function rateLines(parts: CompensationInPeriod[], basis: PayBasis, run: RunBasis): Line[] {
  const [first] = parts
  if (first === undefined || first.per === 'hour') return []
  const { pay_code: code, per } = first
  const { currency } = run
  const amount = formatRate(first.amount, currency)
  const payCode = run.payCodes.get(code) ?? withoutPayCode(code)
  const context: RateContext = { basis, run, code, payCode, rate: { amount, currency, per } }
  if (per === 'day') return parts.flatMap((part) => dailyLines(part, context))
  const rate = { amount: parseMoney(amount, requireExponent(currency)) ?? 0n, per }
  const { proration } = payCode
  return proration === 'none' ? wholeLines(parts, rate, context) : proratedLines(parts, { rate, proration }, context)
}

/** The rules for compensations whose code is not a pay code. */
const withoutPayCode = (code: string): RateContext['payCode'] => ({
  kind: 'earning',
  name: code === 'salary' ? 'Salary' : code,
  proration: 'calendar_days',
})

/** Pays the amount of the whole period with the compensation of the last day. */
function wholeLines(parts: CompensationInPeriod[], rate: PeriodicRate, context: RateContext): Line[] {
  const { basis, run } = context
  const last = basis.compensations.at(-1)
  if (last === undefined || !parts.includes(last)) return []
  const amount = shareAmount(rate, run.period, { halfDays: 1, of: 1 })
  return [compensationLine(context, last, wholeFactors(amount, context), explainWhole(context.rate))]
}

function proratedLines(
  parts: CompensationInPeriod[],
  { rate, proration }: { rate: PeriodicRate; proration: Exclude<Proration, 'none'> },
  context: RateContext,
): Line[] {
  const { basis, run } = context
  const { period } = run
  const { pattern } = basis
  const { rule, halfDays: of, shares } = prorate(rate, period, parts, { proration, pattern })
  const perDay = dailyRate(rate, period, { of, currency: run.currency })
  return parts.flatMap((part, index) => {
    const share = shares[index]
    if (share === undefined || share.halfDays === 0) return []
    const factors = ({ halfDays, amount }: Share): Factors =>
      halfDays === of ? wholeFactors(amount, context) : daysFactors(halfDays, perDay, { amount, context })
    const explanation = ({ halfDays }: Share): string =>
      halfDays === of ? explainWhole(context.rate) : explainPart({ halfDays, of, rule }, context.rate)
    const leave = leaveShares(part, share, context, {
      count: (request) => leaveHalfDays(request, part, { rule, pattern }),
      amount: (halfDays) => shareAmount(rate, period, { halfDays, of }),
    })
    return [
      compensationLine(context, part, factors(share), explanation(share)),
      ...leave.map(({ request, ...taken }) => leaveLine(part, request, factors(taken), explanation(taken))),
    ]
  })
}

/** Pays a daily rate for the working days of the work pattern, holidays included. */
function dailyLines(part: CompensationInPeriod, context: RateContext): Line[] {
  const { basis, run, rate } = context
  const { pattern } = basis
  const halfDays = countHalfDays(part, 'working_days', pattern)
  if (halfDays === 0) return []
  const amountForDays = (count: number) =>
    roundedProduct(formatHalfDays(count), rate.amount, requireExponent(run.currency))
  const share = { halfDays, amount: amountForDays(halfDays) }
  const factors = (days: Share): Factors => daysFactors(days.halfDays, rate.amount, { amount: days.amount, context })
  const leave = leaveShares(part, share, context, {
    count: (request) => leaveHalfDays(request, part, { rule: 'working_days', pattern }),
    amount: amountForDays,
  })
  return [
    compensationLine(context, part, factors(share), explainDays(halfDays, rate)),
    ...leave.map(({ request, ...taken }) =>
      leaveLine(part, request, factors(taken), explainDays(taken.halfDays, rate)),
    ),
  ]
}

type LeaveShare = Share & { request: UnpaidLeave }

/**
 * Returns the shares of unpaid leave in the pay of a compensation. The shares never exceed the pay, and leave on all of
 * its days reduces it to zero. Leave has no share if its code is a pay code of a kind other than deductions.
 */
function leaveShares(
  part: CompensationInPeriod,
  pay: Share,
  { basis, run, payCode }: RateContext,
  { count, amount }: { count: (request: UnpaidLeave) => number; amount: (halfDays: number) => bigint },
): LeaveShare[] {
  if (payCode.kind !== 'earning') return []
  const taken = basis.leave
    .filter(({ code, start_date, end_date }) => {
      const kind = run.payCodes.get(code)?.kind ?? 'deduction'
      return kind === 'deduction' && start_date <= part.to && end_date >= part.from
    })
    .map((request) => ({ request, halfDays: count(request) }))
    .filter(({ halfDays }) => halfDays > 0)
  const halfDays = taken.reduce((sum, leave) => sum + leave.halfDays, 0)
  const whole = halfDays >= pay.halfDays ? pay.amount : amount(halfDays)
  const amounts = apportion(
    whole < pay.amount ? whole : pay.amount,
    taken.map((leave) => leave.halfDays),
  )
  return taken.map((leave, index) => ({ ...leave, amount: amounts[index] ?? 0n }))
}

type Factors = Pick<Line, 'quantity' | 'rate' | 'amount'>

const compensationLine = (
  { code, payCode: { kind, name } }: RateContext,
  { id: compensation_id }: CompensationInPeriod,
  factors: Factors,
  explanation: string,
): Line => ({
  kind,
  code,
  name,
  ...factors,
  corrects_pay_run_id: null,
  origin: { compensation_id, leave_request_id: null, explanation },
})

const leaveLine = (
  { id: compensation_id }: CompensationInPeriod,
  { id: leave_request_id, code, name }: UnpaidLeave,
  factors: Factors,
  explanation: string,
): Line => ({
  kind: 'deduction',
  code,
  name,
  ...factors,
  corrects_pay_run_id: null,
  origin: { compensation_id, leave_request_id, explanation: explainLeave(explanation) },
})

/** The exclusive maximum of a rate in the contract, and its decimals. */
const maxRate = 10n ** 9n
const rateDecimals = 6

const wholeFactors = (amount: bigint, context: RateContext): Factors =>
  daysFactors(2, formatMoney(amount, requireExponent(context.run.currency)), { amount, context })

/**
 * Returns a quantity of days and a rate whose product is the amount, rounded, as for all lines. If the daily rate does not
 * produce it, because the parts of a month must add up, the rate is the amount divided by the days. A rate that the
 * contract does not allow is omitted with its quantity.
 */
function daysFactors(
  halfDays: number,
  perDay: string,
  { amount, context }: { amount: bigint; context: RateContext },
): Factors {
  const { currency } = context.run
  const exponent = requireExponent(currency)
  const quantity = formatHalfDays(halfDays)
  const micros = amount * 10n ** BigInt(rateDecimals - exponent)
  const ownRate = formatMoney((4n * micros + BigInt(halfDays)) / (2n * BigInt(halfDays)), rateDecimals)
  const rate = [perDay, formatRate(ownRate, currency)].find(
    (rate) => BigInt(rate.split('.')[0] ?? '') < maxRate && roundedProduct(quantity, rate, exponent) === amount,
  )
  return rate === undefined ? { quantity: null, rate: null, amount } : { quantity, rate, amount }
}

/** Returns the rate for a day of a period, rounded to the decimals of rates. */
function dailyRate(rate: PeriodicRate, period: Span, { of, currency }: { of: number; currency: string }): string {
  const scaled = { ...rate, amount: rate.amount * 10n ** BigInt(rateDecimals - requireExponent(currency)) }
  return formatRate(formatMoney(shareAmount(scaled, period, { halfDays: 2, of }), rateDecimals), currency)
}
