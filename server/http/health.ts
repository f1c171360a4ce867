import { Router } from 'express'
import { isMigrated } from '../db/is-migrated.ts'
import { methodNotAllowed, unavailable } from '../operation/errors.ts'
import type { Db } from '../operation/work.ts'

/** For load balancers and operators: whether the process runs, and whether it can answer requests. */
export function healthRoutes(db: Db): Router {
  const router = Router()
  router.get('/health/live', (_req, res) => {
    res.json({ success: true, data: { status: 'live' } })
  })
  router.get('/health/ready', async (_req, res) => {
    if (!(await isMigrated(db))) throw unavailable(new Error('migrations are missing: run `npm run migrate`'))
    res.json({ success: true, data: { status: 'ready' } })
  })
  router.all(['/health/live', '/health/ready'], (_req, _res, next) => next(methodNotAllowed(['GET'])))
  return router
}
