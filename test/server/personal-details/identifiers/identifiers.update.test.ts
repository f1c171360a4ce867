import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPersonalDetailsFixture, passport } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(app, 'identifier')
const add = async (body: object = passport) =>
  (await api.call('identifiers.create', { path: { id: await addPerson() }, body: body as typeof passport })).body.data

describe('identifiers.update', () => {
  it('changes the submitted members and encrypts a new number', async () => {
    const { id, person_id } = await add()
    const body = { value: '998877665', expires_on: '2040-01-01' }
    const { data } = (await api.call('identifiers.update', { path: { id }, body })).body
    assert.deepEqual([data.last_four, data.expires_on, data.version], ['7665', '2040-01-01', 2])
    assert.equal((await api.call('identifiers.reveal', { path: { id } })).body.data.value, '998877665')
    assert.deepEqual(await readAuditDetail('identifier.updated'), {
      identifier_id: id,
      person_id,
      changed: 'expires_on value',
    })
    assert.deepEqual(await listEventTypes(id), ['identifier.created', 'identifier.updated'])
  })

  it('writes nothing if the members are the same, including the number', async () => {
    const { id } = await add()
    const { data } = (await api.call('identifiers.update', { path: { id }, body: passport })).body
    assert.equal(data.version, 1)
    assert.deepEqual(await listEventTypes(id), ['identifier.created'])
  })

  it('checks the stored number again if the kind or the country changes', async () => {
    const { id } = await add({ kind: 'other', country: 'DE', value: '12345678901' })
    await api.expectError(422, 'identifiers.update', { path: { id }, body: { kind: 'tax_id' } })
    await api.call('identifiers.update', { path: { id }, body: { kind: 'tax_id', value: '36574261809' } })
    await api.expectError(422, 'identifiers.update', { path: { id }, body: { country: 'IT' } })
  })

  it('checks the days together with the stored ones', async () => {
    const { id } = await add({ ...passport, issued_on: '2030-01-01' })
    await api.expectError(422, 'identifiers.update', { path: { id }, body: { expires_on: '2029-12-31' } })
  })

  it('refuses an older version', async () => {
    const { id } = await add()
    const header = { 'If-Match': '"1"' }
    await api.call('identifiers.update', { path: { id }, header, body: { note: 'Copied' } })
    await api.expectError(412, 'identifiers.update', { path: { id }, header, body: { note: 'Copied again' } })
  })
})
