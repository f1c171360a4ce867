import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { createRecorder } from '../../../worker/delivery/record/recorder.ts'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { completedAttempt, type Outcome } from '../../support/samples/completed-attempt.ts'
import { createBusiness, createEvent, createUser } from '../../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../../support/service/app.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, perform, takeJobs, performJobs, headers } = await startMailQueue('send_webhook_mail')

/** Performs the queued jobs. Returns the recipients and subjects of the emails. */
async function sendMails() {
  await performJobs()
  return headers()
}

/** Moves the sent emails into the past. */
async function ageMails(): Promise<void> {
  const earlier = { sent_at: '2020-01-01T00:00:00Z' }
  await db.updateTable('webhook_mails').set(earlier).where('sent_at', 'is not', null).execute()
}

/** Creates a business with an owner, and an administrator who creates webhooks. */
async function createFixture(on: TestApp = app) {
  const { id: business_id, owner, name } = await createBusiness(on)
  const admin = await createUser(on, { business_id, role: 'admin' })
  const createHook = async (fields: Partial<Schemas['WebhookCreate']> = {}, token = admin.token) => {
    const body = { url: 'https://user-less.example.com/T0/secret?key=secret', events: ['person.created' as const] }
    const { data } = (await caller(on, token).call('webhooks.create', { body: { ...body, ...fields } })).body
    return data.id
  }
  return { business_id, owner, admin, name, createHook, api: caller(on, owner.token) }
}

/** Records attempts of a webhook, each batch with the recorder of another worker. */
async function record(webhookId: number, batches: Outcome[][], on: TestApp = app): Promise<void> {
  const { business_id: businessId } = await on.db
    .selectFrom('webhooks')
    .select('business_id')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  for (const batch of batches) {
    const recorder = createRecorder({
      ...on,
      onAttempt: () => undefined,
      onDisabled: () => undefined,
      onFailed: (error) => {
        throw error
      },
    })
    for (const _ of batch) await createEvent(on, businessId)
    const pending = await on.db
      .selectFrom('pending_deliveries')
      .select('id')
      .where('webhook_id', '=', webhookId)
      .orderBy('id', 'desc')
      .limit(batch.length)
      .execute()
    for (const [index, { id: deliveryId }] of pending.entries()) {
      void recorder.write(completedAttempt({ businessId, webhookId, deliveryId }, batch[index] as Outcome))
    }
    await recorder.flush()
  }
}

beforeEach(takeJobs)

const failing = 'Webhook deliveries to https://user-less.example.com are failing'
const soon = 'Webhook to https://user-less.example.com will soon be disabled'
const off = 'Webhook to https://user-less.example.com was disabled'

