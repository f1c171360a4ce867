import type { MikroORM } from '@mikro-orm/postgresql'
import { Router } from 'express'
import { isMigrated } from '../db/migrate.ts'
import { methodNotAllowed, unavailable } from '../operation/errors.ts'

/** For load balancers and operators: whether the process runs, and whether it can answer requests. */
export function healthRoutes(orm: MikroORM): Router {
  const router = Router()
  router.get('/health/live', (_req, res) => {
    res.json({ success: true, data: { status: 'live' } })
  })
  router.get('/health/ready', async (_req, res) => {
    if (!(await isMigrated(orm))) throw unavailable(new Error('migrations are missing: run `npm run migrate`'))
    res.json({ success: true, data: { status: 'ready' } })
  })
  router.all(['/health/live', '/health/ready'], (_req, _res, next) => next(methodNotAllowed(['GET'])))
  return router
}
