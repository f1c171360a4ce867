import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api } = await createPayRunFixture(app)

describe('paySchedules.preview', () => {
  it('returns the pay runs that a new pay schedule would draft, by the holidays, and stores nothing', async () => {
    const body = { name: 'Pay', frequency: 'monthly', pay_day_of_month: 15, pay_date_moves: 'after' } as const
    const preview = async () => (await api.call('paySchedules.preview', { body })).body.data.next_runs
    const [, second] = await preview()
    assert.ok(second)
    await api.call('holidays.create', { body: { date: second.pay_date, name: 'Founders’ day' } })
    const [, moved] = await preview()
    assert.ok(moved && moved.pay_date > second.pay_date && moved.drafts_on > second.drafts_on)
    assert.deepEqual(await all(api, 'paySchedules.list'), [])
  })

  it('begins after the regular pay runs of the current and past periods', async () => {
    const { api, draft } = await createPayRunFixture(app)
    const body = { name: 'Pay', frequency: 'monthly', pay_day_of_month: 31, drafts_days_before_pay_date: 0 } as const
    const first = async () => (await api.call('paySchedules.preview', { body })).body.data.next_runs[0]
    const before = await first()
    assert.ok(before)
    const { period_start, period_end, pay_date } = before
    await draft({ type: 'regular', period_start, period_end, pay_date })
    const after = await first()
    const isCurrent = period_start <= new Date().toISOString().slice(0, 10)
    assert.equal(after?.period_start === period_start, !isCurrent)
  })

  it('returns no pay runs for a paused pay schedule, and refuses the same bodies as paySchedules.create', async () => {
    const body = { name: 'Pay', frequency: 'monthly', pay_day_of_month: 15, active: false } as const
    assert.deepEqual((await api.call('paySchedules.preview', { body })).body.data.next_runs, [])
    await api.expectError(422, 'paySchedules.preview', { body: { name: 'Pay', frequency: 'weekly' } })
  })
})
