import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness, createPerson, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const person = (given = {}) => createPerson(app, { business_id, ...given })
const get = async (id: number) => (await api.call('people.get', { path: { id } })).body.data
const eventsOf = async (id: number) =>
  (await all(api, 'events.list', { query: { types: 'person.updated' } })).filter(
    ({ data }) => 'id' in data && data.id === id,
  )

describe('people.update', () => {
  it('does not wait for somebody who only refers to the person', async () => {
    const { id } = await person()
    const referring = await holdRows(app.databaseUrl, 'people', [id], 'key share')
    try {
      await api.call('people.update', { path: { id }, body: { job_title: 'Countess', email: 'countess@example.com' } })
    } finally {
      await referring.release()
    }
  })

  it('changes what is given and leaves the rest', async () => {
    const { id } = await person({ external_id: 'stays' })
    const before = await get(id)
    const { body } = await api.call('people.update', { path: { id }, body: { job_title: 'Countess' } })
    const { updated_at, ...changed } = body.data
    assert.deepEqual({ ...changed, updated_at }, { ...before, updated_at, job_title: 'Countess', version: 2 })
    assert.ok(updated_at >= before.updated_at)
    assert.deepEqual(await get(id), body.data)
  })

  it('empties what is set to null and replaces metadata as a whole', async () => {
    const { id } = await person()
    await api.call('people.update', { path: { id }, body: { phone: '+44 1', metadata: { a: '1', b: '2' } } })
    const { body } = await api.call('people.update', { path: { id }, body: { phone: null, metadata: { c: '3' } } })
    assert.equal(body.data.phone, null)
    assert.deepEqual(body.data.metadata, { c: '3' })
  })

  it('sends person.updated with the record as it is now', async () => {
    const { id, email } = await person()
    const { created_at } = await get(id)
    const { body } = await api.call('people.update', {
      path: { id },
      body: { first_name: 'Augusta', date_of_birth: '1815-12-10' },
    })
    const [event, ...others] = await eventsOf(id)
    assert.deepEqual(others, [])
    assert.equal(event?.created_at, body.data.updated_at)
    const { last_name } = body.data
    const data = { id, first_name: 'Augusta', last_name, email, date_of_birth: '1815-12-10', created_at }
    assert.deepEqual(event?.data, data)
  })

  it('tells of a change to members that events do not show', async () => {
    const { id } = await person()
    const { phone } = await get(id)
    const body = { department: 'Engines', job_title: 'Analyst', last_day: '2999-12-30', phone }
    await api.call('people.update', { path: { id }, body })
    const [event, ...others] = await eventsOf(id)
    assert.ok(event?.type === 'person.updated')
    assert.deepEqual(event.changed?.toSorted(), ['department', 'department_id', 'end_date', 'job_title', 'last_day'])
    assert.deepEqual(others, [])
  })

  it('lets one of two changes to the same version through', async () => {
    const { id } = await person()
    const row = await holdRows(app.databaseUrl, 'people', [id])
    const both = ['Left', 'Right'].map((job_title) =>
      api.send('people.update', { path: { id }, header: { 'If-Match': '"1"' }, body: { job_title } }),
    )
    await row.waiting(2)
    await row.release()
    const answers = await Promise.all(both)
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
    const winner = answers.find(({ status }) => status === 200)
    assert.deepEqual(await get(id), winner?.body.data)
    assert.equal((await eventsOf(id)).length, 1)
  })

  it('refuses the email or external_id of somebody else, but not one’s own in another case', async () => {
    await person({ email: 'first@example.com', external_id: 'first' })
    const { id } = await person({ email: 'second@example.com', external_id: 'second' })
    const email = await api.refused(409, 'people.update', { path: { id }, body: { email: 'FIRST@example.com' } })
    assert.deepEqual(email.body.errors, [{ path: 'body.email', message: 'Another person has this email.' }])
    const external = await api.refused(409, 'people.update', { path: { id }, body: { external_id: 'first' } })
    assert.deepEqual(external.body.errors, [
      { path: 'body.external_id', message: 'Another person has this external_id.' },
    ])
    assert.deepEqual(await eventsOf(id), [])
    await api.call('people.update', { path: { id }, body: { email: 'Second@example.com' } })
  })

  it('checks the dates together with those that stay', async () => {
    const { id } = await person({ start_date: '2026-03-01' })
    const { body } = await api.refused(422, 'people.update', { path: { id }, body: { end_date: '2026-02-28' } })
    assert.deepEqual(body.errors, [{ path: 'body.end_date', message: 'must not be before start_date' }])
    await api.call('people.update', { path: { id }, body: { start_date: '2026-02-01', end_date: '2026-02-28' } })
  })

  it('does not change somebody deleted', async () => {
    const { id } = await person()
    await api.call('people.delete', { path: { id } })
    await api.refused(404, 'people.update', { path: { id }, body: { job_title: 'Ghost' } })
  })
})

