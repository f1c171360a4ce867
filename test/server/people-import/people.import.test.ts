import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createBusiness, createPerson, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

type Result = Schemas['PersonImportResult']
type Row = Record<string, unknown>

const app = await startTestApp()

/** Creates another business. Returns the client of its owner. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  return { business_id, owner, api }
}

let rowCount = 0
const row = (fields: Row = {}): Row => {
  const number = ++rowCount
  return { first_name: 'Ada', last_name: `Row ${number}`, email: `row-${number}@example.com`, ...fields }
}
const rowWithId = (external_id: string, fields: Row = {}): Row => row({ external_id, ...fields })

const importPeople = async (api: Caller, people: Row[], dry_run?: boolean): Promise<Result[]> =>
  (await api.call('people.import', { body: { people, ...(dry_run !== undefined && { dry_run }) } })).body.data

const statuses = (results: Result[]) => results.map(({ status }) => status)
const failure = (index: number, member: string, code: string, message: string): Result => ({
  index,
  status: 'failed',
  errors: [{ path: `body.people[${index}]${member && `.${member}`}`, code, message }],
})

/** Returns all records that an import may change. */
const state = async (api: Caller) => ({
  people: await all(api, 'people.list', { query: { include_deleted: true } }),
  events: await all(api, 'events.list'),
  audit: await all(api, 'auditLog.list'),
})

