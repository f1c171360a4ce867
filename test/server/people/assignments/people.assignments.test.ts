import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, hire, add, employee } = await createAssignmentFixture(app)

describe('people.assignments', () => {
  it('lists the assignments of a person in both directions, page by page', async () => {
    const id = await hire()
    await hire()
    const days = ['2026-01-01', '2026-04-01', '2026-07-01']
    for (const effective_on of days.slice(1)) await add(id, { effective_on })
    for (const sort of ['effective_on', '-effective_on'] as const) {
      const first = (await api.call('people.assignments', { path: { id }, query: { sort, limit: 2 } })).body
      const cursor = first.meta.next_cursor ?? ''
      const second = (await api.call('people.assignments', { path: { id }, query: { sort, limit: 2, cursor } })).body
      const listed = [...first.data, ...second.data].map(({ effective_on }) => effective_on)
      assert.deepEqual(listed, sort === 'effective_on' ? days : days.toReversed())
      assert.equal(second.meta.next_cursor, null)
    }
  })

  it('shows employees only their own assignments that have taken effect, and the first one before its day', async () => {
    const { person_id: id, api: own } = await employee()
    await add(id, { effective_on: '2099-01-01' })
    const { data } = (await own.call('people.assignments', { path: { id } })).body
    assert.deepEqual(
      data.map(({ effective_on, ends_on }) => [effective_on, ends_on]),
      [['2026-01-01', null]],
    )
    await own.expectError(404, 'people.assignments', { path: { id: await hire() } })
  })
})
