import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asJson } from '../../../server/db/as-json.ts'
import { createDepartment, createPerson } from '../../support/samples/factories.ts'
import { createHoliday, createLeaveRequest, createLeaveType } from '../../support/samples/leave.ts'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { api, business } = await createOwnerFixture(app, 'report')
const business_id = business.id
const [engines, looms] = [
  (await createDepartment(app, { business_id, name: 'Engines' })).id,
  (await createDepartment(app, { business_id, name: 'Looms' })).id,
]
const [vacation, sickness] = [
  (await createLeaveType(app, { business_id, name: 'Vacation' })).id,
  (await createLeaveType(app, { business_id, name: 'Sickness' })).id,
]

// Ada works from Monday to Friday, and Grace three and a half days a week from 10 March on. 17 March is a holiday.
const ada = await createPerson(app, { business_id, start_date: '2025-03-01', department_id: engines })
const grace = await createPerson(app, { business_id, start_date: '2025-03-10', department_id: looms })
const pattern = { mon: 1, tue: 1, wed: 1, thu: 0.5, fri: 0, sat: 0, sun: 0 }
await app.db
  .updateTable('people')
  .set({ work_pattern: asJson(pattern) })
  .where('id', '=', grace.id)
  .execute()
await createHoliday(app, { business_id, date: '2025-03-17' })

async function addLeave(person_id: number, leave_type_id: number, start_date: string, end_date = start_date) {
  const { id } = await createLeaveRequest(app, { business_id, person_id, leave_type_id, start_date, end_date })
  return id
}
const approved = [
  await addLeave(ada.id, vacation, '2025-03-31', '2025-04-02'),
  await addLeave(grace.id, sickness, '2025-03-12'),
]
await addLeave(ada.id, vacation, '2025-03-04') // without a decision
for (const id of approved) {
  await app.db
    .updateTable('leave_requests')
    .set({ status: 'approved', decided_at: '2025-02-01T09:00:00Z' })
    .where('id', '=', id)
    .execute()
}

const period = { from: '2025-03-01', to: '2025-04-30' }
const read = async (query: object = {}) =>
  (await api.call('reports.absence', { query: { ...period, ...query } })).body.data

describe('reports.absence', () => {
  it('divides the days of approved leave by the working days of patterns without holidays', async () => {
    assert.deepEqual(await read(), {
      ...period,
      group_by: null,
      leave_type_id: null,
      months: [
        // Ada 20, Grace 10.5; a day of each is leave.
        { from: '2025-03-01', to: '2025-03-31', scheduled_days: 30.5, absent_days: 2, absence_rate: '0.0656' },
        // Ada 22, Grace 16; two days of Ada are leave.
        { from: '2025-04-01', to: '2025-04-30', scheduled_days: 38, absent_days: 2, absence_rate: '0.0526' },
      ],
      total: { scheduled_days: 68.5, absent_days: 4, absence_rate: '0.0584' },
      groups: [],
    })
  })

  it('groups days by department, with the scheduled days of the department', async () => {
    assert.deepEqual((await read({ group_by: 'department' })).groups, [
      {
        id: engines,
        name: 'Engines',
        scheduled_days: 42,
        absent_days: 3,
        absence_rate: '0.0714',
        absence_rates: ['0.0500', '0.0909'],
      },
      {
        id: looms,
        name: 'Looms',
        scheduled_days: 26.5,
        absent_days: 1,
        absence_rate: '0.0377',
        absence_rates: ['0.0952', '0.0000'],
      },
    ])
  })

  it('groups days by leave type, with the scheduled days of everyone', async () => {
    assert.deepEqual((await read({ group_by: 'leave_type' })).groups, [
      {
        id: vacation,
        name: 'Vacation',
        scheduled_days: 68.5,
        absent_days: 3,
        absence_rate: '0.0438',
        absence_rates: ['0.0328', '0.0526'],
      },
      {
        id: sickness,
        name: 'Sickness',
        scheduled_days: 68.5,
        absent_days: 1,
        absence_rate: '0.0146',
        absence_rates: ['0.0328', '0.0000'],
      },
    ])
  })

  it('counts one leave type, which must exist', async () => {
    const { leave_type_id, total } = await read({ leave_type_id: sickness })
    assert.deepEqual([leave_type_id, total.absent_days, total.scheduled_days], [sickness, 1, 68.5])
    await api.expectError(422, 'reports.absence', { query: { leave_type_id: 2_000_000_000 } })
  })
})
