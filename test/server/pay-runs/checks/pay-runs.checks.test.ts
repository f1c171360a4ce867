import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLeaveRequest, createLeaveType } from '../../../support/samples/leave.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'

const app = await startTestApp()

/** Creates a business, and a function that reads the checks of its pay runs. */
async function openChecks() {
  const fixture = await createPayRunFixture(app)
  const check = async (id: number) => {
    const { data } = (await fixture.api.call('payRuns.checks', { path: { id } })).body
    const [blockers, warnings] = [data.blockers, data.warnings].map((findings) =>
      findings.map(({ code, person_id }) => [code, person_id]),
    )
    return { ...data, blockers, warnings, messages: data.warnings.map(({ message }) => message) }
  }
  return { ...fixture, business_id: fixture.business.id, check }
}

describe('payRuns.checks', () => {
  it('finds nothing if all employed people have one payslip with a net pay of zero or more', async () => {
    const { check, draftWithPayslips } = await openChecks()
    const { run } = await draftWithPayslips(['10.00', '0.00'], { type: 'regular' })
    const counts = { blocker_count: 0, warning_count: 0 }
    assert.deepEqual(await check(run.id), { blockers: [], warnings: [], messages: [], ...counts })
  })

  it('finds negative net pay, except in a correction', async () => {
    const { api, addPerson, draft, check } = await openChecks()
    for (const [type, expected] of [
      ['regular', ['negative_net']],
      ['off_cycle', ['negative_net']],
      ['correction', []],
    ] as const) {
      const { id } = await draft({ type })
      const lines = [{ ...earning('0.01'), kind: 'tax' as const }]
      await api.call('payslips.put', { path: { id, person_id: await addPerson() }, body: { lines } })
      const codes = (await check(id)).blockers?.map(([code]) => code).filter((code) => code !== 'overlapping_pay_run')
      assert.deepEqual(codes, expected, type)
      const { blockers } = (await api.call('payRuns.checks', { path: { id } })).body.data
      assert.deepEqual(
        blockers.flatMap(({ net }) => net ?? []),
        expected.map(() => '-0.01'),
      )
    }
  })

  it('finds people whose employment ended before the period, but not during it', async () => {
    const { api, business_id, addPerson, check } = await openChecks()
    const former = await addPerson({ start_date: '2020-01-01', end_date: '2026-01-01' })
    const leaver = await addPerson({ start_date: '2020-01-01', end_date: '2026-01-02' })
    const { id } = await createPayRun(app, { business_id, people: [former, leaver] })
    assert.deepEqual((await check(id)).blockers, [['person_terminated', former]])
    const { body } = await api.call('payRuns.checks', { path: { id } })
    assert.equal(body.data.blockers[0]?.last_day, '2025-12-31')
  })

  it('finds people in another regular pay run with an overlapping period, unless it is cancelled', async () => {
    const { api, business_id, addPerson, check } = await openChecks()
    const [before, same, off, cancelled, free] = await Promise.all([
      addPerson(),
      addPerson(),
      addPerson(),
      addPerson(),
      addPerson(),
    ])
    const regular = { business_id, type: 'regular' } as const
    await createPayRun(app, { ...regular, period: ['2025-12-01', '2025-12-31'], people: [before] })
    const other = await createPayRun(app, {
      ...regular,
      period: ['2026-01-31', '2026-02-27'],
      people: [same],
      status: 'completed',
    })
    await createPayRun(app, { business_id, people: [off] })
    await createPayRun(app, { ...regular, people: [cancelled], status: 'cancelled' })
    const { id } = await createPayRun(app, { ...regular, people: [before, same, off, cancelled, free] })
    assert.deepEqual((await check(id)).blockers, [['overlapping_pay_run', same]])
    const { body } = await api.call('payRuns.checks', { path: { id } })
    assert.equal(body.data.blockers[0]?.other_pay_run_id, other.id)
  })

  it('warns about people employed in the period of a regular pay run without a payslip', async () => {
    const { api, business_id, addPerson, check } = await openChecks()
    await addPerson({ start_date: '2026-02-01' })
    await addPerson({ start_date: '2020-01-01', end_date: '2026-01-01' })
    const leaver = await addPerson({ start_date: '2020-01-01', end_date: '2026-01-02' })
    const employees = [leaver, await addPerson(), await addPerson({ start_date: '2026-01-31' })]
    await api.call('people.delete', { path: { id: await addPerson() } })
    const { id } = await createPayRun(app, { business_id, type: 'regular', people: [await addPerson()] })
    const { warnings, blocker_count, warning_count } = await check(id)
    assert.deepEqual(
      warnings,
      employees.map((employee) => ['active_without_payslip', employee]),
    )
    assert.deepEqual([blocker_count, warning_count], [0, 3])
    await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
  })

  it('lists the first hundred findings and counts all', async () => {
    const { api, business_id, addPerson } = await openChecks()
    const people = await Promise.all(Array.from({ length: 101 }, () => addPerson({ end_date: '2025-12-31' })))
    const { id } = await createPayRun(app, { business_id, people })
    const { data } = (await api.call('payRuns.checks', { path: { id } })).body
    assert.deepEqual([data.blockers.length, data.blocker_count], [100, 101])
    const { body } = await api.expectError(422, 'payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(body.blockers, data.blockers)
  })
})

describe('payRuns.checks of unpaid leave', async () => {
  const { api, business_id, addPerson, check } = await openChecks()
  const unpaid = await createLeaveType(app, { business_id, paid: false, code: 'unpaid', allow_negative: true })
  const paid = await createLeaveType(app, { business_id, allow_negative: true })
  const thursday = { start_date: '2026-01-29', end_date: '2026-02-03' } // two days in January, two in February

  async function onLeave(leave_type_id = unpaid.id, span = thursday, isApproved = true): Promise<number> {
    const person_id = await addPerson()
    const { id } = await createLeaveRequest(app, { business_id, person_id, leave_type_id, ...span })
    if (isApproved) await api.call('leaveRequests.approve', { path: { id } })
    return person_id
  }

  it('warns about approved leave without a line on the payslip, with its days in the period', async () => {
    const [twoDays, oneDay] = [await onLeave(), await onLeave(unpaid.id, { ...thursday, start_date: '2026-01-30' })]
    const people = [
      twoDays,
      oneDay,
      await onLeave(paid.id),
      await onLeave(unpaid.id, thursday, false),
      await onLeave(unpaid.id, { start_date: '2026-02-02', end_date: '2026-02-03' }),
      await onLeave(unpaid.id, { start_date: '2026-01-31', end_date: '2026-02-02' }), // starts on a weekend
      await addPerson(),
    ]
    const { id } = await createPayRun(app, { business_id, people, period: ['2026-01-01', '2026-01-31'] })
    const { warnings, messages } = await check(id)
    assert.deepEqual(
      warnings,
      [twoDays, oneDay].map((person_id) => ['unpaid_leave_without_line', person_id]),
    )
    const { body } = await api.call('payRuns.checks', { path: { id } })
    assert.deepEqual(
      body.data.warnings.map(({ leave_type_code, leave_days }) => [leave_type_code, leave_days]),
      [
        ['unpaid', 2],
        ['unpaid', 1],
      ],
    )
    assert.deepEqual(messages, [
      'Unpaid leave of 2 days in the period, but no earning or deduction with the code unpaid.',
      'Unpaid leave of 1 day in the period, but no earning or deduction with the code unpaid.',
    ])
    await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
  })

  it('counts leave that ends on the first day of the period or starts on the last', async () => {
    const people = [
      await onLeave(unpaid.id, { start_date: '2026-03-02', end_date: '2026-03-04' }),
      await onLeave(unpaid.id, { start_date: '2026-03-31', end_date: '2026-04-02' }),
    ]
    const { id } = await createPayRun(app, { business_id, people, period: ['2026-03-04', '2026-03-31'] })
    assert.deepEqual(
      (await check(id)).warnings?.map(([, person_id]) => person_id),
      people,
    )
  })

  it('accepts an earning or a deduction with the code of the leave type', async () => {
    for (const [kind, code, count] of [
      ['deduction', 'unpaid', 0],
      ['earning', 'unpaid', 0],
      ['reimbursement', 'unpaid', 1],
      ['deduction', 'other', 1],
    ] as const) {
      const person_id = await onLeave()
      const { id } = await createPayRun(app, { business_id, people: [person_id] })
      const lines = [earning('1000.00'), { kind, code, name: 'Unpaid leave', amount: '0.00' }]
      await api.call('payslips.put', { path: { id, person_id }, body: { lines } })
      assert.equal((await check(id)).warning_count, count, `${kind} ${code}`)
    }
  })

  it('ignores cancelled leave, and all leave in a correction', async () => {
    const correction = await createPayRun(app, { business_id, type: 'correction', people: [await onLeave()] })
    const person_id = await addPerson()
    const request = await createLeaveRequest(app, { business_id, person_id, leave_type_id: unpaid.id, ...thursday })
    await api.call('leaveRequests.approve', { path: { id: request.id } })
    await api.call('leaveRequests.cancel', { path: { id: request.id } })
    const cancelled = await createPayRun(app, { business_id, people: [person_id] })
    for (const { id } of [correction, cancelled]) assert.deepEqual((await check(id)).warnings, [])
  })
})
