import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('webhooks.get', () => {
  it('shows when and why the service disabled the webhook', async () => {
    const { id } = await createWebhook(app, { business_id, active: false })
    const disablement = { disabled_at: '2026-01-15T09:30:00.120Z', disabled_reason: 'gone' as const }
    await app.db.updateTable('webhooks').set(disablement).where('id', '=', id).execute()
    const { active, disabled_at, disabled_reason } = (await api.call('webhooks.get', { path: { id } })).body.data
    assert.deepEqual({ active, disabled_at, disabled_reason }, { active: false, ...disablement })
  })
})
