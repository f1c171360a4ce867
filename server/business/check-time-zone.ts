import { sql } from 'kysely'
import type { Problem } from '../operation/errors.ts'
import type { Db } from '../operation/work.ts'

/**
 * What is wrong with the `time_zone` of a body: it must be known to the runtime and to PostgreSQL, which computes dates
 * too, as every request that uses an unknown one would fail.
 */
export async function checkTimeZone(db: Db, time_zone: string | null | undefined): Promise<Problem[]> {
  if (time_zone === undefined || time_zone === null) return []
  if (isTimeZone(time_zone) && (await isKnownToDatabase(db, time_zone))) return []
  return [{ path: 'body.time_zone', message: 'must be a time zone of IANA, such as Europe/Paris' }]
}

/** Whether the runtime knows the time zone. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

async function isKnownToDatabase(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}
