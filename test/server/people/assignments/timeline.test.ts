import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, hire, timeline, person } = await createAssignmentFixture(app)

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
const dayNumber = fc.integer({ min: 0, max: 12 })
const title = fc.constantFrom('A', 'B', 'C')

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), on: dayNumber, title: fc.option(title, { nil: undefined }) }),
  fc.record({ kind: fc.constant('correct' as const), on: dayNumber, title }),
  fc.record({ kind: fc.constant('move' as const), on: dayNumber, to: dayNumber }),
  fc.record({ kind: fc.constant('delete' as const), on: dayNumber }),
  fc.record({ kind: fc.constant('patch' as const), on: dayNumber, title }),
)

interface Row {
  on: number
  title: string
}

/** The assignments of a person in the simplest form: rows by day, the first of which begins with the employment. */
class Model {
  rows: Row[] = [{ on: 0, title: 'A' }]

  at(day: number): Row {
    return this.rows.findLast(({ on }) => on <= day) ?? assert.fail()
  }

  find(day: number): Row | undefined {
    return this.rows.find(({ on }) => on === day)
  }

  put(row: Row): void {
    this.rows = [...this.rows.filter(({ on }) => on !== row.on), row].sort((a, b) => a.on - b.on)
  }

  remove(day: number): void {
    this.rows = this.rows.filter(({ on }) => on !== day)
  }

  /** Changes the title from a date on, up to the next assignment with another title. */
  patch(day: number, title: string): void {
    const before = this.at(day).title
    if (before === title) return
    this.put({ on: day, title })
    for (const row of this.rows.filter(({ on }) => on > day)) {
      if (row.title !== before) break
      row.title = title
    }
  }
}

describe('the assignments of a person', () => {
  it('have neither gaps nor overlaps, and as_of agrees with a model, after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), dayNumber, async (steps, dayOfQuery) => {
        const id = await hire({ start_date: day(0), job_title: 'A' })
        const model = new Model()
        for (const change of steps) await performStep(id, model, change)

        const rows = await timeline(id)
        assert.deepEqual(
          rows.map(({ effective_on, ends_on, job_title }) => [effective_on, ends_on, job_title]),
          model.rows.map(({ on, title }, index) => {
            const next = model.rows[index + 1]
            return [day(on), next === undefined ? null : day(next.on - 1), title]
          }),
        )
        assert.equal((await person(id)).job_title, model.rows.at(-1)?.title)
        const as_of = day(dayOfQuery)
        const { title } = model.at(dayOfQuery)
        const { data } = (await api.call('people.list', { query: { ids: [id], as_of } })).body
        assert.equal(data[0]?.job_title, title)
        const inForce = (await api.call('assignments.list', { query: { person_id: [id], as_of } })).body.data
        assert.deepEqual(
          inForce.map(({ job_title }) => job_title),
          [title],
        )
      }),
      { numRuns: 15 },
    )
  })
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Performs a step through the API and in the model. */
async function performStep(id: number, model: Model, change: Step): Promise<void> {
  const { on } = change
  if (change.kind === 'create') {
    const body = { effective_on: day(on), ...(change.title !== undefined && { job_title: change.title }) }
    const { status } = await api.send('assignments.create', { path: { id }, body })
    assert.equal(status, model.find(on) ? 409 : 201)
    if (status === 201) model.put({ on, title: change.title ?? model.at(on).title })
    return
  }
  if (change.kind === 'patch') {
    await api.call('people.update', { path: { id }, body: { job_title: change.title, effective_on: day(on) } })
    model.patch(on, change.title)
    return
  }
  const row = model.find(on)
  const assignment_id = (await timeline(id)).find(({ effective_on }) => effective_on === day(on))?.id
  if (!row || assignment_id === undefined) return
  const path = { id: assignment_id }
  if (change.kind === 'correct') {
    await api.call('assignments.update', { path, body: { job_title: change.title } })
    row.title = change.title
    return
  }
  if (change.kind === 'delete') {
    const { status } = await api.send('assignments.delete', { path })
    assert.equal(status, on === 0 ? 409 : 204)
    if (on > 0) model.remove(on)
    return
  }
  const { status } = await api.send('assignments.update', { path, body: { effective_on: day(change.to) } })
  const isRefused = change.to !== on && (on === 0 || model.find(change.to) !== undefined)
  assert.equal(status, isRefused ? 409 : 200)
  if (isRefused) return
  model.remove(on)
  model.put({ on: change.to, title: row.title })
}
