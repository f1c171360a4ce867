import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createLocation, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

let people = 0
const ada = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++people}@example.com` })

/** Creates a business with a department and a location. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const engines = await createDepartment(app, { business_id, name: 'Engines' })
  const paris = await createLocation(app, { business_id, name: 'Paris' })
  return { business_id, api: caller(app, owner.token), engines, paris }
}

describe('the department of a person', () => {
  it('is set by name or ID, and shown with both', async () => {
    const { api, engines } = await createFixture()
    for (const fields of [
      { department: ' eNGINES ' },
      { department_id: engines.id },
      { department: 'engines', department_id: engines.id },
    ]) {
      const { data } = (await api.call('people.create', { body: { ...ada(), ...fields } })).body
      assert.deepEqual([data.department, data.department_id], ['Engines', engines.id])
    }
    assert.equal((await all(api, 'departments.list')).length, 1)
  })

  it('is created if its name is new, and only once even when requests race', async () => {
    const { api } = await createFixture()
    const people = await Promise.all(
      ['Looms', 'looms', 'LOOMS'].map(async (department) => {
        return (await api.call('people.create', { body: { ...ada(), department } })).body.data
      }),
    )
    assert.equal(new Set(people.map(({ department_id }) => department_id)).size, 1)
    const entries = await all(api, 'auditLog.list', { query: { action: 'department.created' } })
    assert.deepEqual(
      entries.map(({ detail }) => detail.department_id),
      [people[0]?.department_id],
    )
  })

  it('must be the same if both its name and its ID are submitted', async () => {
    const { api, engines } = await createFixture()
    const errors = [
      { path: 'body.department', code: 'invalid', message: 'must be the name of department_id, or be left out' },
    ]
    for (const fields of [
      { department: 'Looms', department_id: engines.id },
      { department: null, department_id: engines.id },
      { department: 'Engines', department_id: null },
    ]) {
      const { body } = await api.expectError(422, 'people.create', { body: { ...ada(), ...fields } })
      assert.deepEqual(body.errors, errors)
    }
  })

  it('is changed by name or ID, and removed by setting either to null', async () => {
    const { business_id, api, engines } = await createFixture()
    const { id } = await createPerson(app, { business_id, department: 'Engines' })
    const update = async (body: object) => {
      const { department, department_id, version } = (await api.call('people.update', { path: { id }, body })).body.data
      return [department, department_id, version]
    }
    assert.deepEqual(await update({ department: 'ENGINES' }), ['Engines', engines.id, 1])
    assert.deepEqual(await update({ department: null }), [null, null, 2])
    assert.deepEqual(await update({ department_id: engines.id }), ['Engines', engines.id, 3])
    assert.deepEqual(await update({ job_title: 'Countess' }), ['Engines', engines.id, 4])
    assert.deepEqual(await update({ department_id: null }), [null, null, 5])
  })

  it('is not added by a failed row of an import, or by a dry run', async () => {
    const { api } = await createFixture()
    const people = [
      { ...ada(), department: 'Looms', manager_id: 2147483647 },
      { ...ada(), department: 'Mills' },
    ]
    const names = async () => (await all(api, 'departments.list')).map(({ name }) => name)
    await api.call('people.import', { body: { people, dry_run: true } })
    assert.deepEqual(await names(), ['Engines'])
    await api.call('people.import', { body: { people } })
    assert.deepEqual(await names(), ['Engines', 'Mills'])
  })
})

describe('the location of a person', () => {
  it('is set and removed by ID', async () => {
    const { api, paris } = await createFixture()
    const { data } = (await api.call('people.create', { body: { ...ada(), location_id: paris.id } })).body
    assert.equal(data.location_id, paris.id)
    const path = { id: data.id }
    await api.expectError(422, 'people.update', { path, body: { location_id: 2147483647 } })
    const { data: moved } = (await api.call('people.update', { path, body: { location_id: null } })).body
    assert.deepEqual([moved.location_id, moved.version], [null, 2])
  })
})

describe('people.list by place of work', () => {
  it('filters by a department with its parts, by the name of a department without them, and by location', async () => {
    const { business_id, api, engines, paris } = await createFixture()
    const part = await createDepartment(app, { business_id, name: 'Pistons', parent_id: engines.id })
    const { id: part_of_part } = await createDepartment(app, { business_id, parent_id: part.id })
    const enginesPerson = await createPerson(app, { business_id, department_id: engines.id })
    const pistonsPerson = await createPerson(app, { business_id, department_id: part.id, location_id: paris.id })
    const partPerson = await createPerson(app, { business_id, department_id: part_of_part })
    await createPerson(app, { business_id, department: 'Looms' })
    const listIds = async (query: Record<string, unknown>) =>
      (await all(api, 'people.list', { query })).map(({ id }) => id)
    assert.deepEqual(await listIds({ department_id: engines.id }), [enginesPerson.id, pistonsPerson.id, partPerson.id])
    assert.deepEqual(await listIds({ department_id: part.id }), [pistonsPerson.id, partPerson.id])
    assert.deepEqual(await listIds({ department: 'ENGINES' }), [enginesPerson.id])
    assert.deepEqual(await listIds({ location_id: paris.id }), [pistonsPerson.id])
    assert.deepEqual(await listIds({ location_id: paris.id, department: 'Engines' }), [])
  })
})
