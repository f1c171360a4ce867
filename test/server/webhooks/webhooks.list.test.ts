import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('webhooks.list', () => {
  it('filters by the time of the last change', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const ids: number[] = []
    while (ids.length < 3) ids.push((await createWebhook(app, { business_id })).id)
    const [, id = 0] = ids
    const { body } = await api.call('webhooks.update', { path: { id }, body: { description: 'Changed' } })
    const webhooks = await all(api, 'webhooks.list', { query: { updated_since: body.data.updated_at } })
    assert.deepEqual(
      webhooks.map((webhook) => webhook.id),
      [id],
    )
  })
})
