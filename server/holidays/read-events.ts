/**
 * An event of an iCalendar file: the values of its properties as written, by name in capitals. Of repeated properties
 * only the first is kept. Parameters are left out, as holidays need the values only.
 */
export type CalendarEvent = ReadonlyMap<string, string>

/** Name, parameters (quoted values may contain colons) and value. */
const contentLine = /^([A-Z0-9-]+)(?:;[^":]*(?:"[^"]*"[^":]*)*)?:(.*)$/is

/**
 * Reads the events of an iCalendar text (RFC 5545 § 3.1, § 3.4), with nested components, folded lines and any line
 * ending. Takes linear time, whatever the text.
 *
 * @returns the events in order; undefined for a text that is not iCalendar, or has components without an end
 */
export function readEvents(ics: string): CalendarEvent[] | undefined {
  const events: CalendarEvent[] = []
  const open: string[] = []
  let event: Map<string, string> | undefined
  let calendars = 0
  for (const line of unfolded(ics)) {
    const [, given, value = ''] = contentLine.exec(line) ?? []
    const name = given?.toUpperCase()
    const component = value.trim().toUpperCase()
    if (name === 'BEGIN') {
      if (open.length === 0 && component !== 'VCALENDAR') return undefined
      if (open.length === 0) calendars++
      if (open.length === 1 && component === 'VEVENT') event = new Map()
      open.push(component)
    } else if (name === 'END') {
      if (open.pop() !== component) return undefined
      if (open.length === 1 && event) {
        events.push(event)
        event = undefined
      }
    } else if (open.length === 0) {
      return undefined
    } else if (open.length === 2 && name !== undefined && event && !event.has(name)) {
      event.set(name, value)
    }
  }
  return calendars > 0 && open.length === 0 ? events : undefined
}

/** The unfolded lines of a text (§ 3.1), without empty ones. */
const unfolded = (ics: string): string[] =>
  ics
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')

/** Unescapes a value of the type TEXT (§ 3.3.11). */
export const textOf = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
