import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture, salary } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson, add, employee, manager } = await createCompensationFixture(app)

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

  it('shows managers the compensations of their reports, and their own up to today, only while the business allows it', async () => {
    const { person_id, api: boss } = await manager()
    const report = await addPerson({ manager_id: person_id })
    for (const id of [person_id, report]) {
      await add(id)
      await add(id, { effective_on: '2099-01-01' })
    }
    const read = async (id: number) =>
      (await boss.call('people.compensations', { path: { id } })).body.data.map((row) => [
        row.effective_on,
        row.ends_on,
      ])

    await boss.expectError(404, 'people.compensations', { path: { id: report } })
    await api.call('business.update', { body: { managers_see_compensation: true } })
    assert.deepEqual(await read(report), [
      ['2026-01-01', '2098-12-31'],
      ['2099-01-01', null],
    ])
    assert.deepEqual(await read(person_id), [['2026-01-01', null]])
    await boss.expectError(404, 'people.compensations', { path: { id: await addPerson() } })
    await boss.expectError(403, 'compensations.create', { path: { id: report }, body: salary })

    await api.call('business.update', { body: { managers_see_compensation: false } })
    await boss.expectError(404, 'people.compensations', { path: { id: report } })
  })
})
