import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { type AnyInput, all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, type LeaveFixture } from './leave-fixture.ts'
import {
  countSpan,
  expectedStatus,
  type Leave,
  type Model,
  type Span,
  type Status,
  sumDays,
  toBody,
} from './leave-model.ts'

/*
 * Runs random sequences of actions on one person's leave, and compares each result with a model: an action that the
 * state allows succeeds and records one event; any other action is a 409 and changes nothing. Leave never overlaps or
 * exceeds the balance, and the balance always equals that of the model.
 */

interface Real {
  fixture: LeaveFixture
  person_id: number
  leave_type_id: number
}

/** A request that can be sent in any state. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  check(): boolean {
    return true
  }
  abstract run(model: Model, real: Real): Promise<void>
  abstract toString(): string
}

class Create extends Step {
  private readonly span: Span
  constructor(span: Span) {
    super()
    this.span = span
  }
  async run(model: Model, real: Real): Promise<void> {
    const { person_id, leave_type_id, fixture } = real
    const body = { person_id, leave_type_id, ...toBody(this.span) }
    const expected = expectedStatus(model, this.span)
    const preview = await fixture.api.send('leaveRequests.preview', { body })
    const response = await fixture.api.send('leaveRequests.create', { body })
    assert.equal(response.status, expected === 200 ? 201 : expected, response.text)
    assert.equal(preview.body.data.problems.length === 0, expected === 200, preview.text)
    if (expected === 200) {
      const { id, days, breakdown } = response.body.data
      assert.deepEqual([preview.body.data.days, preview.body.data.breakdown], [days, breakdown])
      assert.equal(days, countSpan(this.span))
      model.leaves.push({ id, status: 'requested', version: 1, span: this.span, events: ['leave.requested'] })
    }
    await assertAgreement(model, real)
  }
  toString = () => `create(${JSON.stringify(this.span)})`
}

class Adjust extends Step {
  private readonly days: number
  constructor(days: number) {
    super()
    this.days = days
  }
  async run(model: Model, real: Real): Promise<void> {
    await real.fixture.adjust(real.person_id, real.leave_type_id, this.days)
    model.entitled += this.days
    await assertAgreement(model, real)
  }
  toString = () => `adjust(${this.days})`
}

interface Action {
  name: string
  from: Status[]
  id: OperationId
  input?: () => AnyInput
  /** Applies the action to the model if its state allows it. Returns the expected HTTP status. */
  effect: (model: Model, leave: Leave) => number
}

/** A request for an action on one of the leave requests. */
class Perform extends Step {
  private readonly action: Action
  private readonly index: number
  constructor(index: number, action: Action) {
    super()
    this.index = index
    this.action = action
  }
  async run(model: Model, real: Real): Promise<void> {
    const leave = model.leaves[this.index % Math.max(1, model.leaves.length)]
    if (!leave) return
    const before = leave.status
    const isAllowed = this.action.from.includes(before)
    const expected = isAllowed ? this.action.effect(model, leave) : 409
    const response = await real.fixture.api.send(this.action.id, { ...this.action.input?.(), path: { id: leave.id } })
    assert.equal(response.status, expected, `${this} of ${leave.id} in ${before}: ${response.text}`)
    if (!isAllowed) assert.equal(response.body.current_status, before)
    await assertAgreement(model, real)
  }
  toString = () => `${this.action.name}(${this.index})`
}

async function assertAgreement(
  { entitled, leaves }: Model,
  { fixture, person_id, leave_type_id }: Real,
): Promise<void> {
  const requests = await all(fixture.api, 'leaveRequests.list', { query: { person_id, limit: 200 } })
  assert.deepEqual(
    requests.map(({ id, status, version, days }) => ({ id, status, version, days })),
    leaves.map(({ id, status, version, span }) => ({ id, status, version, days: countSpan(span) })),
  )
  const balance = await fixture.readBalance(person_id, leave_type_id, { explain: true })
  const [scheduled, pending] = [sumDays(leaves, 'approved'), sumDays(leaves, 'requested')]
  const available = entitled - scheduled - pending
  const { lines = [], ...figures } = balance
  assert.deepEqual(
    [figures.entitled, figures.taken, figures.scheduled, figures.pending],
    [entitled, 0, scheduled, pending],
  )
  assert.equal(figures.available, available)
  assert.equal(
    lines.reduce((sum, { days }) => sum + days, 0),
    available,
  )
}

const changeStatus = (leave: Leave, status: Status): number => {
  leave.status = status
  leave.version++
  leave.events.push(`leave.${status}`)
  return 200
}

const spans = fc
  .record({ first: fc.nat(10), length: fc.nat(4), startsAtNoon: fc.boolean(), endsAtNoon: fc.boolean() })
  .map(({ first, length, startsAtNoon, endsAtNoon }) => ({
    first,
    last: first + length,
    startsAtNoon,
    endsAtNoon: endsAtNoon && !(length === 0 && startsAtNoon),
  }))
const indexes = fc.nat(5)

const commands = [
  spans.map((span) => new Create(span)),
  spans.map((span) => new Create(span)),
  fc.constantFrom(-1, 0.5, 2, 4).map((days) => new Adjust(days)),
  fc.tuple(indexes, spans).map(
    ([index, span]) =>
      new Perform(index, {
        name: `update to ${JSON.stringify(span)}`,
        from: ['requested'],
        id: 'leaveRequests.update',
        input: () => ({ body: toBody(span) }),
        effect: (model, leave) => {
          if (JSON.stringify(leave.span) === JSON.stringify(span)) return 200
          const status = expectedStatus(model, span, leave)
          if (status !== 200) return status
          Object.assign(leave, { span, version: leave.version + 1 })
          leave.events.push('leave.updated')
          return 200
        },
      }),
  ),
  indexes.map(
    (index) =>
      new Perform(index, {
        name: 'approve',
        from: ['requested'],
        id: 'leaveRequests.approve',
        effect: (model, leave) => {
          const status = expectedStatus(model, leave.span, leave)
          return status === 200 ? changeStatus(leave, 'approved') : status
        },
      }),
  ),
  indexes.map(
    (index) =>
      new Perform(index, {
        name: 'reject',
        from: ['requested'],
        id: 'leaveRequests.reject',
        input: () => ({ body: { note: 'No' } }),
        effect: (_model, leave) => changeStatus(leave, 'rejected'),
      }),
  ),
  indexes.map(
    (index) =>
      new Perform(index, {
        name: 'cancel',
        from: ['requested', 'approved'],
        id: 'leaveRequests.cancel',
        effect: (_model, leave) => changeStatus(leave, 'cancelled'),
      }),
  ),
]

const app = await startTestApp()

describe('leave', () => {
  it('follows the state table for any sequence of operations', async () => {
    const fixture = await createLeaveFixture(app)
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20 }), async (steps) => {
        const person_id = await fixture.addPerson()
        const leave_type_id = await fixture.addLeaveType({ allow_negative: false })
        const model: Model = { entitled: 4, leaves: [] }
        await fixture.adjust(person_id, leave_type_id, 4)
        await fc.asyncModelRun(() => ({ model, real: { fixture, person_id, leave_type_id } }), steps)
        for (const { id, events } of model.leaves) assert.deepEqual(await fixture.listEventTypes(id), events)
      }),
      { numRuns: 30 },
    )
  })
})
