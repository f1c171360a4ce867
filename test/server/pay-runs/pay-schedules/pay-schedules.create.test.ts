import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api } = await createPayRunFixture(app)

describe('paySchedules.create', () => {
  it('adds a pay schedule with defaults and its next pay runs, and records it', async () => {
    const body = { name: ' Monthly\n pay ', frequency: 'monthly', pay_day_of_month: 28 } as const
    const { status, headers, body: response } = await api.call('paySchedules.create', { body })
    const { id, created_at, updated_at, next_runs, ...rest } = response.data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    assert.deepEqual(rest, {
      name: 'Monthly pay',
      frequency: 'monthly',
      period_starts_on: null,
      first_day: 1,
      pay_days_after_period_end: null,
      pay_day_of_month: 28,
      pay_month: 'same',
      pay_date_moves: 'before',
      drafts_days_before_pay_date: 5,
      currency: 'EUR',
      from_compensations: true,
      recurring_lines: true,
      active: true,
      last_error: null,
      external_id: null,
      metadata: {},
      version: 1,
    })
    assert.equal(next_runs.length, 6)
    assert.ok(next_runs.every(({ drafts_on }) => drafts_on >= created_at.slice(0, 10)))
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'pay_schedule.created', limit: 1 } })
    assert.deepEqual([entry?.detail, entry?.target_name], [{ pay_schedule_id: id, name: 'Monthly pay' }, 'Monthly pay'])
    const [event] = await all(api, 'events.list', { query: { types: ['pay_schedule.created'], limit: 1 } })
    const data = { id, name: 'Monthly pay', frequency: 'monthly', active: true, last_error: null, created_at }
    assert.deepEqual(event?.data, data)
  })

  it('refuses members that do not fit the frequency, and reports all of them at once', async () => {
    const paths = async (fields: object) => {
      const body = { name: 'Pay', frequency: 'weekly', ...fields } as const
      const { errors } = (await api.expectError(422, 'paySchedules.create', { body })).body
      return errors?.map(({ path, code }) => `${path.replace('body.', '')} ${code}`)
    }
    assert.deepEqual(await paths({}), ['period_starts_on required', 'pay_days_after_period_end required'])
    const week = { period_starts_on: '2026-01-05' }
    assert.deepEqual(await paths({ ...week, first_day: 2, pay_day_of_month: 3 }), [
      'first_day not_combinable',
      'pay_day_of_month not_combinable',
    ])
    assert.deepEqual(await paths({ ...week, frequency: 'semi_monthly', pay_days_after_period_end: 0 }), [
      'period_starts_on not_combinable',
    ])
    assert.deepEqual(await paths({ frequency: 'monthly', pay_day_of_month: 1, pay_days_after_period_end: 0 }), [
      'pay_days_after_period_end not_combinable',
    ])
    assert.deepEqual(await paths({ ...week, pay_days_after_period_end: 0, currency: 'XXX' }), ['currency invalid'])
  })

  it('refuses an external ID that is taken, and more than fifty pay schedules', async () => {
    const other = await createPayRunFixture(app)
    const { id: business_id } = other.business
    await createPaySchedule(app, { business_id, external_id: 'erp-1' })
    const body = { name: 'Pay', frequency: 'monthly', pay_day_of_month: 28 } as const
    const taken = await other.api.expectError(409, 'paySchedules.create', { body: { ...body, external_id: 'erp-1' } })
    assert.deepEqual(
      taken.body.errors?.map(({ code }) => code),
      ['taken'],
    )
    for (let count = 1; count < 50; count++) await createPaySchedule(app, { business_id })
    const full = await other.api.expectError(409, 'paySchedules.create', { body })
    assert.deepEqual(
      full.body.errors?.map(({ code, limit }) => [code, limit]),
      [['limit_reached', 50]],
    )
  })
})
