import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { lockBusiness } from '../../../../server/business/lock-business.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { ConnectionShares, NoConnectionError } from '../../../../server/db/driver/connection-shares.ts'
import { databaseFailure } from '../../../../server/db/failures.ts'
import {
  acrossBusinesses,
  type Change,
  inBusiness,
  inTransaction,
  type Work,
} from '../../../../server/operation/work.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { eventually, holdRows } from '../../../support/race.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

const app = await startTestApp()
const [noisy, quiet] = [await createBusiness(app), await createBusiness(app)]

/** Opens a pool of four connections, of which a single business can use two. */
function openShared() {
  const opened = openDatabase<Database>({ ...app.config, databasePoolSize: 4, databaseShare: 2 })
  closeAfter(() => opened.close())
  const of = ({ id }: { id: number }): Work => ({
    ...createTestWork(app, id),
    db: inBusiness({ ...createTestWork(app, id), db: opened.db }, id).db,
  })
  return { opened, pool: opened.pool, noisy: of(noisy), quiet: of(quiet) }
}

/** Uses a connection until the lock on the business is released. */
const holdConnection = (work: Work) => inTransaction(work, lockBusiness)
const lockOutside = (work: Work) => lockBusiness(work as Change)
const lock = ({ id }: { id: number }) => holdRows(app.databaseUrl, 'businesses', [id])
const read = ({ db }: Pick<Work, 'db'>) => sql`select from people where id = ${0}`.execute(db)

describe('a business that uses its full share of the connections', () => {
  it('waits for other work of the business, in transactions or not, and blocks no other business', async () => {
    const shared = openShared()
    const row = await lock(noisy)
    const work = [
      holdConnection(shared.noisy),
      lockOutside(shared.noisy),
      holdConnection(shared.noisy),
      read(shared.noisy),
    ]
    await row.untilBlocked(2)
    assert.deepEqual([shared.opened.waiting, shared.pool.waitingCount], [2, 0])
    await Promise.all([read(shared.quiet), holdConnection(shared.quiet), read(acrossBusinesses(shared.quiet))])
    assert.equal(shared.opened.waiting, 2)
    await row.release()
    await Promise.all(work)
    assert.equal(shared.opened.waiting, 0)
  })

  it('needs no second connection within its transaction', async () => {
    const { noisy: work } = openShared()
    const nested = () =>
      inTransaction(work, async (inside) => {
        await read(inside)
        await read(inBusiness(inside, quiet.id))
        await read(inBusiness(inside, noisy.id))
      })
    await Promise.all(Array.from({ length: 20 }, nested))
  })

  it('gets its connections back from work that fails', async () => {
    const shared = openShared()
    const failing = () => [
      assert.rejects(sql`select 1 / 0 where ${1} = 1`.execute(shared.noisy.db)),
      assert.rejects(inTransaction(shared.noisy, () => Promise.reject(new Error('no')))),
    ]
    await Promise.all([...failing(), ...failing(), ...failing()])
    await Promise.all([read(shared.noisy), holdConnection(shared.noisy)])
  })

  it('receives 503 if no connection is returned in time', async () => {
    const slow = await startTestApp({ env: { DATABASE_POOL_SIZE: '2' }, databaseUrl: app.databaseUrl })
    const row = await lock(noisy)
    const [token, other] = [noisy.owner.token, quiet.owner.token]
    const rename = { token, body: { name: 'Noisy Ltd' } }
    const first = slow.send('PATCH', '/v1/business', rename)
    await row.untilBlocked(1)
    const { status, headers } = await slow.send('PATCH', '/v1/business', rename)
    assert.deepEqual([status, headers['retry-after']], [503, '1'])
    assert.equal((await slow.send('GET', '/v1/business', { token: other })).status, 200)
    await row.release()
    assert.equal((await first).status, 200)
  })
})

describe('connection shares', () => {
  it('are assigned in the order of requests', async () => {
    const shares = new ConnectionShares(1)
    assert.equal(shares.take(noisy.id), undefined)
    assert.equal(shares.take(quiet.id), undefined)
    const order: number[] = []
    const turns = [1, 2, 3].map((turn) => shares.take(noisy.id)?.then(() => order.push(turn)))
    for (const turn of turns) {
      shares.give(noisy.id)
      await turn
    }
    assert.deepEqual(order, [1, 2, 3])
    shares.give(noisy.id)
    assert.throws(() => shares.give(noisy.id), /holds no connection/)
  })

  it('reject work after the timeout, and serve the next request', async () => {
    const shares = new ConnectionShares(1, { waitMs: 1 })
    await shares.take(noisy.id)
    await assert.rejects(
      async () => await shares.take(noisy.id),
      (error: unknown) => {
        assert.ok(error instanceof NoConnectionError)
        return databaseFailure(error) === 'unavailable'
      },
    )
    await eventually('no work waits', async () => shares.waiting === 0)
    shares.give(noisy.id)
    assert.equal(shares.take(noisy.id), undefined)
  })

  it('do not count work for no business or for all businesses', () => {
    const shares = new ConnectionShares(1)
    for (let count = 0; count < 3; count += 1) assert.equal(shares.take(undefined), undefined)
    shares.give(undefined)
  })
})
