import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createEvent, createWebhook, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { putProofBack } from '../../support/service/log-in.ts'

const app = await startTestApp()

/** A business of its own with one webhook. */
async function subscribed(given: { active?: boolean; events?: string[] } = {}) {
  const { id: business_id, owner } = await createBusiness(app)
  const { id, secret } = await createWebhook(app, { business_id, ...given })
  const api = caller(app, owner.token)
  const statuses = async () => (await all(api, 'webhookDeliveries.list', { path: { id } })).map(({ status }) => status)
  return { business_id, owner, id, secret, api, path: { id }, statuses }
}

describe('webhooks.update', () => {
  it('changes what is given and leaves the rest', async () => {
    const { api, path } = await subscribed()
    const before = (await api.call('webhooks.get', { path })).body.data
    const change = { url: 'https://new.example.com/', events: ['leave.approved' as const], description: 'New' }
    const { body } = await api.call('webhooks.update', { path, body: change })
    const { updated_at } = body.data
    assert.deepEqual(body.data, { ...before, ...change, updated_at, version: 2 })
    assert.deepEqual((await api.call('webhooks.get', { path })).body.data, body.data)
  })

  it('takes an event type that is named twice once', async () => {
    const { api, path } = await subscribed({ events: ['leave.approved'] })
    const events = ['leave.approved', 'leave.approved'] as const
    const same = (await api.call('webhooks.update', { path, body: { events: [...events] } })).body.data
    assert.deepEqual([same.events, same.version], [['leave.approved'], 1])
    const body = { events: [...events, 'leave.rejected' as const, ...events] }
    const { data } = (await api.call('webhooks.update', { path, body })).body
    assert.deepEqual(data.events, ['leave.approved', 'leave.rejected'])
  })

  it('asks users for a fresh proof of their password before it sends elsewhere, and for nothing else', async () => {
    const { api, owner, path } = await subscribed({ events: ['leave.approved'] })
    const { url, events } = (await api.call('webhooks.get', { path })).body.data
    const key = await createKey(app, owner, { scopes: ['webhooks:write', 'leave:read'] })
    await putProofBack(app, owner.session_id, 16)
    for (const body of [
      { url: 'https://elsewhere.example.com/' },
      { events: ['leave.rejected' as const] },
      { headers: { 'X-A': '1' } },
    ]) {
      const { code } = (await api.refused(403, 'webhooks.update', { path, body })).body
      assert.equal(code, 'confirmation_required')
    }
    await api.call('webhooks.update', { path, body: { url, events, active: false, description: 'Paused' } })
    await api.call('me.confirmPassword', { body: { password: testPassword } })
    await api.call('webhooks.update', { path, body: { headers: { 'X-A': '1' } } })
    await putProofBack(app, owner.session_id, 16)
    await caller(app, key.token).call('webhooks.update', { path, body: { url: 'https://elsewhere.example.com/' } })
  })

  it('puts headers in the place of those before, and leaves them when none are given', async () => {
    const { api, path } = await subscribed()
    const update = async (body: Partial<Schemas['WebhookUpdate']>) =>
      (await api.call('webhooks.update', { path, body })).body.data.header_names
    assert.deepEqual(await update({ headers: { 'X-A': '1', 'X-B': '2' } }), ['X-A', 'X-B'])
    assert.deepEqual(await update({ description: 'Changed' }), ['X-A', 'X-B'])
    assert.deepEqual(await update({ headers: { 'X-C': '3' } }), ['X-C'])
    assert.deepEqual(await update({ headers: {} }), [])
    await api.refused(422, 'webhooks.update', { path, body: { headers: { 'Webhook-Id': 'x' } } })
  })

  it('lets one of two changes to the same version through', async () => {
    const { api, id, path } = await subscribed()
    const row = await holdRows(app.databaseUrl, 'webhooks', [id])
    const both = ['Left', 'Right'].map((description) =>
      api.send('webhooks.update', { path, header: { 'If-Match': '"1"' }, body: { description } }),
    )
    await row.waiting(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 412])
  })

  it('is sent nothing that happens until it is active again', async () => {
    const { business_id, api, path, statuses } = await subscribed()
    await api.call('webhooks.update', { path, body: { active: false } })
    await createEvent(app, business_id)
    assert.deepEqual(await statuses(), ['skipped'])
    await api.call('webhooks.update', { path, body: { active: true } })
    await createEvent(app, business_id)
    assert.deepEqual(await statuses(), ['pending', 'skipped'])
  })

  it('does not wait for events that are being recorded, nor hold them up', async () => {
    const { business_id, api, id, path } = await subscribed()
    const row = await holdRows(app.databaseUrl, 'webhooks', [id], 'key share')
    await api.call('webhooks.update', { path, body: { active: false } })
    await row.release()
    const change = await hold(app.databaseUrl, 'update webhooks set active = true where id = $1', [id])
    await createEvent(app, business_id)
    await change.release()
  })

  it('starts with a clean record when it becomes active again', async () => {
    const { api, id, path } = await subscribed()
    const webhooks = app.db
    const disabled = { active: false, disabled_at: '2026-01-15T09:30:00Z', disabled_reason: 'gone' as const }
    await webhooks
      .updateTable('webhooks')
      .set({ ...disabled, exhausted_deliveries: 4, gone_attempts: 1 })
      .where('id', '=', id)
      .execute()
    const { active, disabled_at, disabled_reason } = (
      await api.call('webhooks.update', { path, body: { active: true } })
    ).body.data
    assert.deepEqual(
      { active, disabled_at, disabled_reason },
      { active: true, disabled_at: null, disabled_reason: null },
    )
    const row = await webhooks.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.deepEqual([row.exhausted_deliveries, row.gone_attempts], [0, 0])
  })

  it('forgets the failures of an address with the address, and keeps them when something else changes', async () => {
    const { api, id, path } = await subscribed()
    const streak = { exhausted_deliveries: 4, gone_attempts: 1 }
    await app.db.updateTable('webhooks').set(streak).where('id', '=', id).execute()
    const kept = () =>
      app.db
        .selectFrom('webhooks')
        .select(['exhausted_deliveries', 'gone_attempts'])
        .where('id', '=', id)
        .executeTakeFirst()
    await api.call('webhooks.update', { path, body: { description: 'Changed' } })
    assert.deepEqual(await kept(), streak)
    await api.call('webhooks.update', { path, body: { url: 'https://example.com/elsewhere' } })
    assert.deepEqual(await kept(), { exhausted_deliveries: 0, gone_attempts: 0 })
  })

  it('keeps saying why it was disabled while something else changes', async () => {
    const { api, id, path } = await subscribed({ active: false })
    const disabled = { disabled_at: '2026-01-15T09:30:00.000Z', disabled_reason: 'deliveries_exhausted' as const }
    await app.db.updateTable('webhooks').set(disabled).where('id', '=', id).execute()
    const { body } = await api.call('webhooks.update', { path, body: { description: 'Changed' } })
    assert.deepEqual({ ...body.data, ...disabled }, body.data)
  })

  it('keeps the secret', async () => {
    const { api, id, path } = await subscribed()
    const ciphertext = async () =>
      (await app.db.selectFrom('webhooks').select('secret_ciphertext').where('id', '=', id).execute())[0]
    const before = await ciphertext()
    await api.call('webhooks.update', { path, body: { url: 'https://new.example.com/' } })
    assert.deepEqual(await ciphertext(), before)
  })
})
