import { type EnglishTexts, englishWithFigures } from '../texts/english.ts'
import { NumberFormat } from '../texts/number-format.ts'
import { toInstant, toLocalTime } from './local-time.ts'
import { type ReaderInput, readerInputFor } from './reader-input.ts'

/** Formats dates, times, amounts and messages with numbers for one reader. */
export interface Formats extends Pick<EnglishTexts, 'text' | 'rich'>, ReaderInput {
  /** The locale of the reader (BCP 47), for formatting in scripts. */
  locale: string
  /** Formats a date without a time zone: `2026-11-22` → `22 Nov 2026`. */
  day(date: string): string
  /** Formats a range of dates: `2026-11-22`, `2026-11-24` → `22 – 24 Nov 2026`. */
  period(first: string, last: string): string
  /** Formats a month: `2026-11` → `November 2026`. */
  month(month: string): string
  /** Formats an instant in the time zone of the business: `22 Nov 2026, 14:05`. */
  time(at: string): string
  /** Formats an instant like `time`, with seconds. */
  exactTime(at: string): string
  /** Formats only the time of day of an instant: `14:05`. */
  clock(at: string): string
  /** Converts an instant to the value of a `datetime-local` field: `2026-11-22T14:05`. */
  localTime(at: string): string
  /**
   * Converts the value of a `datetime-local` field to an instant. Returns an invalid value unchanged, for the API to
   * refuse.
   */
  instant(localTime: string): string
  /** Formats a decimal amount in a currency: `1234.50`, `EUR` → `€1,234.50`. */
  amount(value: string, currency: string): string
  /** Formats an amount without its details, for an axis: `1500`, `EUR` → `€1.5K`. */
  roundAmount(value: number, currency: string): string
  number(value: number): string
  /** Formats a fraction as a percentage, rounded down: `99.5%`. */
  percent(share: number): string
  /** Formats a fraction of the API as a percentage with all its decimals: `0.0250` → `2.50%`. */
  rate(share: string): string
}

/**
 * Creates the formats for a reader.
 *
 * @param acceptLanguage - the `Accept-Language` header of the reader's browser, for numbers and dates; the text is
 *   English
 * @param timeZone - the time zone of the business
 * @param chosenLocale - the user's locale setting, which takes precedence over the header
 */
export function formatsFor(
  acceptLanguage: string | undefined,
  timeZone: string,
  chosenLocale: string | null = null,
): Formats {
  const locale = chosenLocale ?? readLocale(acceptLanguage)
  const dates = (options: Intl.DateTimeFormatOptions) => lazy(() => new Intl.DateTimeFormat(locale, options))
  const days = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const months = dates({ year: 'numeric', month: 'long', timeZone: 'UTC' })
  const times = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone })
  const exactTimes = dates({ dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const clocks = dates({ timeStyle: 'short', timeZone })
  const numbers = lazy(() => new NumberFormat(locale))
  const percents = lazy(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' }),
  )
  const rates = lazy(() => new NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }))
  const { text, rich } = englishWithFigures(locale)
  const amounts = new Map<string, Intl.NumberFormat>()
  const amountsIn = (currency: string): Intl.NumberFormat => {
    const format = amounts.get(currency) ?? new NumberFormat(locale, { style: 'currency', currency })
    amounts.set(currency, format)
    return format
  }
  return {
    locale,
    text,
    rich,
    ...readerInputFor(locale),
    day: (date) => days().format(new Date(`${date}T00:00:00Z`)),
    period: (first, last) => days().formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)),
    month: (month) => months().format(new Date(`${month}-01T00:00:00Z`)),
    time: (at) => times().format(new Date(at)),
    exactTime: (at) => exactTimes().format(new Date(at)),
    clock: (at) => clocks().format(new Date(at)),
    localTime: (at) => toLocalTime(at, timeZone),
    instant: (localTime) => toInstant(localTime, timeZone),
    // Formatting a string preserves all digits of a long amount.
    amount: (value, currency) => amountsIn(currency).format(value as Intl.StringNumericLiteral),
    roundAmount: (value, currency) =>
      new NumberFormat(locale, { style: 'currency', currency, notation: 'compact' }).format(value),
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
    rate: (share) => rates().format(share as Intl.StringNumericLiteral),
  }
}

/** Creates a formatter on first use, because creation is expensive and a page uses few formatters. */
function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}

/**
 * Returns the first language of the header. Because the text is English, another language changes only dates and
 * numbers.
 */
function readLocale(acceptLanguage = ''): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? 'en'
  } catch {
    return 'en'
  }
}
