import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { endDeliveries } from '../../support/receivers/end-deliveries.ts'
import { createEvent, createWebhook } from '../../support/samples/factories.ts'
import { createWebhookFixture } from '../../support/samples/webhook-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('deliveries in the console', () => {
  it('are filtered by status, event and time', async () => {
    const { business_id, visitor, webhook } = await createWebhookFixture(app)
    await endDeliveries(app.db, { business_id }, { status: 'failed', created_at: '2026-01-15T09:30:00.000Z' })
    const isListed = async (query: string) =>
      /<tbody>[\s\S]*Jan 15, 2026/.test((await visitor.get(`${webhook}?${query}`)).text)
    assert.equal(await isListed('status=&type=&since=&until='), true)
    assert.equal(
      await isListed('status=failed&type=person.created&since=2026-01-15T09:30&until=2026-01-15T09:31'),
      true,
    )
    for (const query of [
      'status=succeeded',
      'type=person.deleted',
      'since=2026-01-15T09:31',
      'until=2026-01-15T09:30',
    ]) {
      assert.equal(await isListed(query), false, query)
    }
    assert.match((await visitor.get(`${webhook}?status=skipped`)).text, /Clear filters/)
  })

  it('are counted before they are resent', async () => {
    const { business_id, api, visitor, webhook, delivery } = await createWebhookFixture(app)
    await endDeliveries(app.db, { business_id }, { status: 'failed' })
    const status = async () => (await api.call('webhookDeliveries.get', { path: { id: delivery.id } })).body.data.status
    const path = `${webhook}/recover?since=2020-01-01T00:00&status=failed`
    assert.match((await visitor.get(path)).text, /Resend 1 delivery/)
    assert.equal(await status(), 'failed')
    assert.match(
      (await visitor.get(`${webhook}/recover?since=2020-01-01T00:00&status=skipped`)).text,
      /Nothing to resend/,
    )
    const page = await visitor.follow(await visitor.submit(path, 'recover'))
    assert.match(page.text, /1 delivery is being sent again\./)
    assert.equal(await status(), 'pending')
  })

  it('mark the truncated body of a success', async () => {
    const { business_id, visitor, webhook, delivery } = await createWebhookFixture(app)
    const path = `${webhook}/deliveries/${delivery.id}`
    await endDeliveries(app.db, { business_id, ids: [delivery.id] }, { status: 'succeeded', attempt_count: 1 })
    const attempt = {
      attempt: 1,
      trigger: 'schedule',
      outcome: 'succeeded',
      response_status: 200,
      duration_ms: 1,
    } as const
    const set = async (response_truncated: boolean) => {
      const started_at = '2096-01-15T09:30:00.000Z'
      const row = { ...attempt, started_at, response_truncated }
      await app.db.updateTable('webhook_deliveries').set(row).where('id', '=', delivery.id).execute()
    }
    await set(true)
    assert.match((await visitor.get(path)).text, /truncated[^<]*only the status counts/)
    await set(false)
    assert.doesNotMatch((await visitor.get(path)).text, /The body is truncated/)
  })

  it('show the request, and are redelivered once', async () => {
    const { business_id, visitor, webhook, delivery, event, api, id } = await createWebhookFixture(app)
    const path = `${webhook}/deliveries/${delivery.id}`
    const attempt = { business_id, delivery_id: delivery.id, attempt: 1, duration_ms: 1, outcome: 'timed_out' as const }
    await app.db
      .insertInto('webhook_attempts')
      .values({ ...attempt, started_at: '2096-01-15T09:30:00.000Z', url: 'https://example.com/hooks' })
      .execute()
    const headers = { 'X-Tenant': 'acme' }
    await api.call('webhooks.update', { path: { id }, body: { headers } })
    assert.doesNotMatch((await visitor.get(path)).text, /the URL has changed since/)
    await api.call('webhooks.update', { path: { id }, body: { url: 'https://example.com/moved' } })
    const { text } = await visitor.get(path)
    assert.match(
      text,
      /to <code>https:\/\/example\.com\/moved<[\s\S]*POST https:\/\/example\.com\/hooks<[^P]*the URL has changed since/,
    )
    assert.match(text, new RegExp(`webhook-id: ${event.id}[\\s\\S]*&quot;id&quot;: &quot;${event.id}&quot;`))
    assert.match(text, /X-Tenant: \(custom, encrypted\)[\s\S]*webhook-timestamp: 3977458200/)
    assert.match(text, /webhook-signature: \(signed with the secret at that time\)[\s\S]*may have changed since/)
    assert.match(
      text,
      /curl &#39;https:\/\/example\.com\/moved&#39;[^<]*Content-Type[^<]*webhook-signature: v1[^<]*--data-raw/,
    )
    const { location = '' } = (await visitor.submit(path, 'redeliver')).headers
    assert.equal(location, `${path}?after=0`)
    assert.match((await visitor.get(location)).text, /Sending\. The attempt appears below\./)
    assert.match((await visitor.get(`${path}?after=-1`)).text, /The event was not delivered\./)
    assert.doesNotMatch((await visitor.get(path)).text, /Sending|was not delivered/)
    assert.equal((await visitor.submit(path, 'redeliver')).status, 409)

    const { data } = (await api.call('webhooks.sendTest', { path: { id }, body: { type: 'leave.approved' } })).body
    assert.doesNotMatch((await visitor.get(webhook)).text, new RegExp(`deliveries/${data.id}"`))
    assert.match((await visitor.get(`${webhook}/tests`)).text, new RegExp(`deliveries/${data.id}"`))
    assert.match(
      (await visitor.get(`${webhook}/deliveries/${data.id}`)).text,
      /leave\.approved \(test\)[\s\S]*Sending the test[\s\S]*&quot;leave_type_id&quot;/,
    )
  })

  it('redirect to the URL under their own webhook', async () => {
    const { business_id, visitor, webhook, delivery } = await createWebhookFixture(app)
    const another = await createWebhook(app, { business_id })
    const { headers } = await visitor.get(`/console/webhooks/${another.id}/deliveries/${delivery.id}`)
    assert.equal(headers.location, `${webhook}/deliveries/${delivery.id}`)
  })
})

describe('events in the console', () => {
  it('are listed newest first, in pages, and filtered by type and start time', async () => {
    const { business_id, visitor, event } = await createWebhookFixture(app)
    const isListed = async (query: string) => (await visitor.get(`/console/events${query}`)).text.includes(event.id)
    assert.equal(await isListed(''), true)
    assert.equal(await isListed('?type=person.created'), true)
    assert.equal(await isListed('?type=person.deleted'), false)
    const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await app.db.updateTable('events').set({ created_at }).where('business_id', '=', business_id).execute()
    assert.equal(await isListed(''), true)
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16)
    const { text } = await visitor.get(`/console/events?since=${anHourAgo}`)
    assert.match(text, /No matching events[\s\S]*Clear filters/)

    for (let count = 0; count < 25; count++) await createEvent(app, business_id)
    const first = await visitor.get('/console/events')
    assert.doesNotMatch(first.text, new RegExp(event.id))
    const next = /href="([^"]*)" rel="next"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    assert.match((await visitor.get(next)).text, new RegExp(event.id))
  })

  it('link to their deliveries', async () => {
    const { visitor, webhook, delivery, event } = await createWebhookFixture(app)
    const { text } = await visitor.get(`/console/events/${event.id}`)
    assert.ok(text.includes(`href="${webhook}/deliveries/${delivery.id}"`))
    assert.match(text, /&quot;first_name&quot;: &quot;Ada&quot;/)
  })
})
