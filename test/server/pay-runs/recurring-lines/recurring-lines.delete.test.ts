import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openDesk } from '../pay-run-desk.ts'

const app = await startTestApp()
const { api, business, person } = await openDesk(app)

describe('recurringLines.delete', () => {
  it('deletes a line, and payslips keep what they have', async () => {
    const person_id = await person()
    const { id } = await createRecurringLine(app, { business_id: business.id, person_id })
    const period = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-30' }
    const run = (await api.call('payRuns.create', { body: { type: 'regular', ...period } })).body.data
    await api.call('recurringLines.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.refused(404, 'recurringLines.delete', { path: { id } })
    const { totals } = (await api.call('payslips.get', { path: { id: run.id, person_id } })).body.data
    assert.equal(totals.gross, '4000.00')
    const [entry] = (await api.call('auditLog.list', { query: { action: 'recurring_line.deleted', limit: 1 } })).body
      .data
    assert.deepEqual(entry?.detail, { recurring_line_id: id, person_id })
  })
})
