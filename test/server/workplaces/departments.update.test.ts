import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const add = async (parent_id: number | null = null) => (await createDepartment(app, { business_id, parent_id })).id

describe('departments.update', () => {
  it('changes what is given, and its people are in it by the new name', async () => {
    const { id, name } = await createDepartment(app, { business_id, name: 'Engines', code: 'ENG' })
    const person = await createPerson(app, { business_id, department_id: id })
    const body = { name: 'Looms', code: null }
    const { data } = (await api.call('departments.update', { path: { id }, header: { 'If-Match': '"1"' }, body })).body
    const { created_at, updated_at } = data
    assert.deepEqual(data, { id, ...body, parent_id: null, created_at, updated_at, version: 2 })
    const { department, version } = (await api.call('people.get', { path: { id: person.id } })).body.data
    assert.deepEqual([department, version], ['Looms', 1])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'department.updated', limit: 1 } })
    const detail = { department_id: id, name: 'Looms', name_before: name, code: null, code_before: 'ENG' }
    assert.deepEqual(entry?.detail, detail)
  })

  it('writes nothing where nothing changes', async () => {
    const { id, name } = await createDepartment(app, { business_id })
    const { data } = (await api.call('departments.update', { path: { id }, body: { name: ` ${name}` } })).body
    assert.equal(data.version, 1)
  })

  it('makes no department a part of itself, directly or through others', async () => {
    const top = await add()
    const middle = await add(top)
    const bottom = await add(middle)
    const errors = [{ path: 'body.parent_id', message: 'must not be the department or a part of it' }]
    for (const parent_id of [top, middle, bottom]) {
      const { body } = await api.refused(422, 'departments.update', { path: { id: top }, body: { parent_id } })
      assert.deepEqual(body.errors, errors)
    }
    await api.call('departments.update', { path: { id: bottom }, body: { parent_id: null } })
    await api.call('departments.update', { path: { id: top }, body: { parent_id: bottom } })
  })

  it('makes no circle of two changes at the same moment', async () => {
    const [one, other] = [await add(), await add()]
    const answers = await Promise.all([
      api.send('departments.update', { path: { id: one }, body: { parent_id: other } }),
      api.send('departments.update', { path: { id: other }, body: { parent_id: one } }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  it('keeps each name to one department', async () => {
    const [{ id }, { name }] = [
      await createDepartment(app, { business_id }),
      await createDepartment(app, { business_id }),
    ]
    await api.refused(409, 'departments.update', { path: { id }, body: { name: name.toUpperCase() } })
  })
})
