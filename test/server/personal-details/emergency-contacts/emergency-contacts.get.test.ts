import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, husband } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'emergency_contact')

describe('emergencyContacts.get', () => {
  it('returns a contact with its version as the ETag, also to the manager of the person', async () => {
    const { person_id, own } = await addUser('manager')
    const id = await addPerson({ manager_id: person_id })
    const { data } = (await api.call('emergencyContacts.create', { path: { id }, body: husband })).body
    const { body, headers } = await own.call('emergencyContacts.get', { path: { id: data.id } })
    assert.deepEqual([body.data, headers.etag], [data, '"1"'])
    const employee = await addUser('employee')
    await employee.own.expectError(404, 'emergencyContacts.get', { path: { id: data.id } })
  })
})
