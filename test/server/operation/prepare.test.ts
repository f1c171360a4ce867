import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../../server/db/database.ts'
import { prepare } from '../../../server/operation/prepare.ts'
import { type Change, inBusiness, inTransaction, type Work } from '../../../server/operation/work.ts'
import type { Database } from '../../../server/schema.ts'
import { closeAfter } from '../../support/close-after.ts'
import { skipOnCluster } from '../../support/postgres/citus.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp()
const pool = openDatabase<Database>({ ...app.config, databasePoolSize: 1 })
closeAfter(() => pool.close())

const addPlace = prepare((db, business, { name, code }: { name: string; code?: string }) =>
  db
    .insertInto('departments')
    .values({ ...business, name, code })
    .returning('id'),
)
const selectPlaces = prepare((db, { business_id }, { after }: { after: number }) =>
  db
    .selectFrom('departments')
    .select('name')
    .where('business_id', '=', business_id)
    .where('id', '>', after)
    .orderBy('id'),
)
const readPlaces = async (work: Work): Promise<string[]> =>
  (await selectPlaces.execute(work, { after: 0 })).map(({ name }) => name)

/** Creates work of a new business on a connection with prepared statements. */
async function createWork(): Promise<Work> {
  const { id } = await createBusiness(app)
  const work = { ...createTestWork(app, id), ...inBusiness({ db: pool.db }, id) }
  await addPlace.execute(work, { name: 'first' })
  await readPlaces(work)
  return work
}

const uniqueViolation = { code: '23505' }

describe('a sent statement', () => {
  it('is committed with its transaction', async () => {
    const work = await createWork()
    await inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'second' })
      addPlace.send(inside, { name: 'third' })
    })
    assert.deepEqual(await readPlaces(work), ['first', 'second', 'third'])
  })

  it('is executed before the next statement', async () => {
    const work = await createWork()
    const [rows, counted] = await inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'second' })
      const names = await readPlaces(inside)
      addPlace.send(inside, { name: 'third' })
      const count = inside.db.selectFrom('departments').select(({ fn }) => fn.countAll<string>().as('count'))
      return [names, await count.where('business_id', '=', inside.business_id).executeTakeFirstOrThrow()]
    })
    assert.deepEqual(rows, ['first', 'second'])
    assert.equal(Number(counted.count), 3)
  })

  it('fails the commit if it fails, and rolls everything back', async () => {
    const work = await createWork()
    let isDone = false
    const failing = inTransaction(work, async (inside) => {
      await addPlace.execute(inside, { name: 'second' })
      addPlace.send(inside, { name: 'first' })
      addPlace.send(inside, { name: 'third' })
      isDone = true
    })
    await assert.rejects(failing, uniqueViolation)
    assert.ok(isDone, 'it failed before the commit')
    assert.deepEqual(await readPlaces(work), ['first'])
  })

  it('fails the next statement if it fails, and the next statement is not executed', async () => {
    const work = await createWork()
    const failing = inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'first' })
      await addPlace.execute(inside, { name: 'second' })
      assert.fail('it continued')
    })
    await assert.rejects(failing, uniqueViolation)
    const hidden = inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'first' })
      await readPlaces(inside).catch(() => undefined)
      addPlace.send(inside, { name: 'second' })
    })
    await assert.rejects(hidden, { code: '25P02' }) // in_failed_sql_transaction
    assert.deepEqual(await readPlaces(work), ['first'])
  })

  it('is undone by a rollback', async () => {
    const work = await createWork()
    const failure = new Error('undone')
    for (const first of [readPlaces, async () => undefined]) {
      const undone = inTransaction(work, async (inside) => {
        await first(inside)
        addPlace.send(inside, { name: 'second' })
        throw failure
      })
      await assert.rejects(undone, failure)
    }
    assert.deepEqual(await readPlaces(work), ['first'])
    await inTransaction(work, async (inside) => void (await readPlaces(inside)))
    assert.deepEqual(await readPlaces(work), ['first'])
  })

  it('belongs to the savepoint that it follows', async () => {
    const work = await createWork()
    await inTransaction(work, async (inside) => {
      const run = (text: string) => sql.raw(text).execute(inside.db)
      addPlace.send(inside, { name: 'kept' })
      await run('savepoint one')
      addPlace.send(inside, { name: 'undone' })
      await run('rollback to savepoint one')
      addPlace.send(inside, { name: 'first' }) // the following savepoint reports its failure
      await assert.rejects(run('savepoint two'), uniqueViolation)
      await run('rollback to savepoint one')
      addPlace.send(inside, { name: 'last' })
      await run('release savepoint one')
    })
    assert.deepEqual(await readPlaces(work), ['first', 'kept', 'last'])
  })

  it('is limited to its own business', async () => {
    const [work, other] = [await createWork(), await createWork()]
    await inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'second' })
      addPlace.send(inBusiness(inside, other.business_id), { name: 'theirs' })
      addPlace.send(inside, { name: 'third' })
    })
    assert.deepEqual(await readPlaces(work), ['first', 'second', 'third'])
    assert.deepEqual(await readPlaces(other), ['first', 'theirs'])
  })

  it('cannot reach another business', skipOnCluster('a distributed database has no row-level security'), async () => {
    const [work, other] = [await createWork(), await createWork()]
    const crossing = inTransaction(work, async (inside) =>
      addPlace.send({ ...inside, business_id: other.business_id }, { name: 'astray' }),
    )
    await assert.rejects(crossing, { code: '42501' }) // insufficient_privilege
    assert.deepEqual(await readPlaces(other), ['first'])
  })

  it('can be followed by many others', async () => {
    const work = await createWork()
    const names = Array.from({ length: 120 }, (_, number) => `place ${number}`)
    await inTransaction(work, async (inside) => {
      for (const name of names) addPlace.send(inside, { name })
    })
    assert.deepEqual(await readPlaces(work), ['first', ...names])
  })

  it('fails the commit even if its connection has not run the statement before', async () => {
    const work = await createWork()
    const fresh = openDatabase<Database>({ ...app.config, databasePoolSize: 1 })
    closeAfter(fresh.close)
    const freshWork = { ...work, ...inBusiness({ db: fresh.db }, work.business_id) }
    await assert.rejects(
      inTransaction(freshWork, async (inside) => addPlace.send(inside, { name: 'first' })),
      uniqueViolation,
    )
    await inTransaction(freshWork, async (inside) => addPlace.send(inside, { name: 'second' }))
    assert.deepEqual(await readPlaces(work), ['first', 'second'])
  })

  it('is rejected outside a transaction, in which a failure would be lost', async () => {
    const work = await createWork()
    assert.throws(() => addPlace.send(work as Change, { name: 'second' }), /transaction/)
    assert.deepEqual(await readPlaces(work), ['first'])
  })

  it('throws its own failure, not that of later statements', async () => {
    const work = await createWork()
    const failing = inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'first' })
      addPlace.send(inside, { name: 'second' })
      await readPlaces(inside)
    })
    await assert.rejects(failing, uniqueViolation)
  })
})
