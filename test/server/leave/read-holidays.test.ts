import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readHolidays } from '../../../server/leave/read-holidays.ts'

/** A calendar of events, each given by its lines. */
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

describe('readHolidays', () => {
  it('reads names with escapes, folds and parameters, in the order of the days', () => {
    const ics = calendar(
      day('20261225', ';LANGUAGE=fr:Noël\\, premi', ' er jour', 'DTEND;VALUE=DATE:20261226'),
      day('20260714', ':Fête nationale'),
    )
    assert.deepEqual(readHolidays(ics), {
      holidays: [
        { date: '2026-07-14', name: 'Fête nationale' },
        { date: '2026-12-25', name: 'Noël, premier jour' },
      ],
      skipped: [],
    })
  })

  it('takes a day for each that an event lasts: its end is the day after', () => {
    for (const length of ['DTEND;VALUE=DATE:20260105', 'DURATION:P2D']) {
      const read = readHolidays(calendar(day('20260103', ':Weekend', length)))
      assert.deepEqual(
        read?.holidays.map(({ date }) => date),
        ['2026-01-03', '2026-01-04'],
        length,
      )
    }
  })

  it('skips what is no whole day, recurs, was called off, has no name or does not end', () => {
    const ics = calendar(
      ['UID:1', 'DTSTART:20260714T100000Z', 'SUMMARY:Parade'],
      day('20260501', ':May Day', 'RRULE:FREQ=YEARLY'),
      day('20260508', ':Off', 'STATUS:CANCELLED'),
      day('20260509', ': '),
      day('20260601', ':Endless', 'DTEND;VALUE=DATE:99991231'),
      day('20260602', ':Endless too', 'DURATION:P99999W'),
      day('20261225', ':Christmas'),
      day('20261225', ':Noël'),
    )
    const read = readHolidays(ics)
    assert.deepEqual(read?.holidays, [{ date: '2026-12-25', name: 'Christmas' }])
    assert.deepEqual(
      read?.skipped.map(({ date, reason }) => [date, reason]),
      [
        ['2026-07-14', 'not_all_day'],
        ['2026-05-01', 'recurring'],
        ['2026-05-08', 'cancelled'],
        ['2026-05-09', 'no_name'],
        ['2026-06-01', 'too_long'],
        ['2026-06-02', 'too_long'],
        ['2026-12-25', 'already_there'],
      ],
    )
  })

  it('refuses what is no calendar, and what has days that no calendar has', () => {
    const broken = [
      'hello',
      'BEGIN:VCALENDAR',
      '<ics/>',
      calendar(['UID:1', 'SUMMARY:No date']),
      calendar(['UID:1', 'DTSTART;VALUE=DATE:tomorrow', 'SUMMARY:Word']),
      calendar(day('00000101', ':Year zero')),
      calendar(day('20260231', ':31 February')),
      calendar(day('20260228', ':To the 30th', 'DTEND;VALUE=DATE:20260230')),
    ]
    for (const ics of broken) assert.equal(readHolidays(ics), undefined, ics)
  })

  it('reads a calendar without events, and one with line feeds alone', () => {
    assert.deepEqual(readHolidays(calendar()), { holidays: [], skipped: [] })
    const ics = calendar(day('20260714', ':Fête nationale')).replaceAll('\r\n', '\n')
    assert.deepEqual(readHolidays(ics)?.holidays, [{ date: '2026-07-14', name: 'Fête nationale' }])
  })
})
