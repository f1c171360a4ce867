import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)

describe('recurringLines.list', () => {
  it('lists the lines of a person by ID, including ended and future ones', async () => {
    const [id, other] = [await addPerson(), await addPerson()]
    const add = (person_id: number, dates: object) =>
      createRecurringLine(app, { business_id: business.id, person_id, ...dates })
    const first = await add(id, { ends_on: '2026-01-31' })
    await add(other, {})
    const second = await add(id, { starts_on: '2099-01-01' })
    const { data } = (await api.call('recurringLines.list', { path: { id } })).body
    assert.deepEqual(
      data.map((line) => line.id),
      [first.id, second.id],
    )
  })
})
