/* Formats dates and times for payslips and certificates, which are in English for all readers. */

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const toInstant = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Formats a date: `2026-01-30` → `30 January 2026`. */
export const formatDay = (date: string): string => days.format(toInstant(date))

/** Formats a range of dates: `2026-01-01`, `2026-01-31` → `1 to 31 January 2026`. */
export const formatPeriod = (first: string, last: string): string =>
  first === last ? formatDay(first) : days.formatRange(toInstant(first), toInstant(last)).replace(/\s*[–-]\s*/, ' to ')

/** Formats an instant to the minute with its UTC offset: `15 January 2026, 10:30 (UTC+01:00)`. */
export function formatShortTime(at: string, timeZone: string): string {
  const [day, clock, , offset] = formatParts(at, timeZone)
  return `${day}, ${clock.slice(0, 5)} (${offset})`
}

/**
 * Formats an instant to the second with the name of the time zone and its UTC offset: `15 January 2026, 10:30:00
 * Central European Standard Time (UTC+01:00)`.
 */
export function formatLongTime(at: string, timeZone: string): string {
  const [day, clock, zone, offset] = formatParts(at, timeZone)
  return `${day}, ${clock} ${zone} (${offset})`
}

function formatParts(at: string, timeZone: string): [day: string, clock: string, zone: string, offset: string] {
  const instant = new Date(at)
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  const formatZone = (timeZoneName: 'long' | 'longOffset') =>
    format({ timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const clock = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(instant)
  const offset = formatZone('longOffset').replace(/^GMT(\+00:00)?/, 'UTC')
  return [format({ dateStyle: 'long' }).format(instant), clock, formatZone('long'), offset]
}
