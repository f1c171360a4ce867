import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ical from 'ical-generator'
import { readHolidays } from '../../../server/holidays/read-holidays.ts'

/** Returns an iCalendar file with these events, each of which is a list of lines. */
const calendar = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Acme//EN']
    .concat(...events.map((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR', '')
    .join('\r\n')

const day = (date: string, summary: string, ...more: string[]) => [
  `UID:${date}`,
  `DTSTART;VALUE=DATE:${date}`,
  `SUMMARY${summary}`,
  ...more,
]

/** Reads a text that must be a valid calendar. */
const read = (ics: string) => {
  const file = readHolidays(ics)
  return typeof file === 'string' ? assert.fail(file) : file
}

describe('readHolidays', () => {
  it('reads names with escapes, folds and parameters, in the order of the dates', () => {
    const ics = calendar(
      day('20261225', ';LANGUAGE=fr;X-A="b:c":Noël\\, premi', ' er jour\\n\u0007', 'DTEND;VALUE=DATE:20261226'),
      day('20260714', ':Fête nationale'),
    )
    assert.deepEqual(read(ics), {
      holidays: [
        { date: '2026-07-14', name: 'Fête nationale' },
        { date: '2026-12-25', name: 'Noël, premier jour' },
      ],
      skipped: [],
    })
  })

  it('adds each day of an event, whose end is exclusive', () => {
    for (const length of ['DTEND;VALUE=DATE:20260105', 'DURATION:P2D']) {
      const { holidays } = read(calendar(day('20260103', ':Weekend', length)))
      assert.deepEqual(
        holidays.map(({ date }) => date),
        ['2026-01-03', '2026-01-04'],
        length,
      )
    }
  })

  it('reads a date without VALUE=DATE, and ignores alarms', () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Wake up', 'DURATION:P9D', 'END:VALARM']
    const ics = calendar(['UID:1', ...alarm, 'dtstart:20260714', 'summary:Fête nationale'])
    assert.deepEqual(read(ics), { holidays: [{ date: '2026-07-14', name: 'Fête nationale' }], skipped: [] })
  })

  it('skips events that are not all-day, recur, are cancelled, have no name or are too long', () => {
    const ics = calendar(
      ['UID:1', 'DTSTART:20260714T100000Z', 'SUMMARY:Parade'],
      ['UID:2', 'DTSTART;TZID=Europe/Paris:20260715T000000', 'SUMMARY:Midnight'],
      day('20260501', ':May Day', 'RRULE:FREQ=YEARLY'),
      day('20260502', ':And more', 'RDATE;VALUE=DATE:20260503'),
      day('20260508', ':Off', 'STATUS:CANCELLED'),
      day('20260509', ': '),
      day('20260601', ':Endless', 'DTEND;VALUE=DATE:99991231'),
      day('20260602', ':Endless too', 'DURATION:P99999W'),
      day('99991231', ':Beyond time', 'DURATION:P2D'),
      day('20261225', ':Christmas'),
      day('20261225', ':Noël'),
    )
    const { holidays, skipped } = read(ics)
    assert.deepEqual(holidays, [{ date: '2026-12-25', name: 'Christmas' }])
    assert.deepEqual(
      skipped.map(({ date, reason }) => [date, reason]),
      [
        ['2026-07-14', 'not_all_day'],
        ['2026-07-15', 'not_all_day'],
        ['2026-05-01', 'recurring'],
        ['2026-05-02', 'recurring'],
        ['2026-05-08', 'cancelled'],
        ['2026-05-09', 'no_name'],
        ['2026-06-01', 'too_long'],
        ['2026-06-02', 'too_long'],
        ['9999-12-31', 'too_long'],
        ['2026-12-25', 'already_there'],
      ],
    )
  })

  it('skips events without a date or with an invalid one, and reads the others', () => {
    const dateless = [
      ['UID:1', 'SUMMARY:No date'],
      ['UID:1', 'DTSTART;VALUE=DATE:tomorrow', 'SUMMARY:Word'],
      ['UID:1', 'DTSTART;VALUE=DATE:2026-07-14', 'SUMMARY:With hyphens'],
      day('00000101', ':Year zero'),
      day('00010101', ':Year one'),
      day('20260231', ':31 February'),
    ]
    const endless = [
      day('20260228', ':To the 30th', 'DTEND;VALUE=DATE:20260230'),
      day('20260228', ':To some day', 'DTEND;VALUE=DATE:2026-03-02'),
      day('20260228', ':For a while', 'DURATION:PT48H'),
    ]
    const { holidays, skipped } = read(calendar(...dateless, ...endless, day('20260714', ':Fête nationale')))
    assert.deepEqual(holidays, [{ date: '2026-07-14', name: 'Fête nationale' }])
    assert.deepEqual(
      skipped.map(({ date, reason }) => [date, reason]),
      [...dateless.map(() => [null, 'no_date']), ...endless.map(() => ['2026-02-28', 'no_date'])],
    )
  })

  it('refuses a text that is not iCalendar', () => {
    const broken = [
      '',
      'hello',
      'BEGIN:VCALENDAR',
      '<ics/>',
      `hello\r\n${calendar()}`,
      `${calendar()}BEGIN:VEVENT\r\nEND:VEVENT`,
      calendar(['BEGIN:VALARM']),
      calendar().replace('END:VCALENDAR', 'END:VEVENT'),
    ]
    for (const ics of broken) assert.equal(readHolidays(ics), 'no_calendar', ics)
  })

  it('reads a calendar without events, and one with LF line endings', () => {
    assert.deepEqual(read(calendar()), { holidays: [], skipped: [] })
    const ics = `\uFEFF${calendar(day('20260714', ':Fête nationale')).replaceAll('\r\n', '\n')}`
    assert.deepEqual(read(ics).holidays, [{ date: '2026-07-14', name: 'Fête nationale' }])
  })

  it('refuses more than 2000 days, including skipped ones', () => {
    const months = (count: number) =>
      calendar(...Array.from({ length: count }, () => day('20260101', ':A', 'DURATION:P31D')))
    assert.equal(read(months(64)).skipped.length, 63 * 31)
    assert.equal(readHolidays(months(65)), 'too_many')
    assert.equal(readHolidays(calendar(...Array.from({ length: 2001 }, () => ['UID:1']))), 'too_many')
  })

  it('reads the output of another library', () => {
    const calendar = ical({ name: 'Holidays' })
    for (const [start, end, summary] of [
      [
        '2026-07-14',
        '2026-07-15',
        'Fête; nationale, \\ with a name that is too long for a line of seventy-five octets',
      ],
      ['2026-12-24', '2026-12-26', 'さくら 陽翔'],
    ] as const) {
      calendar.createEvent({ start, end, allDay: true, summary })
    }
    const { holidays, skipped } = read(calendar.toString())
    assert.deepEqual(skipped, [])
    assert.deepEqual(
      holidays.map(({ date, name }) => [date, name.slice(0, 8)]),
      [
        ['2026-07-14', 'Fête; na'],
        ['2026-12-24', 'さくら 陽翔'],
        ['2026-12-25', 'さくら 陽翔'],
      ],
    )
  })

  it('reads a hostile text of the largest size in linear time', () => {
    const hostile = ['DTSTART\n', 'BEGIN:VEVENT\n', 'A;"', 'A;B=""', '\n ', '\\n', 'A:"', 'BEGIN:VEVENT\nEND:VEVENT\n']
    for (const part of hostile) {
      const size = Math.floor(260_000 / part.length)
      const ics = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${part.repeat(size)}\nEND:VEVENT\nEND:VCALENDAR\n`
      const expected = { holidays: [], skipped: [{ date: null, name: '', reason: 'no_date' }] }
      assert.deepEqual(readHolidays(ics), part === 'BEGIN:VEVENT\n' ? 'no_calendar' : expected, part)
    }
  })
})
