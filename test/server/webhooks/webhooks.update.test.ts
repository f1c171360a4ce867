import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, caller } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createEvent, createWebhook, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { backdateConfirmation } from '../../support/service/log-in.ts'

const app = await startTestApp()

/** Creates a business with one webhook. */
async function createSubscription(input: { active?: boolean; events?: string[] } = {}) {
  const { id: business_id, owner } = await createBusiness(app)
  const { id, secret } = await createWebhook(app, { business_id, ...input })
  const api = caller(app, owner.token)
  const statuses = async () => (await all(api, 'webhookDeliveries.list', { path: { id } })).map(({ status }) => status)
  return { business_id, owner, id, secret, api, path: { id }, statuses }
}

describe('webhooks.update', () => {
  it('changes only the submitted fields', async () => {
    const { api, path } = await createSubscription()
    const before = (await api.call('webhooks.get', { path })).body.data
    const change = { url: 'https://new.example.com/', events: ['leave.approved' as const], description: 'New' }
    const { body } = await api.call('webhooks.update', { path, body: change })
    const { updated_at } = body.data
    assert.deepEqual(body.data, { ...before, ...change, updated_at, version: 2 })
    assert.deepEqual((await api.call('webhooks.get', { path })).body.data, body.data)
  })

  it('stores repeated event types once', async () => {
    const { api, path } = await createSubscription({ events: ['leave.approved'] })
    const events = ['leave.approved', 'leave.approved'] as const
    const same = (await api.call('webhooks.update', { path, body: { events: [...events] } })).body.data
    assert.deepEqual([same.events, same.version], [['leave.approved'], 1])
    const body = { events: [...events, 'leave.rejected' as const, ...events] }
    const { data } = (await api.call('webhooks.update', { path, body })).body
    assert.deepEqual(data.events, ['leave.approved', 'leave.rejected'])
  })

  it('requires step-up of users only for another URL, other events or other headers', async () => {
    const { api, owner, path } = await createSubscription({ events: ['leave.approved'] })
    const { url, events } = (await api.call('webhooks.get', { path })).body.data
    const key = await createKey(app, owner, { scopes: ['webhooks:write', 'leave:read'] })
    await backdateConfirmation(app, owner.session_id, 16)
    for (const body of [
      { url: 'https://elsewhere.example.com/' },
      { events: ['leave.rejected' as const] },
      { headers: { 'X-A': '1' } },
    ]) {
      const { code } = (await api.expectError(403, 'webhooks.update', { path, body })).body
      assert.equal(code, 'confirmation_required')
    }
    await api.call('webhooks.update', { path, body: { url, events, active: false, description: 'Paused' } })
    await api.call('me.confirmPassword', { body: { password: testPassword } })
    await api.call('webhooks.update', { path, body: { headers: { 'X-A': '1' } } })
    await backdateConfirmation(app, owner.session_id, 16)
    await caller(app, key.token).call('webhooks.update', { path, body: { url: 'https://elsewhere.example.com/' } })
  })

  it('replaces all headers, if any are submitted', async () => {
    const { api, path } = await createSubscription()
    const update = async (body: Partial<Schemas['WebhookUpdate']>) =>
      (await api.call('webhooks.update', { path, body })).body.data.header_names
    assert.deepEqual(await update({ headers: { 'X-A': '1', 'X-B': '2' } }), ['X-A', 'X-B'])
    assert.deepEqual(await update({ description: 'Changed' }), ['X-A', 'X-B'])
    assert.deepEqual(await update({ headers: { 'X-C': '3' } }), ['X-C'])
    assert.deepEqual(await update({ headers: {} }), [])
    await api.expectError(422, 'webhooks.update', { path, body: { headers: { 'Webhook-Id': 'x' } } })
  })

  it('accepts one of two concurrent changes of a version', async () => {
    const { api, id, path } = await createSubscription()
    const row = await holdRows(app.databaseUrl, 'webhooks', [id])
    const both = ['Left', 'Right'].map((description) =>
      api.send('webhooks.update', { path, header: { 'If-Match': '"1"' }, body: { description } }),
    )
    await row.untilBlocked(2)
    await row.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 412])
  })

  it('skips the deliveries of events while it is inactive', async () => {
    const { business_id, api, path, statuses } = await createSubscription()
    await api.call('webhooks.update', { path, body: { active: false } })
    await createEvent(app, business_id)
    assert.deepEqual(await statuses(), ['skipped'])
    await api.call('webhooks.update', { path, body: { active: true } })
    await createEvent(app, business_id)
    assert.deepEqual(await statuses(), ['pending', 'skipped'])
  })

  it('neither waits for transactions that record events nor blocks them', async () => {
    const { business_id, api, id, path } = await createSubscription()
    const row = await holdRows(app.databaseUrl, 'webhooks', [id], 'key share')
    await api.call('webhooks.update', { path, body: { active: false } })
    await row.release()
    const change = await hold(app.databaseUrl, 'update webhooks set active = true where id = $1', [id])
    await createEvent(app, business_id)
    await change.release()
  })

  it('resets failures when the webhook is activated', async () => {
    const { api, id, path } = await createSubscription()
    const webhooks = app.db
    const disablement = { active: false, disabled_at: '2026-01-15T09:30:00Z', disabled_reason: 'gone' as const }
    await webhooks
      .updateTable('webhooks')
      .set({ ...disablement, exhausted_deliveries: 4, gone_attempts: 1 })
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

  it('resets the streak only when the URL changes', async () => {
    const { api, id, path } = await createSubscription()
    const streak = { exhausted_deliveries: 4, gone_attempts: 1 }
    await app.db.updateTable('webhooks').set(streak).where('id', '=', id).execute()
    const readStreak = () =>
      app.db
        .selectFrom('webhooks')
        .select(['exhausted_deliveries', 'gone_attempts'])
        .where('id', '=', id)
        .executeTakeFirst()
    await api.call('webhooks.update', { path, body: { description: 'Changed' } })
    assert.deepEqual(await readStreak(), streak)
    await api.call('webhooks.update', { path, body: { url: 'https://example.com/elsewhere' } })
    assert.deepEqual(await readStreak(), { exhausted_deliveries: 0, gone_attempts: 0 })
  })

  it('keeps the reason for disabling it during other changes', async () => {
    const { api, id, path } = await createSubscription({ active: false })
    const disablement = { disabled_at: '2026-01-15T09:30:00.000Z', disabled_reason: 'deliveries_exhausted' as const }
    await app.db.updateTable('webhooks').set(disablement).where('id', '=', id).execute()
    const { body } = await api.call('webhooks.update', { path, body: { description: 'Changed' } })
    assert.deepEqual({ ...body.data, ...disablement }, body.data)
  })

  it('refuses a URL that is not public, and stores others in ASCII', async () => {
    const { api, path } = await createSubscription()
    const update = (url: string) => ({ path, body: { url } })
    await api.expectError(422, 'webhooks.update', update('http://10.0.0.1/'))
    assert.equal((await api.call('webhooks.get', { path })).body.data.version, 1)
    for (const _ of ['a change', 'no change']) {
      const { data } = (await api.call('webhooks.update', update('https://bücher.example'))).body
      assert.deepEqual([data.url, data.version], ['https://xn--bcher-kva.example/', 2])
    }
  })

  it('does not change the secret', async () => {
    const { api, id, path } = await createSubscription()
    const ciphertext = async () =>
      (await app.db.selectFrom('webhooks').select('secret_ciphertext').where('id', '=', id).execute())[0]
    const before = await ciphertext()
    await api.call('webhooks.update', { path, body: { url: 'https://new.example.com/' } })
    assert.deepEqual(await ciphertext(), before)
  })
})
