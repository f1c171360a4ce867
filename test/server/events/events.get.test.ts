import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('events.get', () => {
  it('returns the event as it was sent, with its sequence', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await createEvent(app, business_id)
    await createEvent(app, business_id)
    const rows = await app.db
      .selectFrom('events')
      .select(['id', 'body', 'sequence'])
      .where('business_id', '=', business_id)
      .orderBy('position')
      .execute()
    const [, second = assert.fail()] = rows
    assert.equal(second.sequence, null)
    // The stream was not read before, so this request assigns the sequence number.
    const { body } = await api.call('events.get', { path: { id: second.id } })
    assert.deepEqual(body.data, { ...JSON.parse(second.body), sequence: 2 })
    assert.deepEqual((await all(api, 'events.list')).at(-1), body.data)
  })
})
