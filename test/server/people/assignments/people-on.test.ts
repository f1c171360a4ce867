import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { createDepartment, createLocation, createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, hire, add, employee } = await createAssignmentFixture(app)
const business_id = business.id

const [engines, sales] = [await createDepartment(app, { business_id }), await createDepartment(app, { business_id })]
const [paris, boss] = [await createLocation(app, { business_id }), await hire({ start_date: '2020-01-01' })]
const ada = await hire({ start_date: '2026-02-01', end_date: '2098-01-01', department_id: engines.id })
await add(ada, { effective_on: '2026-06-01', department_id: sales.id, manager_id: boss })
await add(ada, { effective_on: '2097-01-01', job_title: 'Director', location_id: paris.id })

const get = async (id: number, as_of: string): Promise<Schemas['Person']> =>
  (await api.call('people.list', { query: { ids: [id], as_of } })).body.data[0] ?? assert.fail()

const listIds = async (query: object): Promise<number[]> =>
  (await api.call('people.list', { query })).body.data.map(({ id }: Schemas['Person']) => id)

const directory = async (query: object): Promise<number[]> =>
  (await api.call('directory.list', { query })).body.data.map((entry: Schemas['DirectoryEntry']) => entry.person_id)

describe('as_of', () => {
  it('shows the job, the place, the manager and the status on a day', async () => {
    const readDay = async (day: string) => {
      const { status, job_title, department_id, location_id, manager_id } = await get(ada, day)
      return [status, job_title, department_id, location_id, manager_id]
    }
    assert.deepEqual(await readDay('2026-01-31'), ['pending', 'Analyst', engines.id, null, null])
    assert.deepEqual(await readDay('2026-05-31'), ['active', 'Analyst', engines.id, null, null])
    assert.deepEqual(await readDay('2026-06-01'), ['active', 'Analyst', sales.id, null, boss])
    assert.deepEqual(await readDay('2097-01-01'), ['active', 'Director', sales.id, paris.id, boss])
    assert.deepEqual(await readDay('2099-01-01'), ['terminated', 'Director', sales.id, paris.id, boss])
  })

  it('filters people by the department, location, manager and status of that day', async () => {
    const ids = [ada]
    assert.deepEqual(await listIds({ ids, as_of: '2026-05-31', department_id: engines.id }), [ada])
    assert.deepEqual(await listIds({ ids, as_of: '2026-06-01', department_id: engines.id }), [])
    assert.deepEqual(await listIds({ ids, as_of: '2026-06-01', department_id: sales.id, manager_id: boss }), [ada])
    assert.deepEqual(await listIds({ ids, as_of: '2026-05-31', manager_id: boss }), [])
    assert.deepEqual(await listIds({ ids, as_of: '2097-01-01', location_id: paris.id }), [ada])
    assert.deepEqual(await listIds({ ids, as_of: '2026-01-31', status: 'pending' }), [ada])
    assert.deepEqual(await listIds({ ids, as_of: '2099-01-01', status: 'terminated', q: 'lovelace' }), [ada])
    const { meta } = (
      await api.call('people.list', { query: { as_of: '2026-06-01', manager_id: boss, include_total: true, limit: 1 } })
    ).body
    assert.equal(meta.total, 1)
  })

  it('shows who works on that day in the directory', async () => {
    assert.ok(!(await directory({ as_of: '2026-01-31' })).includes(ada))
    assert.deepEqual(await directory({ as_of: '2026-05-31', department_id: engines.id }), [ada])
    assert.deepEqual(await directory({ as_of: '2026-06-01', department_id: engines.id }), [])
    const entry = (await api.call('directory.list', { query: { as_of: '2097-01-01', location_id: paris.id } })).body
      .data[0]
    assert.deepEqual([entry?.job_title, entry?.department_id], ['Director', sales.id])
  })

  it('shows the record of a person without assignments', async () => {
    const id = await addPerson({ job_title: 'Clerk' })
    assert.equal((await get(id, '2020-01-01')).job_title, 'Clerk')
  })

  it('must not be in the future for employees, nor in the directory for managers', async () => {
    const { person_id: id, api: own } = await employee()
    await add(id, { effective_on: '2099-01-01', job_title: 'Director' })
    const query = { as_of: '2099-01-01' }
    await own.call('people.list', { query: { as_of: '2026-05-01' } })
    await own.expectError(422, 'people.list', { query })
    await own.expectError(422, 'directory.list', { query })
    const user = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, user.id, boss)
    const manager = caller(app, user.token)
    const { data } = (await manager.call('people.list', { query: { ids: [ada], as_of: '2097-06-01' } })).body
    assert.equal(data[0]?.job_title, 'Director')
    await manager.expectError(422, 'directory.list', { query })
  })
})
