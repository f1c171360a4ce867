import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, listEventTypes } = await createCompensationFixture(app)

describe('compensations.delete', () => {
  it('deletes a compensation, so that the previous one applies until the next one', async () => {
    const person_id = await addPerson()
    const first = await add(person_id)
    const wrong = await add(person_id, { effective_on: '2026-05-01' })
    await add(person_id, { effective_on: '2026-07-01' })
    await api.call('compensations.delete', { path: { id: wrong.id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'compensations.get', { path: { id: wrong.id } })
    const { data } = (await api.call('compensations.get', { path: { id: first.id } })).body
    assert.equal(data.ends_on, '2026-06-30')
    assert.deepEqual(await listEventTypes(wrong.id), ['compensation.created', 'compensation.deleted'])
  })
})
