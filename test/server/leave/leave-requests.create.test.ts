import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, business, addPerson, addLeaveType, requestLeave } = fixture

const readProblems = async (body: object) => {
  const response = await api.expectError(422, 'leaveRequests.create', { body: { ...from(0), ...body } })
  return response.body.errors?.map(({ path, message }) => `${path} ${message}`)
}

describe('leaveRequests.create', () => {
  it('requests leave, counts its days and sends leave.requested without the note', async () => {
    const person_id = await addPerson()
    const leave_type_id = await addLeaveType()
    const holiday = day(8)
    await createHoliday(app, { business_id: business.id, date: holiday })
    const note = 'A private note'
    const span = { ...from(4, 9), start_portion: 'afternoon', end_portion: 'morning' } as const
    const request = await requestLeave({ person_id, leave_type_id, ...span, note })
    const { id, created_at, updated_at } = request
    const data = { id, person_id, leave_type_id, ...span, days: 2, status: 'requested', created_at }
    const noDecision = { decided_by: null, decided_at: null }
    assert.deepEqual(request, {
      ...data,
      breakdown: [
        { date: day(4), days: 0.5, reason: 'half_day' },
        { date: day(5), days: 0, reason: 'day_off' },
        { date: day(6), days: 0, reason: 'day_off' },
        { date: day(7), days: 1 },
        { date: holiday, days: 0, reason: 'holiday' },
        { date: day(9), days: 0.5, reason: 'half_day' },
      ],
      note,
      reason_code: null,
      ...noDecision,
      steps: [],
      approver_ids: [],
      requested_by: business.owner.id,
      decision_note: null,
      days_returned: null,
      warnings: [],
      certificate_status: 'not_required',
      external_id: null,
      metadata: {},
      allowed_actions: ['update', 'approve', 'reject', 'cancel'],
      updated_at,
      version: 1,
    })
    const events = await all(api, 'events.list', { query: { types: 'leave.requested' } })
    assert.deepEqual(events.find(({ data }) => 'id' in data && data.id === id)?.data, { ...data, ...noDecision })
    const entries = await all(api, 'auditLog.list', { query: { action: 'leave.requested' } })
    const entry = entries.find(({ detail }) => detail.leave_request_id === id)
    assert.deepEqual([entry?.user_id, entry?.detail], [business.owner.id, { leave_request_id: id, person_id }])
  })

  it('stores external_id and metadata, and returns 409 for an external_id of another request', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const own = { external_id: 'trip-1', metadata: { cost_center: '42' } }
    const { id, external_id, metadata } = await requestLeave({ person_id, leave_type_id, ...from(0), ...own })
    assert.deepEqual({ external_id, metadata }, own)
    const requests = await all(api, 'leaveRequests.list', { query: { external_id: 'trip-1' } })
    assert.deepEqual(
      requests.map((request) => request.id),
      [id],
    )
    const body = { person_id, leave_type_id, ...from(2), ...own }
    const problem = {
      path: 'body.external_id',
      code: 'external_id_taken',
      message: 'Another leave request has this external_id.',
    }
    assert.deepEqual((await api.expectError(409, 'leaveRequests.create', { body })).body.errors, [problem])
    const { problems } = (await api.call('leaveRequests.preview', { body })).body.data
    assert.deepEqual(problems, [problem])
    const other = await createLeaveFixture(app)
    await other.requestLeave({ person_id: await other.addPerson(), leave_type_id: await other.addLeaveType(), ...own })
  })

  it('gives an external_id to one of several concurrent requests', async () => {
    const leave_type_id = await addLeaveType()
    const responses = Array.from({ length: 5 }, async () => {
      const body = { person_id: await addPerson(), leave_type_id, ...from(0), external_id: 'trip-2' }
      return (await api.send('leaveRequests.create', { body })).status
    })
    assert.deepEqual((await Promise.all(responses)).sort(), [201, 409, 409, 409, 409])
  })

  it('approves leave at once if its type needs no approval, and sends both events', async () => {
    const person_id = await addPerson()
    const leave_type_id = await addLeaveType({ requires_approval: false })
    const request = await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    assert.deepEqual([request.status, request.decided_by, request.version], ['approved', null, 2])
    assert.equal(request.decided_at, request.updated_at)
    assert.deepEqual(await fixture.listEventTypes(request.id), ['leave.requested', 'leave.approved'])
    assert.equal((await fixture.readBalance(person_id, leave_type_id)).scheduled, 2)
  })

  it('counts days by the work pattern of the person', async () => {
    const leave_type_id = await addLeaveType()
    const work_pattern = { mon: 0.5, tue: 1, wed: 0, thu: 0, fri: 0, sat: 1, sun: 0 } as const
    const person_id = await addPerson({ work_pattern })
    const { days, breakdown } = await requestLeave({ person_id, leave_type_id, ...from(0, 6) })
    assert.deepEqual([days, breakdown[0]], [2.5, { date: day(0), days: 0.5, reason: 'half_worked' }])
  })

  it('returns 422 for a span without working days, or with inconsistent ends', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const account = { person_id, leave_type_id }
    assert.deepEqual(await readProblems({ ...account, ...from(5, 6) }), [
      'body.end_date must include at least one working day',
    ])
    assert.deepEqual(await readProblems({ ...account, start_date: day(1), end_date: day(0) }), [
      'body.end_date must not be before start_date',
    ])
    assert.deepEqual(await readProblems({ ...account, start_portion: 'morning' }), [
      'body.end_portion must be the same as start_portion for a single day',
    ])
    assert.deepEqual(
      await readProblems({ ...account, ...from(0, 1), start_portion: 'morning', end_portion: 'afternoon' }),
      [
        'body.start_portion must be full or afternoon for leave of several days',
        'body.end_portion must be full or morning for leave of several days',
      ],
    )
    assert.deepEqual(await readProblems({ ...account, ...from(0, 366) }), [
      'body.end_date must not make leave longer than 366 days',
    ])
    assert.deepEqual(await readProblems({ ...account, start_date: '9999-01-04', end_date: '9999-01-04' }), [
      'body.start_date must be within 10 years of today',
    ])
  })

  it('applies the rules of the leave type', async () => {
    const person_id = await addPerson()
    const fullDays = await addLeaveType({ half_days_allowed: false })
    assert.deepEqual(
      await readProblems({ person_id, leave_type_id: fullDays, start_portion: 'morning', end_portion: 'morning' }),
      ['body.start_portion must be full for this leave type', 'body.end_portion must be full for this leave type'],
    )
    const short = await addLeaveType({ max_consecutive_days: 2 })
    assert.deepEqual(await readProblems({ person_id, leave_type_id: short, ...from(3, 7) }), [
      'body.end_date makes the leave too long: 3 days, at most 2 allowed',
    ])
    await requestLeave({ person_id, leave_type_id: short, ...from(4, 7) })
    const early = await addLeaveType({ min_notice_days: 7 })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const soon = { start_date: inDays(2), end_date: inDays(5) } // always includes a working day
    assert.deepEqual(await readProblems({ person_id, leave_type_id: early, ...soon }), [
      'body.start_date must be at least 7 days from today',
    ])
  })

  it('returns 422 for leave outside the employment', async () => {
    const leave_type_id = await addLeaveType()
    const person_id = await addPerson({ start_date: day(1), end_date: day(4) })
    assert.deepEqual(await readProblems({ person_id, leave_type_id, ...from(0, 4) }), [
      `body.start_date must not be before the person's start date, ${day(1)}`,
      `body.end_date must be before the person's end date, ${day(4)}`,
    ])
    await requestLeave({ person_id, leave_type_id, ...from(1, 3) })
  })

  it('returns 422 if the request exceeds the balance, in which pending leave counts as taken', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    const account = { person_id, leave_type_id }
    assert.deepEqual(await readProblems(account), ['body.leave_type_id has too few days: 1 needed, 0 available'])
    await fixture.adjust(person_id, leave_type_id, 2.5)
    await requestLeave({ ...account, ...from(0, 1) })
    assert.deepEqual(await readProblems({ ...account, ...from(2) }), [
      'body.leave_type_id has too few days: 1 needed, 0.5 available',
    ])
    await requestLeave({ ...account, ...from(2), start_portion: 'morning', end_portion: 'morning' })
    assert.equal((await fixture.readBalance(person_id, leave_type_id)).available, 0)
  })

  it('returns 409 with the ID of the existing request for the same half days', async () => {
    const [person_id, leave_type_id, other] = [await addPerson(), await addLeaveType(), await addLeaveType()]
    const morning = { start_portion: 'morning', end_portion: 'morning' } as const
    const afternoon = { start_portion: 'afternoon', end_portion: 'afternoon' } as const
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(2), ...morning })
    await requestLeave({ person_id, leave_type_id: other, ...from(2), ...afternoon })
    const message = `Leave request ${id} already covers some of these days: ${from(2).start_date}.`
    for (const body of [from(2), from(0, 4), { ...from(1, 2), end_portion: 'morning' }, { ...from(2), ...morning }]) {
      const conflict = await api.expectError(409, 'leaveRequests.create', {
        body: { person_id, leave_type_id: other, ...body },
      })
      assert.deepEqual([conflict.body.message, conflict.body.current_status], [message, undefined])
    }
    await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(2) })
    await api.call('leaveRequests.cancel', { path: { id } })
    await requestLeave({ person_id, leave_type_id, ...from(2), ...morning })
  })

  it('returns 422 for a deleted person', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    await api.call('people.delete', { path: { id: person_id } })
    await api.expectError(422, 'leaveRequests.create', { body: { person_id, leave_type_id, ...from(0) } })
  })
})
