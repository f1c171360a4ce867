import type { SystemActor } from '../server/operation/principal.ts'
import { bySystem, type Db, type GlobalWork } from '../server/operation/work.ts'
import type { Config } from '../server/process/config.ts'
import { reactions } from '../server/reactions.ts'

/** The base of all work in the worker. */
export interface Base {
  db: Db
  config: Config
}

/**
 * Creates work whose actor is the system.
 *
 * @param request_id - takes the place of a request id in audit trails, such as `job_17`
 */
export const systemWork = ({ db, config }: Base, request_id: string): GlobalWork<SystemActor> => ({
  db,
  config,
  reactions,
  ...bySystem(request_id),
})
