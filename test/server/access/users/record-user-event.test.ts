import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../../support/samples/factories.ts'
import { invite } from '../../../support/samples/password-link.ts'
import { enableTwoFactor } from '../../../support/samples/second-factor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'

const app = await startTestApp()
const perform = createJobPerformer(app)
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

type UserEventData = Schemas['UserEventData']

/** Returns the events of a user, oldest first. */
async function listUserEvents(id: number): Promise<{ type: string; data: UserEventData }[]> {
  const events = await all(api, 'events.list', { query: { types: ['user.created', 'user.updated'] } })
  return events.flatMap(({ type, data }) => ('role' in data && data.id === id ? [{ type, data }] : []))
}

/** Returns the data of the latest event of a user. */
const latestData = async (id: number): Promise<UserEventData> =>
  (await listUserEvents(id)).at(-1)?.data ?? assert.fail()

/** Creates a user who is linked to a person. */
async function createMember(): Promise<{ id: number; person_id: number; token: string }> {
  const { id: person_id } = await createPerson(app, { business_id })
  const { id, token } = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, id, person_id)
  return { id, person_id, token }
}

describe('user.created and user.updated', () => {
  it('describe invitation, acceptance, role changes and deactivation, without the name and the address', async () => {
    const email = `mary@${business_id}.example.com`
    const { token } = await invite(app, owner, email)
    const { id } = (await all(api, 'users.list', { query: { q: email } }))[0] ?? assert.fail()
    await caller(app).call('auth.resetPassword', { body: { token, password: testPassword } })
    await api.call('users.update', { path: { id }, body: { role: 'manager' } })
    await api.call('users.update', { path: { id }, body: { role: 'manager' } })
    await api.call('users.update', { path: { id }, body: { active: false } })
    const events = await listUserEvents(id)
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

  it('describe changes of the second factor, and no logins or password changes', async () => {
    const { id, email, token } = await createUser(app, { business_id, role: 'employee' })
    await enableTwoFactor(app, { id, token })
    assert.equal((await latestData(id)).two_factor_enabled, true)
    await api.call('users.resetTwoFactor', { path: { id } })
    assert.deepEqual(
      (await listUserEvents(id)).map(({ data }) => data.two_factor_enabled),
      [true, false],
    )
    const { token: newToken } = await logIn(app, { email })
    const body = { current_password: testPassword, new_password: `${testPassword}, too` }
    await caller(app, newToken).call('me.changePassword', { body })
    assert.equal((await listUserEvents(id)).length, 2)
  })

  it('describe access that ends and returns with the employment, immediately and by date', async () => {
    const { id, person_id } = await createMember()
    const path = { id: person_id }
    await api.call('people.terminate', { path, body: { end_date: '2026-01-01' } })
    await api.call('people.update', { path, body: { end_date: null } })
    assert.deepEqual(
      (await listUserEvents(id)).map(({ data }) => [data.active, data.person_id]),
      [
        [false, person_id],
        [true, person_id],
      ],
    )
    await api.call('people.update', { path, body: { end_date: '2099-01-01' } })
    assert.equal((await listUserEvents(id)).length, 2)
    await sql`update people set end_date = '2026-01-01' where id = ${person_id}`.execute(app.db)
    for (let time = 0; time < 2; time++) await perform('publish_status_changes')
    assert.deepEqual(
      (await listUserEvents(id)).map(({ data }) => data.active),
      [false, true, false],
    )
  })

  it('describe access that ends with the deletion or import of the person', async () => {
    const [deleted, imported] = [await createMember(), await createMember()]
    await api.call('people.delete', { path: { id: deleted.person_id } })
    assert.equal((await latestData(deleted.id)).active, false)
    const external_id = `hr-${imported.person_id}`
    const { data } = (await api.call('people.update', { path: { id: imported.person_id }, body: { external_id } })).body
    const row = { external_id, first_name: data.first_name, last_name: data.last_name, email: data.email }
    await api.call('people.import', { body: { people: [{ ...row, end_date: '2026-01-01' }] } })
    assert.equal((await latestData(imported.id)).active, false)
  })
})
