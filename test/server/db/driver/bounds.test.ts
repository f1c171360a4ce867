import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../../../server/db/database.ts'
import {
  acrossBusinesses,
  type GlobalWork,
  inBusiness,
  inTransaction,
  type Work,
} from '../../../../server/operation/work.ts'
import type { Database } from '../../../../server/schema.ts'
import { closeAfter } from '../../../support/close-after.ts'
import { skipOnCluster } from '../../../support/postgres/citus.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

const bounded = skipOnCluster('a distributed database has no row-level security')

const app = await startTestApp()
const [first, second] = [await createBusiness(app), await createBusiness(app)]
const [ada, bob] = [
  await createPerson(app, { business_id: first.id }),
  await createPerson(app, { business_id: second.id }),
]
const global: GlobalWork = { ...createTestWork(app, first.id), db: app.serviceDb }
const people = async ({ db }: Pick<Work, 'db'>): Promise<number[]> =>
  (await db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id)
const newPerson = (business_id: number) => ({
  business_id,
  first_name: 'Eve',
  last_name: 'E',
  email: 'eve@example.com',
})
const insufficientPrivilege = { code: '42501' }

describe('a statement without a condition on the business', bounded, () => {
  it('reads only the rows of the business of its work', async () => {
    assert.deepEqual(await people(createTestWork(app, first.id)), [ada.id])
    assert.deepEqual(await people(createTestWork(app, second.id)), [bob.id])
    await inTransaction(createTestWork(app, first.id), async (work) => assert.deepEqual(await people(work), [ada.id]))
  })

  it('changes and deletes no row of another business', async () => {
    const { db } = createTestWork(app, first.id)
    const { numUpdatedRows } = await db.updateTable('people').set({ job_title: 'Analyst' }).executeTakeFirstOrThrow()
    assert.equal(numUpdatedRows, 1n)
    const { numDeletedRows } = await db.deleteFrom('people').where('id', '=', bob.id).executeTakeFirstOrThrow()
    assert.equal(numDeletedRows, 0n)
    const row = await app.db.selectFrom('people').select('job_title').where('id', '=', bob.id).executeTakeFirstOrThrow()
    assert.equal(row.job_title, null)
  })

  it('is rejected if it writes a row of another business', async () => {
    const { db } = createTestWork(app, first.id)
    await assert.rejects(db.insertInto('people').values(newPerson(second.id)).execute(), insufficientPrivilege)
    await assert.rejects(db.updateTable('people').set({ business_id: second.id }).execute(), insufficientPrivilege)
  })

  it('finds nothing if it refers to a business other than that of its work', async () => {
    const { db } = createTestWork(app, first.id)
    assert.deepEqual(await db.selectFrom('people').select('id').where('business_id', '=', second.id).execute(), [])
    assert.deepEqual(
      (await db.selectFrom('businesses').select('id').execute()).map(({ id }) => id),
      [first.id],
    )
  })
})

describe('work without a business', bounded, () => {
  it('reaches no rows', async () => {
    assert.deepEqual(await people(global), [])
    await assert.rejects(global.db.insertInto('people').values(newPerson(first.id)).execute(), insufficientPrivilege)
  })

  it('reaches the rows of all businesses with `acrossBusinesses`, with the privileges of its tables', async () => {
    const { db } = acrossBusinesses(global)
    assert.deepEqual(await people({ db }), [ada.id, bob.id])
    await assert.rejects(db.insertInto('people').values(newPerson(first.id)).execute(), insufficientPrivilege)
    await assert.rejects(db.selectFrom('payslips').select('id').execute(), insufficientPrivilege)
  })

  it('can enter a business within its transaction', async () => {
    await inTransaction(acrossBusinesses(global), async (work) => {
      assert.deepEqual(await people(work), [ada.id, bob.id])
      assert.deepEqual(await people(inBusiness(work, second.id)), [bob.id])
      assert.deepEqual(await people(work), [ada.id, bob.id])
    })
  })
})

const pool = openDatabase<Database>({ ...app.config, databasePoolSize: 1 })
closeAfter(() => pool.close())
/** Work whose statements all use the same connection. */
const single = { ...global, db: pool.db }
const [firstWork, secondWork] = [inBusiness(single, first.id), inBusiness(single, second.id)]

