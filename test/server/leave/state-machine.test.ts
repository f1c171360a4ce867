import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { type AnyInput, all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { bodyOf, daysOf, type Leave, type Model, type Span, type Status, sumOf, verdict } from './leave-model.ts'
import { type Office, openOffice } from './leave-office.ts'

/*
 * Random sequences of requests about the leave of one person, beside a model that fits on a page: what the states of the
 * specification allow happens, with one event each; anything else is a 409 that changes nothing. Nothing ever overlaps
 * or is overdrawn, and the balance is always what the model says.
 */

interface Real {
  office: Office
  person_id: number
  leave_type_id: number
}

/** One request, made in a given state or not. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  check(): boolean {
    return true
  }
  abstract run(model: Model, real: Real): Promise<void>
  abstract toString(): string
}

class Ask extends Step {
  private readonly span: Span
  constructor(span: Span) {
    super()
    this.span = span
  }
  async run(model: Model, real: Real): Promise<void> {
    const { person_id, leave_type_id, office } = real
    const body = { person_id, leave_type_id, ...bodyOf(this.span) }
    const expected = verdict(model, this.span)
    const preview = await office.api.send('leaveRequests.preview', { body })
    const answer = await office.api.send('leaveRequests.create', { body })
    assert.equal(answer.status, expected === 200 ? 201 : expected, answer.text)
    assert.equal(preview.body.data.problems.length === 0, expected === 200, preview.text)
    if (expected === 200) {
      const { id, days, breakdown } = answer.body.data
      assert.deepEqual([preview.body.data.days, preview.body.data.breakdown], [days, breakdown])
      assert.equal(days, daysOf(this.span))
      model.leaves.push({ id, status: 'requested', version: 1, span: this.span, events: ['leave.requested'] })
    }
    await agree(model, real)
  }
  toString = () => `ask(${JSON.stringify(this.span)})`
}

class Adjust extends Step {
  private readonly days: number
  constructor(days: number) {
    super()
    this.days = days
  }
  async run(model: Model, real: Real): Promise<void> {
    await real.office.adjust(real.person_id, real.leave_type_id, this.days)
    model.entitled += this.days
    await agree(model, real)
  }
  toString = () => `adjust(${this.days})`
}

interface Act {
  name: string
  from: Status[]
  id: OperationId
  input?: () => AnyInput
  /** Changes the model where the state allows it, and says which status to expect. */
  effect: (model: Model, leave: Leave) => number
}

/** Does something to one of the requests that there are. */
class Do extends Step {
  private readonly act: Act
  private readonly index: number
  constructor(index: number, act: Act) {
    super()
    this.index = index
    this.act = act
  }
  async run(model: Model, real: Real): Promise<void> {
    const leave = model.leaves[this.index % Math.max(1, model.leaves.length)]
    if (!leave) return
    const was = leave.status
    const isAllowed = this.act.from.includes(was)
    const expected = isAllowed ? this.act.effect(model, leave) : 409
    const answer = await real.office.api.send(this.act.id, { ...this.act.input?.(), path: { id: leave.id } })
    assert.equal(answer.status, expected, `${this} of ${leave.id} in ${was}: ${answer.text}`)
    if (!isAllowed) assert.equal(answer.body.current_status, was)
    await agree(model, real)
  }
  toString = () => `${this.act.name}(${this.index})`
}

async function agree({ entitled, leaves }: Model, { office, person_id, leave_type_id }: Real): Promise<void> {
  const found = await all(office.api, 'leaveRequests.list', { query: { person_id, limit: 200 } })
  assert.deepEqual(
    found.map(({ id, status, version, days }) => ({ id, status, version, days })),
    leaves.map(({ id, status, version, span }) => ({ id, status, version, days: daysOf(span) })),
  )
  const balance = await office.balance(person_id, leave_type_id, { explain: true })
  const [scheduled, pending] = [sumOf(leaves, 'approved'), sumOf(leaves, 'requested')]
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

const moves = (leave: Leave, status: Status): number => {
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
const which = fc.nat(5)

const commands = [
  spans.map((span) => new Ask(span)),
  spans.map((span) => new Ask(span)),
  fc.constantFrom(-1, 0.5, 2, 4).map((days) => new Adjust(days)),
  fc.tuple(which, spans).map(
    ([index, span]) =>
      new Do(index, {
        name: `update to ${JSON.stringify(span)}`,
        from: ['requested'],
        id: 'leaveRequests.update',
        input: () => ({ body: bodyOf(span) }),
        effect: (model, leave) => {
          if (JSON.stringify(leave.span) === JSON.stringify(span)) return 200
          const status = verdict(model, span, leave)
          if (status !== 200) return status
          Object.assign(leave, { span, version: leave.version + 1 })
          leave.events.push('leave.updated')
          return 200
        },
      }),
  ),
  which.map(
    (index) =>
      new Do(index, {
        name: 'approve',
        from: ['requested'],
        id: 'leaveRequests.approve',
        effect: (model, leave) => {
          const status = verdict(model, leave.span, leave)
          return status === 200 ? moves(leave, 'approved') : status
        },
      }),
  ),
  which.map(
    (index) =>
      new Do(index, {
        name: 'reject',
        from: ['requested'],
        id: 'leaveRequests.reject',
        input: () => ({ body: { note: 'No' } }),
        effect: (_model, leave) => moves(leave, 'rejected'),
      }),
  ),
  which.map(
    (index) =>
      new Do(index, {
        name: 'cancel',
        from: ['requested', 'approved'],
        id: 'leaveRequests.cancel',
        effect: (_model, leave) => moves(leave, 'cancelled'),
      }),
  ),
]

const app = await startTestApp()

describe('leave', () => {
  it('does what the table of states says, whatever comes in whatever order', async () => {
    const office = await openOffice(app)
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20 }), async (steps) => {
        const person_id = await office.person()
        const leave_type_id = await office.type({ allow_negative: false })
        const model: Model = { entitled: 4, leaves: [] }
        await office.adjust(person_id, leave_type_id, 4)
        await fc.asyncModelRun(() => ({ model, real: { office, person_id, leave_type_id } }), steps)
        for (const { id, events } of model.leaves) assert.deepEqual(await office.eventsOf(id), events)
      }),
      { numRuns: 30 },
    )
  })
})
