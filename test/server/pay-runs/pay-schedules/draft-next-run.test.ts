import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { addDays } from '../../../../server/operation/calendar-date.ts'
import { inBusiness, inTransaction } from '../../../../server/operation/work.ts'
import { draftNextRun } from '../../../../server/pay-runs/pay-schedules/draft-next-run.ts'
import { systemWork } from '../../../../worker/system-work.ts'
import { all, caller } from '../../../support/http.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createPaySchedule, createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createJobPerformer } from '../../../support/service/perform.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'

const app = await startTestApp()
const perform = createJobPerformer(app)
const today = new Date().toISOString().slice(0, 10)

/** Creates a business with a weekly pay schedule whose periods end today, a week ago and so on, and are drafted then. */
async function createScheduleFixture(values: { drafts_from?: string; time_zone?: string } = {}) {
  const { drafts_from = today, time_zone = 'UTC' } = values
  const fixture = await createPayRunFixture(app)
  const { api, business } = fixture
  await app.db.updateTable('businesses').set({ time_zone }).where('id', '=', business.id).execute()
  const { id } = await createPaySchedule(app, {
    business_id: business.id,
    frequency: 'weekly',
    period_starts_on: addDays(today, -6),
    first_day: null,
    pay_days_after_period_end: 0,
    pay_day_of_month: null,
    pay_date_moves: 'none',
    drafts_days_before_pay_date: 0,
    drafts_from,
    author_ids: [business.owner.id],
  })
  const person_id = await fixture.addPerson()
  await createRecurringLine(app, { business_id: business.id, person_id, starts_on: '2020-01-01' })
  return {
    ...fixture,
    id,
    listRuns: async () => (await api.call('payRuns.list', { query: { sort: 'id' } })).body.data,
    schedule: async () => (await api.call('paySchedules.get', { path: { id } })).body.data,
    checkAgain: () => app.db.updateTable('pay_schedules').set({ check_on: today }).where('id', '=', id).execute(),
  }
}

