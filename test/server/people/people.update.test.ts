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

const addPerson = (fields = {}) => createPerson(app, { business_id, ...fields })
const get = async (id: number) => (await api.call('people.get', { path: { id } })).body.data
const updatedEvents = async (id: number) =>
  (await all(api, 'events.list', { query: { types: 'person.updated' } })).filter(
    ({ data }) => 'id' in data && data.id === id,
  )

describe('people.update', () => {
  it('does not wait for a transaction that only refers to the person', async () => {
    const { id } = await addPerson()
    const reference = await holdRows(app.databaseUrl, 'people', [id], 'key share')
    try {
      await api.call('people.update', { path: { id }, body: { job_title: 'Countess', email: 'countess@example.com' } })
    } finally {
      await reference.release()
    }
  })

  it('changes the submitted fields and leaves the others unchanged', async () => {
    const { id } = await addPerson({ external_id: 'stays' })
    const before = await get(id)
    const { body } = await api.call('people.update', { path: { id }, body: { job_title: 'Countess' } })
    const { updated_at, ...changed } = body.data
    assert.deepEqual({ ...changed, updated_at }, { ...before, updated_at, job_title: 'Countess', version: 2 })
    assert.ok(updated_at >= before.updated_at)
    assert.deepEqual(await get(id), body.data)
  })

  it('clears fields that are null and replaces metadata as a whole', async () => {
    const { id } = await addPerson()
    await api.call('people.update', { path: { id }, body: { phone: '+44 1', metadata: { a: '1', b: '2' } } })
    const { body } = await api.call('people.update', { path: { id }, body: { phone: null, metadata: { c: '3' } } })
    assert.equal(body.data.phone, null)
    assert.deepEqual(body.data.metadata, { c: '3' })
  })

  it('sends person.updated with the new state of the record', async () => {
    const { id, email } = await addPerson()
    const { created_at } = await get(id)
    const { body } = await api.call('people.update', {
      path: { id },
      body: { first_name: 'Augusta', date_of_birth: '1815-12-10' },
    })
    const [event, ...others] = await updatedEvents(id)
    assert.deepEqual(others, [])
    assert.equal(event?.created_at, body.data.updated_at)
    const { last_name } = body.data
    const data = { id, first_name: 'Augusta', last_name, email, date_of_birth: '1815-12-10', created_at }
    assert.deepEqual(event?.data, data)
  })

  it('lists changed members in the event, including those that it does not show', async () => {
    const { id } = await addPerson()
    const { phone } = await get(id)
    const body = { department: 'Engines', job_title: 'Analyst', last_day: '2999-12-30', phone }
    await api.call('people.update', { path: { id }, body })
    const [event, ...others] = await updatedEvents(id)
    assert.ok(event?.type === 'person.updated')
    assert.deepEqual(event.changed?.toSorted(), ['department', 'department_id', 'end_date', 'job_title', 'last_day'])
    assert.deepEqual(others, [])
  })

  it('applies only one of two concurrent changes to the same version', async () => {
    const { id } = await addPerson()
    const row = await holdRows(app.databaseUrl, 'people', [id])
    const both = ['Left', 'Right'].map((job_title) =>
      api.send('people.update', { path: { id }, header: { 'If-Match': '"1"' }, body: { job_title } }),
    )
    await row.untilBlocked(2)
    await row.release()
    const responses = await Promise.all(both)
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 412])
    const winner = responses.find(({ status }) => status === 200)
    assert.deepEqual(await get(id), winner?.body.data)
    assert.equal((await updatedEvents(id)).length, 1)
  })

  it('returns 409 for the email or external_id of another person, and allows the person’s own email in another case', async () => {
    await addPerson({ email: 'first@example.com', external_id: 'first' })
    const { id } = await addPerson({ email: 'second@example.com', external_id: 'second' })
    const email = await api.expectError(409, 'people.update', { path: { id }, body: { email: 'FIRST@example.com' } })
    assert.deepEqual(email.body.errors, [
      { path: 'body.email', code: 'taken', message: 'Another person has this email.' },
    ])
    const external = await api.expectError(409, 'people.update', { path: { id }, body: { external_id: 'first' } })
    assert.deepEqual(external.body.errors, [
      { path: 'body.external_id', code: 'taken', message: 'Another person has this external_id.' },
    ])
    assert.deepEqual(await updatedEvents(id), [])
    await api.call('people.update', { path: { id }, body: { email: 'Second@example.com' } })
  })

  it('checks new dates together with the unchanged ones', async () => {
    const { id } = await addPerson({ start_date: '2026-03-01' })
    const { body } = await api.expectError(422, 'people.update', { path: { id }, body: { end_date: '2026-02-28' } })
    assert.deepEqual(body.errors, [
      { path: 'body.end_date', code: 'ends_before_start', message: 'must not be before start_date' },
    ])
    await api.call('people.update', { path: { id }, body: { start_date: '2026-02-01', end_date: '2026-02-28' } })
  })

  it('returns 404 for a deleted person', async () => {
    const { id } = await addPerson()
    await api.call('people.delete', { path: { id } })
    await api.expectError(404, 'people.update', { path: { id }, body: { job_title: 'Ghost' } })
  })
})

