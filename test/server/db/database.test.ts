import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type DatabaseOptions, openDatabase } from '../../../server/db/database.ts'
import type { Database } from '../../../server/schema.ts'
import { dueBySchedule } from '../../../worker/delivery/read/due.ts'
import { closeAfter } from '../../support/close-after.ts'
import { onOneMachine } from '../../support/postgres/citus.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** How PostgreSQL reads what is due of a webhook, in a queue that is empty. */
async function planOf(options: Partial<DatabaseOptions>): Promise<string> {
  const { db, close } = openDatabase<Database>({ databaseUrl: app.databaseUrl, databasePoolSize: 1, ...options })
  closeAfter(close)
  const { rows } = await sql<Record<string, string>>`explain
    select id from pending_deliveries where webhook_id = 1 and ${sql.raw(dueBySchedule(0))}
    order by next_attempt_at limit 10`.execute(db)
  return rows.flatMap((row) => Object.values(row)).join('\n')
}

describe('a connection that prefers indexes', onOneMachine('the plan is made on another machine'), () => {
  it('reads a queue by its index when it is empty, which PostgreSQL by itself would read as a whole', async () => {
    await sql`vacuum pending_deliveries`.execute(app.db) // from here on PostgreSQL knows that it is empty
    assert.match(await planOf({}), /Seq Scan on pending_deliveries/)
    assert.match(await planOf({ prefersIndexes: true }), /Index Scan using pending_deliveries_due/)
  })
})
