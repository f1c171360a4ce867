import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../../../server/db/database.ts'
import { prepare } from '../../../../server/operation/prepare.ts'
import { inBusiness, inTransaction, type Work } from '../../../../server/operation/work.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

const app = await startTestApp()
const texts = Array.from({ length: 1_200 }, (_, index) => index)

/** Creates work of a new business whose statements all use one connection. */
async function createWork(): Promise<Work> {
  const { id } = await createBusiness(app)
  const pool = openDatabase<Database>({ ...app.config, databasePoolSize: 1 })
  closeAfter(() => pool.close())
  return { ...createTestWork(app, id), ...inBusiness({ db: pool.db }, id) }
}

/** Executes a statement whose text is unique for each number. */
async function plus({ db }: Pick<Work, 'db'>, number: number): Promise<number> {
  const text = `select $1::int + ${number} as sum`
  const { rows } = await db.executeQuery<{ sum: number }>({
    ...sql.raw<{ sum: number }>(text).compile(db),
    parameters: [1],
  })
  return rows[0]?.sum ?? Number.NaN
}

const addPlace = prepare((db, business, { name }: { name: string }) =>
  db
    .insertInto('departments')
    .values({ ...business, name })
    .returning('id'),
)

describe('the prepared statements of a connection', () => {
  it('are limited to about 500, as the connection is then replaced', async () => {
    const work = await createWork()
    let peak = 0
    for (const number of [...texts, ...texts.slice(0, 3)]) {
      assert.equal(await plus(work, number), number + 1)
      if (number % 50 === 0) peak = Math.max(peak, await countPrepared(work))
    }
    assert.ok(peak > 400 && peak <= 510, String(peak))
  })

  it('can exceed the limit in a transaction, whose connection is replaced afterwards', async () => {
    const work = await createWork()
    await inTransaction(work, async (inside) => {
      for (const number of texts) assert.equal(await plus(inside, number), number + 1)
      assert.ok((await countPrepared(inside)) >= texts.length)
      addPlace.send(inside, { name: 'first' })
    })
    assert.ok((await countPrepared(work)) < 10)
    const departments = work.db.selectFrom('departments').where('business_id', '=', work.business_id)
    const names = await departments.select('name').execute()
    assert.deepEqual(names, [{ name: 'first' }])
  })

  it('run again after they were rejected in a failed transaction', async () => {
    const work = await createWork()
    await addPlace.execute(work, { name: 'first' })
    const failing = inTransaction(work, async (inside) => {
      addPlace.send(inside, { name: 'first' })
      await assert.rejects(plus(inside, 5_001), { code: '23505' }) // unique_violation
      await assert.rejects(plus(inside, 5_002), { code: '25P02' }) // in_failed_sql_transaction
      assert.fail('it continued')
    })
    await assert.rejects(failing, /it continued/)
    for (const number of [5_001, 5_002]) assert.equal(await plus(work, number), number + 1)
  })
})

/** Returns the number of prepared statements of the connection. */
async function countPrepared({ db }: Pick<Work, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db)
  return rows[0]?.count ?? Number.NaN
}
