import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, type Caller, caller } from '../../support/http.ts'
import { holdRows } from '../../support/race.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const addPerson = (fields = {}) => createPerson(app, { business_id, ...fields })
const terminate = (id: number, end_date: string, reason?: string) => ({
  path: { id },
  body: { end_date, ...(reason && { reason }) },
})
const past = '2020-06-30'
const future = '2999-12-31'

const updatedEvents = async (id: number) =>
  (await all(api, 'events.list', { query: { types: 'person.updated' } })).filter(
    ({ data }) => 'id' in data && data.id === id,
  )

/** Creates a person and a user who is linked to that person. */
async function addMember(role: 'employee' | 'owner' = 'employee', of = { business_id, api }) {
  const { id } = await createPerson(app, { business_id: of.business_id })
  const user = await createUser(app, { business_id: of.business_id, role })
  await of.api.call('users.update', { path: { id: user.id }, body: { person_id: id } })
  return { id, user, own: caller(app, user.token) }
}

const isActive = async (user_id: number, by: Caller = api) =>
  (await by.call('users.get', { path: { id: user_id } })).body.data.active

describe('people.terminate', () => {
  it('sets the end date, from which the status follows, and sends person.updated', async () => {
    for (const [end_date, status] of [
      [past, 'terminated'],
      [future, 'active'],
    ] as const) {
      const { id } = await addPerson()
      const before = (await api.call('people.get', { path: { id } })).body.data
      const { body } = await api.call('people.terminate', terminate(id, end_date))
      const { updated_at } = body.data
      const { last_day } = body.data
      assert.equal(last_day, end_date === past ? '2020-06-29' : '2999-12-30')
      assert.deepEqual(body.data, { ...before, end_date, last_day, status, updated_at, version: 2 })
      assert.deepEqual((await api.call('people.get', { path: { id } })).body.data, body.data)
      const { first_name, last_name, email, date_of_birth, created_at } = before
      const data = { id, first_name, last_name, email, date_of_birth, created_at }
      const [event, ...others] = await updatedEvents(id)
      assert.deepEqual([event?.data, event?.created_at, others], [data, updated_at, []])
    }
  })

  it('records the reason in the audit log, and not in the record of the person', async () => {
    const { id } = await addPerson()
    const { text } = await api.call('people.terminate', terminate(id, past, 'Retires'))
    assert.ok(!text.includes('Retires'))
    const [entry] = (await api.call('auditLog.list', { query: { action: 'person.terminated', limit: 1 } })).body.data
    assert.deepEqual(entry?.detail, { person_id: id, end_date: past, reason: 'Retires' })
    assert.equal(entry?.user_id, owner.id)
  })

  it('returns 409 for a second termination, even if the first one is in the future', async () => {
    for (const [end_date, status] of [
      [past, 'terminated'],
      [future, 'active'],
    ] as const) {
      const { id } = await addPerson()
      await api.call('people.terminate', terminate(id, end_date))
      for (const other of [end_date, past, future]) {
        const { body } = await api.expectError(409, 'people.terminate', terminate(id, other))
        assert.deepEqual([body.code, body.current_status], ['illegal_state', status])
      }
      assert.equal((await updatedEvents(id)).length, 1)
    }
  })

  it('moves the end of a fixed-term contract forward, but not of one that has ended', async () => {
    const fixedTerm = await addPerson({ end_date: future })
    assert.equal((await api.call('people.terminate', terminate(fixedTerm.id, past))).body.data.status, 'terminated')
    const sameDay = await addPerson({ end_date: future })
    await api.call('people.terminate', terminate(sameDay.id, future))
    await api.expectError(409, 'people.terminate', terminate(sameDay.id, future))
    const former = await addPerson({ end_date: past })
    await api.expectError(409, 'people.terminate', terminate(former.id, future))
  })

  it('is possible again after the end date was removed', async () => {
    const { id } = await addPerson()
    await api.call('people.terminate', terminate(id, future))
    assert.equal((await api.call('people.update', { path: { id }, body: { end_date: null } })).body.data.end_date, null)
    await api.call('people.terminate', terminate(id, past))
  })

  it('sends one event when twenty requests race', async () => {
    const { id } = await addPerson()
    const row = await holdRows(app.databaseUrl, 'businesses', [business_id])
    const many = Array.from({ length: 20 }, () => api.send('people.terminate', terminate(id, past)))
    await row.untilBlocked(app.config.databaseShare)
    await row.release()
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    assert.deepEqual([statuses.filter((status) => status === 200).length, new Set(statuses)], [1, new Set([200, 409])])
    assert.equal((await updatedEvents(id)).length, 1)
  })

  it('returns 422 for an end date before the start date', async () => {
    const { id } = await addPerson({ start_date: '2026-03-01' })
    const { body } = await api.expectError(422, 'people.terminate', terminate(id, '2026-02-28'))
    assert.deepEqual(body.errors, [
      { path: 'body.end_date', code: 'ends_before_start', message: 'must not be before start_date' },
    ])
    assert.deepEqual(await updatedEvents(id), [])
  })

  it('returns 404 for a deleted person', async () => {
    const { id } = await addPerson()
    await api.call('people.delete', { path: { id } })
    await api.expectError(404, 'people.terminate', terminate(id, past))
  })
})

