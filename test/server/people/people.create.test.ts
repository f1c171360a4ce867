import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const stranger = caller(app, (await createBusiness(app)).owner.token)

const mondayToFriday = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 } as const

const everyField = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  preferred_name: 'Ada "the first" 🧮',
  email: 'Ada.Whole@example.com',
  phone: '+44 (20) 7946-0000',
  address: '12 St James’s Square\nLondon SW1Y 4JH',
  postal_address: {
    line1: '12 St James’s Square',
    line2: '2nd floor',
    postal_code: 'SW1Y 4JH',
    town: 'London',
    region: 'Greater London',
    country: 'GB',
  },
  date_of_birth: '1815-12-10',
  employee_number: 'E-1815',
  job_title: 'Analyst',
  department: 'Engines',
  employment_type: 'part_time' as const,
  start_date: '2020-02-29',
  end_date: '2020-02-29',
  end_kind: 'end_of_contract' as const,
  work_pattern: { mon: 0.5, tue: 1, wed: 0, thu: 1, fri: 1, sat: 0.5, sun: 0 } as const,
  external_id: 'hr-1815',
  metadata: { cost_center: '42', __proto__own: 'x', 'naïve key': '' },
}

describe('people.create', () => {
  it('creates a person with every field', async () => {
    const { body } = await api.call('people.create', { body: everyField })
    const { id, created_at, updated_at, ...rest } = body.data
    const unset = {
      custom_fields: {},
      manager_id: null,
      user_id: null,
      deleted_at: null,
      erased_at: null,
      erasure_completed_at: null,
    }
    const { department_id } = rest
    assert.deepEqual(rest, {
      ...everyField,
      ...unset,
      last_day: '2020-02-28',
      department_id,
      location_id: null,
      status: 'terminated',
      version: 1,
    })
    const place = await api.call('departments.get', { path: { id: department_id ?? 0 } })
    assert.equal(place.body.data.name, 'Engines')
    assert.equal(updated_at, created_at)
    assert.deepEqual((await api.call('people.get', { path: { id } })).body.data, body.data)
  })

  it('requires only a name and an email', async () => {
    const names = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
    const { body } = await api.call('people.create', { body: names })
    const { id, created_at, updated_at, ...rest } = body.data
    assert.deepEqual(rest, {
      ...names,
      preferred_name: null,
      phone: null,
      address: null,
      postal_address: null,
      date_of_birth: null,
      employee_number: null,
      job_title: null,
      department: null,
      department_id: null,
      location_id: null,
      employment_type: null,
      start_date: null,
      end_date: null,
      last_day: null,
      end_kind: null,
      manager_id: null,
      user_id: null,
      work_pattern: mondayToFriday,
      external_id: null,
      metadata: {},
      custom_fields: {},
      status: 'active',
      ...{ deleted_at: null, erased_at: null, erasure_completed_at: null },
      version: 1,
    })
  })

  it('sends person.created with exactly six members', async () => {
    const body = { ...everyField, email: 'event@example.com', external_id: 'event', employee_number: 'event' }
    const { id, created_at } = (await api.call('people.create', { body })).body.data
    const { id: eventId, sequence, ...event } = (await all(api, 'events.list')).at(-1) ?? assert.fail('no event')
    assert.deepEqual(event, {
      type: 'person.created',
      created_at,
      data: {
        id,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'event@example.com',
        date_of_birth: '1815-12-10',
        created_at,
      },
    })
  })

  for (const [member, value, duplicate] of [
    ['email', 'taken@example.com', 'TAKEN@example.com'],
    ['external_id', 'taken', 'taken'],
    ['employee_number', 'taken', 'taken'],
  ] as const) {
    it(`requires an ${member} that is unique in the business`, async () => {
      const names = { first_name: 'A', last_name: 'B' }
      await api.call('people.create', { body: { ...names, email: `first-${member}@example.com`, [member]: value } })
      const body = { ...names, email: `second-${member}@example.com`, [member]: duplicate }
      const { code, errors } = (await api.expectError(409, 'people.create', { body })).body
      const problem = { path: `body.${member}`, code: 'taken', message: `Another person has this ${member}.` }
      assert.deepEqual([code, errors], ['conflict', [problem]])
      await stranger.call('people.create', { body })
    })
  }

  it('allows reuse of the email, external_id and employee_number of a deleted person', async () => {
    const names = { first_name: 'A', last_name: 'B' }
    const body = { ...names, email: 'again@example.com', external_id: 'again', employee_number: 'again' }
    const { id } = (await api.call('people.create', { body })).body.data
    await api.call('people.delete', { path: { id } })
    assert.notEqual((await api.call('people.create', { body })).body.data.id, id)
  })

  it('requires a manager who is not deleted', async () => {
    const { id: manager_id } = await createPerson(app, { business_id })
    const body = { first_name: 'A', last_name: 'B', email: 'managed@example.com', manager_id }
    const { data } = (await api.call('people.create', { body })).body
    assert.equal(data.manager_id, manager_id)
    await api.call('people.delete', { path: { id: data.id } })
    await api.call('people.delete', { path: { id: manager_id } })
    await api.expectError(422, 'people.create', { body })
  })

  it('returns 422 for a manager whose deletion commits first', async () => {
    const { id } = await createPerson(app, { business_id })
    const deletion = await holdRows(app.databaseUrl, 'people', [id])
    await deletion.run('update people set deleted_at = now() where business_id = $1 and id = $2', [business_id, id])
    const body = { first_name: 'A', last_name: 'B', email: 'orphan@example.com', manager_id: id }
    const creation = api.send('people.create', { body })
    await deletion.untilBlocked(1)
    await deletion.commit()
    assert.equal((await creation).status, 422)
  })

  it('creates one person when two requests race on an email', async () => {
    const body = { first_name: 'A', last_name: 'B', email: 'race@example.com' }
    const insert = `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', 'race@example.com')`
    const first = await hold(app.databaseUrl, insert, [business_id])
    const both = [1, 2].map(() => api.send('people.create', { body }))
    await first.untilBlocked(2)
    await first.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [201, 409])
    const events = (await all(api, 'events.list')).filter(({ data }) => 'email' in data && data.email === body.email)
    assert.equal(events.length, 1)
  })

  it('reports every problem in one response', async () => {
    const { body } = await api.expectError(422, 'people.create', {
      body: { last_name: '', email: 'not an email', phone: 'x', date_of_birth: '2026-02-30', height: 3 },
    })
    assert.equal(body.code, 'validation_failed')
    assert.deepEqual(body.errors?.map(({ path }) => path).sort(), [
      'body.date_of_birth',
      'body.email',
      'body.first_name',
      'body.height',
      'body.last_name',
      'body.phone',
    ])
  })

  it('returns 422 for a date of birth in the future and an end before the start', async () => {
    const dates = { date_of_birth: '2999-01-01', start_date: '2026-03-02', end_date: '2026-03-01' }
    const { body } = await api.expectError(422, 'people.create', {
      body: { first_name: 'A', last_name: 'B', email: 'dates@example.com', ...dates },
    })
    assert.deepEqual(body.errors, [
      { path: 'body.date_of_birth', code: 'too_late', message: 'must be in the past' },
      { path: 'body.end_date', code: 'ends_before_start', message: 'must not be before start_date' },
    ])
  })

  it('returns 422 for blank names', async () => {
    const blank = { first_name: ' ', last_name: '\t', preferred_name: '  ', job_title: ' ', department: '\u00a0' }
    const { body } = await api.expectError(422, 'people.create', { body: { ...blank, email: 'blank@example.com' } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      Object.keys(blank).map((name) => `body.${name}`),
    )
  })

  it('stores a metadata key named __proto__ like any other', async () => {
    const metadata = JSON.parse('{"__proto__": "kept", "constructor": "too"}')
    const { body } = await api.call('people.create', {
      body: { first_name: 'P', last_name: 'Q', email: 'proto@example.com', metadata },
    })
    assert.deepEqual(JSON.stringify(body.data.metadata), JSON.stringify(metadata))
  })
})
