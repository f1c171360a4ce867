import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLeaveRequest, createLeaveType } from '../../../support/samples/leave.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning, openDesk } from '../pay-run-desk.ts'

const app = await startTestApp()
const { api, business, person } = await openDesk(app)
const business_id = business.id

const unpaid = await createLeaveType(app, { business_id, paid: false, code: 'unpaid', allow_negative: true })
const paid = await createLeaveType(app, { business_id, allow_negative: true })
const thursday = { start_date: '2026-01-29', end_date: '2026-02-03' } // two days of January, two of February

async function onLeave(leave_type_id = unpaid.id, span = thursday, isApproved = true): Promise<number> {
  const person_id = await person()
  const { id } = await createLeaveRequest(app, { business_id, person_id, leave_type_id, ...span })
  if (isApproved) await api.call('leaveRequests.approve', { path: { id } })
  return person_id
}

const warningsOf = async (id: number) => (await api.call('payRuns.checks', { path: { id } })).body.data.warnings

describe('a pay run', () => {
  it('is warned of approved unpaid leave that its payslip does not know, by the days of the period', async () => {
    const away = await onLeave()
    const weekend = { start_date: '2026-01-31', end_date: '2026-02-02' }
    const people = [
      away,
      await onLeave(paid.id),
      await onLeave(unpaid.id, thursday, false),
      await onLeave(unpaid.id, { start_date: '2026-02-02', end_date: '2026-02-03' }),
      await onLeave(unpaid.id, weekend),
      await person(),
    ]
    const { id } = await createPayRun(app, { business_id, people, period: ['2026-01-01', '2026-01-31'] })
    const message = 'Unpaid leave of 2 days in the period, but no earning or deduction with the code unpaid.'
    assert.deepEqual(await warningsOf(id), [{ code: 'unpaid_leave_without_line', message, person_id: away }])
    await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
  })

  it('is warned of leave whose last day is the first of the period, and whose first day is the last of it', async () => {
    const people = [
      await onLeave(unpaid.id, { start_date: '2026-03-02', end_date: '2026-03-04' }),
      await onLeave(unpaid.id, { start_date: '2026-03-31', end_date: '2026-04-02' }),
    ]
    const { id } = await createPayRun(app, { business_id, people, period: ['2026-03-04', '2026-03-31'] })
    assert.deepEqual(
      (await warningsOf(id)).map(({ person_id }) => person_id),
      people,
    )
  })

  it('is not warned where an earning or a deduction has the code of the leave type', async () => {
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
      assert.equal((await warningsOf(id)).length, count, `${kind} ${code}`)
    }
  })

  it('is not warned in a correction, nor of leave that was cancelled', async () => {
    const correction = await createPayRun(app, { business_id, type: 'correction', people: [await onLeave()] })
    const person_id = await person()
    const request = await createLeaveRequest(app, { business_id, person_id, leave_type_id: unpaid.id, ...thursday })
    await api.call('leaveRequests.approve', { path: { id: request.id } })
    await api.call('leaveRequests.cancel', { path: { id: request.id } })
    const cancelled = await createPayRun(app, { business_id, people: [person_id] })
    for (const { id } of [correction, cancelled]) assert.deepEqual(await warningsOf(id), [])
  })
})
