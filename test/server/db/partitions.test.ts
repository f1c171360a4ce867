import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Client } from 'pg'
import { makePartitions } from '../../../server/db/partitions.ts'
import { closeAfter } from '../../support/close-after.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'

const { url } = await createTestDatabase()

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  closeAfter(() => client.end())
  return client
}
const client = await connect()

/** Creates a partitioned table with rows of these ages in days. */
async function createTable(table: string, ages: number[]) {
  await client.query(`create table ${table} (id int, at timestamptz, primary key (id, at)) partition by range (at)`)
  await client.query(makePartitions, [table])
  const add = (each: number[]) =>
    client.query(`insert into ${table} select age, now() - make_interval(days => age) from unnest($1::int[]) age`, [
      each,
    ])
  await add(ages)
  return {
    add,
    make: async () =>
      (await client.query<{ created: number }>('select make_partitions($1) as created', [table])).rows[0]?.created,
    drop: async (days: number, by = client) =>
      (await by.query<{ dropped: number }>('select drop_partitions($1, $2) as dropped', [table, days])).rows[0]
        ?.dropped,
    ages: async () =>
      (await client.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id),
    inRest: async () => (await client.query(`select from ${table}_rest`)).rowCount,
    weeks: async () => {
      const { rows } = await client.query<{ bound: string }>(
        `select pg_get_expr(relpartbound, pg_class.oid) as bound from pg_class join pg_inherits on inhrelid = pg_class.oid
          where inhparent = $1::regclass and relname <> $1 || '_rest' order by relname`,
        [table],
      )
      return rows.map(({ bound }) => bound)
    },
  }
}

describe('partitions', () => {
  it('are created for this week and the next, seven days each, and again only if they are missing', async () => {
    const { weeks, make } = await createTable('created', [])
    const bounds = (await weeks()).map((bound) =>
      [...bound.matchAll(/'([^']+)'/g)].map(([, at = '']) => Date.parse(at)),
    )
    assert.equal(bounds.length, 2)
    const [[from = 0, to = 0] = [], [next, end = 0] = []] = bounds
    assert.deepEqual([to - from, next, end - to], [7 * 86_400_000, to, 7 * 86_400_000])
    assert.ok(from <= Date.now() && Date.now() < end)
    assert.equal(await make(), 0)
  })

  it('take over rows that were inserted before the partitions existed', async () => {
    const { ages, inRest, make } = await createTable('late', [0, 10, 11, 40])
    assert.equal(await inRest(), 3)
    assert.ok(((await make()) ?? 0) >= 2)
    assert.equal(await inRest(), 0)
    assert.deepEqual(await ages(), [0, 10, 11, 40])
  })

  it('are dropped when the youngest possible row in them has expired', async () => {
    const { ages, drop, make } = await createTable('old', [0, 29, 38, 90])
    await make()
    assert.equal(await drop(30), 2)
    assert.deepEqual(await ages(), [0, 29])
    assert.equal(await drop(30), 0)
  })

  it('do not wait for readers, and block no other statements', async () => {
    const { add, ages, drop, make } = await createTable('read', [0, 90])
    await make()
    const reader = await connect()
    await reader.query('begin')
    await reader.query('select from read')
    await assert.rejects(drop(30, await connect()), { code: '55P03' }) // lock_not_available
    await add([1])
    assert.deepEqual(await ages(), [0, 1, 90])
    await reader.query('commit')
    assert.equal(await drop(30), 1)
  })

  it('are created once by two concurrent calls', async () => {
    const { weeks, make } = await createTable('twice', [10])
    const other = await connect()
    const counts = await Promise.all([make(), other.query('select make_partitions($1) as made', ['twice'])])
    assert.deepEqual([counts[0], counts[1].rows[0].made].sort(), [0, 1])
    assert.equal((await weeks()).length, 3)
  })
})
