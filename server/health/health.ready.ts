import { checkDistribution } from '../db/citus/check-distribution.ts'
import { isMigrated } from '../db/steps/is-migrated.ts'
import { ok } from '../operation/answer.ts'
import { unavailable } from '../operation/errors.ts'
import { operation } from '../operation/operation.ts'

/**
 * Says that the process can answer requests.
 *
 * @throws {ApiError} 503 while the database is away or a migration is missing, and when `DATABASE_DISTRIBUTED` is wrong
 */
export const healthReady = operation('health.ready', async ({ db }) => {
  if (!(await isMigrated(db))) throw unavailable(new Error('migrations are missing: run `npm run migrate`'))
  await checkDistribution(db).catch((error) => {
    throw unavailable(error)
  })
  return ok({ status: 'ready' })
})
