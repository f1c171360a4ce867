import { type EnglishTexts, englishWithFigures } from '../texts/english.ts'
import { toInstant, toLocalTime } from './local-time.ts'

/** How dates, times, amounts and messages with figures are written for one reader. */
export interface Formats extends Pick<EnglishTexts, 'text' | 'rich'> {
  /** `2026-11-22` → `22 Nov 2026`; a day without a time zone. */
  day(date: string): string
  /** `2026-11-22`, `2026-11-24` → `22 – 24 Nov 2026`. */
  period(first: string, last: string): string
  /** `2026-11` → `November 2026`. */
  month(month: string): string
  /** An instant in the time zone of the business → `22 Nov 2026, 14:05`. */
  time(at: string): string
  /** The same to the second. */
  exactTime(at: string): string
  /** The time of day alone → `14:05`. */
  clock(at: string): string
  /** An instant as a field for date and time takes it → `2026-11-22T14:05`. */
  localTime(at: string): string
  /** The value of such a field → an instant. An invalid time stays unchanged, and the API refuses it. */
  instant(localTime: string): string
  /** An amount of money, as a decimal text: `1234.50`, `EUR` → `€1,234.50`. */
  amount(value: string, currency: string): string
  number(value: number): string
  /** A share of 1 → `99.5%`. It is never rounded up to all. */
  percent(share: number): string
}

/**
 * @param acceptLanguage - what the reader's browser asks for; numbers and dates follow it, words stay English
 * @param timeZone - of the business
 */
export function formatsFor(acceptLanguage: string | undefined, timeZone: string): Formats {
  const locale = readLocale(acceptLanguage)
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const days = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const months = dates({ year: 'numeric', month: 'long', timeZone: 'UTC' })
  const times = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone })
  const exactTimes = dates({ dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const clocks = dates({ timeStyle: 'short', timeZone })
  const numbers = once(() => new Intl.NumberFormat(locale))
  const percents = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' }),
  )
  const { text, rich } = englishWithFigures(locale)
  const amounts = new Map<string, Intl.NumberFormat>()
  const amountsIn = (currency: string): Intl.NumberFormat => {
    const known = amounts.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
    amounts.set(currency, known)
    return known
  }
  return {
    text,
    rich,
    day: (date) => days().format(new Date(`${date}T00:00:00Z`)),
    period: (first, last) => days().formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)),
    month: (month) => months().format(new Date(`${month}-01T00:00:00Z`)),
    time: (at) => times().format(new Date(at)),
    exactTime: (at) => exactTimes().format(new Date(at)),
    clock: (at) => clocks().format(new Date(at)),
    localTime: (at) => toLocalTime(at, timeZone),
    instant: (localTime) => toInstant(localTime, timeZone),
    // As text, so that no digit of a long amount is lost.
    amount: (value, currency) => amountsIn(currency).format(value as Intl.StringNumericLiteral),
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
  }
}

/** Formats cost more to make than to use, and a page uses few of them: each is made when it is first needed. */
function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The first language that a browser asks for. Words are English, so another language only changes dates and numbers. */
function readLocale(acceptLanguage = ''): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? 'en'
  } catch {
    return 'en'
  }
}
