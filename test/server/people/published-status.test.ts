import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { isStatusPublished } from '../../../server/people/published-status.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { workOf } from '../../support/service/work.ts'

const app = await startTestApp()
const east = 'Pacific/Kiritimati' // whose day begins first of all
const west = 'Pacific/Pago_Pago' // and a day and an hour later

/** A business in the east with one person for each status, and with one who gets another status in the west. */
async function office() {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const moveTo = (time_zone: string) => api.call('business.update', { body: { time_zone } })
  await moveTo(east)
  const { rows } = await sql<{ today: string; tomorrow: string }>`
    select today::text, (today + 1)::text as tomorrow from (select (now() at time zone ${east})::date as today) day`.execute(
    app.db,
  )
  const [{ today, tomorrow } = assert.fail()] = rows
  let added = 0
  const add = async (dates: { start_date?: string; end_date?: string }): Promise<number> => {
    const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++added}@example.com`, ...dates }
    return (await api.call('people.create', { body })).body.data.id
  }
  const found = async (status: Schemas['PersonStatus'], query: Partial<{ include_deleted: boolean }> = {}) =>
    (await all(api, 'people.list', { query: { status, ...query } })).map(({ id }) => id)
  const isTold = () => isStatusPublished(workOf(app, business_id))
  /** As if days had passed: the dates of a person lie so many days earlier, and nothing was told. */
  const pass = (id: number, days: number) =>
    sql`update people set start_date = start_date - ${days}::integer, end_date = end_date - ${days}::integer
      where id = ${id}`.execute(app.db)
  return { api, add, found, isTold, pass, moveTo, today, tomorrow }
}

describe('people.list by status', () => {
  it('finds whoever has another status since a day has come, before the worker has told of it', async () => {
    const { add, found, isTold, pass, tomorrow } = await office()
    const [stays, starts, ends] = [
      await add({ start_date: '2999-01-01' }),
      await add({ start_date: tomorrow }),
      await add({ end_date: tomorrow }),
    ]
    assert.deepEqual(
      [await found('pending'), await found('active'), await found('terminated')],
      [[stays, starts], [ends], []],
    )
    assert.equal(await isTold(), true)
    await pass(starts, 1)
    await pass(ends, 1)
    assert.equal(await isTold(), false)
    assert.deepEqual(
      [await found('pending'), await found('active'), await found('terminated')],
      [[stays], [starts], [ends]],
    )
  })

  it('goes by the day that it is after a move to another time zone', async () => {
    const { add, found, moveTo, today, tomorrow } = await office()
    const [gone, started, leaves] = [
      await add({ end_date: '2001-01-01' }),
      await add({ start_date: today }),
      await add({ end_date: today }),
    ]
    const next = await add({ start_date: tomorrow })
    assert.deepEqual(
      [await found('pending'), await found('active'), await found('terminated')],
      [[next], [started], [gone, leaves]],
    )
    await moveTo(west)
    assert.deepEqual(
      [await found('pending'), await found('active'), await found('terminated')],
      [[started, next], [leaves], [gone]],
    )
    await moveTo(east)
    assert.deepEqual(
      [await found('pending'), await found('active'), await found('terminated')],
      [[next], [started], [gone, leaves]],
    )
  })

  it('goes by the dates of the deleted, of whom nothing is told any more', async () => {
    const { api, add, found, isTold, pass, tomorrow } = await office()
    const id = await add({ end_date: tomorrow })
    await api.call('people.delete', { path: { id } })
    await pass(id, 1)
    assert.equal(await isTold(), true)
    assert.deepEqual([await found('terminated'), await found('terminated', { include_deleted: true })], [[], [id]])
  })
})
