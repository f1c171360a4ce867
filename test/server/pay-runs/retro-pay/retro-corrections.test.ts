import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { april, createRetroPayFixture, day, march, may, year } from './retro-pay-fixture.ts'

const app = await startTestApp()

/** Creates a business that has paid March and April to two people, who then get a raise from 1 March on. */
async function openRaised() {
  const fixture = await createRetroPayFixture(app)
  const [first, second] = [await fixture.paid(), await fixture.paid()]
  const runs = [await fixture.pay(march), await fixture.pay(april)] as const
  const raise = await fixture.raise(first, day('03-01'), '4200.00')
  await fixture.raise(second, day('04-16'), '4200.00')
  const { api } = fixture
  return {
    ...fixture,
    first,
    second,
    runs,
    change: (amount: string) => api.call('compensations.update', { path: { id: raise.id }, body: { amount } }),
    redraft: async (id: number, dry_run = false) =>
      (await api.call('payRuns.redraft', { path: { id }, body: { dry_run } })).body.data,
    outdated: async (id: number) =>
      (await api.call('payRuns.checks', { path: { id } })).body.data.warnings.map(({ code, person_id }) => [
        code,
        person_id,
      ]),
  }
}

const toInput = ({ kind, code, name, amount }: Schemas['PayslipLine']): Schemas['PayslipLineInput'] => ({
  kind,
  code,
  name,
  amount,
})

describe('payRuns.create with from_retro_pay', () => {
  it('drafts a line for each person and period, with its explanation and the pay run that it corrects', async () => {
    const { first, second, runs, correct, lines } = await openRaised()
    const run = await correct()
    assert.deepEqual(
      [run.retro_pay_from, run.from_compensations, run.totals.people_count, run.totals.gross],
      [day('01-01'), false, 2, '500.00'],
    )
    const line = { kind: 'earning', code: 'salary', name: 'Salary', quantity: null, rate: null, amount: '200.00' }
    assert.deepEqual(await lines(run.id, first), [
      {
        ...line,
        corrects_pay_run_id: runs[0].id,
        explanation: `Retro pay for 1 to 31 March ${year}: 4,200.00 EUR due, 4,000.00 EUR paid`,
      },
      {
        ...line,
        corrects_pay_run_id: runs[1].id,
        explanation: `Retro pay for 1 to 30 April ${year}: 4,200.00 EUR due, 4,000.00 EUR paid`,
      },
    ])
    assert.deepEqual(
      (await lines(run.id, second)).map(({ amount, corrects_pay_run_id }) => [amount, corrects_pay_run_id]),
      [['100.00', runs[1].id]],
    )
  })

  it('takes each difference over once, until the draft is deleted or the correction is cancelled', async () => {
    const { api, first, correct, get, approve, differences } = await openRaised()
    const all = ['03 salary 200.00', '04 salary 200.00']
    const draft = await correct()
    assert.deepEqual(await differences(first), [])
    assert.equal((await correct()).totals.people_count, 0)
    await api.call('payslips.delete', { path: { id: draft.id, person_id: first } })
    assert.deepEqual(await differences(first), all)
    await api.call('payRuns.delete', { path: { id: draft.id } })
    const approved = await approve(await correct())
    assert.deepEqual(await differences(first), [])
    await api.call('payRuns.cancel', { path: { id: approved.id }, body: { reason: 'A mistake' } })
    assert.deepEqual(await differences(first), all)
    assert.equal((await get(approved.id)).status, 'cancelled')
  })

  it('pays only the rest after another change, and reclaims too much', async () => {
    const { first, correct, complete, change, differences } = await openRaised()
    await complete(await correct())
    await change('4300.00')
    assert.deepEqual(await differences(first), ['03 salary 100.00', '04 salary 100.00'])
    await complete(await correct())
    await change('4050.00')
    assert.deepEqual(await differences(first), ['03 salary -250.00', '04 salary -250.00'])
    const reclaim = await correct()
    assert.equal(reclaim.totals.net, '-500.00')
    await complete(reclaim)
    assert.deepEqual(await differences(first), [])
  })

  it('is for the people listed, the periods from the day on and the currency of the correction', async () => {
    const { first, second, correct, lines } = await openRaised()
    assert.equal((await correct({ currency: 'USD' })).totals.people_count, 0)
    const listed = await correct({ from_retro_pay: { from: day('04-30'), person_ids: [first] } })
    assert.deepEqual([listed.totals.people_count, (await lines(listed.id, first)).length], [1, 1])
    const rest = await correct()
    assert.deepEqual([(await lines(rest.id, first)).length, (await lines(rest.id, second)).length], [1, 1])
  })

  it('is not taken over twice by corrections that are created at the same time', async () => {
    const { first, correct, differences } = await openRaised()
    const runs = await Promise.all([correct(), correct(), correct()])
    assert.deepEqual(runs.map(({ totals }) => totals.gross).sort(), ['0.00', '0.00', '500.00'])
    assert.deepEqual(await differences(first), [])
  })

  it('pays people who have left, and leaves out deleted ones', async () => {
    const { api, first, second, correct, complete, outdated } = await openRaised()
    await api.call('people.terminate', { path: { id: first }, body: { last_day: april.period_end } })
    await api.call('people.delete', { path: { id: second } })
    const run = await correct()
    assert.deepEqual([run.totals.people_count, run.totals.gross, await outdated(run.id)], [1, '400.00', []])
    assert.equal((await complete(run)).status, 'completed')
  })

  it('makes the authors of the compensations authors of the correction', async () => {
    const { business, business_id, paid, pay, correct } = await createRetroPayFixture(app)
    const person_id = await paid()
    await pay(march)
    const author = await createUser(app, { business_id, role: 'admin' })
    const body = { effective_on: day('03-01'), amount: '4200.00', per: 'month' as const }
    await caller(app, author.token).call('compensations.create', { path: { id: person_id }, body })
    assert.deepEqual((await correct()).author_ids, [business.owner.id, author.id])
  })

  it('is refused for other types, with copy_from, for a day long ago and for people who do not exist', async () => {
    const { api, runs, first } = await openRaised()
    const from_retro_pay = { from: day('01-01') }
    const correction = { type: 'correction' as const, ...may, from_retro_pay }
    for (const [body, problem] of [
      [{ ...correction, type: 'regular' as const }, 'body.from_retro_pay not_combinable'],
      [{ ...correction, copy_from: runs[0].id }, 'body.from_retro_pay not_combinable'],
      [{ ...correction, from_retro_pay: { from: '2000-01-01' } }, 'body.from_retro_pay.from too_early'],
      [
        { ...correction, from_retro_pay: { ...from_retro_pay, person_ids: [first, 2_000_000_000] } },
        'body.from_retro_pay.person_ids[1] unknown_record',
      ],
    ] as const) {
      const { errors } = (await api.expectError(422, 'payRuns.create', { body: body as Schemas['PayRunCreate'] })).body
      assert.deepEqual(
        errors?.map(({ path, code }) => `${path} ${code}`),
        [problem],
      )
    }
  })
})

