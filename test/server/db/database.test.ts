import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type DatabaseOptions, openDatabase } from '../../../server/db/database.ts'
import type { Database } from '../../../server/schema.ts'
import { dueBySchedule } from '../../../worker/delivery/read/due.ts'
import { closeAfter } from '../../support/close-after.ts'
import { skipOnCluster } from '../../support/postgres/citus.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Returns the plan for reading the due deliveries of a webhook when none are pending. */
async function explain(options: Partial<DatabaseOptions>): Promise<string> {
  const { db, close } = openDatabase<Database>({ databaseUrl: app.databaseUrl, databasePoolSize: 1, ...options })
  closeAfter(close)
  const { rows } = await sql<Record<string, string>>`explain
    select id from pending_deliveries where webhook_id = 1 and ${sql.raw(dueBySchedule(0))}
    order by next_attempt_at limit 10`.execute(db)
  return rows.flatMap((row) => Object.values(row)).join('\n')
}

describe('a connection that prefers indexes', skipOnCluster('the plan is made on another machine'), () => {
  it('reads an empty queue by its index, although PostgreSQL would choose a sequential scan', async () => {
    await sql`vacuum pending_deliveries`.execute(app.db) // sets relpages to 0
    assert.match(await explain({}), /Seq Scan on pending_deliveries/)
    assert.match(await explain({ prefersIndexes: true }), /Index Scan using pending_deliveries_due/)
  })
})
