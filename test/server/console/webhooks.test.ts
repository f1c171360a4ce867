import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../support/browser/console-visitor.ts'
import { endDeliveries } from '../../support/receivers/end-deliveries.ts'
import { createUser } from '../../support/samples/factories.ts'
import { createWebhookFixture } from '../../support/samples/webhook-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('the pages of a webhook', () => {
  it('return 403 to employees', async () => {
    const { business_id, webhook, event } = await createWebhookFixture(app)
    const employee = await createUser(app, { business_id, role: 'employee' })
    const visitor = visitConsole(app)
    await visitor.signIn(employee)
    assert.doesNotMatch((await visitor.get('/console')).text, /Webhooks|Events/)
    for (const address of [
      '/console/webhooks',
      webhook,
      `${webhook}/deliveries`,
      '/console/events',
      `/console/events/${event.id}`,
    ]) {
      const { status, text } = await visitor.get(address)
      assert.equal(status, 403, address)
      assert.doesNotMatch(text, /example\.com\/hooks|person\.created/, address)
    }
  })

  it('show deliveries per hour of the last day, as a chart and as a table', async () => {
    const { business_id, visitor, webhook, api, id } = await createWebhookFixture(app)
    await endDeliveries(app.db, { business_id }, { status: 'succeeded' })
    const { hours } = (await api.call('webhooks.statistics', { path: { id } })).body.data
    const counts = { business_id, webhook_id: id, last_success_at: null, last_failure: null }
    const rows = [
      { ...counts, hour: hours[23]?.hour ?? '', succeeded: 1, failed: 2 },
      { ...counts, hour: hours[5]?.hour ?? '', succeeded: 4, failed: 0 },
    ]
    await app.db.insertInto('webhook_hours').values(rows).execute()
    const { text } = await visitor.get(webhook)
    const total = (title: string): number =>
      [...text.matchAll(new RegExp(`data-label="${title}" class="number"><span>(\\d+)`, 'g'))]
        .map(([, figure]) => Number(figure))
        .reduce((sum, figure) => sum + figure)
    assert.deepEqual(['Succeeded', 'Failed'].map(total), [5, 2])
    assert.match(text, /data-label="Time to delivery" class="number"><span>\d/)
    assert.match(text, /<rect class="good"[\s\S]*<rect class="bad"/)
  })

  it('show when and why the service disabled it, and resume it', async () => {
    const { api, visitor, webhook, id } = await createWebhookFixture(app)
    const since = '2026-01-15T09:30:00.000Z'
    const columns = { active: false, disabled_at: since, disabled_reason: 'gone' as const }
    await app.db.updateTable('webhooks').set(columns).where('id', '=', id).execute()
    const { text } = await visitor.get(webhook)
    assert.match(text, /This webhook was disabled on Jan 15, 2026, 9:30[\s\S]*410 Gone twice in a row/)
    assert.match((await visitor.get(`${webhook}/recover`)).text, /Resume it first/)
    await visitor.submit(webhook, 'resume')
    assert.equal((await api.call('webhooks.get', { path: { id } })).body.data.active, true)
  })
})
