import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const hourMs = 3_600_000

describe('webhooks.statistics', () => {
  it('counts the attempts in this hour and the 23 before it', async () => {
    const { id: webhook_id } = await createWebhook(app, { business_id })
    const another = await createWebhook(app, { business_id })
    const { hours: empty } = (await api.call('webhooks.statistics', { path: { id: webhook_id } })).body.data
    assert.equal(empty.length, 24)
    const [oldest, latest] = [empty[0]?.hour ?? '', empty[23]?.hour ?? '']
    assert.equal(Date.parse(latest) - Date.parse(oldest), 23 * hourMs)
    const counts = { business_id, succeeded: 3, failed: 2, last_success_at: null, last_failure: null }
    const tooOld = new Date(Date.parse(oldest) - hourMs).toISOString()
    const rows = [
      { ...counts, webhook_id, hour: latest },
      { ...counts, webhook_id, hour: oldest, succeeded: 7 },
      { ...counts, webhook_id, hour: tooOld },
      { ...counts, webhook_id: another.id, hour: latest },
    ]
    await app.db.insertInto('webhook_hours').values(rows).execute()
    const { hours } = (await api.call('webhooks.statistics', { path: { id: webhook_id } })).body.data
    const used = hours.filter(({ succeeded, failed }) => succeeded + failed > 0)
    assert.deepEqual(used, [
      { hour: oldest, succeeded: 7, failed: 2 },
      { hour: latest, succeeded: 3, failed: 2 },
    ])
  })
})
