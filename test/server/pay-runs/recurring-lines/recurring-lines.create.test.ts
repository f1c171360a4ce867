import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)
const salary = { kind: 'earning', code: 'salary', name: 'Salary', amount: '4000.00', starts_on: '2026-01-01' } as const

describe('recurringLines.create', () => {
  it('adds a line without an end, in the currency of the business', async () => {
    const id = await addPerson()
    const { status, headers, body } = await api.call('recurringLines.create', { path: { id }, body: salary })
    const { id: line_id, created_at, updated_at, ...rest } = body.data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    const author_ids = [business.owner.id]
    assert.deepEqual(rest, { ...salary, person_id: id, currency: 'EUR', ends_on: null, author_ids, version: 1 })
    const [entry] = (await api.call('auditLog.list', { query: { action: 'recurring_line.created', limit: 1 } })).body
      .data
    assert.deepEqual(entry?.detail, { recurring_line_id: line_id, person_id: id }, 'without the amount')
  })

  it('refuses invalid amounts, reversed dates and unknown currencies', async () => {
    const id = await addPerson()
    const problemPaths = async (fields: object) => {
      const { body } = await api.expectError(422, 'recurringLines.create', {
        path: { id },
        body: { ...salary, ...fields },
      })
      return body.errors?.map(({ path }) => path)
    }
    assert.deepEqual(await problemPaths({ amount: '-1.00', ends_on: '2025-12-31' }), ['body.ends_on', 'body.amount'])
    assert.deepEqual(await problemPaths({ amount: '4000' }), ['body.amount'])
    assert.deepEqual(await problemPaths({ currency: 'DEM' }), ['body.currency'])
  })

  it('adds at most a hundred lines to a person, and none to a deleted one', async () => {
    const id = await addPerson()
    for (let count = 0; count < 100; count++) {
      await createRecurringLine(app, { business_id: business.id, person_id: id })
    }
    await api.expectError(409, 'recurringLines.create', { path: { id }, body: salary })
    await api.call('people.delete', { path: { id } })
    await api.expectError(404, 'recurringLines.create', { path: { id }, body: salary })
  })
})
