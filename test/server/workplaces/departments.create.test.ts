import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxPlaces } from '../../../server/workplaces/place-rules.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment } from '../../support/samples/factories.ts'
import { testCreation } from './place-tests.ts'

const { app, api, business_id, owner_id } = await testCreation('departments')

describe('departments.create', () => {
  it('adds a part of another department and records it in the audit log', async () => {
    const { id: parent_id } = await createDepartment(app, { business_id })
    const body = { name: ' Engines\t\nand  looms ', code: ' ENG ', parent_id, cost_centre: ' CC  1 ' }
    const { data } = (await api.call('departments.create', { body })).body
    const { id, created_at, updated_at, ...fields } = data
    assert.deepEqual(fields, { name: 'Engines and looms', code: 'ENG', parent_id, cost_centre: 'CC 1', version: 1 })
    const entries = await all(api, 'auditLog.list', { query: { action: 'department.created' } })
    const entry = entries.find(({ detail }) => detail.department_id === id)
    assert.deepEqual([entry?.user_id, entry?.detail.name], [owner_id, 'Engines and looms'])
  })

  it('has the same limit for departments that are created because a person’s record names them', async () => {
    const { id, owner } = await createBusiness(app)
    const names = Array.from({ length: maxPlaces }, (_, index) => ({ business_id: id, name: `Part ${index}` }))
    await app.db.insertInto('departments').values(names).execute()
    const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
    const full = caller(app, owner.token)
    await full.expectError(409, 'people.create', { body: { ...ada, department: 'One more' } })
    await full.call('people.create', { body: { ...ada, department: 'part 999' } })
  })
})
