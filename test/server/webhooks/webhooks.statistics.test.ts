import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const hourMs = 3_600_000

const statistics = async (id: number) => (await api.call('webhooks.statistics', { path: { id } })).body.data

/** Returns the time that is a number of hours after another. */
const hoursAfter = (at: string, hours: number) => new Date(Date.parse(at) + hours * hourMs).toISOString()

const hasAttempts = ({ succeeded, failed }: { succeeded: number; failed: number }) => succeeded + failed > 0

describe('webhooks.statistics', () => {
  it('counts the attempts in this hour and the 23 before it', async () => {
    const { id: webhook_id } = await createWebhook(app, { business_id })
    const another = await createWebhook(app, { business_id })
    const { hours: empty } = await statistics(webhook_id)
    assert.equal(empty.length, 24)
    const [oldest, latest] = [empty[0]?.hour ?? '', empty[23]?.hour ?? '']
    assert.equal(Date.parse(latest) - Date.parse(oldest), 23 * hourMs)
    const counts = { business_id, webhook_id, succeeded: 3, failed: 2, last_success_at: null, last_failure: null }
    const durations = { duration_ms: 400, max_duration_ms: 120 }
    const rows = [
      { ...counts, ...durations, hour: latest },
      { ...counts, duration_ms: null, max_duration_ms: 9, hour: oldest, succeeded: 7 },
      { ...counts, ...durations, hour: hoursAfter(oldest, -1) },
      { ...counts, ...durations, hour: latest, webhook_id: another.id },
    ]
    await app.db.insertInto('webhook_hours').values(rows).execute()
    assert.deepEqual((await statistics(webhook_id)).hours.filter(hasAttempts), [
      { hour: oldest, succeeded: 7, failed: 2, average_duration_ms: null, max_duration_ms: null },
      { hour: latest, succeeded: 3, failed: 2, average_duration_ms: 80, max_duration_ms: 120 },
    ])
    assert.deepEqual(empty[0], {
      hour: oldest,
      succeeded: 0,
      failed: 0,
      average_duration_ms: null,
      max_duration_ms: null,
    })
  })

  it('adds up the attempts of the last seven days in periods of six hours', async () => {
    const { id: webhook_id } = await createWebhook(app, { business_id })
    const { hours, last_7_days: empty } = await statistics(webhook_id)
    const latest = hours[23]?.hour ?? ''
    assert.equal(empty.length, 28)
    const [first, last] = [empty[0]?.start ?? '', empty[27]?.start ?? '']
    assert.equal(first, hoursAfter(latest, -167))
    assert.equal(last, hoursAfter(latest, -5))
    const counts = { business_id, webhook_id, succeeded: 1, failed: 1, last_success_at: null, last_failure: null }
    const rows = [
      { ...counts, hour: hoursAfter(first, -1), duration_ms: 1, max_duration_ms: 1 },
      { ...counts, hour: first, duration_ms: 10, max_duration_ms: 8 },
      { ...counts, hour: hoursAfter(first, 5), succeeded: 2, failed: 0, duration_ms: 30, max_duration_ms: 20 },
      { ...counts, hour: last, duration_ms: null, max_duration_ms: null },
      { ...counts, hour: latest, duration_ms: 100, max_duration_ms: 70 },
    ]
    await app.db.insertInto('webhook_hours').values(rows).execute()
    assert.deepEqual((await statistics(webhook_id)).last_7_days.filter(hasAttempts), [
      { start: first, succeeded: 3, failed: 1, average_duration_ms: 10, max_duration_ms: 20 },
      { start: last, succeeded: 2, failed: 2, average_duration_ms: null, max_duration_ms: null },
    ])
  })
})
