import { openDatabase } from './db/database.ts'
import { Replica, type ReplicaOutcome } from './db/replica/replica.ts'
import type { Db, DbReplica } from './operation/work.ts'
import type { Config } from './process/config.ts'
import type { Log } from './process/log.ts'
import type { Database } from './schema.ts'

/**
 * Opens the replica of `DATABASE_REPLICA_URL`, if there is one. It need not be there yet.
 *
 * @param parts.onRead - called for each read
 */
export function openReplica({
  config,
  db: primary,
  log,
  onRead = () => undefined,
}: {
  config: Config
  db: Db
  log: Log
  onRead?: ((outcome: ReplicaOutcome) => void) | undefined
}): { replica: DbReplica; close(): Promise<void> } | undefined {
  const { databaseReplicaUrl: databaseUrl, databaseTimeoutMs: statementTimeoutMs } = config
  if (databaseUrl === undefined) return undefined
  const { db, close } = openDatabase<Database>({
    ...config,
    databaseUrl,
    statementTimeoutMs,
    isTransactionPooled: false,
  })
  const replica = new Replica({
    primary,
    replica: db,
    onRead,
    onGone: (err) => log.warn({ err, replica: new URL(databaseUrl).host }, 'the replica is gone; the primary answers'),
    onReturned: () => log.info({ replica: new URL(databaseUrl).host }, 'the replica answers again'),
  })
  return { replica, close }
}
