import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { child, createPersonalDetailsFixture } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, addUser } = await createPersonalDetailsFixture(app, 'dependent')

describe('dependents.list', () => {
  it('lists the dependents of a person to admins and to the person, and not to their manager', async () => {
    const manager = await addUser('manager')
    const { person_id, own } = await addUser('employee')
    await app.db.updateTable('people').set({ manager_id: manager.person_id }).where('id', '=', person_id).execute()
    const { data } = (await api.call('dependents.create', { path: { id: person_id }, body: child })).body
    await api.call('dependents.create', { path: { id: await addPerson() }, body: child })
    for (const reader of [api, own])
      assert.deepEqual((await reader.call('dependents.list', { path: { id: person_id } })).body.data, [data])
    await manager.own.expectError(404, 'dependents.list', { path: { id: person_id } })
  })
})
