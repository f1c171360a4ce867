import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, employee } = await createCompensationFixture(app)

describe('people.compensations', () => {
  it('lists the compensations of a person in both directions, page by page', async () => {
    const id = await addPerson()
    await add(await addPerson())
    const days = ['2026-01-01', '2026-04-01', '2026-07-01']
    for (const effective_on of days) await add(id, { effective_on })
    for (const sort of ['effective_on', '-effective_on'] as const) {
      const first = (await api.call('people.compensations', { path: { id }, query: { sort, limit: 2 } })).body
      const cursor = first.meta.next_cursor ?? ''
      const second = (await api.call('people.compensations', { path: { id }, query: { sort, limit: 2, cursor } })).body
      const listed = [...first.data, ...second.data].map(({ effective_on }) => effective_on)
      assert.deepEqual(listed, sort === 'effective_on' ? days : days.toReversed())
      assert.equal(second.meta.next_cursor, null)
    }
  })

  it('shows employees only their own, up to today', async () => {
    const { person_id: id, api: own } = await employee()
    await add(id)
    await add(id, { effective_on: '2099-01-01' })
    const { data } = (await own.call('people.compensations', { path: { id } })).body
    assert.deepEqual(
      data.map(({ effective_on, ends_on }) => [effective_on, ends_on]),
      [['2026-01-01', null]],
    )
    await own.expectError(404, 'people.compensations', { path: { id: await addPerson() } })
  })
})
