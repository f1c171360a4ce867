import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, draft, draftWithPayslips, approve, get } = await createPayRunFixture(app)

type Lines = Schemas['PayslipLineInput'][]

/** Drafts a payslip with a pay date. */
async function payOn(
  pay_date: string,
  person_id: number,
  lines: Lines,
  fields?: Partial<Schemas['PayRunCreate']>,
): Promise<Schemas['PayRun']> {
  const { id } = await draft({ pay_date, ...fields })
  await api.call('payslips.put', { path: { id, person_id }, body: { lines } })
  return await get(id)
}

const read = async ({ id }: { id: number }, person_id: number, by = api) =>
  (await by.call('payslips.get', { path: { id, person_id } })).body.data.year_to_date

const gross = async (run: { id: number }, person_id: number) => (await read(run, person_id)).totals.gross

describe('the year to date of a payslip', () => {
  it('adds up approved and completed pay runs of all types, by kind and code', async () => {
    const person_id = await addPerson()
    const tax = (amount: string): Lines[number] => ({ kind: 'tax', code: 'salary', name: 'Tax on salary', amount })
    const completed = await approve(await payOn('2026-01-30', person_id, [earning('100.00'), tax('10.00')]))
    await api.call('payRuns.complete', { path: { id: completed.id } })
    const bonus: Lines[number] = { kind: 'earning', code: 'bonus', name: 'Bonus', amount: '7.50' }
    await approve(await payOn('2026-02-27', person_id, [bonus]))
    await approve(await payOn('2026-02-27', person_id, [earning('-30.00')], { type: 'correction' }))
    const renamed = [earning('1.00'), { ...earning('99.00'), name: 'Base salary' }, tax('20.00')]
    const run = await payOn('2026-03-30', person_id, renamed)

    assert.deepEqual(await read(run, person_id), {
      since: '2026-01-01',
      totals: {
        gross: '177.50',
        deductions: '0.00',
        employee_taxes: '30.00',
        reimbursements: '0.00',
        net: '147.50',
        employer_costs: '0.00',
      },
      lines: [
        { kind: 'earning', code: 'bonus', name: 'Bonus', amount: '7.50' },
        { kind: 'earning', code: 'salary', name: 'Base salary', amount: '170.00' },
        { kind: 'tax', code: 'salary', name: 'Tax on salary', amount: '30.00' },
      ],
    })
    assert.equal(await gross(completed, person_id), '100.00', 'later pay does not change an earlier payslip')
  })

  it('leaves out drafts, cancelled pay runs, other people, years and currencies, but not this payslip', async () => {
    const { run, people } = await draftWithPayslips(['1.00', '2.00'])
    const [person_id = 0] = people
    await approve(run)
    await payOn('2026-02-01', person_id, [earning('4.00')])
    const cancelled = await payOn('2026-02-01', person_id, [earning('8.00')])
    await api.call('payRuns.cancel', { path: { id: cancelled.id }, body: { reason: 'Wrong' } })
    await approve(await payOn('2025-12-31', person_id, [earning('16.00')]))
    await approve(await payOn('2026-02-01', person_id, [earning('32.00')], { currency: 'USD' }))
    await approve(await payOn('2026-02-02', person_id, [earning('64.00')]))
    const last = await payOn('2026-02-02', person_id, [earning('128.00')])
    assert.equal(await gross(last, person_id), '193.00')
    assert.equal(await gross(cancelled, person_id), '9.00')
    assert.equal(await gross(run, person_id), '1.00')
  })

  it('counts pay runs with the same pay date by ID, and no longer counts a reopened one', async () => {
    const person_id = await addPerson()
    const first = await approve(await payOn('2026-05-01', person_id, [earning('1.00')]))
    const second = await approve(await payOn('2026-05-01', person_id, [earning('2.00')]))
    assert.deepEqual([await gross(first, person_id), await gross(second, person_id)], ['1.00', '3.00'])
    await api.call('payRuns.reopen', { path: { id: first.id }, body: { reason: 'Wrong' } })
    assert.equal(await gross(second, person_id), '2.00')
  })

  it('begins on the day that the business sets, which must exist in every year', async () => {
    const fixture = await createPayRunFixture(app)
    const body = { payroll_year_starts_on: '04-06' }
    await fixture.api.call('business.update', { body })
    const { run, people } = await fixture.draftWithPayslips(['1.00'], { pay_date: '2026-04-05' })
    const [person_id = 0] = people
    const path = { id: run.id, person_id }
    const since = async () => (await fixture.api.call('payslips.get', { path })).body.data.year_to_date.since
    assert.equal(await since(), '2025-04-06')
    await fixture.api.call('payRuns.update', { path: { id: run.id }, body: { pay_date: '2026-04-06' } })
    assert.equal(await since(), '2026-04-06')
    for (const payroll_year_starts_on of ['02-29', '04-31', '13-01', '4-6']) {
      await fixture.api.expectError(422, 'business.update', { body: { payroll_year_starts_on } })
    }
  })

  it('is part of the payslip that employees see', async () => {
    const person_id = await addPerson()
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, person_id)
    await approve(await payOn('2026-01-30', person_id, [earning('100.00')]))
    const run = await approve(await payOn('2026-02-27', person_id, [earning('50.00')]))
    assert.equal((await read(run, person_id, caller(app, user.token))).totals.net, '150.00')
  })
})
