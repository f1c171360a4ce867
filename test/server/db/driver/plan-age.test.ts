import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../../../server/db/database.ts'
import { PlanAge, statementName } from '../../../../server/db/driver/prepared-statements.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { skipOnCluster } from '../../../support/postgres/citus.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

describe('the age limit of plans', () => {
  it('expires whenever the age of the connection doubles, and then every minute', () => {
    const age = new PlanAge(0)
    const ends = Array.from({ length: 300 }, (_, second) => second).filter((second) => age.hasExpired(second * 1_000))
    assert.deepEqual(ends, [1, 3, 7, 15, 31, 63, 123, 183, 243])
  })

  it('expires once after a long time without a statement', () => {
    const age = new PlanAge(0)
    assert.deepEqual([age.hasExpired(3_600_000), age.hasExpired(3_600_001)], [true, false])
  })
})

describe('a connection', skipOnCluster('the plan is made on another machine'), () => {
  it('plans its statements again as tables grow, without statistics', async () => {
    const app = await startTestApp()
    await sql`alter table users set (autovacuum_enabled = off)`.execute(app.db)
    const { db, close } = openDatabase<Database>({ databaseUrl: app.databaseUrl, databasePoolSize: 1 })
    closeAfter(close)
    const lookUp = db.selectFrom('users').select('name').where('business_id', '=', 1).where('id', '=', 1)
    const name = statementName(lookUp.compile().sql)

    /** Executes the statement until PostgreSQL caches its plan, and returns the plan. */
    async function readCachedPlan(): Promise<string> {
      for (let run = 0; run < 7; run += 1) await lookUp.execute()
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) execute ${sql.id(name)} (1, 1)`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }

    const byKey = /users_pkey.*\n *Index Cond: .*business_id = \$1.*id = \$2/
    assert.doesNotMatch(await readCachedPlan(), byKey) // the costs of all indexes of an empty table are equal
    const { id } = await createBusiness(app)
    await sql`
      insert into users (business_id, role, email, name, active)
      select ${id}, 'employee', 'user-' || n || '@example.com', 'User', true from generate_series(1, 20000) n`.execute(
      app.db,
    )
    while (!byKey.test(await readCachedPlan())) await sleep(50)
  })
})
