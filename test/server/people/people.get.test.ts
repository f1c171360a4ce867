import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createBusiness, createPerson, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

describe('people.get', () => {
  it('has the ID of the user who is linked to the person', async () => {
    const { id } = await createPerson(app, { business_id })
    const { id: user_id } = await createUser(app, { business_id, role: 'employee' })
    await api.call('users.update', { path: { id: user_id }, body: { person_id: id } })
    assert.equal((await api.call('people.get', { path: { id } })).body.data.user_id, user_id)
    await api.call('users.update', { path: { id: user_id }, body: { person_id: null } })
    assert.equal((await api.call('people.get', { path: { id } })).body.data.user_id, null)
  })

  it('derives the status from the dates and the date in the time zone of the business', async () => {
    // The date on Kiritimati is always later than that on Baker Island (GMT+12 in POSIX notation).
    const { rows } = await sql<{ late: string; early: string }>`
      select (now() at time zone 'Pacific/Kiritimati')::date as late, (now() at time zone 'Etc/GMT+12')::date as early
    `.execute(app.db)
    const { late, early } = rows[0] ?? assert.fail()
    const statusIn = async (time_zone: string, dates: { start_date?: string; end_date?: string }) => {
      const business = await createBusiness(app)
      await app.db.updateTable('businesses').set({ time_zone }).where('id', '=', business.id).execute()
      const person = await createPerson(app, { business_id: business.id, ...dates })
      return (await caller(app, business.owner.token).call('people.get', { path: { id: person.id } })).body.data.status
    }
    assert.equal(await statusIn('Pacific/Kiritimati', { start_date: late }), 'active')
    assert.equal(await statusIn('Etc/GMT+12', { start_date: late }), 'pending')
    assert.equal(await statusIn('Pacific/Kiritimati', { end_date: late }), 'terminated')
    assert.equal(await statusIn('Etc/GMT+12', { end_date: late }), 'active')
    assert.equal(await statusIn('Etc/GMT+12', { start_date: early, end_date: early }), 'terminated')
  })
})
