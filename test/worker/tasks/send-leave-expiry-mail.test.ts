import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { addDays, addMonths } from '../../../server/operation/calendar-date.ts'
import { createLeaveFixture } from '../../server/leave/leave-fixture.ts'
import { all } from '../../support/http.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const { mail, app, db, perform, takeJobs, performJobs, headers } = await startMailQueue('send_leave_expiry_mail')
const performTask = createJobPerformer(app)
const accrueLeave = () => performTask('accrue_leave', {})

/** The leave year began two months ago, and its carried days expire after a day that every year has. */
const today = new Date().toISOString().slice(0, 10)
const yearStart = `${addMonths(today, -2).slice(0, 7)}-01`
const lastDay = addDays(today, 40).endsWith('02-29') ? addDays(today, 41) : addDays(today, 40)
const formatted = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const subject = `Take your leave before it expires on ${formatted.format(new Date(lastDay))}`

const rules = {
  name: 'Vacation',
  accrual_method: 'yearly' as const,
  days_per_year: 20,
  carry_over_max: 5,
  carry_over_expires: { on: lastDay.slice(5) },
  resets_on: yearStart.slice(5),
  accrues_from: addMonths(yearStart, -12),
  allow_negative: false,
  requires_approval: false,
}

/** Creates a business with an employee who has five days that expire. */
async function start() {
  const fixture = await createLeaveFixture(app)
  const { person_id, user, api: own } = await fixture.addMember('employee')
  const leave_type_id = await fixture.addLeaveType(rules)
  const readEvents = async () => {
    const events = await all(fixture.api, 'events.list', { query: { types: ['leave.expiring'] } })
    return events.map(({ data: { id: _, ...data } }) => data)
  }
  const payload = { business_id: fixture.business.id, person_id }
  const expected = [user.email, subject]
  return { ...fixture, person_id, user, own, leave_type_id, payload, expected, readEvents }
}

beforeEach(takeJobs)

describe('accrue_leave', () => {
  it('publishes days that expire soon, once, and queues an email', async () => {
    const { person_id, leave_type_id, payload, readEvents } = await start()
    await Promise.all([accrueLeave(), accrueLeave()])
    await accrueLeave()
    assert.deepEqual(await readEvents(), [{ person_id, leave_type_id, days: 5, expires_on: lastDay }])
    assert.deepEqual(await takeJobs(), [payload])
  })

  it('publishes the days of each person', async () => {
    const { addPerson, readEvents } = await start()
    await addPerson()
    await accrueLeave()
    assert.equal((await readEvents()).length, 2)
  })
})

describe('send_leave_expiry_mail', () => {
  it('states which days expire when', async () => {
    const { addLeaveType, user, business, expected } = await start()
    await addLeaveType({ ...rules, name: 'Additional leave', code: 'additional', carry_over_max: 1 })
    await accrueLeave()
    await performJobs()
    assert.deepEqual(headers(), [expected])
    const { text } = await mail.mailTo(user.email)
    const day = formatted.format(new Date(lastDay))
    assert.ok(text.includes(`Some of your leave at ${business.name} expires if you do not take it:`))
    assert.ok(text.includes(`Vacation: 5 days. The last day on which you can take them is ${day}.`))
    assert.ok(text.includes(`Additional leave: 1 day. The last day on which you can take it is ${day}.`))
    assert.ok(text.includes('https://hr.example.com/console/leave/new'))
    assert.ok(text.includes('https://hr.example.com/console/account/notifications'))
  })

  it('is not sent if the days have been taken since', async () => {
    const { adjust, person_id, leave_type_id } = await start()
    await accrueLeave()
    await adjust(person_id, leave_type_id, -25, today)
    await performJobs()
    assert.deepEqual(headers(), [])
    const { sent_at } = await db
      .selectFrom('leave_expiry_notices')
      .select('sent_at')
      .where('person_id', '=', person_id)
      .executeTakeFirstOrThrow()
    assert.notEqual(sent_at, null)
  })

  it('is not sent to users who turned emails about leave off, and to people without a user', async () => {
    const { own, addPerson, readEvents } = await start()
    await addPerson()
    await own.call('me.update', { body: { leave_mail: false } })
    await accrueLeave()
    await performJobs()
    assert.deepEqual(headers(), [])
    assert.equal((await readEvents()).length, 2)
  })

  it('is sent once if its jobs are repeated', async () => {
    const { payload, expected } = await start()
    await accrueLeave()
    mail.mails.length = 0
    await Promise.all([perform(payload), perform(payload)])
    await perform(payload)
    assert.deepEqual(headers(), [expected])
  })

  it('is sent by the retry if the mail server refuses the first attempt', async () => {
    const { payload, expected } = await start()
    await accrueLeave()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await perform(payload)
    assert.deepEqual(headers(), [expected])
  })

  it('is sent by another worker when the claim expires', async () => {
    const { payload, person_id, expected } = await start()
    await accrueLeave()
    const claim = (interval: string) =>
      sql`update leave_expiry_notices set claimed_until = now() + ${interval}::interval
        where person_id = ${person_id}`.execute(db)
    mail.mails.length = 0
    await claim('1 minute')
    await perform(payload)
    assert.deepEqual(headers(), [])
    await claim('-1 second')
    await perform(payload)
    assert.deepEqual(headers(), [expected])
  })
})
