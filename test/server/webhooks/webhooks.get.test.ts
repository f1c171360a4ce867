import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('webhooks.get', () => {
  it('answers the webhook without its secret, its version as the ETag', async () => {
    const { id } = await createWebhook(app, { business_id, events: ['person.created', 'leave.approved'] })
    const { body } = await api.call('webhooks.get', { path: { id } })
    const { created_at, updated_at, ...rest } = body.data
    assert.deepEqual(rest, {
      id,
      url: 'https://example.com/hooks',
      events: ['person.created', 'leave.approved'],
      description: null,
      active: true,
      disabled_at: null,
      disabled_reason: null,
      previous_secret_expires_at: null,
      header_names: [],
      contact: null,
      last_24_hours: { attempts: 0, success_rate: null, last_success_at: null, last_failure: null },
      version: 1,
    })
  })

  it('says when and why the service disabled it', async () => {
    const { id } = await createWebhook(app, { business_id, active: false })
    const disabled = { disabled_at: '2026-01-15T09:30:00.120Z', disabled_reason: 'gone' as const }
    await app.db.updateTable('webhooks').set(disabled).where('id', '=', id).execute()
    const { active, disabled_at, disabled_reason } = (await api.call('webhooks.get', { path: { id } })).body.data
    assert.deepEqual({ active, disabled_at, disabled_reason }, { active: false, ...disabled })
  })
})