describe('a pay schedule', () => {
  it('drafts its pay run on its day, once, and records it', async () => {
    const { api, id, listRuns, schedule, checkAgain } = await createScheduleFixture()
    for (let time = 0; time < 2; time++) {
      await perform('draft_pay_runs')
      await checkAgain()
    }
    const runs = await listRuns()
    assert.deepEqual(
      runs.map((run) => [
        run.type,
        run.period_start,
        run.period_end,
        run.pay_date,
        run.pay_schedule_id,
        run.created_by,
      ]),
      [['regular', addDays(today, -6), today, today, id, null]],
    )
    assert.equal(runs[0]?.totals.people_count, 1)
    assert.deepEqual((await schedule()).next_runs[0]?.period_start, addDays(today, 1))
    const [event] = await all(api, 'events.list', { query: { types: ['payrun.created'] } })
    assert.ok(event?.type === 'payrun.created')
    assert.deepEqual([event.data.id, event.data.pay_schedule_id], [runs[0]?.id, id])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.created' } })
    assert.deepEqual(
      [entry?.user_id, entry?.detail],
      [null, { pay_run_id: runs[0]?.id, pay_schedule_id: id, pay_schedule: 'Monthly pay' }],
    )
  })

  it('drafts nothing before its day, by the date in the time zone of the business, and nothing while paused', async () => {
    const { rows } = await sql<{ time_zone: string }>`
      select name as time_zone from unnest(array['Etc/GMT+12', 'Etc/GMT-14']) as zone (name)
      where (now() at time zone name)::date <> (now() at time zone 'UTC')::date`.execute(app.db)
    for (const { time_zone } of rows) {
      const { listRuns } = await createScheduleFixture({ time_zone })
      await perform('draft_pay_runs')
      assert.equal((await listRuns()).length, time_zone === 'Etc/GMT+12' ? 0 : 1)
    }
    const { api, id, listRuns } = await createScheduleFixture({ drafts_from: addDays(today, 1) })
    await perform('draft_pay_runs')
    assert.deepEqual(await listRuns(), [])
    await api.call('paySchedules.update', { path: { id }, body: { active: false } })
    await app.db
      .updateTable('pay_schedules')
      .set({ drafts_from: '2020-01-01', check_on: today })
      .where('id', '=', id)
      .execute()
    await perform('draft_pay_runs')
    assert.deepEqual(await listRuns(), [])
  })

  it('catches up after a downtime, each period once with several workers', async () => {
    const { listRuns, schedule } = await createScheduleFixture({ drafts_from: addDays(today, -28) })
    await Promise.all([1, 2, 3].map(() => perform('draft_pay_runs')))
    await perform('draft_pay_runs')
    const ends = (await listRuns()).map(({ period_end }) => period_end)
    assert.deepEqual(
      ends,
      [-28, -21, -14, -7, 0].map((days) => addDays(today, days)),
    )
    assert.equal((await schedule()).last_error, null)
  })

  it('skips the oldest periods if more than six are due, and records it', async () => {
    const { api, id, listRuns } = await createScheduleFixture({ drafts_from: addDays(today, -49) })
    await perform('draft_pay_runs')
    assert.deepEqual((await listRuns()).map(({ period_end }) => period_end)[0], addDays(today, -35))
    const events = await all(api, 'events.list', { query: { types: ['pay_schedule.skipped'] } })
    const codes = events.map((event) => event.type === 'pay_schedule.skipped' && event.data.last_error?.code)
    assert.deepEqual(codes, ['missed', 'missed'])
    assert.equal((await api.call('paySchedules.get', { path: { id } })).body.data.last_error, null)
  })

  it('drafts a period again only if the first attempt was not committed', async () => {
    const { business, listRuns } = await createScheduleFixture()
    const work = inBusiness(systemWork({ db: app.serviceDb, config: app.config }, 'test'), business.id)
    const crash = new Error('the process ends')
    const drafting = inTransaction(work, async (work) => {
      await draftNextRun(work, { locked: 'wait' })
      throw crash
    })
    await assert.rejects(drafting, crash)
    assert.deepEqual(await listRuns(), [])
    await perform('draft_pay_runs')
    assert.equal((await listRuns()).length, 1)
  })

  it('skips a period that another regular pay run pays, publishes the reason, and continues', async () => {
    const { api, id, draft, listRuns, schedule, checkAgain } = await createScheduleFixture()
    const period = { period_start: addDays(today, -10), period_end: addDays(today, -5), pay_date: today }
    const other = await draft({ type: 'regular', ...period })
    await perform('draft_pay_runs')
    assert.equal((await listRuns()).length, 1)
    const { last_error, version, next_runs } = await schedule()
    assert.deepEqual([last_error?.code, last_error?.pay_run_id, version], ['overlapping_pay_run', other.id, 2])
    assert.equal(next_runs[0]?.period_start, addDays(today, 1))
    const [event] = await all(api, 'events.list', { query: { types: ['pay_schedule.skipped'] } })
    assert.ok(event?.type === 'pay_schedule.skipped')
    assert.deepEqual(event.data.last_error, last_error)
    await app.db
      .updateTable('pay_schedules')
      .set({ period_starts_on: addDays(today, -5), drafted_until: addDays(today, -6), drafts_days_before_pay_date: 1 })
      .where('id', '=', id)
      .execute()
    await app.db.updateTable('pay_runs').set({ status: 'cancelled' }).where('id', '=', other.id).execute()
    await checkAgain()
    await perform('draft_pay_runs')
    assert.equal((await listRuns()).length, 2)
    assert.equal((await schedule()).last_error, null)
  })

  it('records a draft that breaks a rule once when two workers attempt it, while other pay schedules continue', async () => {
    const { api, business, addPerson, schedule, listRuns } = await createScheduleFixture()
    for (const person_id of [await addPerson(), await addPerson(), await addPerson()]) {
      for (let line = 0; line < 40; line++) {
        const values = { business_id: business.id, person_id, code: `line-${line}`, starts_on: '2020-01-01' }
        await createRecurringLine(app, { ...values, amount: 9_999_999_999_999 })
      }
    }
    const work = inBusiness(systemWork({ db: app.serviceDb, config: app.config }, 'test'), business.id)
    await Promise.all([1, 2].map(() => draftNextRun(work, { locked: 'wait' })))
    assert.deepEqual([(await schedule()).last_error?.code, await listRuns()], ['draft_failed', []])
    assert.equal((await all(api, 'events.list', { query: { types: ['pay_schedule.skipped'] } })).length, 1)
    const healthy = await createScheduleFixture()
    await perform('draft_pay_runs')
    assert.equal((await healthy.listRuns()).length, 1)
  })

  it('makes the users who created or changed it authors, who cannot approve as the second person', async () => {
    const { api, business, id, listRuns, get } = await createScheduleFixture()
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const admins = [1, 2].map(() => createUser(app, { business_id: business.id, role: 'admin' }))
    const [changer, other] = await Promise.all(admins)
    assert.ok(changer && other)
    await caller(app, changer.token).call('paySchedules.update', { path: { id }, body: { name: 'Weekly' } })
    await perform('draft_pay_runs')
    const [run] = await listRuns()
    assert.ok(run)
    const { author_ids, version } = await get(run.id)
    assert.deepEqual(
      author_ids,
      [business.owner.id, changer.id].sort((a, b) => a - b),
    )
    const approval = { path: { id: run.id }, header: { 'If-Match': `"${version}"` } }
    for (const { token } of [business.owner, changer]) {
      const { code } = (await caller(app, token).expectError(403, 'payRuns.approve', approval)).body
      assert.equal(code, 'second_person_required')
    }
    await caller(app, other.token).call('payRuns.approve', approval)
  })

  it('does not draft a period again after its draft was deleted or changed', async () => {
    const { api, listRuns, addPerson, checkAgain } = await createScheduleFixture()
    await perform('draft_pay_runs')
    const [run] = await listRuns()
    assert.ok(run)
    const path = { id: run.id, person_id: await addPerson() }
    await api.call('payslips.put', { path, body: { lines: [earning('10.00')] } })
    await api.call('payRuns.delete', { path: { id: run.id } })
    await checkAgain()
    await perform('draft_pay_runs')
    assert.deepEqual(await listRuns(), [])
  })
})
