import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPayRun, createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

describe('paySchedules.delete', () => {
  it('deletes a pay schedule and keeps its pay runs', async () => {
    const { api, business } = await createPayRunFixture(app)
    const { id } = await createPaySchedule(app, { business_id: business.id })
    const run = await createPayRun(app, { business_id: business.id })
    await app.db.updateTable('pay_runs').set({ pay_schedule_id: id }).where('id', '=', run.id).execute()
    const query = { pay_schedule_id: id }
    const listed = (await api.call('payRuns.list', { query })).body.data
    assert.deepEqual(
      listed.map((each) => each.id),
      [run.id],
    )
    await api.expectError(412, 'paySchedules.delete', { path: { id }, header: { 'If-Match': '"2"' } })
    await api.call('paySchedules.delete', { path: { id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'paySchedules.get', { path: { id } })
    assert.equal((await api.call('payRuns.get', { path: { id: run.id } })).body.data.pay_schedule_id, id)
    const { errors } = (await api.expectError(422, 'payRuns.list', { query })).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['query.pay_schedule_id'],
    )
  })
})
