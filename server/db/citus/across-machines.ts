import type { BoundedDb } from '../driver/bounded-db.ts'

type Db = Pick<BoundedDb<unknown>, 'connections' | 'isTransaction'>

/**
 * Whether Citus spreads the rows over machines. Then a statement has to name its business and stay with its rows: one that
 * writes the rows of a business cannot add a job, and an `insert` has no subqueries.
 */
export const isDistributed = ({ connections }: Pick<Db, 'connections'>): boolean => connections.machines !== undefined

/**
 * Performs work that looks on all machines, where Citus spreads the rows. Such work has a share of the connections, as it
 * waits for the slowest of the machines.
 */
export async function acrossMachines<T>({ connections, isTransaction }: Db, work: () => Promise<T>): Promise<T> {
  if (connections.machines === undefined || isTransaction) return await work()
  return await connections.machines.useForAll(work)
}
