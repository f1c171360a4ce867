import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { personProblems } from '../../../server/people/check-person.ts'

const today = '2026-11-20'
const birth = ['body.date_of_birth']
const end = ['body.end_date']

const cases: [string, Parameters<typeof personProblems>[0], string[]][] = [
  ['nothing known', {}, []],
  ['everything unknown', { date_of_birth: null, start_date: null, end_date: null }, []],
  ['born yesterday', { date_of_birth: '2026-11-19' }, []],
  ['born today', { date_of_birth: today }, birth],
  ['born tomorrow', { date_of_birth: '2026-11-21' }, birth],
  ['a leap day', { date_of_birth: '2024-02-29' }, []],
  ['a start without an end', { start_date: '2026-01-01' }, []],
  ['an end without a start', { end_date: '2026-01-01' }, []],
  ['one day of work', { start_date: '2026-01-01', end_date: '2026-01-01' }, []],
  ['an end before the start', { start_date: '2026-01-02', end_date: '2026-01-01' }, end],
  ['an end years before the start', { start_date: '2026-01-01', end_date: '0999-12-31' }, end],
  ['both', { date_of_birth: '9999-12-31', start_date: '2026-01-02', end_date: '2026-01-01' }, [...birth, ...end]],
]

describe('the rules of a person that a schema cannot say', () => {
  for (const [name, dates, paths] of cases) {
    it(`${name}: ${paths.length === 0 ? 'fine' : `names ${paths.join(', ')}`}`, () => {
      assert.deepEqual(
        personProblems(dates, today).map(({ path }) => path),
        paths,
      )
    })
  }
})
