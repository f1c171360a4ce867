import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { guard } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'
import { performer } from '../../../support/service/perform.ts'

const app = await startTestApp()
const perform = performer(app)
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

type UserEventData = Schemas['UserEventData']

/** The events of a user, in order. */
async function eventsOf(id: number): Promise<{ type: string; data: UserEventData }[]> {
  const events = await all(api, 'events.list', { query: { types: ['user.created', 'user.updated'] } })
  return events.flatMap(({ type, data }) => ('role' in data && data.id === id ? [{ type, data }] : []))
}

/** What the last event says of a user. */
const lastOf = async (id: number): Promise<UserEventData> => (await eventsOf(id)).at(-1)?.data ?? assert.fail()

/** Somebody who works here, with a login. */
async function member(): Promise<{ id: number; person_id: number; token: string }> {
  const { id: person_id } = await createPerson(app, { business_id })
  const { id, token } = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, id, person_id)
  return { id, person_id, token }
}

describe('user.created and user.updated', () => {
  it('follow a user from the invitation to another role and the end, without name and address', async () => {
    const email = `mary@${business_id}.example.com`
    const { token } = await invite(app, owner, email)
    const { id } = (await all(api, 'users.list', { query: { q: email } }))[0] ?? assert.fail()
    await caller(app).call('auth.resetPassword', { body: { token, password: testPassword } })
    await api.call('users.update', { path: { id }, body: { role: 'manager' } })
    await api.call('users.update', { path: { id }, body: { role: 'manager' } })
    await api.call('users.update', { path: { id }, body: { active: false } })
    const events = await eventsOf(id)
    assert.deepEqual(
      events.map(({ type, data }) => [type, data.role, data.active, data.password_set]),
      [
        ['user.created', 'employee', true, false],
        ['user.updated', 'employee', true, true],
        ['user.updated', 'manager', true, true],
        ['user.updated', 'manager', false, true],
      ],
    )
    assert.doesNotMatch(JSON.stringify(events), /mary/i)
  })

  it('say whether the second factor is on, and not that somebody logged in or has another password', async () => {
    const { id, email, token } = await createUser(app, { business_id, role: 'employee' })
    await guard(app, { id, token })
    assert.equal((await lastOf(id)).two_factor_enabled, true)
    await api.call('users.resetTwoFactor', { path: { id } })
    assert.deepEqual(
      (await eventsOf(id)).map(({ data }) => data.two_factor_enabled),
      [true, false],
    )
    const { token: fresh } = await logIn(app, { email })
    const body = { current_password: testPassword, new_password: `${testPassword}, too` }
    await caller(app, fresh).call('me.changePassword', { body })
    assert.equal((await eventsOf(id)).length, 2)
  })

  it('say when access ends and comes back with the employment, at once and when the day arrives', async () => {
    const { id, person_id } = await member()
    const path = { id: person_id }
    await api.call('people.terminate', { path, body: { end_date: '2026-01-01' } })
    await api.call('people.update', { path, body: { end_date: null } })
    assert.deepEqual(
      (await eventsOf(id)).map(({ data }) => [data.active, data.person_id]),
      [
        [false, person_id],
        [true, person_id],
      ],
    )
    await api.call('people.update', { path, body: { end_date: '2099-01-01' } })
    assert.equal((await eventsOf(id)).length, 2)
    await sql`update people set end_date = '2026-01-01' where id = ${person_id}`.execute(app.db)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(
      (await eventsOf(id)).map(({ data }) => data.active),
      [false, true, false],
    )
  })

  it('say that access ended with the deletion and the import of the person', async () => {
    const [deleted, imported] = [await member(), await member()]
    await api.call('people.delete', { path: { id: deleted.person_id } })
    assert.equal((await lastOf(deleted.id)).active, false)
    const external_id = `hr-${imported.person_id}`
    const { data } = (await api.call('people.update', { path: { id: imported.person_id }, body: { external_id } })).body
    const row = { external_id, first_name: data.first_name, last_name: data.last_name, email: data.email }
    await api.call('people.import', { body: { people: [{ ...row, end_date: '2026-01-01' }] } })
    assert.equal((await lastOf(imported.id)).active, false)
  })
})