describe('a connection', bounded, () => {
  it('does not keep the business of a statement for the next, even with concurrent statements', async () => {
    const works = Array.from(
      { length: 40 },
      (_, turn) => [firstWork, secondWork, single, acrossBusinesses(single)][turn % 4],
    )
    const rows = await Promise.all(works.map((work) => people(work ?? single)))
    const expected = works.map((_, turn) => [[ada.id], [bob.id], [], [ada.id, bob.id]][turn % 4])
    assert.deepEqual(rows, expected)
  })

  it('has the right business after a failed statement that also set the business', async () => {
    await people(firstWork)
    await assert.rejects(sql`select 1 / 0`.execute(secondWork.db))
    assert.deepEqual(await people(firstWork), [ada.id])
    await assert.rejects(sql`select 1 / ${0}::int`.execute(secondWork.db))
    assert.deepEqual(await people(secondWork), [bob.id])
    await assert.rejects(sql`selec`.execute(firstWork.db))
    assert.deepEqual(await people(single), [])
  })

  it('has the right business after a rollback', async () => {
    await people(firstWork)
    const failure = new Error('undone')
    await assert.rejects(
      inTransaction(secondWork, async (work) => {
        await people(work)
        throw failure
      }),
      failure,
    )
    assert.deepEqual(await people(secondWork), [bob.id])
    await inTransaction(firstWork, async (work) => {
      await sql`savepoint before`.execute(work.db)
      assert.deepEqual(await people(inBusiness(work, second.id)), [bob.id])
      await sql`rollback to savepoint before`.execute(work.db)
      assert.deepEqual(await people(inBusiness(work, second.id)), [bob.id])
    })
    assert.deepEqual(await people(single), [])
  })

  it('has the right business after a transaction that failed and was committed', async () => {
    await people(firstWork)
    await inTransaction(secondWork, async (work) => {
      await people(work)
      await sql`select 1 / 0`.execute(work.db).catch(() => undefined)
    })
    assert.deepEqual(await people(secondWork), [bob.id])
    assert.deepEqual(await people(firstWork), [ada.id])
  })
})

describe('a transaction', () => {
  const inside = async ({ db }: Pick<Work, 'db'>): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(db)
    return rows[0]?.id ?? ''
  }

  it('begins before its first statement, and ends if a statement fails', async () => {
    const [first, second] = await inTransaction(firstWork, async (work) => [await inside(work), await inside(work)])
    assert.equal(first, second)
    await assert.rejects(
      inTransaction(firstWork, async (work) => {
        await sql`select 1 / ${0}::int`.execute(work.db).catch(() => undefined)
        await people(work)
      }),
      { code: '25P02' }, // in_failed_sql_transaction
    )
    assert.notEqual(await inside(firstWork), await inside(firstWork))
  })

  it('keeps nothing after a rollback, with any first statement', async () => {
    const failure = new Error('undone')
    const rename = (work: Pick<Work, 'db'>) => work.db.updateTable('people').set({ job_title: 'Captain' }).execute()
    const firsts = [rename, (work: Pick<Work, 'db'>) => sql`savepoint before`.execute(work.db)]
    for (const first of firsts) {
      const undone = inTransaction(firstWork, async (work) => {
        await first(work)
        await rename(work)
        throw failure
      })
      await assert.rejects(undone, failure)
    }
    const renamed = await firstWork.db.selectFrom('people').select('id').where('job_title', '=', 'Captain').execute()
    assert.deepEqual(renamed, [])
  })

  it('leaves nothing open without a statement', async () => {
    await inTransaction(firstWork, async () => undefined)
    await assert.rejects(inTransaction(firstWork, () => Promise.reject(new Error('nothing done'))))
    assert.notEqual(await inside(firstWork), await inside(firstWork))
  })
})

describe('a statement with a cached description', () => {
  const { db, close } = openDatabase<Database>({ ...app.config, databasePoolSize: 1, rowLevelSecurity: false })
  closeAfter(close)

  it('returns the same rows as the first time, even after an empty result and after a failure', async () => {
    await sql`create temp table notes (text text not null, size int generated always as (length(text)) stored)`.execute(
      db,
    )
    const notes = async () => (await sql`select * from notes where size > ${0}::int order by text`.execute(db)).rows
    const add = async (text: string | null) => (await sql`insert into notes (text) values (${text})`.execute(db)).rows
    assert.deepEqual(await notes(), [])
    await assert.rejects(add(null), { code: '23502' }) // not_null_violation
    for (const text of ['a', 'bb']) assert.deepEqual(await add(text), [])
    const rows = [
      { text: 'a', size: 1 },
      { text: 'bb', size: 2 },
    ]
    assert.deepEqual(await notes(), rows)
    assert.deepEqual(await notes(), rows)
  })

  it('fails if its table has changed, instead of being misread', async () => {
    await sql`create temp table changing (id int)`.execute(db)
    const read = () => sql`select * from changing where id > ${0}::int`.execute(db)
    await read()
    await sql`alter table changing alter id type bigint`.execute(db)
    await assert.rejects(read(), { code: '0A000' }) // feature_not_supported: cached plan must not change result type
  })
})
