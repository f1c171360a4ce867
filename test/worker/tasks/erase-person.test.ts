import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createBusiness, createPerson, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const { db } = app
const perform = createJobPerformer(app)

/** A number of rows larger than any batch of the erasure. */
const many = 5_500

describe('erase_person', () => {
  it('erases logs of any length, and no data of other people', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const { id: other_business } = await createBusiness(app)
    const { id } = await createPerson(app, { business_id, last_name: 'Gone', end_date: '2021-01-01' })
    const { id: colleague } = await createPerson(app, { business_id, last_name: 'Stays' })
    const { id: webhook_id } = await createWebhook(app, { business_id, active: false })
    // Every tenth row is about the person; in the other business, the same ID identifies another person.
    for (const business of [business_id, other_business]) {
      await sql`
        insert into events (business_id, id, type, body, created_at)
        select ${business}, 'evt_' || ${business}::int || lpad(n::text, 8, '0'), 'person.updated',
          format('{"data":{"id":%s,"first_name":"Secret"}}', case when n % 10 = 0 then ${id}::int else ${colleague}::int end),
          now()
        from generate_series(1, ${many}::int) n`.execute(db)
      await sql`
        insert into audit_log (business_id, action, request_id, detail)
        select ${business}, 'person.terminated', 'test', json_build_object(
          'person_id', case when n % 10 = 0 then ${id}::int else ${colleague}::int end, 'reason', 'Secret'
        ) from generate_series(1, ${many}::int) n`.execute(db)
    }
    await sql`
      with delivery as (
        insert into webhook_deliveries (business_id, id, created_at, webhook_id, event_id, type, status, attempt, outcome,
          response_excerpt)
        select business_id, nextval('pending_deliveries_id_seq'), now(), ${webhook_id}, id, type, 'succeeded', 2,
          'succeeded', 'Secret'
        from events where business_id = ${business_id}
        returning business_id, id
      )
      insert into webhook_attempts (business_id, delivery_id, attempt, started_at, duration_ms, outcome, response_excerpt)
      select business_id, id, 1, now(), 1, 'succeeded', 'Secret' from delivery`.execute(db)

    const body = { confirm: 'Ada Gone' }
    await caller(app, owner.token).call('people.erase', { path: { id }, body })
    await perform('erase_person', { business_id, person_id: id })

    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*)::int from events where business_id = ${business_id} and body like '%Secret%') as events,
        (select count(*)::int from audit_log where business_id = ${business_id} and detail->>'reason' = 'Secret') as entries,
        (select count(*)::int from webhook_attempts where response_excerpt = 'Secret') as responses,
        (select count(*)::int from webhook_deliveries where response_excerpt = 'Secret') as last_responses,
        (select count(*)::int from events where business_id = ${other_business} and body like '%Secret%') as events_of_others,
        (select count(*)::int from audit_log where business_id = ${other_business} and detail->>'reason' = 'Secret')
          as entries_of_others
    `.execute(db)
    const rest = (many * 9) / 10
    assert.deepEqual(rows, [
      {
        events: rest,
        entries: rest,
        responses: rest,
        last_responses: rest,
        events_of_others: many,
        entries_of_others: many,
      },
    ])
  })
})
