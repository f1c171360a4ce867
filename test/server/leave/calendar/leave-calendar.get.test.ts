import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createHoliday } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addMember, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)

const leave_type_id = await addLeaveType({ name: 'Vacation' })
const employee = await addMember('employee', { first_name: 'Ada', last_name: 'Lovelace', department: 'Engines' })
const [{ id: department_id } = { id: 0 }] = (await api.call('departments.list')).body.data
const preferred = await addPerson({ first_name: 'Augusta', last_name: 'King', preferred_name: 'Ada' })
const requested = await requestLeave({ person_id: employee.person_id, leave_type_id, ...from(0, 2), note: 'Private' })
const approved = await requestLeave({ person_id: preferred, leave_type_id, ...from(2, 9), start_portion: 'afternoon' })
await approve(approved.id)
const cancelled = await requestLeave({ person_id: await addPerson(), leave_type_id })
await api.call('leaveRequests.cancel', { path: { id: cancelled.id } })
const { id: holiday } = await createHoliday(app, { business_id: business.id, date: day(14) })

describe('leaveCalendar.get', () => {
  it('shows leave and holidays, without notes', async () => {
    const query = { from: day(0), to: day(14) }
    const { data } = (await api.call('leaveCalendar.get', { query })).body
    const [{ created_at, updated_at } = { created_at: '', updated_at: '' }] = data.holidays
    const { start_date, end_date, start_portion, end_portion, days, status } = requested
    assert.deepEqual(data, {
      ...query,
      leave: [
        {
          leave_request_id: requested.id,
          person_id: employee.person_id,
          person_name: 'Ada Lovelace',
          department_id,
          leave_type_id,
          leave_type_name: 'Vacation',
          start_date,
          end_date,
          start_portion,
          end_portion,
          days,
          status,
        },
        {
          leave_request_id: approved.id,
          person_id: preferred,
          person_name: 'Ada King',
          department_id: null,
          leave_type_id,
          leave_type_name: 'Vacation',
          start_date: approved.start_date,
          end_date: approved.end_date,
          start_portion: 'afternoon',
          end_portion: 'full',
          days: approved.days,
          status: 'approved',
        },
      ],
      holidays: [
        {
          id: holiday,
          date: day(14),
          name: 'Fête nationale',
          portion: 'full',
          location_ids: [],
          created_at,
          updated_at,
          version: 1,
        },
      ],
    })
  })

  it('includes leave and holidays that overlap the period', async () => {
    const listIds = async (first: number, last: number) => {
      const query = { from: day(first), to: day(last) }
      const { leave, holidays } = (await api.call('leaveCalendar.get', { query })).body.data
      return [leave.map((entry) => entry.leave_request_id), holidays.length]
    }
    assert.deepEqual(await listIds(2, 2), [[requested.id, approved.id], 0])
    assert.deepEqual(await listIds(3, 13), [[approved.id], 0])
    assert.deepEqual(await listIds(10, 14), [[], 1])
  })

  it('shows employees their own leave, and the holidays', async () => {
    const query = { from: day(0), to: day(14) }
    const { leave, holidays } = (await employee.api.call('leaveCalendar.get', { query })).body.data
    assert.deepEqual(
      [leave.map((entry) => entry.leave_request_id), holidays.map(({ id }) => id)],
      [[requested.id], [holiday]],
    )
  })

  it('returns 422 for a period of more than a year', async () => {
    await api.expectError(422, 'leaveCalendar.get', { query: { from: day(1), to: day(0) } })
    await api.expectError(422, 'leaveCalendar.get', { query: { from: day(0), to: day(366) } })
    await api.call('leaveCalendar.get', { query: { from: day(0), to: day(365) } })
  })
})
