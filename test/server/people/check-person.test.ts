import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { personProblems } from '../../../server/people/check-person.ts'

const today = '2026-11-20'
const birth = ['body.date_of_birth']
const end = ['body.end_date']

const cases: [string, Parameters<typeof personProblems>[0], string[]][] = [
  ['no dates', {}, []],
  ['dates that are null', { date_of_birth: null, start_date: null, end_date: null }, []],
  ['a birth yesterday', { date_of_birth: '2026-11-19' }, []],
  ['a birth today', { date_of_birth: today }, birth],
  ['a birth tomorrow', { date_of_birth: '2026-11-21' }, birth],
  ['a leap day', { date_of_birth: '2024-02-29' }, []],
  ['a start without an end', { start_date: '2026-01-01' }, []],
  ['an end without a start', { end_date: '2026-01-01' }, []],
  ['one day of work', { start_date: '2026-01-01', end_date: '2026-01-01' }, []],
  ['an end before the start', { start_date: '2026-01-02', end_date: '2026-01-01' }, end],
  ['an end years before the start', { start_date: '2026-01-01', end_date: '0999-12-31' }, end],
  [
    'a birth in the future and an end before the start',
    { date_of_birth: '9999-12-31', start_date: '2026-01-02', end_date: '2026-01-01' },
    [...birth, ...end],
  ],
]

describe('personProblems', () => {
  for (const [name, dates, paths] of cases) {
    it(`${name}: ${paths.length === 0 ? 'no problem' : `a problem at ${paths.join(' and ')}`}`, () => {
      assert.deepEqual(
        personProblems(dates, today).map(({ path }) => path),
        paths,
      )
    })
  }
})
