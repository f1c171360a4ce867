import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { createPayRun, createPaySchedule } from '../../support/samples/pay-run.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const { mail, app, takeJobs, performJobs, headers } = await startMailQueue('send_pay_schedule_mail')
const draft = createJobPerformer(app)

const today = new Date().toISOString().slice(0, 10)
const [year = 0, month = 0] = today.split('-').map(Number)

/** Creates a business whose pay schedule drafts the pay run of this month today. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app, { name: 'Acme' })
  const admin = await createUser(app, { business_id, role: 'admin' })
  await createUser(app, { business_id, role: 'manager' })
  await createPaySchedule(app, {
    business_id,
    pay_day_of_month: Number(today.slice(8)),
    pay_date_moves: 'none',
    drafts_days_before_pay_date: 0,
  })
  return { business_id, owner, admin }
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const period = monthName.format(new Date(Date.UTC(year, month - 1, 1)))

beforeEach(takeJobs)

describe('send_pay_schedule_mail', () => {
  it('notifies users of a drafted pay run if they can approve pay runs and want these emails', async () => {
    const { owner, admin } = await createFixture()
    await draft('draft_pay_runs')
    await performJobs()
    const subject = `The pay run for ${period} is drafted`
    assert.deepEqual(
      headers(),
      [
        [admin.email, subject],
        [owner.email, subject],
      ].sort(),
    )
    assert.match(mail.mails[0]?.text ?? '', /drafted the pay run for .*\/console\/pay-runs\/\d+.*notifications/s)

    await createFixture()
    const other = await createFixture()
    await caller(app, other.admin.token).call('me.update', { body: { pay_run_mail: false } })
    await draft('draft_pay_runs')
    await performJobs()
    assert.ok(headers().some(([to]) => to === other.owner.email))
    assert.ok(!headers().some(([to]) => to === other.admin.email))
  })

  it('reports a skipped period, with the reason', async () => {
    const { business_id, owner } = await createFixture()
    const first = `${today.slice(0, 8)}01`
    await createPayRun(app, { business_id, type: 'regular', period: [first, today] })
    await draft('draft_pay_runs')
    await performJobs()
    const message = mail.mails.find(({ to }) => to[0] === owner.email)
    assert.equal(message?.headers.subject, `The pay run for ${period} was not drafted`)
    assert.match(message?.text ?? '', /because another regular pay run pays for a part of it/)
    assert.match(message?.text ?? '', /\/console\/pay-runs\/schedules\/\d+/)
  })
})
