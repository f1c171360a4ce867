/** An instant in a time zone, as a field for date and time takes it: `2026-11-22T14:05`. */
export const toLocalTime = (at: string | number, timeZone: string): string =>
  // Swedes write times as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date(at))
    .replace(' ', 'T')

/**
 * The instant of a date and time in a time zone. A time that a clock shows twice is the first of the two, and one that it
 * skips is as far after the skip.
 *
 * @returns the text itself where it is no date and time
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

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const wholeMinute = Math.floor(at / 60_000) * 60_000
  return Date.parse(`${toLocalTime(wholeMinute, timeZone)}Z`) - wholeMinute
}
