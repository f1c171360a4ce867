import { type OpenDatabase, openDatabase } from './db/database.ts'
import type { ReplicaOutcome } from './db/replica/replica.ts'
import type { Config } from './process/config.ts'
import type { Log } from './process/log.ts'
import type { Database } from './schema.ts'

/**
 * Opens the database of the API, with the replica of `DATABASE_REPLICA_URL` if one is configured.
 *
 * @param parts.onRead - called for each read that a replica could serve
 */
export function openApiDatabase({
  config,
  log,
  onRead,
}: {
  config: Config
  log: Log
  onRead: (outcome: ReplicaOutcome) => void
}): OpenDatabase<Database> {
  const { databaseReplicaUrl: databaseUrl, databaseTimeoutMs: statementTimeoutMs } = config
  const host = databaseUrl && new URL(databaseUrl).host
  return openDatabase({
    ...config,
    statementTimeoutMs,
    replica:
      databaseUrl === undefined
        ? undefined
        : {
            databaseUrl,
            onRead,
            onGone: (err) => log.warn({ err, replica: host }, 'the replica is gone; the primary serves its reads'),
            onReturned: () => log.info({ replica: host }, 'the replica is back'),
          },
  })
}
