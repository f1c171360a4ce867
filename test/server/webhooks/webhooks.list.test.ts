import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

/** A business of its own with so many webhooks. */
async function subscribed(count: number) {
  const { id: business_id, owner } = await createBusiness(app)
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push((await createWebhook(app, { business_id })).id)
  return { business_id, api: caller(app, owner.token), ids }
}

describe('webhooks.list', () => {
  it('answers pages by id that add up to those of the business and no others', async () => {
    const { api, ids } = await subscribed(5)
    await subscribed(2)
    const { data, meta } = (await api.call('webhooks.list', { query: { limit: 2 } })).body
    assert.deepEqual(
      data.map(({ id }) => id),
      ids.slice(0, 2),
    )
    assert.notEqual(meta.next_cursor, null)
    assert.deepEqual(
      (await all(api, 'webhooks.list', { query: { limit: 2 } })).map(({ id }) => id),
      ids,
    )
  })

  it('neither loses nor doubles what is changed, added or deleted while paging', async () => {
    const { business_id, api, ids } = await subscribed(4)
    const [first = 0, second = 0, ...rest] = ids
    const page = (await api.call('webhooks.list', { query: { limit: 2 } })).body
    await api.call('webhooks.update', { path: { id: first }, body: { description: 'Changed' } })
    await api.call('webhooks.delete', { path: { id: second } })
    const { id: added } = await createWebhook(app, { business_id })
    const after = await all(api, 'webhooks.list', { query: { limit: 2, cursor: page.meta.next_cursor } })
    assert.deepEqual(
      after.map(({ id }) => id),
      [...rest, added],
    )
  })

  it('filters by the time of the last change', async () => {
    const { api, ids } = await subscribed(3)
    const [, changed = 0] = ids
    const { body } = await api.call('webhooks.update', { path: { id: changed }, body: { description: 'Changed' } })
    const found = await all(api, 'webhooks.list', { query: { updated_since: body.data.updated_at } })
    assert.deepEqual(
      found.map(({ id }) => id),
      [changed],
    )
  })
})
