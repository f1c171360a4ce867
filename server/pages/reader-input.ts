import { readDecimal, toAsciiDigits } from './read-decimal.js'

/** Reads numbers and dates as a reader types them, and writes them in the format of the reader. */
export interface ReaderInput {
  /** Returns the separators with which the reader writes decimals. */
  separators(): Separators
  /**
   * Converts a decimal number to the format of the API: `1,000.50`, `1 000,50` and `1.000,50` → `1000.50`.
   *
   * @param decimals - the number of decimals of the currency, for an amount. With three, the reader's own decimal
   *   separator before three digits is not ambiguous
   * @returns undefined for text that is not a number or is ambiguous
   */
  readDecimal(input: string, decimals?: number): string | undefined
  /**
   * Converts a date to the format of the API: `2026-12-31`, `31/12/2026` and `31.12.2026` → `2026-12-31`.
   *
   * @returns undefined for text that is not a date or is ambiguous
   */
  readDate(input: string): string | undefined
  /**
   * Writes a decimal number so that `readDecimal` can read it: `1000.50` → `1,000.50`. Returns other text unchanged.
   *
   * @param decimals - the number of decimals of the currency, for an amount
   */
  decimal(value: string, decimals?: number): string
  /** Writes a date in digits: `2026-12-31` → `31/12/2026`. */
  shortDate(date: string): string
}

/** @param locale - the locale of the reader (BCP 47) */
export function readerInputFor(locale: string): ReaderInput {
  const separators = memoize(() => separatorsFor(locale))
  const numbers = memoize((digits: number) => plainNumbers(locale, digits))
  return {
    separators,
    readDecimal: (input, decimals) => readDecimal(input, separators(), decimals),
    readDate: (input) => readDate(input, dateOrder(locale)),
    decimal: (value, decimals) => writeDecimal(value, numbers, decimals),
    shortDate: (date) =>
      new Intl.DateTimeFormat(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        numberingSystem: 'latn',
        calendar: 'gregory',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
  }
}

/** Caches the results of a function, because the formatters of `Intl` are expensive to create. */
function memoize<Value, Parameter = void>(create: (parameter: Parameter) => Value): (parameter: Parameter) => Value {
  const values = new Map<Parameter, Value>()
  return (parameter) => {
    const value = values.get(parameter) ?? create(parameter)
    values.set(parameter, value)
    return value
  }
}

/** Formats numbers with Western digits, and the same number of decimals. */
const plainNumbers = (locale: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** The separators with which a reader writes decimals. */
export interface Separators {
  /** The decimal separator: `.` or `,`. */
  point: string
  /** The thousands separator: `,`, `.`, a space or an apostrophe. */
  group: string
}

function separatorsFor(locale: string): Separators {
  const parts = plainNumbers(locale, 1).formatToParts(1_234_567.5)
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return { point: find('decimal'), group: find('group') }
}

/**
 * Writes a decimal number. A fraction of three digits gets a fourth one where `readDecimal` would find it ambiguous.
 *
 * @param numbers - returns the format with a number of decimals
 */
function writeDecimal(value: string, numbers: (digits: number) => Intl.NumberFormat, decimals?: number): string {
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === '') return value
  const digits = fraction.length === 3 && decimals !== 3 ? 4 : fraction.length
  return numbers(digits).format(value as Intl.StringNumericLiteral)
}

type DateOrder = 'day' | 'month' | undefined

/**
 * Returns whether the day or the month comes first; undefined for English without a region, where both orders are used.
 */
function dateOrder(locale: string): DateOrder {
  if (locale === 'en') return undefined
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('day') < parts.indexOf('month') ? 'day' : 'month'
}

/**
 * Reads a date. The year comes first or last, with four digits. In dates with points, the day always precedes the
 * month.
 */
function readDate(input: string, order: DateOrder): string | undefined {
  const text = toAsciiDigits(input.trim())
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text) ?? []
  if (year !== undefined) return existingDate(year, month, day)
  const [, first = '', mark, second = '', end] = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4})$/.exec(text) ?? []
  if (end === undefined) return undefined
  const dayFirst = existingDate(end, second, first)
  if (mark === '.') return dayFirst
  const monthFirst = existingDate(end, first, second)
  if (order !== undefined) return order === 'day' ? dayFirst : monthFirst
  return dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst
    ? (dayFirst ?? monthFirst)
    : undefined
}

function existingDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}
