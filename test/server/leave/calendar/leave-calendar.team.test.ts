import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, addMember, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)
const period = { from: day(0), to: day(30) }
const vacation = await addLeaveType({ name: 'Vacation', hidden_from_team: false })
const sick = await addLeaveType({ name: 'Sick leave' })

const boss = await addPerson({ first_name: 'Grace', last_name: 'Boss' })
const employee = await addMember('employee', {
  first_name: 'Ada',
  last_name: 'Asks',
  manager_id: boss,
  department: 'Engines',
})
const peer = await addPerson({ first_name: 'Paul', last_name: 'Peer', manager_id: boss })
const colleague = await addPerson({ first_name: 'Dora', last_name: 'Desk', department: 'Engines' })
const report = await addPerson({ first_name: 'Rita', last_name: 'Report', manager_id: employee.person_id })
const stranger = await addPerson({ first_name: 'Sam', last_name: 'Stranger', department: 'Sales' })

/** Requests leave, and approves it. */
const away = async (person_id: number, leave_type_id: number, span: ReturnType<typeof from>) =>
  await approve((await requestLeave({ person_id, leave_type_id, ...span, note: 'Secret', metadata: { a: 'b' } })).id)

await away(boss, vacation, from(0, 2))
await away(peer, sick, from(1))
await away(colleague, vacation, { ...from(2), ...{ start_portion: 'morning', end_portion: 'morning' } })
await away(report, sick, from(3, 4))
await away(stranger, vacation, from(1))
await away(employee.person_id, vacation, from(7))
await requestLeave({ person_id: peer, leave_type_id: vacation, ...from(8) })
const cancelled = await away(peer, vacation, from(9))
await api.call('leaveRequests.cancel', { path: { id: cancelled.id } })

const read = async (by: Caller, query = {}): Promise<Schemas['TeamAbsence'][]> =>
  (await by.call('leaveCalendar.team', { query: { ...period, ...query } })).body.data.absences

describe('leaveCalendar.team', () => {
  it('shows employees the approved leave of their team, without the types that are hidden from it', async () => {
    const full = { start_portion: 'full', end_portion: 'full' }
    const half = { start_portion: 'morning', end_portion: 'morning' }
    assert.deepEqual(await read(employee.api), [
      { person_id: boss, person_name: 'Grace Boss', leave_type_name: 'Vacation', ...from(0, 2), ...full },
      { person_id: peer, person_name: 'Paul Peer', leave_type_name: null, ...from(1), ...full },
      { person_id: colleague, person_name: 'Dora Desk', leave_type_name: 'Vacation', ...from(2), ...half },
      { person_id: report, person_name: 'Rita Report', leave_type_name: null, ...from(3, 4), ...full },
    ])
  })

  it('shows only leave with a day in the period', async () => {
    const names = async (query: object) => (await read(employee.api, query)).map(({ person_name }) => person_name)
    assert.deepEqual(await names({ from: day(2), to: day(2) }), ['Grace Boss', 'Dora Desk'])
    assert.deepEqual(await names({ from: day(5), to: day(30) }), [])
    await employee.api.expectError(422, 'leaveCalendar.team', { query: { from: day(0), to: day(366) } })
  })

  it('reads the team of another person only for callers that reach that person', async () => {
    assert.deepEqual(
      (await read(api, { person_id: peer })).map(({ person_name }) => person_name),
      ['Grace Boss', 'Ada Asks'],
    )
    for (const person_id of [peer, stranger, 2_000_000_000]) {
      const input = { query: { ...period, person_id } }
      const { errors } = (await employee.api.expectError(422, 'leaveCalendar.team', input)).body
      assert.equal(errors?.[0]?.path, 'query.person_id')
    }
    const other = await createBusiness(app)
    const { id: foreign } = await createPerson(app, { business_id: other.id })
    await api.expectError(422, 'leaveCalendar.team', { query: { ...period, person_id: foreign } })
  })

  it('requires a person from callers without a record', async () => {
    const { token } = await createKey(app, business.owner, { scopes: ['leave:read'] })
    const key = caller(app, token)
    const { errors } = (await key.expectError(422, 'leaveCalendar.team', { query: period })).body
    assert.deepEqual(
      errors?.map(({ path, code }) => [path, code]),
      [['query.person_id', 'required']],
    )
    assert.equal((await read(key, { person_id: report })).length, 1)
  })
})
