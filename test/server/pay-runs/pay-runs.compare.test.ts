import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBusiness } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning, january } from './pay-run-fixture.ts'

const app = await startTestApp()

const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

/** Creates a business, and functions that compare its pay runs. */
async function openComparison() {
  const fixture = await createPayRunFixture(app)
  const { api } = fixture
  const compare = async (id: number, query: { with?: number; limit?: number } = {}) =>
    (await api.call('payRuns.compare', { path: { id }, query })).body.data
  const expectProblem = async (id: number, other: number) =>
    (await api.expectError(422, 'payRuns.compare', { path: { id }, query: { with: other } })).body.errors?.map(
      ({ path, code }) => [path, code],
    )
  const pay = async (id: number, nets: readonly (readonly [person_id: number, net: string])[]) => {
    const payslips = nets.map(([person_id, net]) => ({ person_id, lines: [earning(net)] }))
    await api.call('payslips.putMany', { path: { id }, body: { payslips } })
  }
  return { ...fixture, compare, expectProblem, pay }
}

const noDifference = {
  counts: { new: 0, missing: 0, changed: 0, unchanged: 0 },
  difference: { gross: '0.00', net: '0.00' },
  people: [],
}

describe('payRuns.compare', () => {
  it('lists the people whose net pay differs, with the largest difference first', async () => {
    const { draft, draftWithPayslips, addPerson, compare, pay, approve } = await openComparison()
    const { run, people } = await draftWithPayslips(['1000.00', '2000.00', '3000.00', '400.00'], { type: 'regular' })
    const [same = 0, less = 0, missing = 0, more = 0] = people
    const { totals, status } = await approve(run)
    const { id } = await draft({ type: 'regular', ...february })
    const added = await addPerson({ first_name: 'Grace', last_name: 'Hopper' })
    await pay(id, [
      [same, '1000.00'],
      [less, '1999.50'],
      [more, '500.05'],
      [added, '700.00'],
    ])
    const comparison = await compare(id)
    const { type } = run
    assert.deepEqual(comparison.compared_with, { id: run.id, type, ...january, status, totals })
    assert.equal(comparison.pay_run_id, id)
    assert.equal(comparison.currency, 'EUR')
    assert.deepEqual(comparison.counts, { new: 1, missing: 1, changed: 2, unchanged: 1 })
    assert.deepEqual(comparison.difference, { gross: '-2200.45', net: '-2200.45' })
    assert.deepEqual(
      comparison.people.map(({ person_id, change, net_before, net_now, difference }) => [
        person_id,
        change,
        net_before,
        net_now,
        difference,
      ]),
      [
        [missing, 'missing', '3000.00', null, '-3000.00'],
        [added, 'new', null, '700.00', '700.00'],
        [more, 'changed', '400.00', '500.05', '100.05'],
        [less, 'changed', '2000.00', '1999.50', '-0.50'],
      ],
    )
    const [, { first_name, last_name } = {}] = comparison.people
    assert.deepEqual([first_name, last_name], ['Grace', 'Hopper'])
  })

  it('returns as many people as `limit`, sorted by ID if their differences are equal, and counts all of them', async () => {
    const { draft, draftWithPayslips, compare, pay } = await openComparison()
    const { people } = await draftWithPayslips(['10.00', '20.00', '30.00'], { type: 'regular' })
    const { id } = await draft({ type: 'regular', ...february })
    await pay(
      id,
      people.toReversed().map((person_id) => [person_id, '20.00']),
    )
    const { counts, people: largest } = await compare(id, { limit: 1 })
    assert.deepEqual(
      largest.map(({ person_id }) => person_id),
      people.slice(0, 1),
    )
    assert.deepEqual(counts, { new: 0, missing: 0, changed: 2, unchanged: 1 })
  })

  it('separates a payslip of zero from no payslip, and the gross from the net pay', async () => {
    const { api, draft, addPerson, compare } = await openComparison()
    const [before, now] = [await draft(), await draft(february)]
    const [added, taxed] = [await addPerson(), await addPerson()]
    const tax = { ...earning('20.00'), kind: 'tax' as const }
    await api.call('payslips.put', { path: { id: now.id, person_id: added }, body: { lines: [earning('0.00')] } })
    await api.call('payslips.put', { path: { id: before.id, person_id: taxed }, body: { lines: [earning('80.00')] } })
    const lines = [earning('100.00'), tax]
    await api.call('payslips.put', { path: { id: now.id, person_id: taxed }, body: { lines } })
    const { counts, difference, people } = await compare(now.id, { with: before.id })
    assert.deepEqual(counts, { new: 1, missing: 0, changed: 0, unchanged: 1 })
    assert.deepEqual(difference, { gross: '20.00', net: '0.00' })
    assert.deepEqual(
      people.map(({ change, net_now }) => [change, net_now]),
      [['new', '0.00']],
    )
  })

  it('compares by default with the latest earlier regular pay run of the currency that is not cancelled', async () => {
    const { business, draft, compare } = await openComparison()
    const regular = { business_id: business.id, type: 'regular' as const, people: [] }
    const { id } = await draft({ type: 'regular', ...february })
    assert.deepEqual(await compare(id), { pay_run_id: id, compared_with: null, currency: 'EUR', ...noDifference })

    const previous = await createPayRun(app, regular)
    await createPayRun(app, { ...regular, type: 'off_cycle' })
    await createPayRun(app, { ...regular, currency: 'USD' })
    await createPayRun(app, { ...regular, status: 'cancelled' })
    await createPayRun(app, { ...regular, period: ['2026-01-16', '2026-02-01'] })
    assert.equal((await compare(id)).compared_with?.id, previous.id)
    const next = await createPayRun(app, { ...regular, status: 'completed' })
    assert.equal((await compare(id)).compared_with?.id, next.id)
  })

  it('compares pay runs of any type and status with `with`, in either order', async () => {
    const { business, draftWithPayslips, compare } = await openComparison()
    const { run } = await draftWithPayslips(['15.00'])
    assert.equal((await compare(run.id)).compared_with, null)
    const other = await createPayRun(app, { business_id: business.id, type: 'correction', status: 'cancelled' })
    assert.equal((await compare(run.id, { with: other.id })).difference.net, '5.00')
    assert.equal((await compare(other.id, { with: run.id })).difference.net, '-5.00')
  })

  it('returns 422 for a pay run in `with` that is unknown, in another currency, or the pay run itself', async () => {
    const { draft, expectProblem } = await openComparison()
    const { id } = await draft()
    const { id: foreign } = await createPayRun(app, { business_id: (await createBusiness(app)).id })
    assert.deepEqual(await expectProblem(id, 2 ** 31 - 1), [['query.with', 'unknown_record']])
    assert.deepEqual(await expectProblem(id, foreign), [['query.with', 'unknown_record']])
    assert.deepEqual(await expectProblem(id, id), [['query.with', 'not_combinable']])
    const { id: other } = await draft({ currency: 'USD' })
    assert.deepEqual(await expectProblem(id, other), [['query.with', 'other_currency']])
  })
})
