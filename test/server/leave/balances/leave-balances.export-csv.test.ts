import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readColumn, readCsv } from '../../../support/read-csv.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp()

describe('leaveBalances.exportCsv', () => {
  it('has the balances that leaveBalances.list has for the same caller and filters', async () => {
    const { api, addLeaveType, addMember, requestLeave, adjust } = await createLeaveFixture(app)
    const [vacation, sick] = [await addLeaveType({ name: 'Vacation' }), await addLeaveType({ name: 'Sick leave' })]
    const { person_id, api: own } = await addMember('employee', { first_name: 'Ada', last_name: 'Lovelace' })
    const { person_id: other } = await addMember('employee')
    await adjust(person_id, vacation, -2.5)
    await requestLeave({ person_id: other, leave_type_id: sick, ...from(0, 1) })
    const as_of = day(1)
    for (const query of [{ as_of }, { as_of, leave_type_id: sick }, { as_of, person_id: other }]) {
      const listed = (await api.call('leaveBalances.list', { query })).body.data
      const rows = readCsv((await api.call('leaveBalances.exportCsv', { query })).text)
      assert.deepEqual(
        rows.map(({ person: _person, leave_type: _type, ...row }) => row),
        listed.map(({ lots: _lots, ...balance }) =>
          Object.fromEntries(Object.entries(balance).map(([name, value]) => [name, String(value ?? '')])),
        ),
      )
    }
    const csv = (await own.call('leaveBalances.exportCsv')).text
    assert.deepEqual(
      [readColumn(csv, 'person'), readColumn(csv, 'leave_type'), readColumn(csv, 'available')],
      [
        ['Ada Lovelace', 'Ada Lovelace'],
        ['Vacation', 'Sick leave'],
        ['-2.5', '0'],
      ],
    )
  })
})
