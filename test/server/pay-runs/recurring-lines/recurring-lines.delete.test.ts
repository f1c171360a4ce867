import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, draft } = await createPayRunFixture(app)

describe('recurringLines.delete', () => {
  it('deletes a line, but not from existing payslips', async () => {
    const person_id = await addPerson()
    const { id } = await createRecurringLine(app, { business_id: business.id, person_id })
    const run = await draft({ type: 'regular' })
    await api.call('recurringLines.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'recurringLines.delete', { path: { id } })
    const { totals } = (await api.call('payslips.get', { path: { id: run.id, person_id } })).body.data
    assert.equal(totals.gross, '4000.00')
    const [entry] = (await api.call('auditLog.list', { query: { action: 'recurring_line.deleted', limit: 1 } })).body
      .data
    assert.deepEqual(entry?.detail, { recurring_line_id: id, person_id })
  })
})
