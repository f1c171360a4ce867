import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createDepartment, createLocation, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

let named = 0
const ada = () => ({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++named}@example.com` })

/** A business with a department and a location. */
async function office() {
  const { id: business_id, owner } = await createBusiness(app)
  const engines = await createDepartment(app, { business_id, name: 'Engines' })
  const paris = await createLocation(app, { business_id, name: 'Paris' })
  return { business_id, api: caller(app, owner.token), engines, paris }
}

describe('the department of a person', () => {
  it('is found by its name or its id, and both are answered', async () => {
    const { api, engines } = await office()
    for (const given of [
      { department: ' eNGINES ' },
      { department_id: engines.id },
      { department: 'engines', department_id: engines.id },
    ]) {
      const { data } = (await api.call('people.create', { body: { ...ada(), ...given } })).body
      assert.deepEqual([data.department, data.department_id], ['Engines', engines.id])
    }
    assert.equal((await all(api, 'departments.list')).length, 1)
  })

  it('is added where there is none of its name, once however many ask at the same moment', async () => {
    const { api } = await office()
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

  it('is refused where its name and its id are of two', async () => {
    const { api, engines } = await office()
    const errors = [{ path: 'body.department', message: 'must be the name of department_id, or be left out' }]
    for (const given of [
      { department: 'Looms', department_id: engines.id },
      { department: null, department_id: engines.id },
      { department: 'Engines', department_id: null },
    ]) {
      const { body } = await api.refused(422, 'people.create', { body: { ...ada(), ...given } })
      assert.deepEqual(body.errors, errors)
    }
  })

  it('is changed by name or id, emptied by null of either, and left alone otherwise', async () => {
    const { business_id, api, engines } = await office()
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

  it('of a row that fails is not added by an import, and no department by a dry run', async () => {
    const { api } = await office()
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
  it('is given, changed and emptied by its id', async () => {
    const { api, paris } = await office()
    const { data } = (await api.call('people.create', { body: { ...ada(), location_id: paris.id } })).body
    assert.equal(data.location_id, paris.id)
    const path = { id: data.id }
    await api.refused(422, 'people.update', { path, body: { location_id: 2147483647 } })
    const { data: moved } = (await api.call('people.update', { path, body: { location_id: null } })).body
    assert.deepEqual([moved.location_id, moved.version], [null, 2])
  })
})

describe('people.list by place of work', () => {
  it('finds who is in a department or a part of it, by its name without its parts, and who is at a location', async () => {
    const { business_id, api, engines, paris } = await office()
    const part = await createDepartment(app, { business_id, name: 'Pistons', parent_id: engines.id })
    const { id: part_of_part } = await createDepartment(app, { business_id, parent_id: part.id })
    const one = await createPerson(app, { business_id, department_id: engines.id })
    const two = await createPerson(app, { business_id, department_id: part.id, location_id: paris.id })
    const three = await createPerson(app, { business_id, department_id: part_of_part })
    await createPerson(app, { business_id, department: 'Looms' })
    const found = async (query: Record<string, unknown>) =>
      (await all(api, 'people.list', { query })).map(({ id }) => id)
    assert.deepEqual(await found({ department_id: engines.id }), [one.id, two.id, three.id])
    assert.deepEqual(await found({ department_id: part.id }), [two.id, three.id])
    assert.deepEqual(await found({ department: 'ENGINES' }), [one.id])
    assert.deepEqual(await found({ location_id: paris.id }), [two.id])
    assert.deepEqual(await found({ location_id: paris.id, department: 'Engines' }), [])
    await api.refused(422, 'people.list', { query: { department_id: 2147483647 } })
    await api.refused(422, 'people.list', { query: { location_id: 2147483647 } })
  })
})
