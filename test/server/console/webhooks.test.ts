import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createUser } from '../../support/samples/factories.ts'
import { createWebhookFixture } from '../../support/samples/webhook-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('the pages of a webhook', () => {
  it('return 403 to employees', async () => {
    const { business_id, webhook, event } = await createWebhookFixture(app)
    const employee = await createUser(app, { business_id, role: 'employee' })
    const visitor = await visitConsoleAs(app, employee)
    assert.doesNotMatch((await visitor.get('/console')).text, /Webhooks|Events/)
    for (const address of [
      '/console/webhooks',
      webhook,
      `${webhook}/tests`,
      `${webhook}/configuration`,
      '/console/events',
      `/console/events/${event.id}`,
    ]) {
      const { status, text } = await visitor.get(address)
      assert.equal(status, 403, address)
      assert.doesNotMatch(text, /example\.com\/hooks|person\.created/, address)
    }
  })

  it('show attempts and response times of the last day and week, as charts and as a table', async () => {
    const { business_id, visitor, webhook, api, id } = await createWebhookFixture(app)
    const { hours, last_7_days } = (await api.call('webhooks.statistics', { path: { id } })).body.data
    const counts = { business_id, webhook_id: id, last_success_at: null, last_failure: null }
    const durations = { duration_ms: 900, max_duration_ms: 750 }
    const rows = [
      { ...counts, ...durations, hour: hours[23]?.hour ?? '', succeeded: 1, failed: 2 },
      { ...counts, ...durations, hour: hours[5]?.hour ?? '', succeeded: 4, failed: 0 },
      { ...counts, ...durations, hour: last_7_days[0]?.start ?? '', succeeded: 8, failed: 16 },
    ]
    await app.db.insertInto('webhook_hours').values(rows).execute()
    const total = (text: string, title: string): number =>
      [...text.matchAll(new RegExp(`data-label="${title}" class="number"><span>(\\d+)`, 'g'))]
        .map(([, figure]) => Number(figure))
        .reduce((sum, figure) => sum + figure)
    const totals = (text: string) => ['Succeeded', 'Failed'].map((title) => total(text, title))
    const { text } = await visitor.get(webhook)
    assert.deepEqual(totals(text), [5, 2])
    assert.match(text, /Average" class="number"><span>300 ms[\s\S]*Longest" class="number"><span>750 ms/)
    assert.match(text, /Succeeded 1, Failed 2<\/title><rect class="bad"[\s\S]*<rect class="accent"/)
    assert.match(text, /Average 300 ms, Longest 750 ms<\/title><rect class="plain"[\s\S]*<rect class="accent"/)
    assert.deepEqual(totals((await visitor.get(`${webhook}?days=7`)).text), [13, 18])
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

  it('summarise the last 24 hours, with the last failure, which the home page reports', async () => {
    const { business_id, visitor, webhook, id, delivery, api } = await createWebhookFixture(app)
    assert.match((await visitor.get(webhook)).text, /No attempts in the last 24 hours/)
    assert.doesNotMatch((await visitor.get('/console')).text, /A webhook is failing/)
    const { hours } = (await api.call('webhooks.statistics', { path: { id } })).body.data
    const at = new Date().toISOString()
    const failure = { at, delivery_id: delivery.id, outcome: 'http_error', response_status: 503, error: null } as const
    const counts = { business_id, webhook_id: id, hour: hours[23]?.hour ?? '', duration_ms: 9, max_duration_ms: 9 }
    const row = { ...counts, succeeded: 1, failed: 3, last_success_at: null, last_failure: JSON.stringify(failure) }
    await app.db
      .insertInto('webhook_hours')
      .values(row as never)
      .execute()
    const { text } = await visitor.get(webhook)
    assert.match(text, /4 attempts<\/a> in the last 24 hours, 25% succeeded/)
    assert.match(text, new RegExp(`deliveries/${delivery.id}">The receiver responded with 503`))
    assert.match((await visitor.get('/console')).text, /A webhook is failing/)
  })
})
