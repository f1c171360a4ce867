import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../../support/browser/console-visitor.ts'
import { createPayRun, createPaySchedule } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

async function openConsole() {
  const { business } = await createPayRunFixture(app)
  const owner = visitConsole(app)
  await owner.signIn(business.owner)
  return { business_id: business.id, owner }
}

const path = '/console/pay-runs/schedules'
const fields = {
  name: 'Salaries',
  currency: 'EUR',
  frequency: 'monthly',
  first_day: '1',
  period_starts_on: '',
  pay_day_of_month: '28',
  pay_month: 'same',
  pay_days_after_period_end: '',
  pay_date_moves: 'before',
  drafts_days_before_pay_date: '5',
  from_compensations: 'true',
}

describe('pay schedules in the console', () => {
  it('shows the next dates before a pay schedule is created, with the submitted fields', async () => {
    const { owner } = await openConsole()
    assert.match((await owner.get(path)).text, /No pay schedules yet[\s\S]*schedules\/new/)
    const preview = await owner.submit(`${path}/new`, 'preview', fields)
    assert.equal(preview.status, 200)
    assert.match(preview.text, /Next pay runs[\s\S]*<table[\s\S]*value="Salaries"|value="Salaries"[\s\S]*Next pay runs/)
    assert.match((await owner.get(path)).text, /No pay schedules yet/)
  })

  it('creates, changes, pauses, resumes and deletes a pay schedule', async () => {
    const { owner } = await openConsole()
    const created = await owner.submit(`${path}/new`, 'create', fields)
    const page = String(created.headers.location)
    const summary = (await owner.follow(created)).text
    assert.match(
      summary,
      /Pay schedule Salaries created\.[\s\S]*Day 28 of the month[\s\S]*Next pay runs[\s\S]*No pay runs yet/,
    )
    const weekly = { ...fields, frequency: 'weekly', period_starts_on: '2026-01-05', pay_days_after_period_end: '-1' }
    const changed = await owner.follow(await owner.submit(`${page}/edit`, 'change', weekly))
    assert.match(changed.text, /Pay schedule saved\.[\s\S]*Weekly[\s\S]*1 day before the end of the period/)
    assert.match((await owner.follow(await owner.submit(page, 'pause'))).text, /drafts no pay runs while it is paused/)
    assert.match((await owner.get(path)).text, /Paused/)
    assert.match((await owner.follow(await owner.submit(page, 'resume'))).text, /Pay schedule resumed/)
    assert.match((await owner.follow(await owner.submit(page, 'delete'))).text, /Pay schedule deleted/)
  })

  it('shows problems at their fields', async () => {
    const { owner } = await openConsole()
    const response = await owner.submit(`${path}/new`, 'create', { ...fields, frequency: 'weekly' })
    assert.equal(response.status, 422)
    assert.match(response.text, /name="period_starts_on"[^>]*aria-invalid="true"/)
    const both = await owner.submit(`${path}/new`, 'preview', { ...fields, pay_days_after_period_end: '3' })
    assert.match(both.text, /name="pay_days_after_period_end"[^>]*aria-invalid="true"/)
  })

  it('shows past pay runs, why a period was skipped, and the pay schedule of a pay run', async () => {
    const { business_id, owner } = await openConsole()
    const other = await createPayRun(app, { business_id })
    const at = '2026-01-23T00:00:00.000Z'
    const skipped = { period_start: '2026-02-01', period_end: '2026-02-28', pay_run_id: other.id, at, message: 'No' }
    const { id } = await createPaySchedule(app, {
      business_id,
      last_error: { code: 'overlapping_pay_run', ...skipped },
    })
    const run = await createPayRun(app, { business_id, status: 'completed' })
    await app.db.updateTable('pay_runs').set({ pay_schedule_id: id }).where('id', '=', run.id).execute()
    const page = (await owner.get(`${path}/${id}`)).text
    assert.match(page, /was not drafted, because another regular pay run[\s\S]*View the other pay run/)
    assert.match(page, new RegExp(`Past pay runs[\\s\\S]*href="/console/pay-runs/${run.id}"`))
    const runPage = `/console/pay-runs/${run.id}`
    assert.match((await owner.get(runPage)).text, new RegExp(`href="${path}/${id}">Monthly pay<`))
    await owner.submit(`${path}/${id}`, 'delete')
    assert.doesNotMatch((await owner.get(runPage)).text, /Monthly pay/)
  })
})
