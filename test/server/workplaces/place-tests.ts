import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxPlaces } from '../../../server/workplaces/place-rules.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import {
  createBusiness,
  createDepartment,
  createLocation,
  createPerson,
  createUser,
} from '../../support/samples/factories.ts'
import { startTestApp, type TestApp } from '../../support/service/app.ts'

const kinds = {
  departments: { singular: 'department', preposition: 'in', create: createDepartment },
  locations: { singular: 'location', preposition: 'at', create: createLocation },
}

interface Workplaces {
  app: TestApp
  business_id: number
  owner_id: number
  /** The client of the owner. */
  api: Caller
}

async function openBusiness(app: TestApp): Promise<Workplaces> {
  const { id: business_id, owner } = await createBusiness(app)
  return { app, business_id, owner_id: owner.id, api: caller(app, owner.token) }
}

/*
 * Tests of the behaviour that departments and locations share. The test of each operation calls the function for it,
 * and tests the differences between departments and locations in the same app and business.
 */

export async function testCreation(table: keyof typeof kinds): Promise<Workplaces> {
  const workplaces = await openBusiness(await startTestApp())
  const { app, api } = workplaces
  const { singular } = kinds[table]

  describe(`${table}.create`, () => {
    it('requires a name and a code that are unique in the business, ignoring case', async () => {
      const body = { name: 'Énergie', code: 'NRG' }
      await api.call(`${table}.create`, { body })
      for (const [member, duplicate] of [
        ['name', { name: 'énergie' }],
        ['code', { name: 'Other', code: 'nrg' }],
      ] as const) {
        const { errors } = (await api.expectError(409, `${table}.create`, { body: duplicate })).body
        assert.deepEqual(errors, [
          { path: `body.${member}`, code: 'taken', message: `Another ${singular} has this ${member}.` },
        ])
      }
      await (await openBusiness(app)).api.call(`${table}.create`, { body })
    })

    it(`returns 409 beyond the limit of ${table}`, async () => {
      const { business_id, api } = await openBusiness(app)
      const rows = Array.from({ length: maxPlaces - 1 }, (_, index) => ({ business_id, name: `Place ${index}` }))
      await app.db.insertInto(table).values(rows).execute()
      await api.call(`${table}.create`, { body: { name: 'Last' } })
      const { message } = (await api.expectError(409, `${table}.create`, { body: { name: 'One more' } })).body
      assert.equal(message, `The business has 1,000 ${table}, and cannot have more.`)
    })
  })
  return workplaces
}

export async function testUpdate(table: keyof typeof kinds): Promise<Workplaces> {
  const workplaces = await openBusiness(await startTestApp())
  const { app, business_id, api } = workplaces
  const { singular, create } = kinds[table]

  describe(`${table}.update`, () => {
    it('changes the submitted fields and records them in the audit log, once', async () => {
      const { id } = await create(app, { business_id, name: 'Engines', code: 'ENG' })
      const { data: before } = (await api.call(`${table}.get`, { path: { id } })).body
      const body = { name: 'Looms', code: null }
      const { data } = (await api.call(`${table}.update`, { path: { id }, header: { 'If-Match': '"1"' }, body })).body
      assert.deepEqual(data, { ...before, ...body, updated_at: data.updated_at, version: 2 })
      await api.call(`${table}.update`, { path: { id }, body: { name: ' Looms' } })
      const entries = await all(api, 'auditLog.list', { query: { action: `${singular}.updated` } })
      const changes = { name: 'Looms', name_before: 'Engines', code: null, code_before: 'ENG' }
      const details = entries.map(({ detail }) => detail).filter((detail) => detail[`${singular}_id`] === id)
      assert.deepEqual(details, [{ [`${singular}_id`]: id, ...changes }])
      assert.deepEqual((await api.call(`${table}.get`, { path: { id } })).body.data, data)
    })

    it('requires a unique name', async () => {
      const { id } = await create(app, { business_id })
      const { name } = await create(app, { business_id })
      await api.expectError(409, `${table}.update`, { path: { id }, body: { name: name.toUpperCase() } })
    })
  })
  return workplaces
}

export async function testDeletion(table: keyof typeof kinds): Promise<Workplaces> {
  const workplaces = await openBusiness(await startTestApp())
  const { app, business_id, api } = workplaces
  const { singular, preposition, create } = kinds[table]

  describe(`${table}.delete`, () => {
    it(`deletes a ${singular} once all of its people are deleted`, async () => {
      const { id, name } = await create(app, { business_id })
      const person = await createPerson(app, { business_id, [`${singular}_id`]: id })
      const { message } = (await api.expectError(409, `${table}.delete`, { path: { id } })).body
      const people = `People are ${preposition} the ${singular}, terminated ones included.`
      assert.equal(message, `${people} Move them to another one first.`)
      await api.call('people.delete', { path: { id: person.id } })
      await api.call(`${table}.delete`, { path: { id }, header: { 'If-Match': '"1"' } })
      await api.expectError(404, `${table}.get`, { path: { id } })
      const [entry] = await all(api, 'auditLog.list', { query: { action: `${singular}.deleted` } })
      assert.deepEqual(entry?.detail, { [`${singular}_id`]: id, name })
      const [tombstone] = await all(api, 'people.list', { query: { ids: [person.id], include_deleted: true } })
      assert.equal(tombstone?.[`${singular as 'department'}_id`], null)
    })
  })
  return workplaces
}

export async function testGet(table: keyof typeof kinds): Promise<void> {
  const { api } = await openBusiness(await startTestApp())
  it(`${table}.get returns the response of ${table}.create`, async () => {
    const { data } = (await api.call(`${table}.create`, { body: { name: 'Engines', code: 'ENG' } })).body
    assert.deepEqual((await api.call(`${table}.get`, { path: { id: data.id } })).body.data, data)
  })
}

export async function testList(table: keyof typeof kinds): Promise<void> {
  const { app, business_id, api } = await openBusiness(await startTestApp())
  const employee = await createUser(app, { business_id, role: 'employee' })
  for (const [name, code] of [
    ['Looms', 'L-1'],
    ['énergie', null],
    ['Engines', 'ENG'],
    ['Ateliers', null],
  ] as const) {
    await kinds[table].create(app, { business_id, name, code })
  }
  const names = async (query: object, user = api) =>
    (await all(user, `${table}.list`, { query: { limit: 3, ...query } })).map(({ name }) => name)

  describe(`${table}.list`, () => {
    it(`pages through the ${table} by ID or by name, for employees too`, async () => {
      for (const user of [api, caller(app, employee.token)]) {
        assert.deepEqual(await names({}, user), ['Looms', 'énergie', 'Engines', 'Ateliers'])
        assert.deepEqual(await names({ sort: 'name' }, user), ['Ateliers', 'énergie', 'Engines', 'Looms'])
      }
      assert.deepEqual(await names({ sort: '-name' }), ['Looms', 'Engines', 'énergie', 'Ateliers'])
    })

    it('searches names and codes, ignoring case and accents', async () => {
      assert.deepEqual(await names({ q: 'EN' }), ['énergie', 'Engines'])
      assert.deepEqual(await names({ q: 'loom l-1' }), ['Looms'])
      assert.deepEqual(await names({ q: '%' }), [])
    })

    it('filters by the time of the last change', async () => {
      assert.deepEqual(await names({ updated_since: '2999-01-01T00:00:00Z' }), [])
    })
  })
}
