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

/** Creates two businesses on the same node and one on another node. */
async function createNeighbours(app: TestApp): Promise<{ busy: number; neighbour: number; remote: number }> {
  const { id: busy } = await createBusiness(app)
  const place = await nodePort(app.db, busy)
  let [neighbour, remote]: (number | undefined)[] = []
  while (neighbour === undefined || remote === undefined) {
    const { id } = await createBusiness(app)
    if ((await nodePort(app.db, id)) === place) neighbour = id
    else remote = id
  }
  return { busy, neighbour, remote }
}

it('reserves connections for the other nodes when one is busy, and for work other than lookups on all nodes', {
  skip: !isCluster() && 'requires a cluster',
}, async () => {
  const app = await startTestApp()
  const { busy, neighbour, remote } = await createNeighbours(app)
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
  const read = ({ db }: Pick<Work, 'db'>) => sql`select from people where business_id = ${remote}`.execute(db)

  const row = await holdRows(app.databaseUrl, 'businesses', [busy])
  const waiting = [1, 2, 3].map(() => inTransaction(of(busy), lockBusiness))
  await row.untilBlocked(3)
  const neighbourRead = inTransaction(
    of(neighbour),
    async ({ db }) => await sql`select from people where business_id = ${neighbour}`.execute(db),
  )
  const slow = {
    from: 'businesses',
    columns: ['id'],
    value: '2',
    where: (value: unknown) => sql`id = ${busy} and pg_sleep(${value}) is null`,
  }
  const lookups = [1, 2].map(() => opened.placement.find(opened.db, slow))
  for (let count = 0; count < 10; count += 1) {
    await read(of(remote))
    await read(acrossBusinesses(of(busy)))
  }
  assert.equal(opened.waiting, 2, 'one transaction waits for its node, and one lookup for the other')
  await row.release()
  await Promise.all([...waiting, neighbourRead, ...lookups])
  assert.equal(opened.waiting, 0)
})
