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

const whole = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  preferred_name: 'Ada "the first" 🧮',
  email: 'Ada.Whole@example.com',
  phone: '+44 (20) 7946-0000',
  address: '12 St James’s Square\nLondon SW1Y 4JH',
  date_of_birth: '1815-12-10',
  employee_number: 'E-1815',
  job_title: 'Analyst',
  department: 'Engines',
  employment_type: 'part_time' as const,
  start_date: '2020-02-29',
  end_date: '2020-02-29',
  work_pattern: { mon: 0.5, tue: 1, wed: 0, thu: 1, fri: 1, sat: 0.5, sun: 0 } as const,
  external_id: 'hr-1815',
  metadata: { cost_center: '42', __proto__own: 'x', 'naïve key': '' },
}

describe('people.create', () => {
  it('answers the record with everything that was given', async () => {
    const { body } = await api.call('people.create', { body: whole })
    const { id, created_at, updated_at, ...rest } = body.data
    const open = { manager_id: null, user_id: null, deleted_at: null, erased_at: null, erasure_completed_at: null }
    const { department_id } = rest
    assert.deepEqual(rest, {
      ...whole,
      ...open,
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

  it('takes a name and an email, and leaves the rest open', async () => {
    const given = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
    const { body } = await api.call('people.create', { body: given })
    const { id, created_at, updated_at, ...rest } = body.data
    assert.deepEqual(rest, {
      ...given,
      preferred_name: null,
      phone: null,
      address: null,
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
      manager_id: null,
      user_id: null,
      work_pattern: mondayToFriday,
      external_id: null,
      metadata: {},
      status: 'active',
      ...{ deleted_at: null, erased_at: null, erasure_completed_at: null },
      version: 1,
    })
  })

  it('sends person.created with exactly six members', async () => {
    const given = { ...whole, email: 'event@example.com', external_id: 'event', employee_number: 'event' }
    const { id, created_at } = (await api.call('people.create', { body: given })).body.data
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

  it('tells an unknown date of birth as null in the event', async () => {
    await api.call('people.create', { body: { first_name: 'No', last_name: 'Birthday', email: 'unborn@example.com' } })
    const { data } = (await all(api, 'events.list')).at(-1) ?? assert.fail('no event')
    assert.equal('date_of_birth' in data && data.date_of_birth, null)
  })

  for (const [member, taken, again] of [
    ['email', 'taken@example.com', 'TAKEN@example.com'],
    ['external_id', 'taken', 'taken'],
    ['employee_number', 'taken', 'taken'],
  ] as const) {
    it(`refuses an ${member} that somebody in the business has`, async () => {
      const given = { first_name: 'A', last_name: 'B' }
      await api.call('people.create', { body: { ...given, email: `first-${member}@example.com`, [member]: taken } })
      const body = { ...given, email: `second-${member}@example.com`, [member]: again }
      const { code, errors } = (await api.refused(409, 'people.create', { body })).body
      const problem = { path: `body.${member}`, message: `Another person has this ${member}.` }
      assert.deepEqual([code, errors], ['conflict', [problem]])
    })
  }

  it('lets another business have the same email, external_id and employee_number', async () => {
    const names = { first_name: 'A', last_name: 'B' }
    const given = { ...names, email: 'both@example.com', external_id: 'both', employee_number: 'both' }
    await api.call('people.create', { body: given })
    await stranger.call('people.create', { body: given })
  })

  it('lets the email, external_id and employee_number of somebody deleted be used again', async () => {
    const names = { first_name: 'A', last_name: 'B' }
    const given = { ...names, email: 'again@example.com', external_id: 'again', employee_number: 'again' }
    const { id } = (await api.call('people.create', { body: given })).body.data
    await api.call('people.delete', { path: { id } })
    const { body } = await api.call('people.create', { body: given })
    assert.notEqual(body.data.id, id)
  })

  it('takes a manager of the business who is not deleted, and knows no other', async () => {
    const given = { first_name: 'A', last_name: 'B' }
    const manager = await createPerson(app, { business_id })
    const { body } = await api.call('people.create', {
      body: { ...given, email: 'managed@example.com', manager_id: manager.id },
    })
    assert.equal(body.data.manager_id, manager.id)

    const deleted = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id: deleted.id } })
    const elsewhere = await createPerson(app, { business_id: (await createBusiness(app)).id })
    for (const manager_id of [deleted.id, elsewhere.id, 2_000_000_000]) {
      await api.refused(422, 'people.create', { body: { ...given, email: 'unmanaged@example.com', manager_id } })
    }
  })

  it('does not make somebody the report of a manager who is being deleted', async () => {
    const { id } = await createPerson(app, { business_id })
    const leaving = await holdRows(app.databaseUrl, 'people', [id])
    await leaving.run('update people set deleted_at = now() where business_id = $1 and id = $2', [business_id, id])
    const body = { first_name: 'A', last_name: 'B', email: 'orphan@example.com', manager_id: id }
    const created = api.send('people.create', { body })
    await leaving.waiting(1)
    await leaving.commit()
    assert.equal((await created).status, 422)
  })

  it('makes one person of two creates with one email at once', async () => {
    const given = { first_name: 'A', last_name: 'B', email: 'race@example.com' }
    const insert = `insert into people (business_id, first_name, last_name, email) values ($1, 'x', 'y', 'race@example.com')`
    const first = await hold(app.databaseUrl, insert, [business_id])
    const both = [1, 2].map(() => api.send('people.create', { body: given }))
    await first.waiting(2)
    await first.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [201, 409])
    const sent = (await all(api, 'events.list')).filter(({ data }) => 'email' in data && data.email === given.email)
    assert.equal(sent.length, 1)
  })

  it('names every problem at once', async () => {
    const { body } = await api.refused(422, 'people.create', {
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

  it('refuses a birth that is not in the past and an end before the start', async () => {
    const dates = { date_of_birth: '2999-01-01', start_date: '2026-03-02', end_date: '2026-03-01' }
    const { body } = await api.refused(422, 'people.create', {
      body: { first_name: 'A', last_name: 'B', email: 'dates@example.com', ...dates },
    })
    assert.deepEqual(body.errors, [
      { path: 'body.date_of_birth', message: 'must be in the past' },
      { path: 'body.end_date', message: 'must not be before start_date' },
    ])
  })

  it('takes no blanks for a name', async () => {
    const blank = { first_name: ' ', last_name: '\t', preferred_name: '  ', job_title: ' ', department: '\u00a0' }
    const { body } = await api.refused(422, 'people.create', { body: { ...blank, email: 'blank@example.com' } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      Object.keys(blank).map((name) => `body.${name}`),
    )
  })

  it('keeps a member named __proto__ as any other', async () => {
    const metadata = JSON.parse('{"__proto__": "kept", "constructor": "too"}')
    const { body } = await api.call('people.create', {
      body: { first_name: 'P', last_name: 'Q', email: 'proto@example.com', metadata },
    })
    assert.deepEqual(JSON.stringify(body.data.metadata), JSON.stringify(metadata))
  })
})
