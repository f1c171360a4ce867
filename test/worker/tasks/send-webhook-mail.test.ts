import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { createRecorder } from '../../../worker/delivery/record/recorder.ts'
import { createMailer } from '../../../worker/mail.ts'
import { caller } from '../../support/http.ts'
import { startMailServer } from '../../support/receivers/mail-server.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { completedAttempt, type Outcome } from '../../support/samples/completed-attempt.ts'
import { createBusiness, createEvent, createUser } from '../../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com' } })
const { db } = app
const perform = performer(app, { mailer: createMailer(app.config) })

async function takeJobs(): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'send_webhook_mail' returning job.payload`.execute(db)
  return rows.map(({ payload }) => payload)
}

/** Performs the jobs that wait, and not those that they put off. Returns who was mailed what. */
async function work() {
  mail.mails.length = 0
  for (const payload of await takeJobs()) await perform('send_webhook_mail', payload)
  return mail.mails.map(({ to, headers }) => [to[0], headers.subject]).sort()
}

/** As if the mails so far had been sent long ago. */
async function pause(): Promise<void> {
  const earlier = { sent_at: '2020-01-01T00:00:00Z' }
  await db.updateTable('webhook_mails').set(earlier).where('sent_at', 'is not', null).execute()
}

/** A business with an owner and an administrator who makes webhooks. */
async function openOffice(on: TestApp = app) {
  const { id: business_id, owner, name } = await createBusiness(on)
  const admin = await createUser(on, { business_id, role: 'admin' })
  const hook = async (given: Partial<Schemas['WebhookCreate']> = {}, token = admin.token) => {
    const body = { url: 'https://user-less.example.com/T0/secret?key=secret', events: ['person.created' as const] }
    const { data } = (await caller(on, token).call('webhooks.create', { body: { ...body, ...given } })).body
    return data.id
  }
  return { business_id, owner, admin, name, hook, api: caller(on, owner.token) }
}

/** Records attempts of deliveries of a webhook, each in the batch of another worker. */
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
    const waiting = await on.db
      .selectFrom('pending_deliveries')
      .select('id')
      .where('webhook_id', '=', webhookId)
      .orderBy('id', 'desc')
      .limit(batch.length)
      .execute()
    for (const [index, { id: deliveryId }] of waiting.entries()) {
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
  it('warns the maker and the contact at the first failed delivery, half of the way, and when it is disabled', async () => {
    const { admin, hook } = await openOffice()
    const contact = 'hooks@example.com'
    const id = await hook({ contact })
    const to = [admin.email, contact].sort()
    const both = (subject: string) => to.map((address) => [address, subject])
    await record(id, [['exhausted']])
    assert.deepEqual(await work(), both(failing))
    await record(id, [['exhausted']])
    assert.deepEqual(await work(), [], 'once in a run of failures')
    await record(id, [['exhausted']])
    assert.deepEqual(await work(), both(soon))
    await record(id, [['exhausted'], ['exhausted']])
    assert.deepEqual(await work(), both(off))
  })

  it('says what failed, since when, and what to do, without a secret of the receiver', async () => {
    const { admin, name, hook } = await openOffice()
    const id = await hook({ description: 'Sync <b>', contact: 'hooks@example.com' })
    await record(id, [['exhausted', 'exhausted', 'exhausted']])
    await work()
    const { text, html, raw } = await mail.mailTo(admin.email)
    assert.ok(
      text.includes(
        `Webhook ${id} to https://user-less.example.com (“Sync <b>”) of ${name}: 3 deliveries in a row failed`,
      ),
    )
    assert.match(text, /Last failure: \d+ \w+ \d+, \d\d:\d\d, the receiver answered with status 500\./)
    assert.match(text, /Oldest undelivered event: \d+ \w+ \d+, \d\d:\d\d\./)
    assert.ok(text.includes(`https://hr.example.com/console/webhooks/${id}`))
    assert.match(text, /Turn off emails about webhooks: https:\/\/hr\.example\.com\/console\/account\/notifications/)
    assert.ok(html.includes('Sync &lt;b&gt;'))
    assert.doesNotMatch(raw, /secret/)
    assert.match((await mail.mailTo('hooks@example.com')).text, /your address is the contact of the webhook/)
  })

  it('says why a webhook was disabled whose receiver answered 410 twice, without a warning before', async () => {
    const { admin, hook } = await openOffice()
    const id = await hook()
    await record(id, [['gone']])
    assert.deepEqual(await work(), [])
    await record(id, [['gone']])
    assert.deepEqual(await work(), [[admin.email, off]])
    assert.match(mail.mails[0]?.text ?? '', /answered 410 Gone twice in a row/)
  })

  it('mails one time of webhooks that are disabled together, and of further ones after an hour', async () => {
    const { admin, hook } = await openOffice()
    const ids = [await hook(), await hook(), await hook()]
    for (const id of ids.slice(0, 2)) await record(id, [['gone', 'gone']])
    assert.deepEqual(await work(), [[admin.email, '2 webhooks were disabled']])
    for (const id of ids.slice(0, 2)) assert.ok(mail.mails[0]?.text.includes(`Webhook ${id} to`))
    await record(ids[2] ?? 0, [['gone', 'gone']])
    assert.deepEqual(await work(), [])
    await pause()
    assert.deepEqual(await work(), [[admin.email, off]])
  })

  it('is sent once, though two workers take its jobs at the same time', async () => {
    const { admin, hook } = await openOffice()
    for (const id of [await hook(), await hook()]) await record(id, [['gone', 'gone']])
    mail.mails.length = 0
    await Promise.all((await takeJobs()).map((payload) => perform('send_webhook_mail', payload)))
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]),
      [admin.email],
    )
  })

  it('is sent by the next attempt when the mail server turns it away', async () => {
    const { hook } = await openOffice()
    await record(await hook(), [['gone', 'gone']])
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform('send_webhook_mail', payload))
    await perform('send_webhook_mail', payload)
    assert.equal(mail.mails.length, 1)
  })

  it('goes to whoever answers for the key that made the webhook', async () => {
    const { owner, hook } = await openOffice()
    const key = await createKey(app, owner, { scopes: ['webhooks:write', 'events:read', 'people:read'] })
    await record(await hook({}, key.token), [['gone', 'gone']])
    assert.deepEqual(await work(), [[owner.email, off]])
  })

  it('goes to the owners when its maker is gone, lost the right to see webhooks, or does not want it', async () => {
    const { owner, admin, api, hook } = await openOffice()
    const update = (body: Schemas['UserUpdate']) => api.call('users.update', { path: { id: admin.id }, body })
    const turns = [
      () => update({ active: false }),
      () => update({ active: true, role: 'manager' }),
      () => db.updateTable('users').set({ role: 'admin', webhook_mail: false }).where('id', '=', admin.id).execute(),
    ]
    const ids = [await hook(), await hook(), await hook()]
    for (const turn of turns) {
      await pause()
      await turn()
      await record(ids.shift() ?? 0, [['gone', 'gone']])
      assert.deepEqual(await work(), [[owner.email, off]])
    }
    await caller(app, owner.token).call('me.update', { body: { webhook_mail: false } })
    await record(await hook({ contact: 'only@example.com' }, owner.token), [['gone', 'gone']])
    assert.deepEqual(await work(), [['only@example.com', off]])
  })

  it('mails an address once that is both the maker’s and the contact', async () => {
    const { admin, hook } = await openOffice()
    const contact = admin.email.replace('admin', 'ADMIN')
    await record(await hook({ contact }), [['gone', 'gone']])
    assert.deepEqual(await work(), [[contact, off]])
  })

  it('says nothing that is over: the webhook delivers again, was enabled, deleted, or has another contact', async () => {
    const { api, hook } = await openOffice()
    const [healed, enabled, deleted, moved] = [
      await hook(),
      await hook(),
      await hook(),
      await hook({ contact: 'a@example.com' }),
    ]
    await record(healed, [['exhausted'], ['succeeded']])
    for (const id of [enabled, deleted, moved]) await record(id, [['gone', 'gone']])
    await api.call('webhooks.update', { path: { id: enabled }, body: { active: true } })
    await api.call('webhooks.delete', { path: { id: deleted } })
    await api.call('webhooks.update', { path: { id: moved }, body: { contact: 'b@example.com' } })
    const mailed = await work()
    assert.deepEqual(
      mailed.map(([, subject]) => subject),
      [off, off],
    )
    assert.ok(mailed.some(([to]) => to === 'b@example.com'))
    for (const { text } of mail.mails) assert.ok(text.includes(`Webhook ${moved} to`))
  })

  it('is not queued where no mail is set up', async () => {
    const silent = await startTestApp()
    const { hook } = await openOffice(silent)
    await record(await hook(), [['gone', 'gone']], silent)
    const { rows } = await sql`select from webhook_mails`.execute(silent.db)
    assert.equal(rows.length, 0)
  })
})
