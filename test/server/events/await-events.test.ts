import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { WaitSlots } from '../../../server/operation/stream/await-stream.ts'
import { caller } from '../../support/http.ts'
import { eventually } from '../../support/race.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startWaiting } from '../../support/service/start-waiting.ts'
import { createEventBusiness, sequences } from './event-business.ts'

const app = await startTestApp()

describe('events.list with wait', () => {
  const readEnd = async ({ api }: Awaited<ReturnType<typeof createEventBusiness>>): Promise<string> =>
    (await api.call('events.list', { query: { since: 'now' } })).body.meta.resume_cursor

  it('responds immediately if there are events, and otherwise with the first one', async () => {
    const business = await createEventBusiness(app, 1)
    const first = (await business.api.call('events.list', { query: { wait: 20 } })).body
    assert.deepEqual(sequences(first.data), [1])
    const query = { cursor: first.meta.resume_cursor, wait: 20 }
    const { response } = await startWaiting(app, 'events', () => business.api.call('events.list', { query }))
    await createEvent(app, business.business_id)
    const { data, meta } = (await response).body
    assert.deepEqual(sequences(data), [2])
    assert.equal(meta.next_cursor, null)
  })

  it('ignores events of other types and businesses, and returns an empty page after the timeout', async () => {
    const [business, other] = [await createEventBusiness(app, 1), await createEventBusiness(app, 1)]
    const query = { cursor: await readEnd(business), wait: 2, types: ['leave.approved' as const] }
    const { response } = await startWaiting(app, 'events', () => business.api.call('events.list', { query }))
    await createEvent(app, business.business_id)
    await createEvent(app, other.business_id)
    const { data, meta } = (await response).body
    assert.deepEqual([data, meta.next_cursor], [[], null])
    const later = { query: { cursor: meta.resume_cursor } }
    assert.deepEqual(sequences((await business.api.call('events.list', later)).body.data), []) // cursor skips the event
  })

  it('returns 401 if the key is revoked while the request waits', async () => {
    const business = await createEventBusiness(app, 1)
    const { id, token } = await createKey(app, business.owner, { scopes: ['events:read', 'people:read'] })
    const query = { cursor: await readEnd(business), wait: 20 }
    const { response } = await startWaiting(app, 'events', () =>
      caller(app, token).expectError(401, 'events.list', { query }),
    )
    await business.api.call('apiKeys.revoke', { path: { id } })
    await createEvent(app, business.business_id)
    assert.equal((await response).body.code, 'token_revoked')
  })

  it('refuses the eleventh waiting request of a caller until another one has ended', async () => {
    const crowded = await startTestApp() // a separate app, as its polls after this test must not affect `startWaiting`
    const business = await createEventBusiness(crowded, 1)
    const cursor = await readEnd(business)
    const disconnect = new AbortController()
    const headers = { authorization: `Bearer ${business.owner.token}` }
    const requests = Array.from({ length: 11 }, () =>
      fetch(`${crowded.url}/v1/events?cursor=${cursor}&wait=20`, { headers, signal: disconnect.signal }),
    )
    const results = Promise.allSettled(requests)
    const refusal = await Promise.race(requests) // the other requests wait
    assert.deepEqual([refusal.status, refusal.headers.get('retry-after')], [429, '5'])
    assert.match(await refusal.text(), /"code":"rate_limited"/)
    assert.deepEqual((await business.api.call('events.list', { query: { cursor } })).body.data, []) // the pool is free
    disconnect.abort()
    assert.equal((await results).filter(({ status }) => status === 'rejected').length, 10)
    const again = () => business.api.send('events.list', { query: { cursor, wait: 1 } })
    await eventually('their slots are free', async () => (await again()).status === 200)
  })

  it('refuses to wait with newest-first order, and with `since=now`', async () => {
    const { api } = await createEventBusiness(app, 1)
    for (const query of [
      { wait: 1, sort: '-sequence' },
      { wait: 1, since: 'now' },
    ]) {
      const { body } = await api.expectError(422, 'events.list', { query })
      assert.equal(body.errors?.map(({ path }) => path).join(), 'query.wait')
    }
  })
})

describe('wait slots', () => {
  const limits = { caller: 2, business: 3, all: 5 }
  const [first, second, third] = [1, 2, 3]
  const user = (business_id: number, id: number) => ({ business_id, caller: `user:${id}` })

  /**
   * Creates wait slots, and a function that requests a slot for each user and returns whether each request succeeded.
   */
  function createSlots() {
    const slots = new WaitSlots(limits)
    const acquire = (...users: ReturnType<typeof user>[]) => users.map((holder) => slots.acquire(holder))
    return { slots, acquire }
  }

  it('are limited per caller of a business', () => {
    const { acquire } = createSlots()
    assert.deepEqual(acquire(user(first, 1), user(first, 1), user(first, 1), user(first, 2)), [true, true, false, true])
  })

  it('are limited per business', () => {
    const { acquire } = createSlots()
    const users = [1, 2, 3, 4, 5].map((id) => user(first, id))
    assert.deepEqual(acquire(...users), [true, true, true, false, false])
    assert.deepEqual(acquire(user(second, 1), user(second, 1)), [true, true])
  })

  it('are limited per process', () => {
    const { acquire } = createSlots()
    acquire(user(first, 1), user(first, 2), user(first, 3), user(second, 1), user(second, 2))
    assert.deepEqual(acquire(user(third, 1)), [false])
  })

  it('are free again once they are released, each once', () => {
    const { slots, acquire } = createSlots()
    acquire(user(first, 1), user(first, 1), user(first, 2))
    slots.release(user(first, 1))
    assert.deepEqual(acquire(user(first, 1), user(first, 1)), [true, false])
    for (const id of [1, 1, 2]) slots.release(user(first, id))
    assert.deepEqual(acquire(user(first, 3), user(first, 3), user(first, 4), user(first, 5)), [true, true, true, false])
  })
})
