import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../../../server/db/database.ts'
import { PreparedStatements } from '../../../../server/db/driver/prepared-statements.ts'
import { prepare } from '../../../../server/operation/contract/prepare.ts'
import { inBusiness, inTransaction, type Work } from '../../../../server/operation/work.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { workOf } from '../../../support/service/work.ts'

const app = await startTestApp()
const shape = { fields: [], _parsers: [], _prebuiltEmptyResultObject: {} }
const texts = Array.from({ length: 1_200 }, (_, index) => index)

/** Work of a new business that has all of its statements on one connection. */
async function begun(): Promise<Work> {
  const { id } = await createBusiness(app)
  const pool = openDatabase<Database>({ ...app.config, databasePoolSize: 1 })
  closeAfter(() => pool.close())
  return { ...workOf(app, id), ...inBusiness({ db: pool.db }, id) }
}

/** Runs a statement that no other number has. */
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
  it('give up the longest unused one for another', () => {
    const statements = new PreparedStatements(2)
    statements.add('first', shape)
    assert.equal(statements.giveUp(), undefined)
    statements.add('second', shape)
    assert.equal(statements.use('first'), shape)
    assert.equal(statements.giveUp(), 'second')
    statements.add('third', shape)
    assert.deepEqual([statements.use('second'), statements.use('third')], [undefined, shape])
    assert.equal(statements.giveUp(), 'first')
  })

  it('are no more than 500, however many texts there are, and those given up run again', async () => {
    const work = await begun()
    for (const number of [...texts, ...texts.slice(0, 3)]) assert.equal(await plus(work, number), number + 1)
    const { rows } = await sql<{ count: number; first: number }>`
      select count(*)::int as count, count(*) filter (where statement like '%int + 0 as sum')::int as first
      from pg_prepared_statements where statement like '%as sum'`.execute(work.db)
    assert.deepEqual(rows, [{ count: 500, first: 1 }])
  })

  it('keep what waits to be sent, and give up others in a transaction that has failed', async () => {
    const work = await begun()
    await addPlace.execute(work, { name: 'first' })
    for (const number of texts.slice(0, 499)) await plus(work, number)
    await inTransaction(work, async (inside) => {
      await addPlace.executeLater(inside, { name: 'second' })
      assert.equal(await plus(inside, 5_000), 5_001)
    })
    for (const number of texts.slice(0, 498)) await plus(work, number)
    const failing = inTransaction(work, async (inside) => {
      await addPlace.executeLater(inside, { name: 'first' })
      await assert.rejects(plus(inside, 5_001), { code: '23505' }) // unique_violation
      await assert.rejects(plus(inside, 5_002), { code: '25P02' }) // in_failed_sql_transaction
      assert.fail('it went on')
    })
    await assert.rejects(failing, /it went on/)
    for (const number of [5_001, 5_002, ...texts]) assert.equal(await plus(work, number), number + 1)
    const names = await work.db.selectFrom('departments').select('name').orderBy('id').execute()
    assert.deepEqual(
      names.map(({ name }) => name),
      ['first', 'second'],
    )
  })
})
