/** Reads numbers and dates as a reader types them, and writes them in the format of the reader. */
export interface ReaderInput {
  /**
   * Converts a decimal number to the format of the API: `1,000.50`, `1 000,50` and `1.000,50` → `1000.50`.
   *
   * @returns undefined for text that is not a number or is ambiguous
   */
  readDecimal(input: string): string | undefined
  /**
   * Converts a date to the format of the API: `2026-12-31`, `31/12/2026` and `31.12.2026` → `2026-12-31`.
   *
   * @returns undefined for text that is not a date or is ambiguous
   */
  readDate(input: string): string | undefined
  /**
   * Writes a decimal number so that `readDecimal` can read it: `1000.50` → `1,000.50`. Returns other text unchanged.
   */
  decimal(value: string): string
  /** Writes a date in digits: `2026-12-31` → `31/12/2026`. */
  shortDate(date: string): string
}

/** @param locale - the locale of the reader (BCP 47) */
export function readerInputFor(locale: string): ReaderInput {
  return {
    readDecimal: (input) => readDecimal(input, separatorsFor(locale).group),
    readDate: (input) => readDate(input, dateOrder(locale)),
    decimal: (value) => writeDecimal(value, locale),
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

/** The separators with which a reader writes decimals. */
export interface Separators {
  /** The decimal separator: `.` or `,`. */
  point: string
  /** The thousands separator: `,`, `.`, a space or an apostrophe. */
  group: string
}

/** @param locale - the locale of the reader (BCP 47) */
export function separatorsFor(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return { point: find('decimal'), group: find('group') }
}

/** Spaces of any width, and the apostrophes that separate thousands in Switzerland. */
const thinSeparators = /[\s'’]/g

/**
 * Reads a decimal number. A point or comma before exactly three digits could separate thousands or decimals: it
 * separates thousands if the reader writes them that way; otherwise the number is ambiguous.
 */
function readDecimal(input: string, group: string): string | undefined {
  const [, sign = '', rest = ''] = /^([-−+]?)(.*)$/su.exec(toAsciiDigits(input.trim())) ?? []
  const digits = joinThinGroups(rest.trim())
  if (digits === undefined || !/^\d[\d.,]*$/.test(digits)) return undefined
  const number = withoutGroups(digits, group)
  if (number === undefined) return undefined
  const plain = number.replace(/^0+(?=\d)/, '')
  return sign === '' || sign === '+' ? plain : `-${plain}`
}

/** Removes spaces and apostrophes that separate groups of three digits. */
function joinThinGroups(text: string): string | undefined {
  const [whole = '', ...decimals] = text.split(/(?=[.,]\d*$)/)
  if (!/[\s'’]/.test(text)) return text
  return /^\d{1,3}([\s'’]\d{3})+$/.test(whole) && !thinSeparators.test(decimals.join(''))
    ? `${whole.replaceAll(thinSeparators, '')}${decimals.join('')}`
    : undefined
}

function withoutGroups(digits: string, group: string): string | undefined {
  const marks = digits.replaceAll(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return digits
  const isMixed = new Set(marks).size > 1
  if (marks.length > 1 && !isMixed) return grouped(digits, last) ? digits.replaceAll(last, '') : undefined
  if (isMixed) {
    const [first = ''] = marks
    const end = digits.indexOf(last)
    const isOnce = marks.split(last).length === 2
    const whole = digits.slice(0, end)
    if (!isOnce || !grouped(whole, first) || end === digits.length - 1) return undefined
    return `${whole.replaceAll(first, '')}.${digits.slice(end + 1)}`
  }
  const [whole = '', fraction = ''] = digits.split(last)
  if (fraction === '') return undefined
  if (fraction.length !== 3 || whole.length > 3 || whole.startsWith('0')) return `${whole}.${fraction}`
  return last === group ? `${whole}${fraction}` : undefined
}

/** Whether the digits form groups of three, or groups of two before the last group, as in India. */
const grouped = (digits: string, mark: string): boolean => {
  const [first = '', ...groups] = digits.split(mark)
  const last = groups.pop() ?? ''
  const lengths = new Set(groups.map(({ length }) => length))
  if (last.length !== 3 || lengths.size > 1) return false
  const [length = 3] = lengths
  return (length === 3 || length === 2) && first.length >= 1 && first.length <= length
}

/** Converts Arabic and Persian digits and separators to ASCII, and removes directional marks. */
const toAsciiDigits = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/**
 * Writes a decimal number. A fraction of three digits gets a fourth one, because `readDecimal` would find it ambiguous.
 */
function writeDecimal(value: string, locale: string): string {
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === '') return value
  const digits = fraction.length === 3 ? 4 : fraction.length
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral)
}

type DateOrder = 'day' | 'month' | undefined

/**
 * Returns which of the day and the month comes first; undefined for English without a region, where both orders are
 * used.
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
