import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OperationRequest } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { readColumn, readCsv } from '../../../support/read-csv.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createBusiness, createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('people.exportCsv', () => {
  it('has the columns of a person, with the names of their department, location and manager', async () => {
    const { api } = await createOwnerFixture(app, 'person')
    const manager = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
    const manager_id = (await api.call('people.create', { body: manager })).body.data.id
    const department = (await api.call('departments.create', { body: { name: 'Research' } })).body.data
    const location = (await api.call('locations.create', { body: { name: 'Lyon, Gerland', country: 'FR' } })).body.data
    const ada = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '+33 4 1234',
      address: '1 rue A\n69007 Lyon',
      postal_address: { line1: '=1+1', postal_code: '69007', town: 'Lyon', country: 'FR' },
      date_of_birth: '1990-12-10',
      job_title: '=HYPERLINK("https://example.com")',
      employment_type: 'full_time',
      start_date: '2020-01-01',
      last_day: '2098-12-31',
      employee_number: '-7',
      external_id: '@ada',
    } as const
    const places = { department_id: department.id, location_id: location.id, manager_id }
    const { data } = (await api.call('people.create', { body: { ...ada, ...places } })).body
    const [, row] = readCsv((await api.call('people.exportCsv')).text)
    assert.deepEqual(row, {
      id: String(data.id),
      employee_number: "'-7",
      external_id: "'@ada",
      first_name: 'Ada',
      last_name: 'Lovelace',
      preferred_name: '',
      email: 'ada@example.com',
      phone: "'+33 4 1234",
      address: '1 rue A 69007 Lyon',
      'postal_address.line1': "'=1+1",
      'postal_address.line2': '',
      'postal_address.postal_code': '69007',
      'postal_address.town': 'Lyon',
      'postal_address.region': '',
      'postal_address.country': 'FR',
      date_of_birth: '1990-12-10',
      job_title: `'=HYPERLINK("https://example.com")`,
      department_id: String(department.id),
      department: 'Research',
      location_id: String(location.id),
      location: 'Lyon, Gerland',
      manager_id: String(manager_id),
      manager: 'Grace Hopper',
      employment_type: 'full_time',
      start_date: '2020-01-01',
      last_day: '2098-12-31',
      end_kind: '',
      status: 'active',
      created_at: data.created_at,
      updated_at: data.updated_at,
    })
  })

  it('has the custom fields that the caller sees, and the values that people.list shows them', async () => {
    const { business, api, addPerson } = await createOwnerFixture(app, 'person')
    const { id: business_id } = business
    const add = (key: string, values: Partial<Parameters<typeof createCustomField>[1]>) =>
      createCustomField(app, { business_id, key, type: 'text', ...values })
    await add('team', { visible_to: ['manager'], position: 1 })
    await add('hobby', { visible_to: ['self'], position: 2 })
    await add('health', { visible_to: ['self', 'manager'], sensitive: true, position: 3 })
    const archived = await add('former', { position: 4 })
    await add('days', { type: 'number', position: 5 })
    const boss = await addPerson({ custom_fields: { hobby: 'Chess', health: 'Asthma' } })
    const custom_fields = { team: '=Red; +Blue', hobby: 'Go', health: 'Well', former: 'x', days: -1e-7 }
    const report = await addPerson({ manager_id: boss, custom_fields })
    await api.call('customFields.update', { path: { id: archived.id }, body: { archived: true } })
    const manager = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, manager.id, boss)
    const readValues = async (by: typeof api) =>
      readCsv((await by.call('people.exportCsv', { query: { ids: [boss, report] } })).text).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name.startsWith('custom_fields.'))),
      )
    const none = { 'custom_fields.team': '', 'custom_fields.hobby': '', 'custom_fields.health': '' }
    assert.deepEqual(await readValues(api), [
      { ...none, 'custom_fields.hobby': 'Chess', 'custom_fields.health': 'Asthma', 'custom_fields.days': '' },
      {
        'custom_fields.team': "'=Red;' +Blue",
        'custom_fields.hobby': 'Go',
        'custom_fields.health': 'Well',
        'custom_fields.days': '-0.0000001',
      },
    ])
    assert.deepEqual(await readValues(caller(app, manager.token)), [
      { ...none, 'custom_fields.hobby': 'Chess', 'custom_fields.health': 'Asthma' },
      { ...none, 'custom_fields.team': "'=Red;' +Blue" },
    ])
  })

  it('has the people of people.list for the same caller and filters', async () => {
    const { business, api, addPerson } = await createOwnerFixture(app, 'person')
    const stranger = await createBusiness(app)
    const [boss, manager] = [await addPerson(), await createUser(app, { business_id: business.id, role: 'manager' })]
    await linkUser(app, manager.id, boss)
    const report = await addPerson({ manager_id: boss })
    await addPerson({ manager_id: report, last_name: 'Byron' })
    await addPerson({ manager_id: boss, end_date: '2020-01-01' })
    const deleted = await addPerson()
    await api.call('people.delete', { path: { id: deleted } })
    const employee = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, employee.id, report)
    for (const { token } of [business.owner, manager, employee, stranger.owner]) {
      const by = caller(app, token)
      const queries: OperationRequest<'people.exportCsv'>['query'][] = [
        {},
        { status: 'terminated' },
        { include_deleted: true, sort: '-last_name' },
        { q: 'byron' },
        { as_of: '2019-01-01' },
        { ids: [report, deleted] },
      ]
      for (const query of queries) {
        const listed = (await by.call('people.list', { query })).body.data
        const { text } = await by.call('people.exportCsv', { query })
        assert.deepEqual(
          readColumn(text, 'id'),
          listed.map(({ id }) => String(id)),
          JSON.stringify(query),
        )
      }
    }
    for (const query of [{ manager_id: 2_000_000_000 }, { department_id: 2_000_000_000 }]) {
      const { errors } = (await api.expectError(422, 'people.exportCsv', { query })).body
      assert.deepEqual(errors?.[0]?.code, 'unknown_record')
    }
  })
})
