import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture, salary } from './compensation-fixture.ts'

const app = await startTestApp()
const { api, addPerson } = await createCompensationFixture(app)

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
const dayNumber = fc.integer({ min: 0, max: 20 })

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), on: dayNumber }),
  fc.record({ kind: fc.constant('move' as const), from: dayNumber, on: dayNumber }),
  fc.record({ kind: fc.constant('delete' as const), on: dayNumber }),
)

describe('the compensations of a person', () => {
  it('have neither gaps nor overlaps, and as_of agrees with a model, after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), dayNumber, async (steps, dayOfQuery) => {
        const id = await addPerson()
        /** The IDs of the compensations, by the number of their first day. */
        const model = new Map<number, number>()
        for (const change of steps) {
          if (change.kind === 'create') {
            const body = { ...salary, effective_on: day(change.on) }
            const { status, body: response } = await api.send('compensations.create', { path: { id }, body })
            assert.equal(status, model.has(change.on) ? 409 : 201)
            if (status === 201) model.set(change.on, (response as { data: { id: number } }).data.id)
          }
          const current = model.get(change.kind === 'move' ? change.from : change.on)
          if (current === undefined) continue
          if (change.kind === 'delete') {
            await api.call('compensations.delete', { path: { id: current } })
            model.delete(change.on)
          }
          if (change.kind === 'move') {
            const body = { effective_on: day(change.on) }
            const { status } = await api.send('compensations.update', { path: { id: current }, body })
            const isConflict = model.has(change.on) && change.on !== change.from
            assert.equal(status, isConflict ? 409 : 200)
            if (isConflict) continue
            model.delete(change.from)
            model.set(change.on, current)
          }
        }
        const days = [...model.keys()].sort((a, b) => a - b)
        const rows = await all(api, 'people.compensations', { path: { id } })
        assert.deepEqual(
          rows.map(({ id, effective_on, ends_on }) => [id, effective_on, ends_on]),
          days.map((first, index) => {
            const next = days[index + 1]
            return [model.get(first), day(first), next === undefined ? null : day(next - 1)]
          }),
        )
        const query = { person_id: [id], as_of: day(dayOfQuery) }
        const { data } = (await api.call('compensations.list', { query })).body
        const expected = days.findLast((first) => first <= dayOfQuery)
        assert.deepEqual(
          data.map((row) => row.id),
          expected === undefined ? [] : [model.get(expected)],
        )
      }),
      { numRuns: 15 },
    )
  })
})
