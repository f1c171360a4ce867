import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxDepartments } from '../../../server/workplaces/place-conflicts.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('departments.create', () => {
  it('adds a department as a part of another one, and writes it down', async () => {
    const { id: parent_id } = await createDepartment(app, { business_id })
    const body = { name: ' Engines\t\nand  looms ', code: ' ENG ', parent_id }
    const { body: answer } = await api.call('departments.create', { body })
    const { id, created_at, updated_at, ...rest } = answer.data
    assert.deepEqual(rest, { name: 'Engines and looms', code: 'ENG', parent_id, version: 1 })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'department.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { department_id: id, name: 'Engines and looms' }])
  })

  it('has each name and each code once in a business, whatever the case', async () => {
    await api.call('departments.create', { body: { name: 'Énergie', code: 'NRG' } })
    const name = await api.refused(409, 'departments.create', { body: { name: 'énergie' } })
    assert.deepEqual(name.body.errors, [{ path: 'body.name', message: 'Another department has this name.' }])
    const code = await api.refused(409, 'departments.create', { body: { name: 'Other', code: 'nrg' } })
    assert.deepEqual(code.body.errors, [{ path: 'body.code', message: 'Another department has this code.' }])
    const other = await createBusiness(app)
    await caller(app, other.owner.token).call('departments.create', { body: { name: 'Énergie', code: 'NRG' } })
  })

  it('is refused beyond the most departments of a business', async () => {
    const { id, owner } = await createBusiness(app)
    const rows = Array.from({ length: maxDepartments - 1 }, (_, at) => ({ business_id: id, name: `Part ${at}` }))
    await app.db.insertInto('departments').values(rows).execute()
    const full = caller(app, owner.token)
    await full.call('departments.create', { body: { name: 'The last' } })
    const { message } = (await full.refused(409, 'departments.create', { body: { name: 'One more' } })).body
    assert.equal(message, 'The business has 1,000 departments, and cannot have more.')
    const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
    await full.refused(409, 'people.create', { body: { ...ada, department: 'One more' } })
    await full.call('people.create', { body: { ...ada, department: 'the LAST' } })
  })
})
