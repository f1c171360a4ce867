import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, husband } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(
  app,
  'emergency_contact',
)

describe('emergencyContacts.create', () => {
  it('adds contacts of a person, each as the last one to call', async () => {
    const id = await addPerson()
    const body = { ...husband, relationship: 'Husband', email: 'william@example.com', note: 'At work until six' }
    const { data } = (await api.call('emergencyContacts.create', { path: { id }, body })).body
    const { id: contact, created_at, updated_at, ...members } = data
    assert.deepEqual(members, { ...body, person_id: id, position: 1, version: 1 })
    const next = (await api.call('emergencyContacts.create', { path: { id }, body: husband })).body.data
    assert.deepEqual([next.position, next.relationship, next.email, next.note], [2, null, null, null])
    assert.deepEqual(await listEventTypes(contact), ['emergency_contact.created'])
    assert.deepEqual(await readAuditDetail('emergency_contact.created'), {
      emergency_contact_id: next.id,
      person_id: id,
    })
    assert.ok(created_at === updated_at)
  })

  it('lets employees and managers add only their own', async () => {
    for (const role of ['employee', 'manager'] as const) {
      const { person_id, own } = await addUser(role)
      await own.call('emergencyContacts.create', { path: { id: person_id }, body: husband })
      const report = await addPerson({ manager_id: person_id })
      await own.expectError(404, 'emergencyContacts.create', { path: { id: report }, body: husband })
    }
  })

  it('refuses the twenty-first contact of a person', async () => {
    const id = await addPerson()
    for (let count = 0; count < 20; count += 1)
      await api.call('emergencyContacts.create', { path: { id }, body: { ...husband, position: 99 } })
    await api.expectError(409, 'emergencyContacts.create', { path: { id }, body: husband })
  })

  it('refuses contacts of a deleted person', async () => {
    const id = await addPerson()
    await api.call('people.delete', { path: { id } })
    await api.expectError(409, 'emergencyContacts.create', { path: { id }, body: husband })
  })
})
