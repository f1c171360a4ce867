import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, husband } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(
  app,
  'emergency_contact',
)
const add = async (person_id: number) =>
  (await api.call('emergencyContacts.create', { path: { id: person_id }, body: husband })).body.data.id

describe('emergencyContacts.update', () => {
  it('changes the submitted members, and writes nothing if none differs', async () => {
    const person_id = await addPerson()
    const id = await add(person_id)
    const body = { phone: '+44 20 7946 0999', position: 3 }
    for (const _ of ['change', 'repeat']) {
      const { data } = (await api.call('emergencyContacts.update', { path: { id }, body })).body
      assert.deepEqual([data.phone, data.position, data.version], ['+44 20 7946 0999', 3, 2])
    }
    assert.deepEqual(await listEventTypes(id), ['emergency_contact.created', 'emergency_contact.updated'])
    assert.deepEqual(await readAuditDetail('emergency_contact.updated'), {
      emergency_contact_id: id,
      person_id,
      changed: 'phone position',
    })
    await api.expectError(412, 'emergencyContacts.update', { path: { id }, header: { 'If-Match': '"1"' }, body })
  })

  it('lets people change their own, and managers not those of their reports', async () => {
    const { person_id, own } = await addUser('manager')
    const body = { name: 'Ralph King' }
    await own.call('emergencyContacts.update', { path: { id: await add(person_id) }, body })
    const report = await addPerson({ manager_id: person_id })
    await own.expectError(404, 'emergencyContacts.update', { path: { id: await add(report) }, body })
  })
})
