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
