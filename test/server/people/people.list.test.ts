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
  it('answers pages by id that add up to everybody in the business and nobody else', async () => {
    const { api, ids } = await populated(7)
    await populated(2)
    const first = (await api.call('people.list', { query: { limit: 3 } })).body
    assert.deepEqual(idsOf(first.data), ids.slice(0, 3))
    const second = (await api.call('people.list', { query: { limit: 3, cursor: first.meta.next_cursor ?? '' } })).body
    assert.deepEqual(idsOf(second.data), ids.slice(3, 6))
    const third = (await api.call('people.list', { query: { limit: 3, cursor: second.meta.next_cursor ?? '' } })).body
    assert.deepEqual(idsOf(third.data), ids.slice(6))
    assert.equal(third.meta.next_cursor, null)
  })

  it('ends with a page that is just full', async () => {
    const { api, ids } = await populated(4)
    const first = (await api.call('people.list', { query: { limit: 2 } })).body
    const last = (await api.call('people.list', { query: { limit: 2, cursor: first.meta.next_cursor ?? '' } })).body
    assert.deepEqual(idsOf(last.data), ids.slice(2))
    assert.equal(last.meta.next_cursor, null)
  })

  it('answers 25 without a limit and an empty page where there is nobody', async () => {
    const { api } = await populated(26)
    assert.equal((await api.call('people.list')).body.data.length, 25)
    assert.deepEqual((await (await populated(0)).api.call('people.list')).body, {
      success: true,
      data: [],
      meta: { next_cursor: null },
    })
  })

  it('neither loses nor doubles what is changed, added or deleted while paging', async () => {
    const { business_id, api, ids } = await populated(6)
    const seen: number[] = []
    let cursor: string | undefined
    let added = 0
    do {
      const { data, meta } = (await api.call('people.list', { query: { limit: 2, ...(cursor && { cursor }) } })).body
      seen.push(...idsOf(data))
      cursor = meta.next_cursor ?? undefined
      if (added++ < 2) ids.push((await createPerson(app, { business_id })).id)
      await api.call('people.update', { path: { id: ids[0] as number }, body: { job_title: `Title ${added}` } })
      if (seen.length === 2) await api.call('people.delete', { path: { id: ids[1] as number } })
    } while (cursor !== undefined)
    assert.deepEqual(seen, ids)
  })

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

  it('filters hold on every page', async () => {
    const { business_id, api } = await populated(3)
    const late: number[] = []
    for (let made = 0; made < 3; made++) {
      late.push((await createPerson(app, { business_id, start_date: '2999-01-01' })).id)
      await createPerson(app, { business_id })
    }
    assert.deepEqual(idsOf(await all(api, 'people.list', { query: { status: 'pending', limit: 1 } })), late)
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

  it('refuses cursors that it did not make', async () => {
    const { api } = await populated(1)
    for (const cursor of ['x', 'bnVsbA', 'IjEi', 'LTE', 'MS41', 'W10', 'eyJpZCI6MX0', 'MWU5OQ', '%00']) {
      const { body } = await api.refused(422, 'people.list', { query: { cursor } })
      assert.deepEqual(body.errors, [{ path: 'query.cursor', message: 'is not a cursor of this list' }], cursor)
    }
  })

  it('refuses limits outside 1 to 200 and values that are no numbers', async () => {
    const { api } = await populated(1)
    for (const limit of ['0', '201', '-1', '1.5', '1e1', '0x10', ' 1', '', 'all', '99999999999999999999']) {
      const { body } = await api.refused(422, 'people.list', { query: { limit } })
      assert.ok(
        body.errors?.every(({ path }) => path === 'query.limit'),
        limit,
      )
    }
    for (const limit of [1, 200]) await api.call('people.list', { query: { limit } })
  })
})
