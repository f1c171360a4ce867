import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createLocation, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

/** Creates a business with two locations, with its owner as the caller. */
async function openBusiness() {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const [paris, lyon] = [await createLocation(app, { business_id }), await createLocation(app, { business_id })]
  return { business_id, api, paris: paris.id, lyon: lyon.id }
}

const body = { date: '2026-07-14', name: 'Fête nationale' }

describe('holidays.create', () => {
  it('adds a holiday, and returns 409 for another one on the same date', async () => {
    const { data } = (await api.call('holidays.create', { body })).body
    const { id, created_at, updated_at } = data
    assert.deepEqual(data, { id, ...body, portion: 'full', location_ids: [], created_at, updated_at, version: 1 })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'holiday.created' } })
    assert.deepEqual([entry?.user_id, entry?.detail], [owner.id, { holiday_id: id, date: '2026-07-14' }])

    const { errors } = (await api.expectError(409, 'holidays.create', { body: { ...body, name: 'Another' } })).body
    assert.deepEqual(errors, [
      { path: 'body.date', code: 'taken', message: 'There is already a holiday on this date.' },
    ])
    await (await openBusiness()).api.call('holidays.create', { body })
  })

  it('applies to a part of the day and to people at its locations', async () => {
    const { business_id, api, paris, lyon } = await openBusiness()
    const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
    const days = async (location_id: number | null, date: string) => {
      const { id: person_id } = await createPerson(app, { business_id, location_id })
      const request = { person_id, leave_type_id, start_date: date, end_date: date }
      const { data } = (await api.call('leaveRequests.preview', { body: request })).body
      return [data.days, data.breakdown[0]?.reason]
    }
    const [monday, tuesday] = ['2027-07-12', '2027-07-13']
    const fair = { date: monday, name: 'City fair', portion: 'afternoon' as const, location_ids: [lyon, paris, lyon] }
    const { data } = (await api.call('holidays.create', { body: fair })).body
    assert.deepEqual([data.portion, data.location_ids], ['afternoon', [paris, lyon]])
    await api.call('holidays.create', { body: { date: tuesday, name: 'Lyon day', location_ids: [lyon] } })
    assert.deepEqual(
      [await days(paris, monday), await days(paris, tuesday), await days(lyon, tuesday), await days(null, monday)],
      [
        [0.5, 'half_holiday'],
        [1, undefined],
        [0, 'holiday'],
        [1, undefined],
      ],
    )
    for (const location_ids of [[paris], []]) {
      await api.expectError(409, 'holidays.create', { body: { date: monday, name: 'Another', location_ids } })
    }
    await api.call('holidays.create', { body: { date: tuesday, name: 'Paris day', location_ids: [paris] } })
    const listed = (await api.call('holidays.list', { query: { location_id: paris } })).body.data
    assert.deepEqual(
      listed.map(({ name }) => name),
      ['City fair', 'Paris day'],
    )
    const { message } = (await api.expectError(409, 'locations.delete', { path: { id: paris } })).body
    assert.match(message, /Holidays are of this location/)
  })

  it('appears only in the calendars of employees at its locations', async () => {
    const { business_id, api, paris, lyon } = await openBusiness()
    for (const [index, location_ids] of [[paris], [lyon], []].entries()) {
      await api.call('holidays.create', { body: { date: `2027-07-1${index}`, name: `Day ${index}`, location_ids } })
    }
    const { id: person_id } = await createPerson(app, { business_id, location_id: lyon })
    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, person_id)
    const query = { from: '2027-07-01', to: '2027-07-31' }
    const names = async (user = api) =>
      (await user.call('leaveCalendar.get', { query })).body.data.holidays.map(({ name }) => name)
    assert.deepEqual(await names(caller(app, employee.token)), ['Day 1', 'Day 2'])
    assert.deepEqual(await names(), ['Day 0', 'Day 1', 'Day 2'])
  })
})
