import type { Pool } from 'pg'
import { Cluster } from '../citus/cluster.ts'
import { oneServer } from './one-server.ts'
import type { Placement } from './placement.ts'

export { checkDistribution, isDistributed, readDistribution } from '../citus/check-distribution.ts'
export { distributionFunctions } from '../citus/distribution-functions.ts'

/**
 * Chooses the placement of rows.
 *
 * @param options.isDistributed - whether the rows are on the nodes of a cluster
 * @param options.size - the maximum number of connections in the pool
 * @param options.maxPerBusiness - the maximum number of connections that one business may hold
 */
export const choosePlacement = (
  pool: Pool,
  { isDistributed, ...shares }: { isDistributed: boolean; size: number; maxPerBusiness: number },
): Placement => (isDistributed ? new Cluster(pool, shares) : oneServer)
