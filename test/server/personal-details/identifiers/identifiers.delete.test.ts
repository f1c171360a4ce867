import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(app, 'identifier')

describe('identifiers.delete', () => {
  it('deletes an identifier with its number', async () => {
    const person_id = await addPerson()
    const { id } = (await api.call('identifiers.create', { path: { id: person_id }, body: passport })).body.data
    await api.expectError(412, 'identifiers.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('identifiers.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'identifiers.get', { path: { id } })
    assert.deepEqual(await listEventTypes(id), ['identifier.created', 'identifier.deleted'])
    assert.deepEqual(await readAuditDetail('identifier.deleted'), { identifier_id: id, person_id })
  })
})
