import type { SystemActor } from '../server/operation/principal.ts'
import { bySystem, type Db, type GlobalWork } from '../server/operation/work.ts'
import type { Config } from '../server/process/config.ts'
import { reactions } from '../server/reactions.ts'

/** The members that all work in the worker has. */
export interface Base {
  db: Db
  config: Config
}

/**
 * Creates work with the system as the actor.
 *
 * @param request_id - the ID in audit trails in place of a request ID, such as `job_17`
 */
export const systemWork = ({ db, config }: Base, request_id: string): GlobalWork<SystemActor> => ({
  db,
  config,
  reactions,
  ...bySystem(request_id),
})