describe('a correction with retro pay', () => {
  it('is outdated after another change, and redrafted for the people in it', async () => {
    const { first, second, correct, change, redraft, outdated, lines, differences } = await openRaised()
    const run = await correct({ from_retro_pay: { from: day('01-01'), person_ids: [first] } })
    assert.deepEqual([await outdated(run.id), (await redraft(run.id)).change_count], [[], 0])
    await change('4300.00')
    assert.deepEqual(await outdated(run.id), [['draft_outdated', first]])
    const { changes, pay_run } = await redraft(run.id)
    assert.deepEqual(
      changes.map(({ net_before, net_after, added }) => [net_before, net_after, added.length]),
      [['400.00', '600.00', 2]],
    )
    assert.deepEqual([pay_run.from_compensations, pay_run.totals.gross], [false, '600.00'])
    assert.equal((await lines(run.id, first)).length, 2)
    assert.deepEqual([await differences(first), await differences(second)], [[], ['04 salary 100.00']])
    await change('4000.00')
    await redraft(run.id)
    assert.deepEqual(await differences(first), [])
  })

  it('keeps the pay run that an unchanged line corrects, and that a changed line states', async () => {
    const { api, first, runs, correct, lines, differences, redraft } = await openRaised()
    const run = await correct()
    const [inMarch, inApril] = await lines(run.id, first)
    assert.ok(inMarch && inApril)
    const put = (input: Schemas['PayslipLineInput'][]) =>
      api.call('payslips.put', { path: { id: run.id, person_id: first }, body: { lines: input } })
    await put([toInput(inMarch), { ...toInput(inApril), amount: '150.00', corrects_pay_run_id: runs[1].id }])
    assert.deepEqual(
      (await lines(run.id, first)).map(({ corrects_pay_run_id, explanation }) => [
        corrects_pay_run_id,
        explanation === undefined,
      ]),
      [
        [runs[0].id, false],
        [runs[1].id, true],
      ],
    )
    assert.deepEqual(await differences(first), ['04 salary 50.00'])
    assert.equal((await redraft(run.id)).change_count, 0)
    await put([toInput(inMarch)])
    assert.deepEqual(await differences(first), ['04 salary 200.00'])
  })

  it('refuses a line for a pay run that it cannot correct', async () => {
    const { api, first, runs, correct, draft } = await openRaised()
    const [correction, regular] = [await correct(), await draft({ type: 'regular', ...may })]
    const line = { kind: 'earning' as const, code: 'salary', name: 'Salary', amount: '1.00' }
    for (const [id, corrects_pay_run_id, code] of [
      [correction.id, regular.id, 'unknown_record'],
      [regular.id, runs[0].id, 'not_combinable'],
    ] as const) {
      const lines = [{ ...line, corrects_pay_run_id }]
      const single = { path: { id, person_id: first }, body: { lines } }
      const many = { path: { id }, body: { payslips: [{ person_id: first, lines }] } }
      for (const [{ body }, path] of [
        [await api.expectError(422, 'payslips.put', single), 'body.lines[0]'],
        [await api.expectError(422, 'payslips.putMany', many), 'body.payslips[0].lines[0]'],
      ] as const) {
        assert.deepEqual(
          body.errors?.map((problem) => [problem.path, problem.code]),
          [[`${path}.corrects_pay_run_id`, code]],
        )
      }
    }
  })
})