describe('send_webhook_mail', () => {
  it('warns the creator and the contact at the first exhausted delivery, halfway, and when the webhook is disabled', async () => {
    const { admin, createHook } = await createFixture()
    const contact = 'hooks@example.com'
    const id = await createHook({ contact })
    const to = [admin.email, contact].sort()
    const both = (subject: string) => to.map((address) => [address, subject])
    await record(id, [['exhausted']])
    assert.deepEqual(await sendMails(), both(failing))
    await record(id, [['exhausted']])
    assert.deepEqual(await sendMails(), [], 'once in a streak')
    await record(id, [['exhausted']])
    assert.deepEqual(await sendMails(), both(soon))
    await record(id, [['exhausted'], ['exhausted']])
    assert.deepEqual(await sendMails(), both(off))
  })

  it('states the failure, the time and the next steps, without secrets of the receiver', async () => {
    const { admin, name, createHook } = await createFixture()
    const id = await createHook({ description: 'Sync <b>', contact: 'hooks@example.com' })
    await record(id, [['exhausted', 'exhausted', 'exhausted']])
    await sendMails()
    const { text, html, raw } = await mail.mailTo(admin.email)
    assert.ok(
      text.includes(
        `Webhook ${id} to https://user-less.example.com (“Sync <b>”) of ${name}: 3 deliveries in a row failed`,
      ),
    )
    assert.match(
      text,
      /Last failure: \d+ \w+ \d+, \d\d:\d\d\. The receiver responded with 500 instead of a 2xx status\./,
    )
    assert.match(text, /Oldest undelivered event: \d+ \w+ \d+, \d\d:\d\d\./)
    assert.ok(text.includes(`https://hr.example.com/console/webhooks/${id}`))
    assert.match(text, /Turn off emails about webhooks: https:\/\/hr\.example\.com\/console\/account\/notifications/)
    assert.ok(html.includes('Sync &lt;b&gt;'))
    assert.doesNotMatch(raw, /secret/)
    assert.match((await mail.mailTo('hooks@example.com')).text, /yours is the contact address for the webhook/)
  })

  it('reports a webhook that two 410 responses disabled, without a warning', async () => {
    const { admin, createHook } = await createFixture()
    const id = await createHook()
    await record(id, [['gone']])
    assert.deepEqual(await sendMails(), [])
    await record(id, [['gone']])
    assert.deepEqual(await sendMails(), [[admin.email, off]])
    assert.match(mail.mails[0]?.text ?? '', /responded with 410 Gone twice in a row/)
  })

  it('combines webhooks in one email per hour', async () => {
    const { admin, createHook } = await createFixture()
    const ids = [await createHook(), await createHook(), await createHook()]
    for (const id of ids.slice(0, 2)) await record(id, [['gone', 'gone']])
    assert.deepEqual(await sendMails(), [[admin.email, '2 webhooks were disabled']])
    for (const id of ids.slice(0, 2)) assert.ok(mail.mails[0]?.text.includes(`Webhook ${id} to`))
    await record(ids[2] ?? 0, [['gone', 'gone']])
    assert.deepEqual(await sendMails(), [])
    await ageMails()
    assert.deepEqual(await sendMails(), [[admin.email, off]])
  })

  it('is sent once if two workers perform its jobs concurrently', async () => {
    const { admin, createHook } = await createFixture()
    for (const id of [await createHook(), await createHook()]) await record(id, [['gone', 'gone']])
    mail.mails.length = 0
    await Promise.all((await takeJobs()).map((payload) => perform(payload)))
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]),
      [admin.email],
    )
  })

  it('is sent by the next attempt after a temporary refusal', async () => {
    const { createHook } = await createFixture()
    await record(await createHook(), [['gone', 'gone']])
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await perform(payload)
    assert.equal(mail.mails.length, 1)
  })

  it('goes to the user of the API key that created the webhook', async () => {
    const { owner, createHook } = await createFixture()
    const key = await createKey(app, owner, { scopes: ['webhooks:write', 'events:read', 'people:read'] })
    await record(await createHook({}, key.token), [['gone', 'gone']])
    assert.deepEqual(await sendMails(), [[owner.email, off]])
  })

  it('goes to the owners if the creator is inactive, cannot see webhooks, or has turned off these emails', async () => {
    const { owner, admin, api, createHook } = await createFixture()
    const update = (body: Schemas['UserUpdate']) => api.call('users.update', { path: { id: admin.id }, body })
    const changes = [
      () => update({ active: false }),
      () => update({ active: true, role: 'manager' }),
      () => db.updateTable('users').set({ role: 'admin', webhook_mail: false }).where('id', '=', admin.id).execute(),
    ]
    const ids = [await createHook(), await createHook(), await createHook()]
    for (const change of changes) {
      await ageMails()
      await change()
      await record(ids.shift() ?? 0, [['gone', 'gone']])
      assert.deepEqual(await sendMails(), [[owner.email, off]])
    }
    await caller(app, owner.token).call('me.update', { body: { webhook_mail: false } })
    await record(await createHook({ contact: 'only@example.com' }, owner.token), [['gone', 'gone']])
    assert.deepEqual(await sendMails(), [['only@example.com', off]])
  })

  it('is sent once if the creator is the contact', async () => {
    const { admin, createHook } = await createFixture()
    const contact = admin.email.replace('admin', 'ADMIN')
    await record(await createHook({ contact }), [['gone', 'gone']])
    assert.deepEqual(await sendMails(), [[contact, off]])
  })

  it('omits webhooks that succeeded again, were activated or deleted, or got a new contact', async () => {
    const { api, createHook } = await createFixture()
    const [recovered, enabled, deleted, moved] = [
      await createHook(),
      await createHook(),
      await createHook(),
      await createHook({ contact: 'a@example.com' }),
    ]
    await record(recovered, [['exhausted'], ['succeeded']])
    for (const id of [enabled, deleted, moved]) await record(id, [['gone', 'gone']])
    await api.call('webhooks.update', { path: { id: enabled }, body: { active: true } })
    await api.call('webhooks.delete', { path: { id: deleted } })
    await api.call('webhooks.update', { path: { id: moved }, body: { contact: 'b@example.com' } })
    const mails = await sendMails()
    assert.deepEqual(
      mails.map(([, subject]) => subject),
      [off, off],
    )
    assert.ok(mails.some(([to]) => to === 'b@example.com'))
    for (const { text } of mail.mails) assert.ok(text.includes(`Webhook ${moved} to`))
  })

  it('is not queued without a mail server', async () => {
    const silent = await startTestApp()
    const { createHook } = await createFixture(silent)
    await record(await createHook(), [['gone', 'gone']], silent)
    const { rows } = await sql`select from webhook_mails`.execute(silent.db)
    assert.equal(rows.length, 0)
  })
})
