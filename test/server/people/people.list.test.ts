import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** A business of its own with so many people. */
async function populated(count: number): Promise<{ business_id: number; api: Caller; ids: number[] }> {
  const { id: business_id, owner } = await createBusiness(app)
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push((await createPerson(app, { business_id })).id)
  return { business_id, api: caller(app, owner.token), ids }
}

const idsOf = (people: Schemas['Person'][]) => people.map(({ id }) => id)

describe('people.list', () => {
  it('filters by status, external_id and the time of the last change', async () => {
    const { business_id, api, ids } = await populated(2)
    const pending = await createPerson(app, { business_id, start_date: '2999-01-01' })
    const terminated = await createPerson(app, { business_id, end_date: '2001-01-01', external_id: 'hr 1/2+3&=é' })
    const found = async (query: Record<string, string>) => idsOf(await all(api, 'people.list', { query }))
    assert.deepEqual(await found({ status: 'pending' }), [pending.id])
    assert.deepEqual(await found({ status: 'terminated' }), [terminated.id])
    assert.deepEqual(await found({ status: 'active' }), ids)
    assert.deepEqual(await found({ external_id: 'hr 1/2+3&=é' }), [terminated.id])
    assert.deepEqual(await found({ external_id: 'hr' }), [])

    const [changed = 0] = ids
    const { updated_at } = (await api.call('people.update', { path: { id: changed }, body: { job_title: 'New' } })).body
      .data
    assert.deepEqual(await found({ updated_since: updated_at }), [changed])
    assert.deepEqual(await found({ updated_since: updated_at.replace('Z', '+00:00') }), [changed])
    assert.deepEqual(await found({ updated_since: '2999-01-01T00:00:00Z' }), [])
  })

  it('shows the people with some ids, deleted ones when asked, and leaves out those of another business', async () => {
    const { api, ids } = await populated(4)
    const [first = 0, second = 0, third = 0] = ids
    const stranger = (await populated(1)).ids[0] ?? 0
    await api.call('people.delete', { path: { id: second } })
    const found = async (query: Record<string, unknown>) => idsOf(await all(api, 'people.list', { query }))
    const wanted = [third, first, second, first, stranger, 2_147_483_647]
    assert.deepEqual(await found({ ids: wanted, limit: 1 }), [first, third])
    assert.deepEqual(await found({ ids: wanted, include_deleted: true }), [first, second, third])
    assert.deepEqual(await found({ ids: first }), [first])
    assert.deepEqual(await found({ ids: [stranger] }), [])
    for (const wrong of [['x'], [0], ['1,2'], Array.from({ length: 101 }, (_, index) => index + 1)]) {
      const { body } = await api.refused(422, 'people.list', { query: { ids: wrong } })
      assert.ok(body.errors?.every(({ path }) => path.startsWith('query.ids')))
    }
  })

  it('shows the tombstones of the deleted only when asked, found by when they were deleted', async () => {
    const { api, ids } = await populated(3)
    const [, gone = 0] = ids
    await api.call('people.delete', { path: { id: gone } })
    const live = ids.filter((id) => id !== gone)
    assert.deepEqual(idsOf(await all(api, 'people.list')), live)
    assert.deepEqual(idsOf(await all(api, 'people.list', { query: { include_deleted: false } })), live)

    const everybody = await all(api, 'people.list', { query: { include_deleted: true } })
    assert.deepEqual(idsOf(everybody), ids)
    const tombstone = everybody.find(({ id }) => id === gone) ?? assert.fail()
    assert.equal(tombstone.deleted_at, tombstone.updated_at)
    const query = { include_deleted: true, updated_since: tombstone.updated_at }
    assert.deepEqual(idsOf(await all(api, 'people.list', { query })), [gone])
  })
})
