import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readColumn, readCsv } from '../../support/read-csv.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp()

describe('leaveRequests.exportCsv', () => {
  it('has the requests that leaveRequests.list has for the same caller and filters, without notes', async () => {
    const { api, addLeaveType, addMember, addPerson, requestLeave, approve } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType({ name: 'Vacation' })
    const { person_id, api: own } = await addMember('employee', { first_name: 'Ada', last_name: 'Lovelace' })
    const morning = { start_portion: 'morning', end_portion: 'morning' } as const
    const first = await requestLeave({
      person_id,
      leave_type_id,
      ...from(0),
      note: 'Surgery',
      ...morning,
    })
    const other = await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(1, 2) })
    await approve(other.id)
    const { text } = await own.call('leaveRequests.exportCsv')
    assert.doesNotMatch(text, /Surgery/)
    assert.deepEqual(readCsv(text), [
      {
        id: String(first.id),
        person_id: String(person_id),
        person: 'Ada Lovelace',
        leave_type_id: String(leave_type_id),
        leave_type: 'Vacation',
        start_date: day(0),
        start_portion: 'morning',
        end_date: day(0),
        end_portion: 'morning',
        days: '0.5',
        status: 'requested',
        reason_code: '',
        external_id: '',
        created_at: first.created_at,
        decided_at: '',
      },
    ])
    for (const query of [
      {},
      { status: 'approved' },
      { person_id },
      { from: day(1) },
      { sort: '-start_date' },
    ] as const) {
      const listed = (await api.call('leaveRequests.list', { query: { ...query } })).body.data
      const csv = (await api.call('leaveRequests.exportCsv', { query: { ...query } })).text
      assert.deepEqual(
        readColumn(csv, 'id'),
        listed.map(({ id }) => String(id)),
        JSON.stringify(query),
      )
    }
    await own.expectError(422, 'leaveRequests.exportCsv', { query: { person_id: other.person_id } })
  })
})
