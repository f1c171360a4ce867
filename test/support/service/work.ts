import { type Actor, system } from '../../../server/operation/principal.ts'
import { inBusiness, type Work } from '../../../server/operation/work.ts'
import { reactions } from '../../../server/reactions.ts'
import type { TestApp } from './app.ts'

/**
 * Creates the `Work` for tests that call functions of an area directly.
 *
 * @param by - the actor; by default the system
 */
export const createTestWork = <By extends Actor = typeof system>(
  { serviceDb, config }: Pick<TestApp, 'serviceDb' | 'config'>,
  business_id: number,
  by: By = system as unknown as By,
): Work<By> => {
  const origin = { request_id: 'req_test', ip: null, user_agent: null }
  return inBusiness({ db: serviceDb, by, origin, now: new Date(), config, reactions }, business_id)
}
