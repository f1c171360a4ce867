import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type AnyInput, caller } from '../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Creates a business with people, inserted directly. */
async function createBusinessWith(count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  await sql`insert into people (business_id, first_name, last_name, email)
    select ${business_id}, 'Ada', 'Lovelace', 'ada-' || n || '@example.com'
    from generate_series(1, ${count}::integer) as n`.execute(app.db)
  return { business_id, owner: caller(app, owner.token) }
}

const readMeta = async (api: ReturnType<typeof caller>, query: AnyInput['query']) =>
  (await api.call('people.list', { query: { ...query, include_total: true } })).body.meta

describe('the total of a list', () => {
  it('counts the rows that match the filters', async () => {
    const { business_id, owner } = await createBusinessWith(3)
    await createPerson(app, { business_id, first_name: 'Grace', end_date: '2001-01-01' })
    for (const limit of [1, 25]) {
      assert.equal((await readMeta(owner, { limit })).total, 4)
      assert.equal((await readMeta(owner, { limit, status: 'active' })).total, 3)
      assert.equal((await readMeta(owner, { limit, q: 'grac' })).total, 1)
      assert.equal((await readMeta(owner, { limit, q: 'nobody' })).total, 0)
    }
  })

  it('counts only rows within the reach of the caller', async () => {
    const { business_id } = await createBusinessWith(3)
    const { id: manager_id } = await createPerson(app, { business_id })
    for (let count = 0; count < 2; count++) await createPerson(app, { business_id, manager_id })
    const { id, token } = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, id, manager_id)
    const meta = await readMeta(caller(app, token), { limit: 1 })
    assert.deepEqual([meta.total, meta.total_capped], [3, false])
  })

  it('is capped at 10,000', async () => {
    const { business_id, owner } = await createBusinessWith(10_000)
    const exact = await readMeta(owner, {})
    assert.deepEqual([exact.total, exact.total_capped], [10_000, false])
    await createPerson(app, { business_id })
    const capped = await readMeta(owner, {})
    assert.deepEqual([capped.total, capped.total_capped], [10_000, true])
  })

  it('is not in the response unless requested', async () => {
    const { owner } = await createBusinessWith(1)
    for (const query of [{}, { include_total: false }]) {
      assert.deepEqual((await owner.call('people.list', { query })).body.meta, { next_cursor: null })
    }
  })
})