describe('a new manager', () => {
  const problem = [{ path: 'body.manager_id', code: 'circular', message: 'must not be managed by the person' }]
  const manage = (id: number, manager_id: number | null) => ({ path: { id }, body: { manager_id } })

  it('is a person who is not deleted', async () => {
    const { id } = await addPerson()
    const manager = await addPerson()
    assert.equal((await api.call('people.update', manage(id, manager.id))).body.data.manager_id, manager.id)
    assert.equal((await api.call('people.update', manage(id, null))).body.data.manager_id, null)

    const deleted = await addPerson()
    await api.call('people.delete', { path: { id: deleted.id } })
    await api.expectError(422, 'people.update', manage(id, deleted.id))
  })

  it('is neither the person nor one of their reports', async () => {
    const top = await addPerson()
    const middle = await addPerson({ manager_id: top.id })
    const bottom = await addPerson({ manager_id: middle.id })
    for (const { id } of [top, middle, bottom]) {
      assert.deepEqual((await api.expectError(422, 'people.update', manage(top.id, id))).body.errors, problem)
    }
    await api.call('people.update', manage(bottom.id, top.id))
    await api.call('people.update', manage(middle.id, bottom.id))
  })

  it('forms no cycle when two changes race', async () => {
    const [first, second] = [await addPerson(), await addPerson()]
    const business = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const both = [manage(first.id, second.id), manage(second.id, first.id)].map((change) =>
      api.send('people.update', change),
    )
    await business.untilBlocked(2)
    await business.release()
    assert.deepEqual((await Promise.all(both)).map(({ status }) => status).sort(), [200, 422])
  })
})

describe('a new end date', () => {
  it('is in the audit log by name, without the value', async () => {
    const { id } = await addPerson()
    await api.call('people.update', { path: { id }, body: { phone: '+33 1 23', end_date: '2999-01-01' } })
    const [entry] = (await api.call('auditLog.list', { query: { action: 'person.updated', limit: 1 } })).body.data
    assert.deepEqual(entry?.detail, { person_id: id, changed: 'phone, end_date' })
  })

  it('ends and restores the access of the user, without the earlier sessions', async () => {
    const { id } = await addPerson()
    const user = await createUser(app, { business_id, role: 'employee' })
    await api.call('users.update', { path: { id: user.id }, body: { person_id: id } })
    const own = caller(app, user.token)
    await api.call('people.update', { path: { id }, body: { end_date: '2020-01-01' } })
    await own.expectError(401, 'me.get')
    await api.call('people.update', { path: { id }, body: { end_date: '2999-01-01' } })
    await own.expectError(401, 'me.get')
    const { token } = await logIn(app, user)
    await caller(app, token).call('me.get')
  })
})

describe('a date of birth', () => {
  it('is in the past in the time zone of the business', async () => {
    // The date on Kiritimati is always later than that on Baker Island (GMT+12 in POSIX notation).
    const { rows } = await sql<{ early: string }>`select (now() at time zone 'Etc/GMT+12')::date as early`.execute(
      app.db,
    )
    const date_of_birth = rows[0]?.early ?? assert.fail()
    const updateIn = async (time_zone: string) => {
      const business = await createBusiness(app)
      const owner = caller(app, business.owner.token)
      await owner.call('business.update', { body: { time_zone } })
      const { id } = await createPerson(app, { business_id: business.id })
      return (await owner.send('people.update', { path: { id }, body: { date_of_birth } })).status
    }
    assert.equal(await updateIn('Pacific/Kiritimati'), 200)
    assert.equal(await updateIn('Etc/GMT+12'), 422)
  })
})
