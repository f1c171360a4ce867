import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave/leave-fixture.ts'

const app = await startTestApp()
const { api, approve, requestLeave, business, get, addPerson, addLeaveType } = await createLeaveFixture(app)
const newHoliday = async (date: string) => (await createHoliday(app, { business_id: business.id, date })).id

describe('holidays.update', () => {
  it('changes the date or the name, and records it in the audit log', async () => {
    const id = await newHoliday('2026-07-14')
    const body = { date: '2026-07-15' }
    const { data } = (await api.call('holidays.update', { path: { id }, header: { 'If-Match': '"1"' }, body })).body
    const { created_at, updated_at } = data
    assert.deepEqual(data, {
      id,
      date: '2026-07-15',
      name: 'Fête nationale',
      portion: 'full',
      location_ids: [],
      created_at,
      updated_at,
      version: 2,
    })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'holiday.updated', limit: 1 } })
    const detail = { holiday_id: id, date: '2026-07-15', date_before: '2026-07-14', changed: 'date' }
    assert.deepEqual(entry?.detail, detail)
    const renamed = (await api.call('holidays.update', { path: { id }, body: { name: 'Bastille Day' } })).body.data
    assert.deepEqual([renamed.name, renamed.date], ['Bastille Day', '2026-07-15'])
  })

  it('leaves the days of approved leave unchanged, and counts those of requested leave again on approval', async () => {
    const id = await newHoliday(day(1))
    const leave_type_id = await addLeaveType()
    const [approved, undecided] = await Promise.all(
      [0, 1].map(async () => (await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(0, 1) })).id),
    )
    await approve(approved ?? 0)
    await api.call('holidays.update', { path: { id }, body: { date: day(8) } })
    assert.equal((await get(approved ?? 0)).days, 1)
    assert.equal((await approve(undecided ?? 0)).days, 2)
  })

  it('returns 409 for a date that has another holiday', async () => {
    const [id] = [await newHoliday('2026-12-25'), await newHoliday('2026-12-26')]
    const path = { id }
    const { errors } = (await api.expectError(409, 'holidays.update', { path, body: { date: '2026-12-26' } })).body
    assert.deepEqual(errors, [
      { path: 'body.date', code: 'taken', message: 'There is already a holiday on this date.' },
    ])
  })
})
