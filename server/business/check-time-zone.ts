import { sql } from 'kysely'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Db } from '../operation/work.ts'

const isNone: Problem = { path: 'body.time_zone', message: 'must be a time zone of IANA, such as Europe/Paris' }

/** What is wrong with the `time_zone` of a body: it must be known to the runtime. */
export const timeZoneProblems = (time_zone: string | null | undefined): Problem[] =>
  time_zone === undefined || time_zone === null || isTimeZone(time_zone) ? [] : [isNone]

/**
 * Checks that a time zone is known to PostgreSQL too, which computes dates: each request that uses an unknown one would
 * fail.
 *
 * @param time_zone - known to the runtime
 * @throws {ApiError} 422 when it is not
 */
export async function checkTimeZone(db: Db, time_zone: string | null | undefined): Promise<void> {
  if (time_zone === undefined || time_zone === null) return
  if (!(await isKnownToDatabase(db, time_zone))) throw validationFailed([isNone])
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
