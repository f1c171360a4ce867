import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { daysFrom } from '../../../../server/console/leave/calendar/calendar-days.ts'
import { barsIn, type Entry, fillLanes } from '../../../../server/console/leave/calendar/calendar-lanes.ts'

const week = daysFrom('2026-11-16', '2026-11-22')

const entry = (start_date: string, end_date: string): Entry => ({
  leave_request_id: 1,
  person_id: 1,
  department_id: null,
  person_name: 'Ada Lovelace',
  leave_type_id: 1,
  leave_type_name: 'Vacation',
  start_date,
  end_date,
  start_portion: 'full',
  end_portion: 'full',
  days: 1,
  status: 'approved',
})

describe('the bars of leave in a week', () => {
  it('span its days in the week, and continue before and after it', () => {
    const bars = barsIn(week, [
      entry('2026-11-18', '2026-11-18'),
      entry('2026-11-10', '2026-11-17'),
      entry('2026-11-20', '2026-12-01'),
      entry('2026-11-01', '2026-12-01'),
      entry('2026-11-23', '2026-11-24'),
    ])
    assert.deepEqual(
      bars.map(({ column, span, begins, ends }) => [column, span, begins, ends]),
      [
        [1, 7, false, false],
        [1, 2, false, true],
        [3, 1, true, true],
        [5, 3, true, false],
      ],
    )
  })
})

describe('lanes', () => {
  const places = (...list: [column: number, span: number][]) => list.map(([column, span]) => ({ column, span }))

  it('hold items that do not overlap, each in the first lane with room', () => {
    const { lanes, hidden } = fillLanes(places([1, 2], [1, 3], [3, 1], [4, 2]), { maxLanes: 3, columns: 7 })
    assert.deepEqual(lanes, [places([1, 2], [3, 1], [4, 2]), places([1, 3])])
    assert.deepEqual(hidden, [0, 0, 0, 0, 0, 0, 0])
  })

  it('count the items without room on each of their days', () => {
    const { lanes, hidden } = fillLanes(places([1, 7], [1, 3], [2, 2]), { maxLanes: 1, columns: 7 })
    assert.deepEqual(lanes, [places([1, 7])])
    assert.deepEqual(hidden, [1, 2, 2, 0, 0, 0, 0])
  })

  it('put no item on an occupied place', () => {
    const { lanes, hidden } = fillLanes(places([1, 3], [4, 1]), { maxLanes: 2, columns: 4, taken: places([2, 1]) })
    assert.deepEqual(lanes, [places([4, 1]), places([1, 3])])
    assert.deepEqual(hidden, [0, 0, 0, 0])
  })
})
