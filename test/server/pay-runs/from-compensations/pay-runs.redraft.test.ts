import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const june = { period_start: '2026-06-01', period_end: '2026-06-30', pay_date: '2026-06-30' }

/** Creates a business with a draft of the pay of two people, and functions that change and redraft it. */
async function openDraft() {
  const fixture = await createPayRunFixture(app)
  const { api, business, addPerson, draft } = fixture
  const monthly = { business_id: business.id, amount: '4200.00', per: 'month' as const, effective_on: '2020-01-01' }
  const [first, second] = [await addPerson(), await addPerson()]
  const salary = await createCompensation(app, { ...monthly, person_id: first })
  await createCompensation(app, { ...monthly, person_id: second })
  const run = await draft({ type: 'regular', ...june, from_compensations: true })
  return {
    ...fixture,
    run,
    first,
    second,
    monthly,
    raise: (amount: string) => api.call('compensations.update', { path: { id: salary.id }, body: { amount } }),
    redraft: async (dry_run: boolean) =>
      (await api.call('payRuns.redraft', { path: { id: run.id }, body: { dry_run } })).body.data,
    lines: async (person_id: number) =>
      (await api.call('payslips.get', { path: { id: run.id, person_id } })).body.data.lines.map(
        ({ code, amount }) => `${code} ${amount}`,
      ),
    outdated: async () =>
      (await api.call('payRuns.checks', { path: { id: run.id } })).body.data.warnings
        .filter(({ code }) => code === 'draft_outdated')
        .map(({ person_id }) => person_id),
  }
}

describe('payRuns.redraft', () => {
  it('pays both employments of a person who is rehired in the period, and lists the person as employed', async () => {
    const { api, run, first, redraft, lines } = await openDraft()
    await api.call('people.terminate', { path: { id: first }, body: { end_date: '2026-06-11' } })
    await api.call('people.rehire', { path: { id: first }, body: { start_date: '2026-06-21' } })
    await redraft(false)
    assert.deepEqual(await lines(first), ['salary 1400.00', 'salary 1400.00'])
    const { body } = await api.call('payRuns.checks', { path: { id: run.id } })
    const employed = body.data.warnings.filter(({ code }) => code === 'active_without_payslip')
    assert.deepEqual(employed, [])
  })

  it('finds no difference in a new draft, and writes nothing', async () => {
    const { run, redraft, outdated } = await openDraft()
    assert.deepEqual(await outdated(), [])
    const { changes, change_count, pay_run } = await redraft(false)
    assert.deepEqual([changes, change_count, pay_run], [[], 0, run])
  })

  it('shows the difference in a dry run, and then makes the same changes', async () => {
    const { run, first, raise, redraft, lines, outdated, listEventTypes } = await openDraft()
    await raise('4500.00')
    assert.deepEqual(await outdated(), [first])
    const dry = await redraft(true)
    assert.deepEqual([dry.pay_run.version, await lines(first)], [run.version, ['salary 4200.00']])
    assert.deepEqual(
      dry.changes.map(({ person_id, net_before, net_after, removed, added }) => [
        [person_id, net_before, net_after],
        removed.map(({ amount }) => amount),
        added.map(({ amount, explanation }) => [amount, explanation]),
      ]),
      [[[first, '4200.00', '4500.00'], ['4200.00'], [['4500.00', 'The whole period at 4,500.00 EUR a month']]]],
    )
    const { changes, pay_run } = await redraft(false)
    assert.deepEqual(changes, dry.changes)
    assert.deepEqual([pay_run.version, pay_run.totals.gross], [run.version + 1, '8700.00'])
    assert.deepEqual([await lines(first), await outdated()], [['salary 4500.00'], []])
    assert.deepEqual(await listEventTypes(run.id), ['payrun.created', 'payrun.updated'])
  })

  it('keeps lines that users added, and does not pay again for lines that they changed', async () => {
    const { api, run, first, second, raise, redraft, lines } = await openDraft()
    const line = (code: string, amount: string) => ({ kind: 'earning' as const, code, name: code, amount })
    const salary = { ...line('salary', '4200.00'), name: 'Salary', quantity: '1', rate: '4200.00' }
    const write = (person_id: number, input: object[]) =>
      api.call('payslips.put', { path: { id: run.id, person_id }, body: { lines: input as never } })
    await write(first, [salary, line('bonus', '10.00')])
    await write(second, [line('salary', '5000.00')])
    await raise('4500.00')
    assert.equal((await redraft(false)).change_count, 1)
    assert.deepEqual(await lines(first), ['salary 4500.00', 'bonus 10.00'])
    assert.deepEqual(await lines(second), ['salary 5000.00'])
  })

  it('adds people with a new compensation, and removes payslips that have no lines left', async () => {
    const { api, monthly, run, addPerson, first, redraft } = await openDraft()
    const person_id = await addPerson()
    await createCompensation(app, { ...monthly, person_id })
    await api.call('people.terminate', { path: { id: first }, body: { end_date: '2026-05-31' } })
    const { changes, pay_run } = await redraft(false)
    assert.deepEqual(
      changes.map(({ person_id, net_before, net_after }) => [person_id, net_before, net_after]),
      [
        [first, '4200.00', '0.00'],
        [person_id, '0.00', '4200.00'],
      ],
    )
    assert.equal(pay_run.totals.people_count, 2)
    await api.expectError(404, 'payslips.get', { path: { id: run.id, person_id: first } })
  })

  it('makes a draft that was created without compensations follow them', async () => {
    const { api, monthly, addPerson, draft } = await openDraft()
    await createCompensation(app, { ...monthly, person_id: await addPerson() })
    const { id } = await draft({ type: 'off_cycle', ...june })
    const { pay_run } = (await api.call('payRuns.redraft', { path: { id }, body: {} })).body.data
    assert.deepEqual([pay_run.from_compensations, pay_run.totals.people_count], [true, 3])
  })

  it('is refused for approved pay runs, corrections, other versions and other businesses', async () => {
    const { api, run, draft, approve, raise } = await openDraft()
    await raise('4500.00')
    const path = { id: run.id }
    const header = { 'If-Match': `"${run.version + 1}"` }
    await api.expectError(412, 'payRuns.redraft', { path, header, body: {} })
    const stranger = await createPayRunFixture(app)
    await stranger.api.expectError(404, 'payRuns.redraft', { path, body: {} })
    await approve(run)
    await api.expectError(409, 'payRuns.redraft', { path, body: { dry_run: true } })
    const correction = await draft({ type: 'correction', ...june })
    await api.expectError(409, 'payRuns.redraft', { path: { id: correction.id }, body: {} })
  })

  it('changes a draft once if two requests arrive together', async () => {
    const { run, raise, redraft, get } = await openDraft()
    await raise('4500.00')
    const counts = (await Promise.all([redraft(false), redraft(false)])).map(({ change_count }) => change_count)
    assert.deepEqual(counts.sort(), [0, 1])
    assert.equal((await get(run.id)).version, run.version + 1)
  })
})
