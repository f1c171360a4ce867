import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** Creates another business with a number of people. */
async function createBusinessWith(count: number): Promise<{ business_id: number; api: Caller; ids: number[] }> {
  const { id: business_id, owner } = await createBusiness(app)
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push((await createPerson(app, { business_id })).id)
  return { business_id, api: caller(app, owner.token), ids }
}

const toIds = (people: Schemas['Person'][]) => people.map(({ id }) => id)

describe('people.list', () => {
  it('filters by status, external_id and the time of the last change', async () => {
    const { business_id, api, ids } = await createBusinessWith(2)
    const pending = await createPerson(app, { business_id, start_date: '2999-01-01' })
    const terminated = await createPerson(app, { business_id, end_date: '2001-01-01', external_id: 'hr 1/2+3&=é' })
    const listIds = async (query: Record<string, string>) => toIds(await all(api, 'people.list', { query }))
    assert.deepEqual(await listIds({ status: 'pending' }), [pending.id])
    assert.deepEqual(await listIds({ status: 'terminated' }), [terminated.id])
    assert.deepEqual(await listIds({ status: 'active' }), ids)
    assert.deepEqual(await listIds({ external_id: 'hr 1/2+3&=é' }), [terminated.id])
    assert.deepEqual(await listIds({ external_id: 'hr' }), [])

    const [changed = 0] = ids
    const { updated_at } = (await api.call('people.update', { path: { id: changed }, body: { job_title: 'New' } })).body
      .data
    assert.deepEqual(await listIds({ updated_since: updated_at }), [changed])
    assert.deepEqual(await listIds({ updated_since: updated_at.replace('Z', '+00:00') }), [changed])
    assert.deepEqual(await listIds({ updated_since: '2999-01-01T00:00:00Z' }), [])
  })

  it('filters by IDs, leaving out deleted people unless requested and those of another business', async () => {
    const { api, ids } = await createBusinessWith(4)
    const [first = 0, second = 0, third = 0] = ids
    const stranger = (await createBusinessWith(1)).ids[0] ?? 0
    await api.call('people.delete', { path: { id: second } })
    const listIds = async (query: Record<string, unknown>) => toIds(await all(api, 'people.list', { query }))
    const requested = [third, first, second, first, stranger, 2_147_483_647]
    assert.deepEqual(await listIds({ ids: requested, limit: 1 }), [first, third])
    assert.deepEqual(await listIds({ ids: requested, include_deleted: true }), [first, second, third])
    assert.deepEqual(await listIds({ ids: first }), [first])
    assert.deepEqual(await listIds({ ids: [stranger] }), [])
  })

  it('includes tombstones if requested, with the deletion as their last change', async () => {
    const { api, ids } = await createBusinessWith(3)
    const [, deleted = 0] = ids
    await api.call('people.delete', { path: { id: deleted } })
    const active = ids.filter((id) => id !== deleted)
    assert.deepEqual(toIds(await all(api, 'people.list')), active)
    assert.deepEqual(toIds(await all(api, 'people.list', { query: { include_deleted: false } })), active)

    const everyone = await all(api, 'people.list', { query: { include_deleted: true } })
    assert.deepEqual(toIds(everyone), ids)
    const tombstone = everyone.find(({ id }) => id === deleted) ?? assert.fail()
    assert.equal(tombstone.deleted_at, tombstone.updated_at)
    const query = { include_deleted: true, updated_since: tombstone.updated_at }
    assert.deepEqual(toIds(await all(api, 'people.list', { query })), [deleted])
  })
})
