import { isMigrated } from '../db/steps/is-migrated.ts'
import { unavailable } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'

/**
 * Reports that the process can serve requests.
 *
 * @throws {ApiError} 503 while the database is unavailable or a migration is missing, and when its rows are not where
 *   the settings expect them
 */
export const healthReady = operation('health.ready', async ({ db }) => {
  if (!(await isMigrated(db))) throw unavailable(new Error('migrations are missing: run `npm run migrate`'))
  await db.connections.checkPlacement().catch((error) => {
    throw unavailable(error)
  })
  return ok({ status: 'ready' })
})
