/*
 * Days and times as our papers say them. Papers look the same to everybody, so their words and numbers are English.
 */

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** `2026-01-30` → `30 January 2026`. */
export const longDay = (date: string): string => days.format(instantOf(date))

/** `2026-01-01`, `2026-01-31` → `1 to 31 January 2026`. */
export const longPeriod = (first: string, last: string): string =>
  first === last ? longDay(first) : days.formatRange(instantOf(first), instantOf(last)).replace(/\s*[–-]\s*/, ' to ')

/** An instant to the minute, with how far it is from UTC: `15 January 2026, 10:30 (UTC+01:00)`. */
export function shortTime(at: string, timeZone: string): string {
  const [day, clock, , offset] = partsOf(at, timeZone)
  return `${day}, ${clock.slice(0, 5)} (${offset})`
}

/**
 * An instant to the second, with the zone in words and how far it is from UTC:
 * `15 January 2026, 10:30:00 Central European Standard Time (UTC+01:00)`.
 */
export function longTime(at: string, timeZone: string): string {
  const [day, clock, zone, offset] = partsOf(at, timeZone)
  return `${day}, ${clock} ${zone} (${offset})`
}

function partsOf(at: string, timeZone: string): [day: string, clock: string, zone: string, offset: string] {
  const instant = new Date(at)
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  const zoneOf = (timeZoneName: 'long' | 'longOffset') =>
    format({ timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const clock = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(instant)
  const offset = zoneOf('longOffset').replace(/^GMT(\+00:00)?/, 'UTC')
  return [format({ dateStyle: 'long' }).format(instant), clock, zoneOf('long'), offset]
}
