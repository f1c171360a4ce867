import type { Fixture } from '../fixture.ts'
import { formatTable } from '../table.ts'
import { openSingleEvents } from './single-events.ts'

const events = 3_000
const shownStatements = 14
const shownCharacters = 90

/**
 * Measures the cost of a single event in PostgreSQL by statement, including the request that creates it.
 *
 * @param fixture - opened with `countsStatements`
 * @returns a table with the most expensive statements first
 */
export async function measureEventStatements(fixture: Fixture, report: (line: string) => void): Promise<string> {
  const { sql } = fixture
  await sql.query('create extension pg_stat_statements')
  const { createEvents, close } = await openSingleEvents(fixture)
  report('Statements of single events …')
  await sql.query('select pg_stat_statements_reset()')
  await createEvents(events)
  const { rows } = await sql.query<{ query: string; calls: number; microseconds: number; log: number }>(
    `select query, calls / $1::float as calls, total_exec_time * 1000 / $1 as microseconds, wal_bytes / $1 as log
      from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc`,
    [events],
  )
  await close()
  const cells = ({ calls, microseconds, log }: Omit<(typeof rows)[number], 'query'>): string[] => [
    Number(calls).toFixed(2),
    Number(microseconds).toFixed(0),
    Number(log).toFixed(0),
  ]
  const total = (member: 'calls' | 'microseconds' | 'log') => rows.reduce((sum, row) => sum + Number(row[member]), 0)
  return formatTable([
    ['per event', 'calls', 'µs', 'bytes of log'],
    ...rows
      .slice(0, shownStatements)
      .map((row) => [row.query.replace(/\s+/g, ' ').trim().slice(0, shownCharacters), ...cells(row)]),
    ['all', ...cells({ calls: total('calls'), microseconds: total('microseconds'), log: total('log') })],
  ])
}
