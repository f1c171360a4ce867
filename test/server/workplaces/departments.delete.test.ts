import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDepartment } from '../../support/samples/factories.ts'
import { testDeletion } from './place-tests.ts'

const { app, api, business_id } = await testDeletion('departments')

describe('departments.delete', () => {
  it('returns 409 while a leave type has a rule for the department', async () => {
    const { id } = await createDepartment(app, { business_id })
    const rules = [{ employment_types: ['casual' as const], days_per_year: 5 }, { department_id: id }]
    const type = { accrual: { method: 'yearly' as const, days_per_year: 25 }, entitlement_rules: rules }
    const { body } = await api.call('leaveTypes.create', { body: { name: 'Vacation', code: 'vacation', ...type } })
    const { message } = (await api.expectError(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'The leave type “Vacation” has a rule for it. Change the rule first.')
    await api.call('leaveTypes.update', { path: { id: body.data.id }, body: { entitlement_rules: [] } })
    await api.call('departments.delete', { path: { id } })
  })

  it('returns 409 while a leave type has a blackout for the department', async () => {
    const { id } = await createDepartment(app, { business_id })
    const blackout = { name: 'Closing', from: '2036-12-15', to: '2036-12-31' }
    const limits = { blackouts: [blackout, { ...blackout, department_ids: [id] }] }
    const { body } = await api.call('leaveTypes.create', { body: { name: 'Vacation', code: 'closing', limits } })
    const { message } = (await api.expectError(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'The leave type “Vacation” has a blackout for it. Change the blackout first.')
    await api.call('leaveTypes.update', { path: { id: body.data.id }, body: { limits: { blackouts: [] } } })
    await api.call('departments.delete', { path: { id } })
  })

  it('returns 409 while other departments are parts of the department', async () => {
    const { id } = await createDepartment(app, { business_id })
    const part = await createDepartment(app, { business_id, parent_id: id })
    const { message } = (await api.expectError(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'Other departments are parts of the department. Move them to another one first.')
    await api.call('departments.delete', { path: { id: part.id } })
    await api.call('departments.delete', { path: { id } })
  })
})
