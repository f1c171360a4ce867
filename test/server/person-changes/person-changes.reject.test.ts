import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn } from './person-change-fixture.ts'

const app = await startTestApp()
const { api, request, person, listEventTypes } = await createPersonChangeFixture(app)

describe('personChanges.reject', () => {
  it('keeps the record, stores the note, and sends it in no event', async () => {
    const { request: pending, member } = await request()
    const { id, person_id } = pending
    const body = { note: 'Please send the certificate' }
    const { data } = (await api.call('personChanges.reject', { path: { id }, body })).body
    assert.deepEqual([data.status, data.decision_note, data.version], ['rejected', body.note, 2])
    assert.equal((await person(person_id)).last_name, 'Byron')
    assert.deepEqual(await listEventTypes(id), ['person_change.requested', 'person_change.rejected'])
    assert.doesNotMatch(JSON.stringify(await all(api, 'events.list')), /certificate|Lovelace/)
    await requestOwn(member.api, { last_name: 'Lovelace' })
  })
})
