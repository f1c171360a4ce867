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
  it('names the user who is the person, and nobody of another business', async () => {
    const { id } = await createPerson(app, { business_id })
    const { id: user_id } = await createUser(app, { business_id, role: 'employee' })
    await api.call('users.update', { path: { id: user_id }, body: { person_id: id } })
    assert.equal((await api.call('people.get', { path: { id } })).body.data.user_id, user_id)
    await api.call('users.update', { path: { id: user_id }, body: { person_id: null } })
    assert.equal((await api.call('people.get', { path: { id } })).body.data.user_id, null)
  })

  it('answers 404 for somebody deleted', async () => {
    const { id } = await createPerson(app, { business_id })
    await api.call('people.delete', { path: { id } })
    await api.refused(404, 'people.get', { path: { id } })
  })

  it('shows an employee themselves and nobody else, whatever id they ask for', async () => {
    const own = await createPerson(app, { business_id })
    const colleague = await createPerson(app, { business_id })
    const stranger = await createPerson(app, { business_id: (await createBusiness(app)).id })
    const { id: userId, token } = await createUser(app, { business_id, role: 'employee' })
    const employee = caller(app, token)
    await employee.refused(404, 'people.get', { path: { id: own.id } }) // not linked to a record yet
    await api.call('users.update', { path: { id: userId }, body: { person_id: own.id } })
    assert.equal((await employee.call('people.get', { path: { id: own.id } })).body.data.email, own.email)
    for (const { id } of [colleague, stranger]) await employee.refused(404, 'people.get', { path: { id } })
    const { data, meta } = (await employee.call('people.list')).body
    assert.deepEqual([data.map(({ id }) => id), meta.next_cursor], [[own.id], null])
    await employee.refused(403, 'people.update', { path: { id: own.id }, body: { phone: '+33 1' } })
  })

  it('tells the status by the dates, as of today where the business is', async () => {
    // Whatever the time is, it is a later date on Kiritimati than on Baker Island.
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