describe('the user of a terminated person', () => {
  it('has no session, login or refresh from the end date on', async () => {
    const { id, user, own } = await addMember()
    const { refresh_token } = await logIn(app, user)
    await own.call('me.get')
    await api.call('people.terminate', terminate(id, past))
    await own.expectError(401, 'me.get')
    await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
    await caller(app).expectError(401, 'auth.login', { body: { email: user.email, password: testPassword } })
    assert.equal(await isActive(user.id), false)
  })

  it('stays active until the end date begins in the time zone of the business', async () => {
    // The date on Kiritimati is always later than that on Baker Island (GMT+12 in POSIX notation).
    const { rows } = await sql<{
      late: string
    }>`select (now() at time zone 'Pacific/Kiritimati')::date as late`.execute(app.db)
    const late = rows[0]?.late ?? assert.fail()
    const business = await createBusiness(app)
    const by = caller(app, business.owner.token)
    await by.call('business.update', { body: { time_zone: 'Etc/GMT+12' } })
    const { id, user, own } = await addMember('employee', { business_id: business.id, api: by })
    await by.call('people.terminate', terminate(id, late))
    await own.call('me.get')
    assert.equal(await isActive(user.id, by), true)
    await by.call('business.update', { body: { time_zone: 'Pacific/Kiritimati' } }) // the next day starts
    await own.expectError(401, 'me.get')
    assert.equal(await isActive(user.id, by), false)
  })

  it('cannot be activated while the person is terminated', async () => {
    const { id, user } = await addMember()
    await api.call('people.terminate', terminate(id, past))
    const { body } = await api.expectError(409, 'users.update', { path: { id: user.id }, body: { active: true } })
    assert.equal(body.message, 'The person of this user has left.')
    await api.call('people.update', { path: { id }, body: { end_date: null } })
    assert.equal(await isActive(user.id), true)
    await logIn(app, user)
  })

  it('cannot use an invitation to set a password', async () => {
    const { id } = await addPerson()
    const invitation = { name: 'New', email: 'left@example.com', role: 'employee' as const, person_id: id }
    const { invite_link = '' } = (await api.call('users.create', { body: invitation })).body.data
    await api.call('people.terminate', terminate(id, past))
    const reset = { token: invite_link.split('/').at(-1) ?? '', password: 'my first password' }
    await caller(app).expectError(422, 'auth.resetPassword', { body: reset })
  })

  it('is not the last owner, even if the end date is in the future', async () => {
    const business = await createBusiness(app)
    const by = caller(app, business.owner.token)
    const { id } = await createPerson(app, { business_id: business.id })
    await linkUser(app, business.owner.id, id)
    for (const end_date of [past, future]) {
      const { body } = await by.expectError(409, 'people.terminate', terminate(id, end_date))
      assert.equal(body.message, 'A business must keep an owner.')
      await by.expectError(409, 'people.update', { path: { id }, body: { end_date } })
    }

    const second = await addMember('owner', { business_id: business.id, api: by })
    await by.call('people.terminate', terminate(id, future))
    await by.expectError(409, 'people.terminate', terminate(second.id, future))
    await by.expectError(409, 'users.update', { path: { id: second.user.id }, body: { role: 'employee' } })
  })
})
