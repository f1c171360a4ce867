import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createLeaveRequest, createLeaveType } from '../../../support/samples/leave.ts'
import { createPayCode, createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const june = { period_start: '2026-06-01', period_end: '2026-06-30', pay_date: '2026-06-30' }

/** Creates a business, and functions that add its records and draft its pay runs from compensations. */
async function openBusiness() {
  const fixture = await createPayRunFixture(app)
  const { api, business, draft } = fixture
  const business_id = business.id
  return {
    ...fixture,
    business_id,
    paid: async (
      person: Partial<Schemas['PersonCreate']> = {},
      values: Partial<Parameters<typeof createCompensation>[1]> = {},
    ) => {
      const person_id = await fixture.addPerson(person)
      const monthly = { amount: '4200.00', per: 'month' as const, effective_on: '2020-01-01' }
      const { id } = await createCompensation(app, { business_id, person_id, ...monthly, ...values })
      return { person_id, id }
    },
    draftJune: (fields: Partial<Schemas['PayRunCreate']> = {}) =>
      draft({ type: 'regular', ...june, from_compensations: true, ...fields }),
    lines: async (id: number, person_id: number) => {
      const { data } = (await api.call('payslips.get', { path: { id, person_id } })).body
      return data.lines.map(({ kind, code, amount, explanation }) => [kind, code, amount, explanation])
    },
    check: async (id: number) => {
      const { blockers, warnings } = (await api.call('payRuns.checks', { path: { id } })).body.data
      const codes = (findings: Schemas['PayRunFinding'][]) => findings.map(({ code, person_id }) => [code, person_id])
      return { blockers: codes(blockers), warnings: codes(warnings) }
    },
  }
}

describe('payRuns.create with from_compensations', () => {
  it('drafts the pay of the people employed in the period, at the rates of their days', async () => {
    const { business_id, paid, draftJune, lines, check } = await openBusiness()
    const whole = await paid()
    const raised = await paid()
    const values = { business_id, person_id: raised.person_id, amount: '4500.00', per: 'month' as const }
    await createCompensation(app, { ...values, effective_on: '2026-06-11' })
    const short = await paid({ start_date: '2026-06-08', end_date: '2026-06-18' }, { effective_on: '2026-06-08' })
    await paid({ end_date: '2026-06-01' })
    await paid({ start_date: '2026-07-01' }, { effective_on: '2026-07-01' })
    const run = await draftJune()
    assert.deepEqual([run.from_compensations, run.totals.people_count, run.totals.gross], [true, 3, '10000.00'])
    const perMonth = (rate: string) => `calendar days at ${rate} EUR a month`
    assert.deepEqual(await lines(run.id, whole.person_id), [
      ['earning', 'salary', '4200.00', 'The whole period at 4,200.00 EUR a month'],
    ])
    assert.deepEqual(await lines(run.id, raised.person_id), [
      ['earning', 'salary', '1400.00', `10 of 30 ${perMonth('4,200.00')}`],
      ['earning', 'salary', '3000.00', `20 of 30 ${perMonth('4,500.00')}`],
    ])
    assert.deepEqual(await lines(run.id, short.person_id), [
      ['earning', 'salary', '1400.00', `10 of 30 ${perMonth('4,200.00')}`],
    ])
    assert.deepEqual(await check(run.id), {
      blockers: [],
      warnings: [
        ['compensation_starts', raised.person_id],
        ['compensation_starts', short.person_id],
        ['compensation_ends', short.person_id],
      ],
    })
  })

  it('uses the pay code, and deducts approved unpaid leave with its request', async () => {
    const { api, business_id, paid, draftJune, check } = await openBusiness()
    await createPayCode(app, { business_id, code: 'salary', name: 'Base salary', proration: 'working_days' })
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      name: 'Unpaid',
      code: 'unpaid',
      paid: false,
      allow_negative: true,
    })
    const { person_id, id: compensation_id } = await paid()
    const leave = { business_id, person_id, leave_type_id, start_date: '2026-05-28', end_date: '2026-06-02' }
    const request = await createLeaveRequest(app, leave)
    const pending = await draftJune({ type: 'off_cycle' })
    assert.equal(pending.totals.deductions, '0.00')
    await api.call('leaveRequests.approve', { path: { id: request.id } })
    const run = await draftJune()
    const { data } = (await api.call('payslips.get', { path: { id: run.id, person_id } })).body
    assert.deepEqual(data.lines, [
      {
        kind: 'earning',
        code: 'salary',
        name: 'Base salary',
        quantity: '1',
        rate: '4200.00',
        amount: '4200.00',
        compensation_id,
        explanation: 'The whole period at 4,200.00 EUR a month',
      },
      {
        kind: 'deduction',
        code: 'unpaid',
        name: 'Unpaid',
        quantity: '2',
        rate: '190.909091',
        amount: '381.82',
        compensation_id,
        leave_request_id: request.id,
        explanation: 'Unpaid leave: 2 of 22 working days at 4,200.00 EUR a month',
      },
    ])
    assert.deepEqual((await check(run.id)).warnings, [])
  })

  it('keeps the origin of lines that are written unchanged, and of no others', async () => {
    const { api, paid, draftJune } = await openBusiness()
    const { person_id, id } = await paid()
    const run = await draftJune()
    const path = { id: run.id, person_id }
    const { lines } = (await api.call('payslips.get', { path })).body.data
    const input = lines.map(({ kind, code, name, amount }) => ({
      kind,
      code,
      name,
      quantity: '1.0',
      rate: '4200',
      amount,
    }))
    const bonus = { kind: 'earning' as const, code: 'bonus', name: 'Bonus', amount: '10.00' }
    const { data } = (await api.call('payslips.put', { path, body: { lines: [bonus, ...input] } })).body
    assert.deepEqual(
      data.lines.map(({ compensation_id }) => compensation_id),
      [undefined, id],
    )
    const changed = input.map((line) => ({ ...line, quantity: '2', amount: '8400.00' }))
    const { data: other } = (await api.call('payslips.put', { path, body: { lines: changed } })).body
    assert.deepEqual(
      other.lines.map(({ compensation_id, explanation }) => [compensation_id, explanation]),
      [[undefined, undefined]],
    )
  })

  it('replaces recurring and copied lines with the same kind and code', async () => {
    const { business_id, paid, draftJune, lines } = await openBusiness()
    const { person_id } = await paid()
    await createRecurringLine(app, { business_id, person_id })
    await createRecurringLine(app, { business_id, person_id, code: 'allowance', amount: 5000 })
    const run = await draftJune()
    const expected = ['salary 4200.00', 'allowance 50.00']
    const amounts = async (id: number) => (await lines(id, person_id)).map(([, code, amount]) => `${code} ${amount}`)
    assert.deepEqual(await amounts(run.id), expected)
    const july = { period_start: '2026-07-01', period_end: '2026-07-31' }
    const copy = await draftJune({ ...july, copy_from: run.id })
    assert.deepEqual(await amounts(copy.id), expected)
    const plain = await draftJune({ ...july, type: 'off_cycle', copy_from: run.id, from_compensations: false })
    assert.deepEqual(await amounts(plain.id), expected)
    assert.deepEqual(
      (await lines(plain.id, person_id)).map(([, , , explanation]) => explanation),
      [undefined, undefined],
    )
  })

  it('blocks the approval if pay in another currency has no line, until a line or a pay run pays it', async () => {
    const { api, paid, draftJune, check } = await openBusiness()
    const { person_id } = await paid({}, { currency: 'USD' })
    await paid()
    const run = await draftJune()
    const finding = ['compensation_in_other_currency', person_id]
    assert.deepEqual((await check(run.id)).blockers, [finding])
    const path = { id: run.id, person_id }
    const header = { 'If-Match': `"${run.version}"` }
    const { blockers } = (await api.expectError(422, 'payRuns.approve', { path: { id: run.id }, header })).body
    assert.deepEqual(
      blockers?.map(({ code, currency, pay_code }) => [code, currency, pay_code]),
      [['compensation_in_other_currency', 'USD', 'salary']],
    )
    const lines = [{ kind: 'earning' as const, code: 'salary', name: 'Salary', amount: '3900.00' }]
    await api.call('payslips.put', { path, body: { lines } })
    assert.deepEqual((await check(run.id)).blockers, [])
    await api.call('payslips.delete', { path })
    assert.deepEqual((await check(run.id)).blockers, [finding])
    const dollars = await draftJune({ type: 'off_cycle', currency: 'USD' })
    assert.equal(dollars.totals.gross, '4200.00')
    assert.deepEqual((await check(run.id)).blockers, [])
    assert.deepEqual((await check(dollars.id)).blockers, [])
  })

  it('warns about people who are paid by the hour until their hours are entered', async () => {
    const { api, paid, draftJune, check } = await openBusiness()
    const { person_id } = await paid({}, { per: 'hour', amount: '25.5000' })
    const run = await draftJune()
    const expected = [
      ['active_without_payslip', person_id],
      ['hours_missing', person_id],
    ]
    assert.deepEqual(await check(run.id), { blockers: [['no_payslips', null]], warnings: expected })
    const hours = {
      kind: 'earning' as const,
      code: 'salary',
      name: 'Hours',
      quantity: '10',
      rate: '25.50',
      amount: '255.00',
    }
    await api.call('payslips.put', { path: { id: run.id, person_id }, body: { lines: [hours] } })
    assert.deepEqual(await check(run.id), { blockers: [], warnings: [] })
  })

  it('uses the decimal places of its currency, whether none or three', async () => {
    const { paid, draftJune } = await openBusiness()
    await paid({}, { currency: 'JPY', amount: '100000', effective_on: '2026-06-10' })
    await paid({}, { currency: 'BHD', amount: '1000.125', effective_on: '2026-06-10' })
    assert.equal((await draftJune({ currency: 'JPY' })).totals.gross, '70000')
    assert.equal((await draftJune({ currency: 'BHD' })).totals.gross, '700.088')
  })

  it('is refused for a correction, and off by default', async () => {
    const { paid, api, draft } = await openBusiness()
    await paid()
    const body = { type: 'correction' as const, ...june, from_compensations: true }
    const { errors } = (await api.expectError(422, 'payRuns.create', { body })).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.from_compensations'],
    )
    const { totals, from_compensations } = await draft({ type: 'regular', ...june })
    assert.deepEqual([totals.people_count, from_compensations], [0, false])
  })

  it('makes the authors of compensations authors of the pay run', async () => {
    const { api, business_id, business, addPerson, draftJune } = await openBusiness()
    const [author, editor] = [
      await createUser(app, { business_id, role: 'admin' }),
      await createUser(app, { business_id, role: 'admin' }),
    ]
    const person_id = await addPerson()
    const salary = { effective_on: '2026-01-01', amount: '4200.00', per: 'month' as const }
    const { data } = (
      await caller(app, author.token).call('compensations.create', { path: { id: person_id }, body: salary })
    ).body
    await caller(app, editor.token).call('compensations.update', { path: { id: data.id }, body: { amount: '9900.00' } })
    const { id } = await draftJune()
    const run = (await api.call('payRuns.get', { path: { id } })).body.data
    assert.deepEqual(run.author_ids, [business.owner.id, author.id, editor.id])
  })

  it('uses no compensation and no leave of another business', async () => {
    const [ours, theirs] = [await openBusiness(), await openBusiness()]
    await theirs.paid()
    const { totals } = await ours.draftJune()
    assert.equal(totals.people_count, 0)
  })
})
