import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { hold } from '../../../support/race.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createDepartment } from '../../../support/samples/factories.ts'
import { createHoliday } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const { api, business, addPerson, addMember, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)
const business_id = business.id

type Effect = Schemas['LeaveLimitEffect']

/** Adds a department, and a leave type of which a number of its people may be away. */
async function addTeam(people: number, effect: Effect = 'blocks') {
  const { id: department_id } = await createDepartment(app, { business_id })
  const limits = { max_away: { people, effect } }
  return { department_id, leave_type_id: await addLeaveType({ limits: JSON.stringify(limits) as never }) }
}

type Body = Pick<Schemas['LeaveRequestCreate'], 'person_id' | 'leave_type_id' | 'start_date' | 'end_date'>

const preview = async (body: Body, by = api) => (await by.call('leaveRequests.preview', { body })).body.data

const half = (portion: 'morning' | 'afternoon') => ({ start_portion: portion, end_portion: portion })

describe('the most people of a department who are away', () => {
  for (const effect of ['blocks', 'warns'] as const) {
    it(`includes the person, counts leave of all types, and ${effect}`, async () => {
      const { department_id, leave_type_id } = await addTeam(2, effect)
      const [first, second, third] = await Promise.all([1, 2, 3].map(() => addPerson({ department_id })))
      assert.ok(first && second && third)
      await requestLeave({ person_id: first, leave_type_id, ...from(0, 2) })
      const other = await requestLeave({ person_id: second, leave_type_id: await addLeaveType(), ...from(1, 4) })
      await approve(other.id)
      const body = { person_id: third, leave_type_id, ...from(0, 7) }
      const { problems, warnings } = await preview(body)
      const expected = {
        code: 'too_many_away',
        limit: 2,
        detail: `${day(1)} 3, ${day(2)} 3`,
        path: 'body.start_date',
        message: `makes too many people in the department away at once, at most 2: 3 on ${day(1)}, 3 on ${day(2)}`,
      }
      assert.deepEqual([problems, warnings], effect === 'blocks' ? [[expected], []] : [[], [expected]])
      if (effect === 'warns') return assert.deepEqual((await requestLeave(body)).warnings, [expected])
      const { errors } = (await api.expectError(422, 'leaveRequests.create', { body })).body
      assert.deepEqual(errors, problems)
      assert.deepEqual((await preview({ ...body, ...from(3, 4) })).problems, [])
    })
  }

  it('counts halves of days: opposite halves do not meet', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    const [first, second] = [await addPerson({ department_id }), await addPerson({ department_id })]
    await requestLeave({ person_id: first, leave_type_id, ...from(0), ...half('morning') })
    await requestLeave({ person_id: first, leave_type_id, ...from(1, 2), start_portion: 'afternoon' })
    const body = { person_id: second, leave_type_id }
    const problems = async (span: object) =>
      (await preview({ ...body, ...span } as Body)).problems.map(({ detail }) => detail)
    assert.deepEqual(await problems({ ...from(0), ...half('afternoon') }), [])
    assert.deepEqual(await problems({ ...from(0), ...half('morning') }), [`${day(0)} 2`])
    assert.deepEqual(await problems(from(0)), [`${day(0)} 2`])
    assert.deepEqual(await problems({ ...from(0, 1), start_portion: 'afternoon', end_portion: 'morning' }), [])
    assert.deepEqual(await problems({ ...from(0, 1), start_portion: 'afternoon' }), [`${day(1)} 2`])
    await requestLeave({ ...body, ...from(0), ...half('afternoon') })
    await requestLeave({ ...body, ...from(1), ...half('morning') })
    const third = { ...body, person_id: await addPerson({ department_id }) }
    assert.equal((await preview({ ...third, ...from(0) })).problems[0]?.detail, `${day(0)} 2`)
  })

  it('counts only working days, of both', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    const mondays = { mon: 1, tue: 0, wed: 0, thu: 0, fri: 0, sat: 0, sun: 0 } as const
    const partTime = await addPerson({ department_id, work_pattern: mondays })
    await createHoliday(app, { business_id, date: day(14) })
    await requestLeave({ person_id: partTime, leave_type_id, ...from(7, 20) })
    const body = { person_id: await addPerson({ department_id }), leave_type_id }
    assert.deepEqual((await preview({ ...body, ...from(8, 20) })).problems, [])
    assert.equal((await preview({ ...body, ...from(7, 20) })).problems[0]?.detail, `${day(7)} 2`)
  })

  it('does not count rejected or cancelled leave, other departments, parts of the department, or the person', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    const part = await createDepartment(app, { business_id, parent_id: department_id })
    const person_id = await addPerson({ department_id })
    for (const other of [part.id, null]) {
      await requestLeave({ person_id: await addPerson({ department_id: other }), leave_type_id, ...from(0) })
    }
    const colleague = { person_id: await addPerson({ department_id }), leave_type_id }
    const rejected = await requestLeave({ ...colleague, ...from(0) })
    const body = { person_id, leave_type_id, ...from(0, 1) }
    assert.equal((await preview(body)).problems.length, 1)
    await api.call('leaveRequests.reject', { path: { id: rejected.id }, body: { note: 'No' } })
    const cancelled = await requestLeave({ ...colleague, ...from(0) })
    await api.call('leaveRequests.cancel', { path: { id: cancelled.id } })
    const { id } = await requestLeave(body)
    const changed = (await api.call('leaveRequests.update', { path: { id }, body: { end_date: day(2) } })).body.data
    assert.equal(changed.days, 3)
  })

  it('does not limit people without a department', async () => {
    const { leave_type_id } = await addTeam(1)
    for (const _ of [1, 2]) await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(0) })
  })

  it('set after a request does not prevent its approval', async () => {
    const { department_id, leave_type_id } = await addTeam(2)
    const ids = []
    for (const _ of [1, 2]) {
      ids.push((await requestLeave({ person_id: await addPerson({ department_id }), leave_type_id, ...from(0) })).id)
    }
    const body = { limits: { max_away: { people: 1 } } }
    await api.call('leaveTypes.update', { path: { id: leave_type_id }, body })
    for (const id of ids) assert.equal((await approve(id)).status, 'approved')
  })

  it('lists at most ten days', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    await requestLeave({ person_id: await addPerson({ department_id }), leave_type_id, ...from(28, 48) })
    const body = { person_id: await addPerson({ department_id }), leave_type_id, ...from(28, 48) }
    const [problem] = (await preview(body)).problems
    assert.equal(problem?.detail?.split(', ').length, 10)
    assert.match(problem?.message ?? '', / and 5 more days$/)
  })

  it('shows an employee neither who is away nor why', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    const colleague = await addPerson({ department_id, first_name: 'Zebulon', last_name: 'Quimby' })
    const sick = await addLeaveType({ name: 'Sick leave' })
    const { id } = await requestLeave({ person_id: colleague, leave_type_id: sick, ...from(0), note: 'Flu' })
    const { person_id, api: own } = await addMember('employee', { department_id })
    const { problems } = await preview({ person_id, leave_type_id, ...from(0) }, own)
    assert.deepEqual(problems, [
      {
        code: 'too_many_away',
        limit: 1,
        detail: `${day(0)} 2`,
        path: 'body.start_date',
        message: `makes too many people in the department away at once, at most 1: 2 on ${day(0)}`,
      },
    ])
    await own.expectError(404, 'leaveRequests.get', { path: { id } })
  })
})

