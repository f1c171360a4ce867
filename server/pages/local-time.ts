/** Converts an instant to the value of a `datetime-local` field in a time zone: `2026-11-22T14:05`. */
export const toLocalTime = (at: string | number, timeZone: string): string =>
  // Swedish dates and times are formatted in the order of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date(at))
    .replace(' ', 'T')

/**
 * Converts a date and time in a time zone to an instant. When clocks are set back, a repeated time is the first of the
 * two instants; when they are set forward, a skipped time is moved forward by the length of the gap.
 *
 * @returns the input if it is not a valid date and time
 */
export function toInstant(localTime: string, timeZone: string): string {
  const asUtc = Date.parse(`${localTime}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime) || Number.isNaN(asUtc)) return localTime
  const dayBefore = asUtc - offsetAt(asUtc - dayMs, timeZone)
  const dayAfter = asUtc - offsetAt(asUtc + dayMs, timeZone)
  const isBefore = toLocalTime(dayBefore, timeZone) === localTime || toLocalTime(dayAfter, timeZone) !== localTime
  return new Date(isBefore ? dayBefore : dayAfter).toISOString()
}

const dayMs = 86_400_000

/** Returns the offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const wholeMinute = Math.floor(at / 60_000) * 60_000
  return Date.parse(`${toLocalTime(wholeMinute, timeZone)}Z`) - wholeMinute
}
