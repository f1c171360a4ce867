import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addMonths } from '../../../../server/operation/calendar-date.ts'
import { caller } from '../../../support/http.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createLeaveRequest, createLeaveType } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { april, createRetroPayFixture, day, march, may, year } from './retro-pay-fixture.ts'

const app = await startTestApp()

describe('people.retroPay', () => {
  it('is the amount due today minus the amount paid, for each completed period', async () => {
    const { paid, pay, draft, raise, retroPay } = await createRetroPayFixture(app)
    const id = await paid()
    const first = await pay(march)
    const second = await pay(april)
    await draft({ type: 'regular', from_compensations: true, ...may })
    assert.deepEqual(await retroPay(id), { person_id: id, from: day('01-01'), entries: [], totals: [], left_out: [] })
    await raise(id, day('03-22'), '4310.00')
    const { entries, totals } = await retroPay(id)
    const common = { kind: 'earning', code: 'salary', name: 'Salary', paid: '4000.00', currency: 'EUR' }
    assert.deepEqual(entries, [
      {
        ...common,
        pay_run_id: first.id,
        period_start: march.period_start,
        period_end: march.period_end,
        due: '4100.00',
        difference: '100.00',
        explanation: `Retro pay for 1 to 31 March ${year}: 4,100.00 EUR due, 4,000.00 EUR paid`,
      },
      {
        ...common,
        pay_run_id: second.id,
        period_start: april.period_start,
        period_end: april.period_end,
        due: '4310.00',
        difference: '310.00',
        explanation: `Retro pay for 1 to 30 April ${year}: 4,310.00 EUR due, 4,000.00 EUR paid`,
      },
    ])
    assert.deepEqual(totals, [{ currency: 'EUR', net: '410.00' }])
    assert.deepEqual(
      (await retroPay(id, day('04-01'))).entries.map(({ pay_run_id }) => pay_run_id),
      [second.id],
    )
  })

  it('includes unpaid leave that is approved later, and reclaims the pay of days after the end', async () => {
    const { business_id, api, paid, pay, retroPay, differences } = await createRetroPayFixture(app)
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      name: 'Unpaid',
      code: 'unpaid',
      paid: false,
      allow_negative: true,
    })
    const [onLeave, left] = [await paid({ amount: '3100.00' }), await paid({ amount: '3100.00' })]
    await pay(march)
    const span = { start_date: day('03-08'), end_date: day('03-14') }
    const { id } = await createLeaveRequest(app, { business_id, person_id: onLeave, leave_type_id, ...span })
    await api.call('leaveRequests.approve', { path: { id } })
    await api.call('people.terminate', { path: { id: left }, body: { last_day: day('03-21') } })
    const { entries, totals } = await retroPay(onLeave)
    assert.deepEqual(
      entries.map(({ kind, code, name, difference }) => [kind, code, name, difference]),
      [['deduction', 'unpaid', 'Unpaid', '700.00']],
    )
    assert.deepEqual(totals, [{ currency: 'EUR', net: '-700.00' }])
    assert.deepEqual(await differences(left), ['03 salary -1000.00'])
  })

  it('is for the days of both employments of a person who left and was rehired', async () => {
    const { api, paid, pay, raise, differences } = await createRetroPayFixture(app)
    const id = await paid({ amount: '3100.00' })
    const untold = await paid({ amount: '3100.00' })
    const leaveAndReturn = async (id: number) => {
      await api.call('people.terminate', { path: { id }, body: { last_day: day('03-10') } })
      await api.call('people.rehire', { path: { id }, body: { start_date: day('03-22') } })
    }
    await leaveAndReturn(id)
    await pay(march)
    await pay(april)
    assert.deepEqual(await differences(id), [])
    await raise(id, day('03-01'), '3410.00')
    assert.deepEqual(await differences(id), ['03 salary 200.00', '04 salary 310.00'])
    await leaveAndReturn(untold)
    assert.deepEqual(await differences(untold), ['03 salary -1100.00'])
    await raise(untold, day('03-22'), '3410.00')
    assert.deepEqual(await differences(untold), ['03 salary -1000.00', '04 salary 310.00'])
  })

  it('uses the work pattern of the last day of each period', async () => {
    const { api, paid, pay, retroPay, differences } = await createRetroPayFixture(app)
    const id = await paid({ amount: '100.00', per: 'day' })
    await api.call('people.update', { path: { id }, body: { start_date: '2020-01-01' } })
    await pay(march)
    const week = { mon: 1, tue: 1, wed: 0, thu: 1, fri: 1, sat: 0, sun: 0 } as const
    await api.call('people.update', { path: { id }, body: { work_pattern: week } })
    assert.deepEqual((await retroPay(id)).entries, [])
    const body = { effective_on: march.period_start, work_pattern: week }
    await api.call('assignments.create', { path: { id }, body })
    const weekdays = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, 2, index + 1)).getUTCDay())
    const wednesdays = weekdays.filter((weekday) => weekday === 3).length
    assert.deepEqual(await differences(id), [`03 salary -${wednesdays}00.00`])
  })

  it('counts a line that people wrote instead of the drafted one, but no line with another code', async () => {
    const { api, paid, draft, complete, raise, differences } = await createRetroPayFixture(app)
    const person_id = await paid()
    const run = await draft({ type: 'regular', from_compensations: true, ...march })
    const lines = [
      { code: 'salary', name: 'Salary', kind: 'earning' as const, amount: '4050.00' },
      { code: 'bonus', name: 'Bonus', kind: 'earning' as const, amount: '900.00' },
    ]
    await api.call('payslips.put', { path: { id: run.id, person_id }, body: { lines } })
    await complete(run)
    await raise(person_id, day('03-01'), '4200.00')
    assert.deepEqual(await differences(person_id), ['03 salary 150.00'])
  })

  it('has no entries for other pay runs, or for people without a payslip in them', async () => {
    const { paid, draft, complete, pay, raise, differences } = await createRetroPayFixture(app)
    const early = await paid()
    await complete(await draft({ type: 'off_cycle', from_compensations: true, ...march }))
    await pay(april)
    const late = await paid()
    for (const id of [early, late]) await raise(id, day('03-01'), '4200.00')
    assert.deepEqual([await differences(early), await differences(late)], [['04 salary 200.00'], []])
  })

  it('leaves out pay by the hour, and periods with a currency in which nothing is paid', async () => {
    const { business_id, paid, pay, draft, retroPay } = await createRetroPayFixture(app)
    const [hourly, abroad] = [await paid(), await paid()]
    const run = await pay(march)
    const values = { business_id, effective_on: day('03-16') }
    const perHour = await createCompensation(app, {
      ...values,
      person_id: hourly,
      amount: '25.00',
      per: 'hour',
      pay_code: 'hours',
    })
    const dollars = await createCompensation(app, { ...values, person_id: abroad, currency: 'USD' })
    const partly = await retroPay(hourly)
    assert.deepEqual(
      partly.entries.map(({ difference }) => difference),
      ['-2064.52'],
    )
    assert.deepEqual(partly.left_out, [
      {
        pay_run_id: run.id,
        code: 'paid_by_the_hour',
        message: 'Paid by the hour: lines with the code hours are not compared.',
        compensation_id: perHour.id,
        pay_code: 'hours',
      },
    ])
    const { entries, left_out } = await retroPay(abroad)
    assert.deepEqual(
      [entries, left_out.map(({ code, compensation_id }) => [code, compensation_id])],
      [[], [['compensation_in_other_currency', dollars.id]]],
    )
    await draft({ type: 'regular', from_compensations: true, ...march, currency: 'USD' })
    assert.deepEqual((await retroPay(abroad)).left_out, [])
  })

  it('needs the scopes for compensations and for pay runs, and a person of the business who is not deleted', async () => {
    const { business, api, paid } = await createRetroPayFixture(app)
    const id = await paid()
    const request = { path: { id }, query: { from: day('01-01') } }
    for (const [scopes, status] of [
      [['compensation:read'], 403],
      [['payruns:read'], 403],
      [['compensation:read', 'payruns:read'], 200],
    ] as const) {
      const key = (await api.call('apiKeys.create', { body: { name: 'Test', scopes: [...scopes] } })).body.data.key
      assert.equal((await caller(app, key).send('people.retroPay', request)).status, status)
    }
    const manager = await createUser(app, { business_id: business.id, role: 'manager' })
    await caller(app, manager.token).expectError(403, 'people.retroPay', request)
    const stranger = await createBusiness(app)
    await caller(app, stranger.owner.token).expectError(404, 'people.retroPay', request)
    await api.call('people.delete', { path: { id } })
    await api.expectError(404, 'people.retroPay', request)
  })

  it('begins at most 36 months ago', async () => {
    const { api, paid } = await createRetroPayFixture(app)
    const id = await paid()
    const from = addMonths(new Date().toISOString().slice(0, 10), -37)
    const { errors } = (await api.expectError(422, 'people.retroPay', { path: { id }, query: { from } })).body
    assert.deepEqual(
      errors?.map(({ path, code }) => [path, code]),
      [['query.from', 'too_early']],
    )
  })
})
