import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { OperationId, Schemas } from '../../../server/operation/contract/contract.ts'
import type { AnyInput } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, type PayRunFixture } from './pay-run-fixture.ts'

/*
 * Sends random sequences of requests about one pay run, and compares each result with a model of its states: an allowed
 * action succeeds and records one event; any other action is a 409 and changes nothing.
 */

type Status = Schemas['PayRunStatus']

interface Model {
  status: Status | 'deleted'
  version: number
  /** The net pay of each person in cents, by person ID. */
  nets: Map<number, number>
  events: string[]
}

interface Real {
  fixture: PayRunFixture
  id: number
  people: number[]
}

/** A request, with its effect on the model and the expected status. */
class Step implements fc.AsyncCommand<Model, Real> {
  readonly name: string
  private readonly from: Status[]
  private readonly id: OperationId
  private readonly input: (model: Model, real: Real) => AnyInput
  private readonly effect: (model: Model, real: Real) => number

  /**
   * Creates a step.
   *
   * @param effect - changes the model unless its state forbids the action; returns the expected status
   */
  constructor(options: {
    name: string
    from: Status[]
    id: OperationId
    input?: (model: Model, real: Real) => AnyInput
    effect: (model: Model, real: Real) => number
  }) {
    this.name = options.name
    this.from = options.from
    this.id = options.id
    this.input = options.input ?? (() => ({}))
    this.effect = options.effect
  }

  check(): boolean {
    return true
  }

  async run(model: Model, real: Real): Promise<void> {
    const { path, ...input } = this.input(model, real)
    const { status } = model
    const expected = status === 'deleted' ? 404 : this.from.includes(status) ? this.effect(model, real) : 409
    const response = await real.fixture.api.send(this.id, { ...input, path: { id: real.id, ...path } })
    assert.equal(response.status, expected, `${this} in ${status}: ${response.text}`)
    if (response.status === 409) assert.equal(response.body.current_status, status)
    await compare(model, real)
  }

  toString(): string {
    return this.name
  }
}

async function compare(model: Model, { fixture, id }: Real): Promise<void> {
  const response = await fixture.api.send('payRuns.get', { path: { id } })
  if (model.status === 'deleted') return assert.equal(response.status, 404)
  const { status, version, totals } = response.body.data as Schemas['PayRun']
  const net = [...model.nets.values()].reduce((sum, cents) => sum + cents, 0)
  assert.deepEqual(
    { status, version, net: Math.round(Number(totals.net) * 100), people: totals.people_count },
    { status: model.status, version: model.version, net, people: model.nets.size },
  )
}

const transition = (model: Model, status: Model['status'], event: string): number => {
  model.status = status
  model.version++
  model.events.push(event)
  return 200
}

/** Returns lines with a net pay in cents, which may be negative. */
const linesWithNet = (cents: number) => [
  { kind: 'earning', code: 'salary', name: 'Salary', amount: '1.00' },
  cents >= 100
    ? { kind: 'reimbursement', code: 'travel', name: 'Travel', amount: ((cents - 100) / 100).toFixed(2) }
    : { kind: 'deduction', code: 'loan', name: 'Loan', amount: ((100 - cents) / 100).toFixed(2) },
]

const personIndex = fc.nat({ max: 2 })
const cents = fc.constantFrom(-50, 0, 100, 250)

const commands = [
  fc.tuple(personIndex, cents).map(
    ([index, net]) =>
      new Step({
        name: `put(${index}, ${net})`,
        from: ['draft'],
        id: 'payslips.put',
        input: (_model, { people }) => ({
          path: { person_id: people[index] ?? 0 },
          body: { lines: linesWithNet(net) },
        }),
        effect: (model, { people }) => {
          const isSame = model.nets.get(people[index] ?? 0) === net
          model.nets.set(people[index] ?? 0, net)
          return isSame ? 200 : transition(model, 'draft', 'payrun.updated')
        },
      }),
  ),
  cents.map(
    (net) =>
      new Step({
        name: `putMany(${net})`,
        from: ['draft'],
        id: 'payslips.putMany',
        input: (_model, { people }) => ({
          body: { payslips: people.map((person_id) => ({ person_id, lines: linesWithNet(net) })) },
        }),
        effect: (model, { people }) => {
          const isSame = people.every((person) => model.nets.get(person) === net)
          for (const person of people) model.nets.set(person, net)
          return isSame ? 200 : transition(model, 'draft', 'payrun.updated')
        },
      }),
  ),
  personIndex.map(
    (index) =>
      new Step({
        name: `delete payslip(${index})`,
        from: ['draft'],
        id: 'payslips.delete',
        input: (_model, { people }) => ({ path: { person_id: people[index] ?? 0 } }),
        effect: (model, { people }) => {
          if (!model.nets.delete(people[index] ?? 0)) return 404
          transition(model, 'draft', 'payrun.updated')
          return 204
        },
      }),
  ),
  fc.boolean().map(
    (isStale) =>
      new Step({
        name: `approve${isStale ? ' (stale)' : ''}`,
        from: ['draft'],
        id: 'payRuns.approve',
        input: ({ version }) => ({ header: { 'If-Match': `"${isStale ? version + 1 : version}"` } }),
        effect: (model) => {
          if (isStale) return 412
          const nets = [...model.nets.values()]
          if (nets.length === 0 || nets.some((net) => net < 0)) return 422
          return transition(model, 'approved', 'payrun.approved')
        },
      }),
  ),
  fc.constant(
    new Step({
      name: 'reopen',
      from: ['approved'],
      id: 'payRuns.reopen',
      input: () => ({ body: { reason: 'Wrong' } }),
      effect: (model) => transition(model, 'draft', 'payrun.reopened'),
    }),
  ),
  fc.constant(
    new Step({
      name: 'complete',
      from: ['approved'],
      id: 'payRuns.complete',
      effect: (model) => transition(model, 'completed', 'payrun.completed'),
    }),
  ),
  fc.constant(
    new Step({
      name: 'cancel',
      from: ['draft', 'approved'],
      id: 'payRuns.cancel',
      input: () => ({ body: { reason: 'Wrong' } }),
      effect: (model) => transition(model, 'cancelled', 'payrun.cancelled'),
    }),
  ),
  fc.constant(
    new Step({
      name: 'delete',
      from: ['draft'],
      id: 'payRuns.delete',
      effect: (model) => {
        transition(model, 'deleted', 'payrun.deleted')
        return 204
      },
    }),
  ),
  fc.constant(
    new Step({
      name: 'update',
      from: ['draft'],
      id: 'payRuns.update',
      input: ({ version }) => ({ body: { metadata: { version: String(version) } } }),
      effect: (model) => transition(model, 'draft', 'payrun.updated'),
    }),
  ),
]

const app = await startTestApp()

describe('a pay run', () => {
  it('follows the state table for any sequence of requests', async () => {
    const fixture = await createPayRunFixture(app)
    const people = [await fixture.addPerson(), await fixture.addPerson(), await fixture.addPerson()]
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (steps) => {
        const { id } = await fixture.draft()
        const model: Model = { status: 'draft', version: 1, nets: new Map(), events: ['payrun.created'] }
        await fc.asyncModelRun(() => ({ model, real: { fixture, id, people } }), steps)
        assert.deepEqual(await fixture.listEventTypes(id), model.events)
      }),
      { numRuns: 40 },
    )
  })
})
