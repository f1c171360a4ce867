import type { Place } from '../place.ts'
import { aligned } from '../table.ts'
import { openLoneEvents } from './lone-events.ts'

const events = 3_000
const shownStatements = 14
const shownCharacters = 90

/**
 * What an event that comes alone costs PostgreSQL, statement by statement, with the request that makes it.
 *
 * @param place - one whose PostgreSQL counts statements
 * @returns a table, the most expensive first
 */
export async function eventStatements(place: Place, say: (line: string) => void): Promise<string> {
  const { sql } = place
  await sql.query('create extension pg_stat_statements')
  const { make, close } = await openLoneEvents(place)
  say('Statements of events that come alone …')
  await sql.query('select pg_stat_statements_reset()')
  await make(events)
  const { rows } = await sql.query<{ query: string; calls: number; microseconds: number; log: number }>(
    `select query, calls / $1::float as calls, total_exec_time * 1000 / $1 as microseconds, wal_bytes / $1 as log
      from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc`,
    [events],
  )
  await close()
  const figures = ({ calls, microseconds, log }: Omit<(typeof rows)[number], 'query'>): string[] => [
    Number(calls).toFixed(2),
    Number(microseconds).toFixed(0),
    Number(log).toFixed(0),
  ]
  const sumOf = (member: 'calls' | 'microseconds' | 'log') => rows.reduce((sum, row) => sum + Number(row[member]), 0)
  return aligned([
    ['for an event', 'times', 'µs', 'bytes of log'],
    ...rows
      .slice(0, shownStatements)
      .map((row) => [row.query.replace(/\s+/g, ' ').trim().slice(0, shownCharacters), ...figures(row)]),
    ['all', ...figures({ calls: sumOf('calls'), microseconds: sumOf('microseconds'), log: sumOf('log') })],
  ])
}
