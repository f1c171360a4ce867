import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('departments.delete', () => {
  it('deletes a department that nobody is in any more, also where deleted people were', async () => {
    const { id, name } = await createDepartment(app, { business_id })
    const person = await createPerson(app, { business_id, department_id: id })
    const { message } = (await api.refused(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'People are in the department, terminated ones included. Move them to another one first.')
    await api.call('people.delete', { path: { id: person.id } })
    await api.call('departments.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.refused(404, 'departments.get', { path: { id } })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'department.deleted' } })
    assert.deepEqual(entry?.detail, { department_id: id, name })
    const [gone] = await all(api, 'people.list', { query: { ids: [person.id], include_deleted: true } })
    assert.equal(gone?.department_id, null)
  })

  it('is refused while a leave type has a rule for it', async () => {
    const { id } = await createDepartment(app, { business_id })
    const rules = [{ employment_types: ['casual' as const], days_per_year: 5 }, { department_id: id }]
    const type = { accrual: { method: 'yearly' as const, days_per_year: 25 }, entitlement_rules: rules }
    const { body } = await api.call('leaveTypes.create', { body: { name: 'Vacation', code: 'vacation', ...type } })
    const { message } = (await api.refused(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'The leave type “Vacation” has a rule for it. Change the rule first.')
    await api.call('leaveTypes.update', { path: { id: body.data.id }, body: { entitlement_rules: [] } })
    await api.call('departments.delete', { path: { id } })
  })

  it('is refused while other departments are parts of it', async () => {
    const { id } = await createDepartment(app, { business_id })
    const part = await createDepartment(app, { business_id, parent_id: id })
    const { message } = (await api.refused(409, 'departments.delete', { path: { id } })).body
    assert.equal(message, 'Other departments are parts of the department. Move them to another one first.')
    await api.call('departments.delete', { path: { id: part.id } })
    await api.call('departments.delete', { path: { id } })
  })
})
