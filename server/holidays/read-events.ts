/**
 * An event of an iCalendar file: its properties as they are written, by name in capitals, the first of each name.
 * Parameters are left out: what a holiday is follows from the values alone.
 */
export type CalendarEvent = ReadonlyMap<string, string>

/** Name, parameters (whose quoted values may have colons) and value. */
const contentLine = /^([A-Z0-9-]+)(?:;[^":]*(?:"[^"]*"[^":]*)*)?:(.*)$/is

/**
 * Reads the events of an iCalendar text (RFC 5545 § 3.1, § 3.4): components within one another, lines that are folded
 * and end in any way. It takes time in proportion to the text, whatever is in it.
 *
 * @returns the events in order; undefined for a text that is no iCalendar, or has components that do not end
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

/** Lines as they were before they were folded (§ 3.1); empty ones are left out. */
const unfolded = (ics: string): string[] =>
  ics
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')

/** What a value of the type TEXT says (§ 3.3.11). */
export const textOf = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
