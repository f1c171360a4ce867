import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, type Caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()
const { api, adjust, approve, requestLeave, readBalance, addMember, addPerson, addLeaveType } =
  await createLeaveFixture(app)

const [vacation, sick] = [await addLeaveType(), await addLeaveType()]
const employee = await addMember('employee')
const other = await addPerson()
await adjust(employee.person_id, vacation, 5, '2026-01-01')
await adjust(other, vacation, 3, '2026-02-01')
const request = await requestLeave({ person_id: employee.person_id, leave_type_id: vacation, ...from(0, 1) })
await approve(request.id)
await api.call('leaveRequests.cancel', { path: { id: request.id } })
await adjust(employee.person_id, sick, -1.5, '2026-03-01')

const lines = async (query: object = {}, by: Caller = api) =>
  (await all(by, 'leaveLedger.list', { query: { limit: 2, ...query } })).map(({ kind, days }) => `${kind} ${days}`)

describe('leaveLedger.list', () => {
  it('pages through all lines in the order of booking', async () => {
    const expected = ['adjustment 5', 'adjustment 3', 'taken -2', 'reversal 2', 'adjustment -1.5']
    assert.deepEqual(await lines(), expected)
    const [, , taken] = await all(api, 'leaveLedger.list')
    const { id, created_at, ...rest } = taken ?? assert.fail()
    assert.deepEqual(rest, {
      person_id: employee.person_id,
      leave_type_id: vacation,
      kind: 'taken',
      days: -2,
      effective_on: day(0),
      leave_request_id: request.id,
      note: null,
      expires_on: null,
    })
  })

  it('filters by person, leave type and an inclusive period', async () => {
    assert.deepEqual(await lines({ person_id: other }), ['adjustment 3'])
    assert.deepEqual(await lines({ leave_type_id: sick }), ['adjustment -1.5'])
    assert.deepEqual(await lines({ from: '2026-01-01', to: '2026-02-01' }), ['adjustment 5', 'adjustment 3'])
    assert.deepEqual(await lines({ from: '2026-02-02', to: '2026-03-01' }), ['adjustment -1.5'])
  })

  it('adds up to the balance of an account', async () => {
    const account = { person_id: employee.person_id, leave_type_id: vacation }
    const accountLines = await all(api, 'leaveLedger.list', { query: account })
    const sum = accountLines.reduce((total, { days }) => total + days, 0)
    assert.equal(sum, (await readBalance(employee.person_id, vacation, { as_of: day(2) })).available)
  })

  it('shows employees only their own lines', async () => {
    assert.deepEqual(await lines({}, employee.api), ['adjustment 5', 'taken -2', 'reversal 2', 'adjustment -1.5'])
    const { body } = await employee.api.expectError(422, 'leaveLedger.list', { query: { person_id: other } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      ['query.person_id'],
    )
  })
})
