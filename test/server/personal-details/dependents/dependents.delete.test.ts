import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { child, createPersonalDetailsFixture } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(app, 'dependent')

describe('dependents.delete', () => {
  it('deletes a dependent', async () => {
    const person_id = await addPerson()
    const { id } = (await api.call('dependents.create', { path: { id: person_id }, body: child })).body.data
    await api.expectError(412, 'dependents.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('dependents.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'dependents.get', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['dependent.created', 'dependent.deleted'])
    assert.deepEqual(await readAuditDetail('dependent.deleted'), { dependent_id: id, person_id })
  })
})