describe('a new manager', () => {
  const problem = [{ path: 'body.manager_id', message: 'must not be managed by the person' }]
  const manage = (id: number, manager_id: number | null) => ({ path: { id }, body: { manager_id } })

  it('is somebody of the business who is not deleted', async () => {
    const { id } = await person()
    const manager = await person()
    assert.equal((await api.call('people.update', manage(id, manager.id))).body.data.manager_id, manager.id)
    assert.equal((await api.call('people.update', manage(id, null))).body.data.manager_id, null)

    const deleted = await person()
    await api.call('people.delete', { path: { id: deleted.id } })
    const elsewhere = await createPerson(app, { business_id: (await createBusiness(app)).id })
    for (const { id: other } of [deleted, elsewhere]) await api.refused(422, 'people.update', manage(id, other))
  })

  it('is neither the person nor anybody below them', async () => {
    const top = await person()
    const middle = await person({ manager_id: top.id })
    const bottom = await person({ manager_id: middle.id })
    for (const { id } of [top, middle, bottom]) {
      assert.deepEqual((await api.refused(422, 'people.update', manage(top.id, id))).body.errors, problem)
    }
    await api.call('people.update', manage(bottom.id, top.id))
    await api.call('people.update', manage(middle.id, bottom.id))
  })

  it('makes no circle of two changes at once', async () => {
    const [one, two] = [await person(), await person()]
    const business = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const both = [manage(one.id, two.id), manage(two.id, one.id)].map((change) => api.send('people.update', change))
    await business.waiting(2)
    await business.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 422])
  })
})

describe('an end date that is changed', () => {
  it('is told in the audit log by the names of what changed, without the values', async () => {
    const { id } = await person()
    await api.call('people.update', { path: { id }, body: { phone: '+33 1 23', end_date: '2999-01-01' } })
    const [entry] = (await api.call('auditLog.list', { query: { action: 'person.updated', limit: 1 } })).body.data
    assert.deepEqual(entry?.detail, { person_id: id, changed: 'phone, end_date' })
  })

  it('ends and opens the user’s access by itself; sessions of before stay closed', async () => {
    const { id } = await person()
    const user = await createUser(app, { business_id, role: 'employee' })
    await api.call('users.update', { path: { id: user.id }, body: { person_id: id } })
    const own = caller(app, user.token)
    await api.call('people.update', { path: { id }, body: { end_date: '2020-01-01' } })
    await own.refused(401, 'me.get')
    await api.call('people.update', { path: { id }, body: { end_date: '2999-01-01' } })
    await own.refused(401, 'me.get')
    const { token } = await logIn(app, user)
    await caller(app, token).call('me.get')
  })
})

describe('a date of birth', () => {
  it('is in the past where the business is', async () => {
    // Whatever the time is, it is a later date on Kiritimati than on Baker Island.
    const { rows } = await sql<{ early: string }>`select (now() at time zone 'Etc/GMT+12')::date as early`.execute(
      app.db,
    )
    const date_of_birth = rows[0]?.early ?? assert.fail()
    const born = async (time_zone: string) => {
      const business = await createBusiness(app)
      const owner = caller(app, business.owner.token)
      await owner.call('business.update', { body: { time_zone } })
      const { id } = await createPerson(app, { business_id: business.id })
      return (await owner.send('people.update', { path: { id }, body: { date_of_birth } })).status
    }
    assert.equal(await born('Pacific/Kiritimati'), 200)
    assert.equal(await born('Etc/GMT+12'), 422)
  })
})
