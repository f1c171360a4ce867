import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createBusiness, createUser, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const { db } = app
const perform = createJobPerformer(app)

const countJobs = async () =>
  (await sql<{ count: number }>`select count(*)::int from graphile_worker._private_jobs`.execute(db)).rows[0]?.count

/** Performs the task. Returns the remaining values of a column. */
async function readRemaining(table: string, column: string): Promise<unknown[]> {
  await perform('delete_expired')
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(db)
  return rows.map(({ value }) => value)
}

describe('delete_expired', () => {
  it('keeps the audit log for 400 days', async () => {
    const entry = (age: string, request_id: string) => sql`
      insert into audit_log (business_id, action, request_id, at)
      values (${business_id}, 'logout', ${request_id}, now() - ${age}::interval)`
    await entry('399 days 23 hours', 'younger').execute(db)
    await entry('400 days 1 minute', 'older').execute(db)
    const entries = await readRemaining('audit_log', 'request_id')
    assert.ok(entries.includes('younger') && !entries.includes('older'))
  })

  it('keeps the attempts of webhooks by hour for seven days', async () => {
    const { id } = await createWebhook(app, { business_id })
    const hour = (age: string, succeeded: number) => sql`
      insert into webhook_hours (business_id, webhook_id, hour, succeeded, failed)
      values (${business_id}, ${id}, now() - ${age}::interval, ${succeeded}, 0)`
    await hour('168 hours 59 minutes', 1).execute(db)
    await hour('169 hours 1 minute', 2).execute(db)
    assert.deepEqual(await readRemaining('webhook_hours', 'succeeded'), [1])
  })

  it('keeps responses to an Idempotency-Key for a day', async () => {
    const insertResponse = (age: string, key: string) => sql`
      insert into kept_answers (business_id, principal, request, key, request_hash, status, body, created_at)
      values (${business_id}, 'user:1', 'POST /', ${key}, '', 201, '', now() - ${age}::interval)`
    await insertResponse('23 hours 59 minutes', 'younger').execute(db)
    await insertResponse('24 hours 1 second', 'older').execute(db)
    assert.deepEqual(await readRemaining('kept_answers', 'key'), ['younger'])
  })

  it('keeps ended signing links and emails for 31 days', async () => {
    const selectSigner = (id: number) => sql`(select signer.id from document_signers signer where document_id = ${id})`
    const endings = [
      (id: number, at: unknown) => sql`update signing_links set ended_at = ${at} where signer_id = ${selectSigner(id)}`,
      (id: number, at: unknown) =>
        sql`update documents set status = 'signed', signed_sha256 = sha256, signed_at = ${at} where id = ${id}`,
      (id: number, at: unknown) =>
        sql`update documents set status = 'declined', declined_at = ${at}, reason = 'No' where id = ${id}`,
      (id: number, at: unknown) =>
        sql`update documents set status = 'voided', voided_at = ${at}, reason = 'No' where id = ${id}`,
    ]
    const [younger, older] = ['30 days 23 hours', '31 days 1 minute'].map((age) => sql`now() - ${age}::interval`)
    const createLink = async (end: (typeof endings)[number], at: unknown) => {
      const { id } = await createDocument(app, { business_id, status: 'sent' })
      await end(id, at).execute(db)
      await sql`insert into document_mails (business_id, document_id, kind, user_id, created_at)
        values (${business_id}, ${id}, 'expired', ${owner.id}, ${at})`.execute(db)
      return id
    }
    const remaining: number[] = []
    for (const end of endings) {
      remaining.push(await createLink(end, younger))
      await createLink(end, older)
    }
    const open = await createDocument(app, { business_id, status: 'sent' })
    await perform('delete_expired')
    const { rows } = await sql<{ document_id: number }>`
      select document_id from signing_links link join document_signers signer using (business_id)
      where signer.id = signer_id order by 1`.execute(db)
    assert.deepEqual(
      rows.map(({ document_id }) => document_id),
      [...remaining, open.id],
    )
    assert.deepEqual(await readRemaining('document_mails', 'document_id'), remaining)
  })

  it('keeps deliveries with their attempts for 30 days, and events for 90', async () => {
    const { id: webhook_id } = await createWebhook(app, { business_id, url: 'https://example.com/', active: false })
    const event = (id: string, age: string) => sql`
      insert into events (id, business_id, type, body, created_at)
      values (${id}, ${business_id}, 'person.created', '{}', now() - ${age}::interval)`
    const delivery = (event_id: string, age: string) => sql`
      with delivery as (
        insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status)
        values (${business_id}, nextval('pending_deliveries_id_seq'), now() - ${age}::interval, ${webhook_id}, ${event_id},
          'person.created', 'failed')
        returning business_id, id, created_at
      )
      insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome)
      select business_id, id, 1, created_at, 1, 'http_error' from delivery`
    // Partitions cover a week: rows that are a week older than the retention are deleted on any day of the week.
    for (const [id, age] of [
      ['evt_young', '29 days'],
      ['evt_old', '38 days'],
      ['evt_ancient', '91 days'],
    ] as const) {
      await event(id, age).execute(db)
      await delivery(id, age).execute(db)
    }
    await event('evt_waiting', '91 days').execute(db)
    await sql`
      insert into pending_deliveries (business_id, webhook_id, event_id, type, next_attempt_at, created_at)
      values (${business_id}, ${webhook_id}, 'evt_waiting', 'person.created', now(), now() - interval '38 days')
    `.execute(db)
    assert.deepEqual(await readRemaining('webhook_deliveries', 'event_id'), ['evt_young'])
    assert.deepEqual(await readRemaining('events', 'id'), ['evt_old', 'evt_waiting', 'evt_young'])
    assert.equal((await readRemaining('webhook_attempts', 'delivery_id')).length, 1)
    assert.deepEqual(await readRemaining('pending_deliveries', 'event_id'), ['evt_waiting'])
  })

  it('deletes expired sessions with their refresh tokens', async () => {
    const [expired, active] = [
      await createUser(app, { business_id, role: 'employee' }),
      await createUser(app, { business_id, role: 'employee' }),
    ]
    let { refresh_token } = await logIn(app, expired)
    ;({ refresh_token } = (await caller(app).call('auth.refresh', { body: { refresh_token } })).body.data)
    const session = await logIn(app, active)
    await db
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('user_id', '=', expired.id)
      .execute()
    const users = await readRemaining('sessions', 'user_id')
    assert.deepEqual(new Set(users), new Set([owner.id, active.id]))
    assert.equal((await readRemaining('refresh_tokens', 'session_id')).length, 1)
    await caller(app).call('auth.refresh', { body: { refresh_token: session.refresh_token } })
  })

  it('deletes expired login challenges, password links and throttle counts', async () => {
    for (const [name, expires] of [
      ['older', '-1 second'],
      ['younger', '1 minute'],
    ]) {
      const at = sql`now() + ${expires}::interval`
      await sql`
        insert into login_challenges (token_hash, business_id, user_id, expires_at)
        values (${name}, ${business_id}, ${owner.id}, ${at})`.execute(db)
      await sql`
        insert into password_links (token_hash, business_id, user_id, purpose, expires_at)
        values (${name}, ${business_id}, ${owner.id}, 'reset', ${at})`.execute(db)
      await sql`insert into throttles (key, points, expire) values (${name}, 1, extract(epoch from ${at}) * 1000)`.execute(
        db,
      )
    }
    assert.deepEqual(await readRemaining('login_challenges', 'token_hash'), ['younger'])
    assert.deepEqual(await readRemaining('password_links', 'token_hash'), ['younger'])
    const counts = await readRemaining('throttles', 'key')
    assert.ok(counts.includes('younger') && !counts.includes('older'))
  })

  it('deletes a batch, and enqueues itself while there is more', async () => {
    await sql`
      insert into kept_answers (business_id, principal, request, key, request_hash, status, body, created_at)
      select ${business_id}, 'user:1', 'POST /', n::text, '', 201, '', now() - interval '2 days' from generate_series(1, 1500) as n
    `.execute(db)
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    const before = (await readRemaining('kept_answers', 'key')).length
    assert.equal(await countJobs(), 1)
    assert.equal((await readRemaining('kept_answers', 'key')).length, before - 500)
    assert.equal(await countJobs(), 1, 'no further job')
  })
})
