import { sql } from 'kysely'
import { type Problem, validationFailed } from '../operation/errors.ts'
import type { Db } from '../operation/work.ts'

const unknownZone: Problem = {
  path: 'body.time_zone',
  code: 'invalid',
  message: 'must be a time zone of IANA, such as Europe/Paris',
}

/** Validates that the runtime supports the `time_zone` of a body. */
export const timeZoneProblems = (time_zone: string | null | undefined): Problem[] =>
  time_zone === undefined || time_zone === null || isRuntimeZone(time_zone) ? [] : [unknownZone]

/**
 * Checks that PostgreSQL, which computes dates, also supports a time zone.
 *
 * @param time_zone - a time zone that the runtime supports
 * @throws {ApiError} 422 if PostgreSQL does not support the time zone
 */
export async function checkTimeZone(db: Db, time_zone: string | null | undefined): Promise<void> {
  if (time_zone === undefined || time_zone === null) return
  if (!(await isDatabaseZone(db, time_zone))) throw validationFailed([unknownZone])
}

function isRuntimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

async function isDatabaseZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}
