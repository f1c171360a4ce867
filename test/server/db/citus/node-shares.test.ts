import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { lockBusiness } from '../../../../server/business/lock-business.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { acrossBusinesses, inBusiness, inTransaction, type Work } from '../../../../server/operation/work.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { isCluster, nodePort } from '../../../support/postgres/citus.ts'
import { holdRows } from '../../../support/race.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

/** Two businesses on one node, and one on another. */
async function createNeighbours(app: TestApp): Promise<{ busy: number; beside: number; elsewhere: number }> {
  const { id: busy } = await createBusiness(app)
  const place = await nodePort(app.db, busy)
  let [beside, elsewhere]: (number | undefined)[] = []
  while (beside === undefined || elsewhere === undefined) {
    const { id } = await createBusiness(app)
    if ((await nodePort(app.db, id)) === place) beside = id
    else elsewhere = id
  }
  return { busy, beside, elsewhere }
}

it('leaves connections to others than one node of a cluster, and than look-ups on all', {
  skip: !isCluster() && 'it needs a run on a cluster',
}, async () => {
  const app = await startTestApp()
  const { busy, beside, elsewhere } = await createNeighbours(app)
  const opened = openDatabase<Database>({
    ...app.config,
    databasePoolSize: 5,
    databaseShare: 3,
    rowLevelSecurity: false,
  })
  closeAfter(() => opened.close())
  const of = (id: number): Work => ({
    ...createTestWork(app, id),
    db: inBusiness({ ...createTestWork(app, id), db: opened.db }, id).db,
  })
  const read = ({ db }: Pick<Work, 'db'>) => sql`select from people where business_id = ${elsewhere}`.execute(db)

  const row = await holdRows(app.databaseUrl, 'businesses', [busy])
  const held = [1, 2, 3].map(() => inTransaction(of(busy), lockBusiness))
  await row.untilBlocked(3)
  const neighbour = inTransaction(
    of(beside),
    async ({ db }) => await sql`select from people where business_id = ${beside}`.execute(db),
  )
  const slow = {
    from: 'businesses',
    columns: ['id'],
    value: '2',
    where: (value: unknown) => sql`id = ${busy} and pg_sleep(${value}) is null`,
  }
  const lookups = [1, 2].map(() => opened.placement.find(opened.db, slow))
  for (let count = 0; count < 10; count += 1) {
    await read(of(elsewhere))
    await read(acrossBusinesses(of(busy)))
  }
  assert.equal(opened.waiting, 2, 'one behind its node, and one look-up behind the other')
  await row.release()
  await Promise.all([...held, neighbour, ...lookups])
  assert.equal(opened.waiting, 0)
})
