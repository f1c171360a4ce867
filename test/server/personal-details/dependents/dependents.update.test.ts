import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { child, createPersonalDetailsFixture } from '../personal-details-fixture.ts'

const app = await startTestApp()
const { api, addPerson, listEventTypes, readAuditDetail } = await createPersonalDetailsFixture(app, 'dependent')

describe('dependents.update', () => {
  it('changes the submitted members, and writes nothing if none differs', async () => {
    const person_id = await addPerson()
    const { id } = (await api.call('dependents.create', { path: { id: person_id }, body: child })).body.data
    const body = { first_name: 'Ralph', tax_dependent: true }
    for (const _ of ['change', 'repeat']) {
      const { data } = (await api.call('dependents.update', { path: { id }, body })).body
      assert.deepEqual([data.first_name, data.tax_dependent, data.version], ['Ralph', true, 2])
    }
    assert.deepEqual(await listEventTypes(id), ['dependent.created', 'dependent.updated'])
    assert.deepEqual(await readAuditDetail('dependent.updated'), {
      dependent_id: id,
      person_id,
      changed: 'first_name tax_dependent',
    })
    await api.expectError(422, 'dependents.update', { path: { id }, body: { date_of_birth: '2099-01-01' } })
    await api.expectError(412, 'dependents.update', { path: { id }, header: { 'If-Match': '"1"' }, body })
  })
})
