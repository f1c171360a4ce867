import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)

const line = async () => createRecurringLine(app, { business_id: business.id, person_id: await addPerson() })

describe('recurringLines.update', () => {
  it('changes the submitted fields, and records their names without the amount', async () => {
    const { id } = await line()
    const body = { amount: '4200.50', ends_on: '2026-12-31' }
    const { data } = (await api.call('recurringLines.update', { path: { id }, header: { 'If-Match': '"1"' }, body }))
      .body
    assert.deepEqual([data.amount, data.ends_on, data.code, data.version], ['4200.50', '2026-12-31', 'salary', 2])
    const [entry] = (await api.call('auditLog.list', { query: { action: 'recurring_line.updated', limit: 1 } })).body
      .data
    const { person_id } = data
    assert.deepEqual(entry?.detail, { recurring_line_id: id, person_id, changed: 'amount ends_on' })
  })

  it('refuses an end before the start', async () => {
    const { id } = await line()
    const { errors } = (
      await api.expectError(422, 'recurringLines.update', { path: { id }, body: { ends_on: '2025-12-31' } })
    ).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.ends_on'],
    )
  })
})
