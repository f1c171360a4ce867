import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { isStatusPublished } from '../../../server/people/published-status.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTestWork } from '../../support/service/work.ts'

const app = await startTestApp()
const east = 'Pacific/Kiritimati' // its day starts first
const west = 'Pacific/Pago_Pago' // its day starts 25 hours later

/** Creates a business in the eastern time zone. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const moveTo = (time_zone: string) => api.call('business.update', { body: { time_zone } })
  await moveTo(east)
  const { rows } = await sql<{ today: string; tomorrow: string }>`
    select today::text, (today + 1)::text as tomorrow from (select (now() at time zone ${east})::date as today) day`.execute(
    app.db,
  )
  const [{ today, tomorrow } = assert.fail()] = rows
  let count = 0
  const add = async (dates: { start_date?: string; end_date?: string }): Promise<number> => {
    const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++count}@example.com`, ...dates }
    return (await api.call('people.create', { body })).body.data.id
  }
  const listIds = async (status: Schemas['PersonStatus'], query: Partial<{ include_deleted: boolean }> = {}) =>
    (await all(api, 'people.list', { query: { status, ...query } })).map(({ id }) => id)
  const isPublished = () => isStatusPublished(createTestWork(app, business_id))
  /** Moves the dates of a person back, as if days had passed without any published status change. */
  const pass = (id: number, days: number) =>
    sql`update people set start_date = start_date - ${days}::integer, end_date = end_date - ${days}::integer
      where id = ${id}`.execute(app.db)
  return { api, add, listIds, isPublished, pass, moveTo, today, tomorrow }
}

describe('people.list by status', () => {
  it('compares the dates before the worker has published a new status', async () => {
    const { add, listIds, isPublished, pass, tomorrow } = await createFixture()
    const [stays, starts, ends] = [
      await add({ start_date: '2999-01-01' }),
      await add({ start_date: tomorrow }),
      await add({ end_date: tomorrow }),
    ]
    assert.deepEqual(
      [await listIds('pending'), await listIds('active'), await listIds('terminated')],
      [[stays, starts], [ends], []],
    )
    assert.equal(await isPublished(), true)
    await pass(starts, 1)
    await pass(ends, 1)
    assert.equal(await isPublished(), false)
    assert.deepEqual(
      [await listIds('pending'), await listIds('active'), await listIds('terminated')],
      [[stays], [starts], [ends]],
    )
  })

  it('compares the new date after the business has moved to another time zone', async () => {
    const { add, listIds, moveTo, today, tomorrow } = await createFixture()
    const [terminated, started, ending] = [
      await add({ end_date: '2001-01-01' }),
      await add({ start_date: today }),
      await add({ end_date: today }),
    ]
    const next = await add({ start_date: tomorrow })
    assert.deepEqual(
      [await listIds('pending'), await listIds('active'), await listIds('terminated')],
      [[next], [started], [terminated, ending]],
    )
    await moveTo(west)
    assert.deepEqual(
      [await listIds('pending'), await listIds('active'), await listIds('terminated')],
      [[started, next], [ending], [terminated]],
    )
    await moveTo(east)
    assert.deepEqual(
      [await listIds('pending'), await listIds('active'), await listIds('terminated')],
      [[next], [started], [terminated, ending]],
    )
  })

  it('compares the dates of deleted people, whose status is no longer published', async () => {
    const { api, add, listIds, isPublished, pass, tomorrow } = await createFixture()
    const id = await add({ end_date: tomorrow })
    await api.call('people.delete', { path: { id } })
    await pass(id, 1)
    assert.equal(await isPublished(), true)
    assert.deepEqual([await listIds('terminated'), await listIds('terminated', { include_deleted: true })], [[], [id]])
  })
})
