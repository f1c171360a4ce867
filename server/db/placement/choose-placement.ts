import type { Pool } from 'pg'
import { Cluster } from '../citus/cluster.ts'
import { oneServer } from './one-server.ts'
import type { Placement } from './placement.ts'

export { checkDistribution, isDistributed, readDistribution } from '../citus/check-distribution.ts'
export { distributionFunctions } from '../citus/distribution-functions.ts'

/**
 * @param options.isDistributed - whether the rows are on the nodes of a cluster
 * @param options.size - of the pool
 * @param options.ofBusiness - connections that one business may hold
 */
export const choosePlacement = (
  pool: Pool,
  { isDistributed, ...shares }: { isDistributed: boolean; size: number; ofBusiness: number },
): Placement => (isDistributed ? new Cluster(pool, shares) : oneServer)
