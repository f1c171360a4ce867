import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, husband } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'emergency_contact')

describe('emergencyContacts.list', () => {
  it('lists the contacts in the order in which to call them, page by page', async () => {
    const id = await addPerson()
    for (const [name, position] of [
      ['Third', 10],
      ['Second', 2],
      ['First', 1],
      ['Fourth', 10],
    ] as const)
      await api.call('emergencyContacts.create', { path: { id }, body: { ...husband, name, position } })
    const first = (await api.call('emergencyContacts.list', { path: { id }, query: { limit: 3 } })).body
    const cursor = first.meta.next_cursor ?? ''
    const second = (await api.call('emergencyContacts.list', { path: { id }, query: { limit: 3, cursor } })).body
    assert.deepEqual(
      [...first.data, ...second.data].map(({ name }) => name),
      ['First', 'Second', 'Third', 'Fourth'],
    )
    assert.equal(second.meta.next_cursor, null)
  })

  it('shows managers the contacts of their reports, and employees only their own', async () => {
    const { person_id, own } = await addUser('manager')
    const report = await addPerson({ manager_id: person_id })
    await api.call('emergencyContacts.create', { path: { id: report }, body: husband })
    const { data } = (await own.call('emergencyContacts.list', { path: { id: report } })).body
    assert.equal(data[0]?.phone, husband.phone)
    await own.expectError(404, 'emergencyContacts.list', { path: { id: await addPerson() } })
    const employee = await addUser('employee')
    assert.deepEqual(
      (await employee.own.call('emergencyContacts.list', { path: { id: employee.person_id } })).body.data,
      [],
    )
    await employee.own.expectError(404, 'emergencyContacts.list', { path: { id: report } })
  })
})
