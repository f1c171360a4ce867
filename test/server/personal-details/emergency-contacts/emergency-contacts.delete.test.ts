import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, husband } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, listEventTypes } = await createPersonalDetailsFixture(app, 'emergency_contact')
const add = async (person_id: number) =>
  (await api.call('emergencyContacts.create', { path: { id: person_id }, body: husband })).body.data.id

describe('emergencyContacts.delete', () => {
  it('deletes a contact, also for the person', async () => {
    const { person_id, own } = await addUser('employee')
    const id = await add(person_id)
    await own.expectError(412, 'emergencyContacts.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await own.call('emergencyContacts.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(await listEventTypes(id), ['emergency_contact.created', 'emergency_contact.deleted'])
    await own.expectError(404, 'emergencyContacts.delete', { path: { id: await add(await addPerson()) } })
  })
})
