import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

describe('paySchedules.get', () => {
  it('returns a pay schedule, without next pay runs while it is paused', async () => {
    const { api, business } = await createPayRunFixture(app)
    const { id } = await createPaySchedule(app, { business_id: business.id, active: false })
    const { data } = (await api.call('paySchedules.get', { path: { id } })).body
    assert.deepEqual([data.name, data.active, data.next_runs], ['Monthly pay', false, []])
  })
})
