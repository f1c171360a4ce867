import type { Compensation } from '../../../sdk/src/index.ts'
import type { Choice } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { NumberFormat } from '../../texts/number-format.ts'

const periods = ['year', 'month', 'week', 'day', 'hour'] as const

/** The choices for the period of an amount. */
export const periodChoices = (): Choice[] => periods.map((per) => [per, text(`compensation.per.${per}`)])

const reasons = ['hire', 'promotion', 'transfer', 'review', 'correction', 'other'] as const

export const reasonChoices = (): Choice[] => reasons.map((reason) => [reason, text(`compensation.reason.${reason}`)])

/** Returns the name of a reason. A reason without a label is shown unchanged. */
export const reasonName = (reason: string): string => reasonChoices().find(([value]) => value === reason)?.[1] ?? reason

/** The maximum number of decimals of an hourly or daily rate. */
const maxRateDecimals = 4

/** Formats an amount that may have more decimals than its currency. */
const exactAmount = ({ locale }: Formats, amount: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: maxRateDecimals }).format(
    amount as Intl.StringNumericLiteral,
  )

/** Returns an amount with its period: `€48,000.00 a year`. */
export function rateText(formats: Formats, { amount, currency, per }: Compensation): string {
  const rate = exactAmount(formats, amount, currency)
  const known = periods.find((period) => period === per)
  return known === undefined ? `${rate} / ${per}` : text(`compensation.rate.${known}`, { amount: rate })
}

/**
 * Returns the change from the previous compensation in percent, such as `+8.3 %`; undefined if the two have different
 * currencies or periods, or the previous amount is zero.
 */
export function raiseText(
  { locale }: Formats,
  row: Compensation,
  previous: Compensation | undefined,
): string | undefined {
  if (previous === undefined || previous.currency !== row.currency || previous.per !== row.per) return undefined
  const [before, after] = [Number(previous.amount), Number(row.amount)]
  if (before === 0) return undefined
  const format = new NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(after / before - 1)
}
