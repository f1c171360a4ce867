import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from '../assignments/assignment-fixture.ts'

const app = await startTestApp()
const { api, business, hire } = await createAssignmentFixture(app)

const rehire = (id: number, start_date: string) => ({ path: { id }, body: { start_date } })

const day = (number: number): string => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10)
const dayNumber = fc.integer({ min: 0, max: 20 })

const step = fc.oneof(
  fc.record({ kind: fc.constant('terminate' as const), on: dayNumber }),
  fc.record({ kind: fc.constant('rehire' as const), on: dayNumber }),
  fc.record({ kind: fc.constant('moveStart' as const), on: dayNumber }),
  fc.record({ kind: fc.constant('moveEnd' as const), on: fc.option(dayNumber) }),
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Period {
  start: number
  end: number | null
}

/** The employments in the simplest form. Each step returns whether it is allowed; all days have passed. */
class Model {
  periods: Period[] = [{ start: 0, end: null }]

  get #current(): Period {
    return this.periods.at(-1) ?? assert.fail()
  }

  perform({ kind, on }: Step): number {
    const current = this.#current
    if (kind === 'terminate') {
      if (current.end !== null) return 409
      if (on < current.start) return 422
      current.end = on
      return 200
    }
    if (kind === 'rehire') {
      if (current.end === null) return 409
      if (on < current.end) return 422
      this.periods.push({ start: on, end: null })
      return 200
    }
    const moved = kind === 'moveStart' ? { ...current, start: on } : { ...current, end: on }
    const formerEnd = this.periods.at(-2)?.end ?? null
    if (moved.end !== null && moved.end < moved.start) return 422
    if (formerEnd !== null && moved.start < formerEnd) return 422
    this.periods[this.periods.length - 1] = moved
    return 200
  }

  statusOn(on: number): string {
    const period = this.periods.find(({ end }) => end === null || end > on) ?? this.#current
    if (period.end !== null && period.end <= on) return 'terminated'
    return period.start > on ? 'pending' : 'active'
  }
}

async function send(id: number, { kind, on }: Step): Promise<number> {
  const path = { id }
  if (kind === 'terminate') return (await api.send('people.terminate', { path, body: { end_date: day(on) } })).status
  if (kind === 'rehire') return (await api.send('people.rehire', { path, body: { start_date: day(on) } })).status
  const date = on === null ? null : day(on)
  const body = kind === 'moveStart' ? { start_date: date } : { end_date: date }
  return (await api.send('people.update', { path, body })).status
}

describe('people.employments', () => {
  it('pages through the employments, the newest first', async () => {
    const id = await hire({ start_date: '2024-01-01', end_date: '2024-02-01' })
    for (const month of ['03', '05', '07']) {
      await api.call('people.rehire', rehire(id, `2024-${month}-01`))
      if (month !== '07') await api.call('people.terminate', { path: { id }, body: { last_day: `2024-${month}-20` } })
    }
    const first = (await api.call('people.employments', { path: { id }, query: { limit: 3, include_total: true } }))
      .body
    assert.deepEqual([first.data.map(({ number }) => number), first.meta.total], [[4, 3, 2], 4])
    const cursor = first.meta.next_cursor ?? assert.fail()
    const { data } = (await api.call('people.employments', { path: { id }, query: { limit: 3, cursor } })).body
    assert.deepEqual(
      data.map(({ number, last_day }) => [number, last_day]),
      [[1, '2024-01-31']],
    )
  })

  it('shows the reason only to callers who may change people', async () => {
    const id = await hire()
    await api.call('people.terminate', { path: { id }, body: { end_date: '2999-01-01', reason: 'Private' } })
    const { id: user_id, token } = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user_id, id)
    const own = (await caller(app, token).call('people.employments', { path: { id } })).body.data
    assert.deepEqual(
      [
        own[0]?.end_date,
        own[0]?.end_reason,
        (await api.call('people.employments', { path: { id } })).body.data[0]?.end_reason,
      ],
      ['2999-01-01', null, 'Private'],
    )
  })

  it('returns 404 for a person of another business', async () => {
    const other = await createPerson(app, { business_id: (await createBusiness(app)).id })
    await api.expectError(404, 'people.employments', { path: { id: other.id } })
    await api.expectError(404, 'people.rehire', rehire(other.id, '2026-03-01'))
  })
})

describe('the employments of a person', () => {
  it('do not overlap, and the status of each day agrees with a model, after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), dayNumber, async (steps, on) => {
        const id = await hire({ start_date: day(0) })
        const model = new Model()
        for (const change of steps) assert.equal(await send(id, change), model.perform(change), JSON.stringify(change))

        const employments = (await all(api, 'people.employments', { path: { id } })).toReversed()
        assert.deepEqual(
          employments.map(({ start_date, end_date }) => [start_date, end_date]),
          model.periods.map(({ start, end }) => [day(start), end === null ? null : day(end)]),
        )
        for (const [index, { start_date, end_date }] of employments.entries()) {
          const next = employments[index + 1]
          assert.ok(start_date !== null && (end_date === null || end_date >= start_date))
          assert.ok(
            next === undefined || (end_date !== null && next.start_date !== null && end_date <= next.start_date),
          )
        }
        const assignments = await all(api, 'people.assignments', { path: { id } })
        assert.ok(assignments.length > 0)
        for (const queried of [on, -1, 21]) {
          const { data } = (await api.call('people.list', { query: { ids: [id], as_of: day(queried) } })).body
          assert.equal(data[0]?.status, model.statusOn(queried))
        }
        const [person] = (await api.call('people.list', { query: { ids: [id] } })).body.data
        assert.equal(person?.status, model.statusOn(1000))
      }),
      { numRuns: 15 },
    )
  })
})