describe('concurrent requests of people of a department', () => {
  it('do not exceed the limit', async () => {
    const { department_id, leave_type_id } = await addTeam(3)
    const people = []
    for (let index = 0; index < 12; index++) people.push(await addPerson({ department_id }))
    const responses = await releaseTogether(
      people.map((person_id) => ({
        url: app.url,
        method: 'POST',
        path: '/v1/leave-requests',
        token: business.owner.token,
        body: { person_id, leave_type_id, ...from(0, 1) },
      })),
    )
    const statuses = responses.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [...Array(3).fill(201), ...Array(9).fill(422)])
  })

  it('wait for each other, but not for people who join or read the department', async () => {
    const { department_id, leave_type_id } = await addTeam(1)
    const [first, second] = [await addPerson({ department_id }), await addPerson({ department_id })]
    const statement = 'select from departments where business_id = $1 and id = $2 for no key update'
    const lock = await hold(app.databaseUrl, statement, [business_id, department_id])
    const bodies = [first, second].map((person_id) => ({ person_id, leave_type_id, ...from(0) }))
    const responses = bodies.map((body) => api.send('leaveRequests.create', { body }))
    await lock.untilBlocked(2)
    await addPerson({ department_id })
    await requestLeave({
      person_id: await addPerson({ department_id }),
      leave_type_id: await addLeaveType(),
      ...from(1),
    })
    await lock.release()
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [201, 422])
  })
})
