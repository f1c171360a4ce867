import { sql } from 'kysely'
import { hold } from '../race.ts'
import type { TestApp } from './app.ts'

/**
 * Sends a request for a page of a stream, and resolves once the request waits for rows of its table: once the query of
 * waiting requests is blocked by a lock, which is then released. No other request may use the table at that time.
 *
 * @param app - an app with the database of the service
 */
export async function startWaiting<Result>(
  { db, databaseUrl }: Pick<TestApp, 'db' | 'databaseUrl'>,
  table: 'events' | 'audit_log',
  send: () => Promise<Result>,
): Promise<{ response: Promise<Result> }> {
  const response = send()
  for (let isWaiting = false; !isWaiting; ) {
    const lock = await hold(databaseUrl, `lock table ${table} in access exclusive mode`)
    await lock.untilBlocked(1)
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%as waiter (business_id%'`.execute(db)
    isWaiting = rows.length > 0
    await lock.release()
  }
  return { response }
}