describe('people.import', () => {
  it('creates, updates and leaves people unchanged, matched by external_id', async () => {
    const { api } = await openBusiness()
    const [first, second, third] = [rowWithId('a'), rowWithId('b'), row()]
    const created = await importPeople(api, [first, second, third])
    assert.deepEqual(
      created.map(({ index, status, errors }) => [index, status, errors]),
      [0, 1, 2].map((index) => [index, 'created', undefined]),
    )
    const repeated = await importPeople(api, [{ ...second, job_title: 'Countess' }, first, rowWithId('c')])
    assert.deepEqual(repeated.slice(0, 2), [
      { index: 0, status: 'updated', id: created[1]?.id },
      { index: 1, status: 'unchanged', id: created[0]?.id },
    ])
    assert.equal(repeated[2]?.status, 'created')
    const people = await all(api, 'people.list')
    assert.deepEqual(
      people.map(({ id, external_id, job_title, version }) => [id, external_id, job_title, version]),
      [
        [created[0]?.id, 'a', null, 1],
        [created[1]?.id, 'b', 'Countess', 2],
        [created[2]?.id, null, null, 1],
        [repeated[2]?.id, 'c', null, 1],
      ],
    )
  })

  it('changes the fields of a row and leaves the others unchanged', async () => {
    const { api } = await openBusiness()
    const fields = rowWithId('a', { phone: '+44 1', metadata: { a: '1' }, work_pattern: pattern(0.5) })
    const [{ id = 0 } = {}] = await importPeople(api, [fields])
    const { phone: _, metadata: __, work_pattern: ___, ...required } = fields
    assert.deepEqual(statuses(await importPeople(api, [{ ...required, first_name: 'New', phone: null }])), ['updated'])
    const { first_name, phone, metadata, work_pattern } = (await api.call('people.get', { path: { id } })).body.data
    assert.deepEqual([first_name, phone, metadata, work_pattern], ['New', null, { a: '1' }, pattern(0.5)])
  })

  it('records one event and one audit entry for each row with a change', async () => {
    const { api, owner } = await openBusiness()
    const rows = [rowWithId('a'), rowWithId('b'), rowWithId('c')]
    const ids = (await importPeople(api, rows)).map(({ id }) => id)
    await importPeople(api, [
      { ...rows[0], last_name: 'Changed' },
      rows[1] ?? {},
      { ...rows[2], email: 'wrong' },
      rowWithId('d'),
    ])
    const events = await all(api, 'events.list')
    assert.deepEqual(
      events.map(({ type, data }) => [type, 'last_name' in data && data.last_name]),
      [
        ...rows.map(({ last_name }) => ['person.created', last_name]),
        ['person.updated', 'Changed'],
        ['person.created', `Row ${rowCount}`],
      ],
    )
    const people = await all(api, 'people.list')
    for (const { data, type, created_at } of events) {
      const isNew = String(type) === 'person.created'
      const person = people.find(({ id }) => 'id' in data && id === data.id) ?? assert.fail()
      const { id, first_name, email, date_of_birth } = person
      const last_name = isNew && id === ids[0] ? rows[0]?.last_name : person.last_name
      assert.deepEqual(data, { id, first_name, last_name, email, date_of_birth, created_at: person.created_at })
      assert.equal(created_at, isNew ? person.created_at : person.updated_at)
    }
    const entries = (await all(api, 'auditLog.list')).filter(({ action }) => action.startsWith('person.'))
    assert.deepEqual(
      entries.map(({ action, user_id }) => [action, user_id]).reverse(),
      events.map(({ type }) => [type, owner.id]),
    )
  })

  it('reports the same problems of an invalid row as people.create, and imports the others', async () => {
    const { api, business_id } = await openBusiness()
    const existing = await createPerson(app, { business_id, external_id: 'taken', employee_number: 'taken' })
    const invalid: Row[] = [
      {},
      row({ email: 'nobody' }),
      row({ height: 3 }),
      row({ first_name: '', last_name: 7, phone: 'x' }),
      row({ employment_type: 'volunteer' }),
      row({ date_of_birth: '2026-02-30' }),
      row({ date_of_birth: '2999-01-01', start_date: '2026-03-02', end_date: '2026-03-01' }),
      row({ work_pattern: { mon: 0.25 } }),
      row({ metadata: { 'a/b': 7, ['x'.repeat(41)]: '' } }),
      row({ metadata: ['x'] }),
      row({ manager_id: 0 }),
      row({ email: existing.email.toUpperCase() }),
      row({ employee_number: 'taken' }),
      JSON.parse('{"first_name": "A", "last_name": "B", "email": "proto@example.com", "__proto__": {"x": 1}}'),
    ]
    const results = await importPeople(api, [row(), ...invalid, row()])
    assert.deepEqual(statuses(results), ['created', ...invalid.map(() => 'failed'), 'created'])
    for (const [index, body] of invalid.entries()) {
      const alone = (await api.send('people.create', { body })).body
      const expected = alone.errors.map(({ path, ...problem }: Schemas['Problem']) => ({
        ...problem,
        path: path.replace('body', `body.people[${index + 1}]`),
      }))
      assert.deepEqual(results[index + 1]?.errors, expected, JSON.stringify(body))
    }
  })

  it('fails only the row that cannot be stored', async () => {
    const { api } = await openBusiness()
    const results = await importPeople(api, [row(), row({ start_date: '0000-01-01' }), row()])
    assert.deepEqual(statuses(results), ['created', 'failed', 'created'])
    assert.deepEqual(results[1], failure(1, '', 'invalid', 'has a value that cannot be stored'))
  })

  it('imports only the first of the rows with the same external_id, even if it is invalid', async () => {
    const { api } = await openBusiness()
    const message = 'An earlier row has this external_id.'
    const results = await importPeople(api, [
      rowWithId('a'),
      rowWithId('a'),
      rowWithId('b', { email: '' }),
      rowWithId('b'),
      rowWithId('c'),
    ])
    assert.deepEqual(statuses(results), ['created', 'failed', 'failed', 'failed', 'created'])
    assert.deepEqual(results[1], failure(1, 'external_id', 'repeated', message))
    assert.deepEqual(results[3], failure(3, 'external_id', 'repeated', message))
    assert.deepEqual(statuses(await importPeople(api, [row({ external_id: null }), row({ external_id: null })])), [
      'created',
      'created',
    ])
  })

  it('imports rows in order, so that a row can take an email that an earlier one has freed', async () => {
    const { api } = await openBusiness()
    await importPeople(api, [
      rowWithId('a', { email: 'one@example.com' }),
      rowWithId('b', { email: 'two@example.com' }),
    ])
    const results = await importPeople(api, [
      rowWithId('b', { email: 'one@example.com' }),
      rowWithId('a', { email: 'three@example.com' }),
      rowWithId('c', { email: 'ONE@example.com' }),
      rowWithId('d', { email: 'three@example.com' }),
    ])
    assert.deepEqual(statuses(results), ['failed', 'updated', 'created', 'failed'])
    assert.deepEqual(results[0], failure(0, 'email', 'taken', 'Another person has this email.'))
    assert.deepEqual(results[3], failure(3, 'email', 'taken', 'Another person has this email.'))
  })

  it('requires managers who are in the business and not deleted, and refuses cycles', async () => {
    const { api, business_id } = await openBusiness()
    const top = await createPerson(app, { business_id, external_id: 'top' })
    const below = await createPerson(app, { business_id, external_id: 'below', manager_id: top.id })
    const deleted = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id: deleted.id } })
    const elsewhere = await createPerson(app, { business_id: (await createBusiness(app)).id })
    const results = await importPeople(api, [
      row({ manager_id: top.id }),
      row({ manager_id: elsewhere.id }),
      row({ manager_id: deleted.id }),
      rowWithId('top', { manager_id: below.id }),
      rowWithId('below', { manager_id: below.id }),
    ])
    const cycle = 'must not be managed by the person'
    assert.deepEqual(results.slice(1), [
      failure(1, 'manager_id', 'unknown_record', 'must be the id of an existing record'),
      failure(2, 'manager_id', 'unknown_record', 'must be the id of an existing record'),
      failure(3, 'manager_id', 'circular', cycle),
      failure(4, 'manager_id', 'circular', cycle),
    ])
    assert.equal(results[0]?.status, 'created')
  })

  it('fails a row that would end the access of the last owner', async () => {
    const { api, business_id, owner } = await openBusiness()
    const { id } = await createPerson(app, { business_id, external_id: 'owner' })
    await linkUser(app, owner.id, id)
    const results = await importPeople(api, [
      rowWithId('owner', { end_date: '2020-01-01' }),
      row({ end_date: '2020-01-01' }),
    ])
    assert.deepEqual(statuses(results), ['failed', 'created'])
    await api.call('me.get')
  })

  it('creates people whose external_id only a deleted person or another business has', async () => {
    const { api, business_id } = await openBusiness()
    const { id } = await createPerson(app, { business_id, external_id: 'deleted' })
    await createPerson(app, { business_id: (await createBusiness(app)).id, external_id: 'theirs' })
    await api.call('people.delete', { path: { id } })
    assert.deepEqual(statuses(await importPeople(api, [rowWithId('deleted'), rowWithId('theirs')])), [
      'created',
      'created',
    ])
  })
})

describe('people.import with dry_run', () => {
  it('returns the results of an import and changes nothing', async () => {
    const { api } = await openBusiness()
    const rows = [rowWithId('a'), rowWithId('b')]
    await importPeople(api, rows)
    const people = [
      { ...rows[0], job_title: 'Countess' },
      rows[1] ?? {},
      rowWithId('c'),
      row({ email: '' }),
      rowWithId('c'),
    ]
    const before = await state(api)
    const dry = await importPeople(api, people, true)
    assert.deepEqual(statuses(dry), ['updated', 'unchanged', 'created', 'failed', 'failed'])
    assert.equal(dry[2]?.id, undefined)
    assert.deepEqual(await state(api), before)

    const wet = await importPeople(api, people, false)
    assert.deepEqual(
      wet.map((result) => (result.status === 'created' ? { ...result, id: undefined } : result)),
      dry.map((result) => (result.status === 'created' ? { ...result, id: undefined } : result)),
    )
  })
})

function pattern(mon: 0 | 0.5 | 1): Schemas['WorkPattern'] {
  return { mon, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 }
}
