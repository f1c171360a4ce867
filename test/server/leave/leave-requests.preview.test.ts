import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all } from '../../support/http.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addLeaveType, requestLeave, adjust } = await createLeaveFixture(app)

describe('leaveRequests.preview', () => {
  it('calculates a request and writes nothing', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    await adjust(person_id, leave_type_id, 3)
    await createHoliday(app, { business_id: business.id, date: day(1) })
    const body = { person_id, leave_type_id, ...from(0, 3), end_portion: 'morning' as const }
    const { data } = (await api.call('leaveRequests.preview', { body })).body
    const { days, breakdown, status } = data
    assert.deepEqual(data, {
      ...body,
      start_portion: 'full',
      days: 2.5,
      breakdown,
      balance: { before: 3, after: 0.5 },
      status: 'requested',
      certificate_required: false,
      problems: [],
      warnings: [],
    })
    assert.deepEqual(await all(api, 'leaveRequests.list', { query: { person_id } }), [])
    const request = await requestLeave(body)
    assert.deepEqual([request.days, request.breakdown, request.status], [days, breakdown, status])
  })

  it('shows that the request would be approved at once', async () => {
    const body = {
      person_id: await addPerson(),
      leave_type_id: await addLeaveType({ requires_approval: false }),
      ...from(0),
    }
    assert.equal((await api.call('leaveRequests.preview', { body })).body.data.status, 'approved')
  })

  it('lists every problem and still counts the days', async () => {
    const [person_id, limited] = [
      await addPerson(),
      await addLeaveType({ allow_negative: false, max_consecutive_days: 2 }),
    ]
    const { id } = await requestLeave({ person_id, leave_type_id: await addLeaveType(), ...from(2) })
    const body = { person_id, leave_type_id: limited, ...from(2, 4) }
    const { days, balance, problems } = (await api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual([days, balance], [3, { before: 0, after: -3 }])
    const other = (await api.call('leaveRequests.get', { path: { id } })).body.data
    const span = other.start_date === other.end_date ? other.start_date : `${other.start_date} to ${other.end_date}`
    assert.deepEqual(problems, [
      {
        code: 'too_long',
        limit: 2,
        path: 'body.end_date',
        message: 'makes the leave too long: 3 days, at most 2 allowed',
      },
      {
        code: 'overlap',
        detail: `${other.start_date}/${other.end_date}`,
        path: 'body.start_date',
        message: `Leave request ${id} already covers some of these days: ${span}.`,
      },
      {
        code: 'too_few_days',
        limit: 0,
        path: 'body.leave_type_id',
        message: 'has too few days: 3 needed, 0 available',
      },
    ])
  })

  it('returns no days if they cannot be counted', async () => {
    const body = {
      person_id: await addPerson(),
      leave_type_id: await addLeaveType(),
      start_date: day(1),
      end_date: day(0),
    }
    const { days, breakdown, balance, problems } = (await api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual({ days, breakdown, balance }, { days: null, breakdown: [], balance: null })
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['ends_before_start'],
    )
  })

  it('returns the same problems as leaveRequests.create', async () => {
    const [person_id, leave_type_id, strict] = [
      await addPerson(),
      await addLeaveType(),
      await addLeaveType({ half_days_allowed: false }),
    ]
    await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    const employed = await addPerson({ start_date: day(1), end_date: day(3) })
    const everyDay = { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 1, sun: 1 } as const
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const soon = {
      person_id: await addPerson({ work_pattern: everyDay }),
      leave_type_id: await addLeaveType({ min_notice_days: 1 }),
      start_date: yesterday,
      end_date: yesterday,
    }
    const half = { start_portion: 'morning', end_portion: 'morning' } as const
    for (const [status, code, request] of [
      [409, 'overlap', { person_id, leave_type_id, ...from(1, 2) }],
      [422, 'no_working_day', { person_id, leave_type_id, ...from(5, 6) }],
      [422, 'too_few_days', { person_id, leave_type_id: await addLeaveType({ allow_negative: false }), ...from(2) }],
      [422, 'half_days_not_allowed', { person_id, leave_type_id: strict, ...from(2), ...half }],
      [422, 'notice_too_short', soon],
      [422, 'not_employed', { person_id: employed, leave_type_id, ...from(0, 4) }],
      [422, 'too_far_from_today', { person_id, leave_type_id, start_date: '9999-01-04', end_date: '9999-01-04' }],
      [422, 'portions_do_not_fit', { person_id, leave_type_id, ...from(2), start_portion: 'morning' as const }],
      [422, 'too_long', { person_id, leave_type_id, ...from(2, 368) }],
    ] as const) {
      const body = request as Schemas['LeaveRequestCreate']
      const { problems } = (await api.call('leaveRequests.preview', { body })).body.data
      const { errors } = (await api.expectError(status, 'leaveRequests.create', { body })).body
      assert.deepEqual(problems, errors)
      assert.deepEqual(new Set(problems.map((problem) => problem.code)), new Set([code]))
    }
  })
})
