import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { api, business, listEventTypes } = await createOwnerFixture(app, 'pay_schedule')
const add = async () => (await createPaySchedule(app, { business_id: business.id })).id

const today = new Date().toISOString().slice(0, 10)

describe('paySchedules.update', () => {
  it('changes the submitted members, and writes nothing if none differs', async () => {
    const id = await add()
    const body = { name: 'Salaries', drafts_days_before_pay_date: 7 }
    const { data } = (await api.call('paySchedules.update', { path: { id }, body })).body
    assert.deepEqual([data.name, data.drafts_days_before_pay_date, data.version], ['Salaries', 7, 2])
    assert.equal((await api.call('paySchedules.update', { path: { id }, body })).body.data.version, 2)
    assert.deepEqual(await listEventTypes(id), ['pay_schedule.updated'])
  })

  it('keeps drafted periods, and drafts only pay runs that are due from the change on', async () => {
    const id = await add()
    const before = (await api.call('paySchedules.get', { path: { id } })).body.data.next_runs
    const drafted_until = before[0]?.period_end ?? ''
    await app.db
      .updateTable('pay_schedules')
      .set({ drafted_until, drafts_from: '2020-01-01', check_on: '2099-01-01' })
      .where('id', '=', id)
      .execute()
    const body = { frequency: 'weekly', first_day: null, period_starts_on: today } as const
    const fields = { pay_day_of_month: null, pay_days_after_period_end: 2 }
    const { data } = (await api.call('paySchedules.update', { path: { id }, body: { ...body, ...fields } })).body
    const [first] = data.next_runs
    assert.ok(first && first.period_start > drafted_until && first.drafts_on >= today)
    const row = await app.db.selectFrom('pay_schedules').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.deepEqual([row.check_on, row.drafts_from, row.author_ids], [today, today, [business.owner.id]])
  })

  it('refuses members that do not fit the others, stored or submitted', async () => {
    const id = await add()
    const { errors } = (
      await api.expectError(422, 'paySchedules.update', { path: { id }, body: { frequency: 'weekly' } })
    ).body
    assert.deepEqual(
      errors?.map(({ path }) => path),
      ['body.period_starts_on', 'body.first_day', 'body.pay_day_of_month'],
    )
    await api.expectError(412, 'paySchedules.update', {
      path: { id },
      header: { 'If-Match': '"9"' },
      body: { name: 'Pay' },
    })
  })
})
