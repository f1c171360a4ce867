import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

describe('paySchedules.list', () => {
  it('returns all pay schedules by ID, each with its next pay runs, or the one with an external ID', async () => {
    const { api, business } = await createPayRunFixture(app)
    const add = async (values: { pay_day_of_month?: number; active?: boolean; external_id?: string }) =>
      (await createPaySchedule(app, { business_id: business.id, pay_date_moves: 'none', ...values })).id
    const ids = [await add({ pay_day_of_month: 10 }), await add({ active: false }), await add({ external_id: 'erp' })]
    const schedules = await all(api, 'paySchedules.list', { query: { limit: 2 } })
    assert.deepEqual(
      schedules.map(({ id, next_runs }) => [id, next_runs.length, next_runs[0]?.pay_date.slice(-2)]),
      [
        [ids[0], 6, '10'],
        [ids[1], 0, undefined],
        [ids[2], 6, '28'],
      ],
    )
    const [match] = await all(api, 'paySchedules.list', { query: { external_id: 'erp' } })
    assert.equal(match?.id, ids[2])
  })
})
