import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/** How long PostgreSQL may take to close the connections of processes that have just ended. */
const disconnectMs = 5_000

/**
 * Checks that no process of the service is connected to the database.
 *
 * @throws Error when one is, even after `disconnectMs`
 */
export async function refuseWhileServing(client: Client): Promise<void> {
  for (const deadline = Date.now() + disconnectMs; ; await sleep(100)) {
    await client.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'workforce%'`,
    )
    if (!rowCount) return
    if (Date.now() > deadline) throw new Error('The service runs on this database: stop its processes first.')
  }
}
