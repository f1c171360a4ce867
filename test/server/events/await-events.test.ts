import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { eventually } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { eventful, places } from './eventful.ts'

const app = await startTestApp()

describe('events.list with wait', () => {
  /** Sends a request, and resolves once it is seen to wait. */
  async function startWaiting<Answer>(send: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(app.db)
    const answer = send()
    await eventually('somebody waits', async () => {
      const looks = await sql`
        select 1 from pg_stat_activity where datname = current_database() and query like '%as waiter (business_id%'
          and query_start > ${rows[0]?.now}`.execute(app.db)
      return looks.rows.length > 0
    })
    return { answer }
  }

  const endOf = async ({ api }: Awaited<ReturnType<typeof eventful>>): Promise<string> =>
    (await api.call('events.list', { query: { since: 'now' } })).body.meta.resume_cursor

  it('answers at once where there are events, and as soon as there is one where there is none', async () => {
    const business = await eventful(app, 1)
    const first = (await business.api.call('events.list', { query: { wait: 20 } })).body
    assert.deepEqual(places(first.data), [1])
    const query = { cursor: first.meta.resume_cursor, wait: 20 }
    const { answer } = await startWaiting(() => business.api.call('events.list', { query }))
    await createEvent(app, business.business_id)
    const { data, meta } = (await answer).body
    assert.deepEqual(places(data), [2])
    assert.equal(meta.next_cursor, null)
  })

  it('waits on after events of other types and of other businesses, and answers an empty page at the end', async () => {
    const [business, other] = [await eventful(app, 1), await eventful(app, 1)]
    const query = { cursor: await endOf(business), wait: 2, types: ['leave.approved' as const] }
    const { answer } = await startWaiting(() => business.api.call('events.list', { query }))
    await createEvent(app, business.business_id)
    await createEvent(app, other.business_id)
    const { data, meta } = (await answer).body
    assert.deepEqual([data, meta.next_cursor], [[], null])
    const later = { query: { cursor: meta.resume_cursor } }
    assert.deepEqual(places((await business.api.call('events.list', later)).body.data), []) // the cursor is behind it
  })

  it('tells nothing to a key that was revoked, or to a session that ended, while it waited', async () => {
    const business = await eventful(app, 1)
    const { id, token } = await createKey(app, business.owner, { scopes: ['events:read', 'people:read'] })
    const query = { cursor: await endOf(business), wait: 20 }
    const { answer } = await startWaiting(() => caller(app, token).refused(401, 'events.list', { query }))
    await business.api.call('apiKeys.revoke', { path: { id } })
    await createEvent(app, business.business_id)
    assert.equal((await answer).body.code, 'token_revoked')
  })

  it('refuses the eleventh request of a caller that would wait, until one has left', async () => {
    const crowded = await startTestApp() // who has left is looked for once more, which `startWaiting` would see
    const business = await eventful(crowded, 1)
    const cursor = await endOf(business)
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${business.owner.token}` }
    const asked = Array.from({ length: 11 }, () =>
      fetch(`${crowded.url}/v1/events?cursor=${cursor}&wait=20`, { headers, signal: leaving.signal }),
    )
    const ended = Promise.allSettled(asked)
    const refusal = await Promise.race(asked) // the others have no answer
    assert.deepEqual([refusal.status, refusal.headers.get('retry-after')], [429, '5'])
    assert.match(await refusal.text(), /"code":"rate_limited"/)
    assert.deepEqual((await business.api.call('events.list', { query: { cursor } })).body.data, []) // on a connection
    leaving.abort()
    assert.equal((await ended).filter(({ status }) => status === 'rejected').length, 10)
    const again = () => business.api.send('events.list', { query: { cursor, wait: 1 } })
    await eventually('they are forgotten', async () => (await again()).status === 200)
  })

  it('refuses to wait for more than twenty seconds, in another order, and for what is to begin now', async () => {
    const { api } = await eventful(app, 1)
    for (const query of [{ wait: 21 }, { wait: 1.5 }, { wait: 1, sort: '-sequence' }, { wait: 1, since: 'now' }]) {
      const { body } = await api.refused(422, 'events.list', { query })
      assert.equal(body.errors?.map(({ path }) => path).join(), 'query.wait')
    }
  })
})
