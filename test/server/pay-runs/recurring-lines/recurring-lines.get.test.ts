import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)

describe('recurringLines.get', () => {
  it('returns a line with the decimals of its currency', async () => {
    const person_id = await addPerson()
    const line = { business_id: business.id, person_id, currency: 'JPY', amount: 4000 }
    const { id } = await createRecurringLine(app, line)
    const { headers, body } = await api.call('recurringLines.get', { path: { id } })
    assert.deepEqual([headers.etag, body.data.amount, body.data.person_id], ['"1"', '4000', person_id])
  })
})
