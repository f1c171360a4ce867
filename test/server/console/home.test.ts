import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { daysAfter, todayIn } from '../../../server/console/leave/calendar/calendar-days.ts'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createUser, type TestUser } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { createTask } from '../../support/samples/task.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave/leave-fixture.ts'

const app = await startTestApp()
const createFixture = () => createLeaveFixture(app)

const readHome = async (user: Pick<TestUser, 'email'>): Promise<string> => {
  const { status, text } = await (await visitConsoleAs(app, user)).get('/console')
  assert.equal(status, 200)
  return text
}

/** Returns the text of the section with a title. */
function sectionText(page: string, title: string): string {
  const sections = page.match(/<section[\s\S]*?<\/section>/g) ?? []
  const section = sections.find((each) => each.includes(`>${title}</h2>`)) ?? assert.fail(`no section ${title}`)
  return section.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const today = todayIn('UTC')
/** Seven days around today, which include working days whatever day of the week it is. */
const thisWeek = { start_date: daysAfter(today, -3), end_date: daysAfter(today, 3) }

describe('the home page', () => {
  it('shows employees their balances, next leave and last payslip', async () => {
    const { business, addMember, addLeaveType, adjust, requestLeave, approve } = await createFixture()
    const { person_id, user } = await addMember('employee')
    const leave_type_id = await addLeaveType({ name: 'Vacation', allow_negative: false })
    await addLeaveType({ name: 'Unpaid' })
    await adjust(person_id, leave_type_id, 20)
    await approve((await requestLeave({ person_id, leave_type_id, ...thisWeek })).id)
    await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    await createPayRun(app, { business_id: business.id, status: 'completed', people: [person_id] })
    await createPayRun(app, { business_id: business.id, status: 'draft', people: [person_id], currency: 'USD' })
    const page = await readHome(user)
    assert.match(page, /<a class="button first" href="\/console\/leave\/new">Request leave<\/a>/)
    assert.match(sectionText(page, 'Leave balances'), /Vacation 13 days left 5 taken, 2 planned/)
    assert.doesNotMatch(sectionText(page, 'Leave balances'), /Unpaid/)
    assert.match(sectionText(page, 'Next leave'), /Vacation , 5 days Approved/)
    assert.match(sectionText(page, 'Last payslip'), /€10\.00 .*Jan 1 – 31, 2026.*Jan 30, 2026/)
    assert.doesNotMatch(page, /Away today|Next pay run/)
  })

  it('shows what expires of leave types whose carried days expire, and not of others', async () => {
    const { addMember, addLeaveType } = await createFixture()
    const { user } = await addMember('employee')
    const yearly = { accrual_method: 'yearly', days_per_year: 20, allow_negative: false } as const
    const accrues_from = `${Number(today.slice(0, 4)) - 1}-01-01`
    const rule = { carry_over_max: 5, carry_over_expires: { on: '12-31' } }
    await addLeaveType({ name: 'Vacation', ...yearly, ...rule, accrues_from })
    await addLeaveType({ name: 'Sick leave', ...yearly, carry_over_max: 0 })
    const panels = sectionText(await readHome(user), 'Leave balances')
    assert.match(panels, /Vacation 25 days left 0 taken, 0 planned 5 days expire unless taken by Dec 31, \d{4}\./)
    assert.doesNotMatch(panels, /20 days expire/)
  })

  it('links the reports that the user may read', async () => {
    const { business, addMember } = await createFixture()
    const links = (page: string): (string | undefined)[] =>
      [...page.matchAll(/<li><a href="\/console\/reports\/([a-z-]+)">/g)].map(([, name]) => name)
    const all = ['headcount', 'turnover', 'absence', 'leave-liability', 'pay-cost']
    assert.deepEqual(links(await readHome(business.owner)), all)
    assert.deepEqual(links(await readHome((await addMember('employee')).user)), [])
  })

  it('skips rejected leave, and explains empty panels', async () => {
    const { api, addMember, addLeaveType, requestLeave } = await createFixture()
    const { person_id, user } = await addMember('employee')
    const { id } = await requestLeave({ person_id, leave_type_id: await addLeaveType(), ...from(0) })
    await api.call('leaveRequests.reject', { path: { id }, body: { note: 'No' } })
    const page = await readHome(user)
    assert.match(sectionText(page, 'Next leave'), /You have no leave planned/)
    assert.match(sectionText(page, 'Last payslip'), /appear here when a pay run is approved/)
    assert.match(sectionText(page, 'Leave balances'), /appear here when days are credited/)
  })

  it('leads to the open tasks of the user, and to a single one directly', async () => {
    const { business, addMember } = await createFixture()
    const { person_id, user } = await addMember('employee')
    assert.doesNotMatch(await readHome(user), /to do/)
    const values = { business_id: business.id, person_id, assignee_type: 'person' } as const
    const { id } = await createTask(app, { ...values, title: 'Read the handbook', due_on: null })
    const single = await readHome(user)
    assert.match(sectionText(single, 'Open tasks'), /1 task to do Tasks Read the handbook\. It has no due date\. View/)
    assert.match(single, new RegExp(`href="/console/tasks/${id}"`))
    await createTask(app, { ...values, due_on: '2036-01-31' })
    await createTask(app, { ...values, due_on: '2036-02-28' })
    const several = await readHome(user)
    assert.match(sectionText(several, 'Open tasks'), /3 tasks to do Tasks The first one is due on Jan 31, 2036\./)
    assert.match(several, /href="\/console\/tasks"/)
  })

  it('starts with tasks that other people wait for, and ends with advice', async () => {
    const { addMember, addPerson, addLeaveType, requestLeave } = await createFixture()
    const { person_id: manager_id, user } = await addMember('manager')
    const advised = await readHome(user)
    assert.ok(advised.indexOf('Leave balances') < advised.indexOf('Two-factor authentication is off'))
    await requestLeave({ person_id: await addPerson({ manager_id }), leave_type_id: await addLeaveType() })
    const waiting = await readHome(user)
    assert.match(sectionText(waiting, 'Open tasks'), /1 leave request to approve/)
    assert.ok(waiting.indexOf('1 leave request to approve') < waiting.indexOf('Leave balances'))
  })

  it('shows managers which of their people are away today', async () => {
    const { business, addMember, addPerson, addLeaveType, requestLeave, approve } = await createFixture()
    const { person_id: manager_id, user } = await addMember('manager')
    const leave_type_id = await addLeaveType({ name: 'Vacation' })
    const people = [
      { last_name: 'Lovelace', manager_id },
      { last_name: 'Undecided', manager_id },
      { last_name: 'Elsewhere' },
    ]
    const [away, , other] = await Promise.all(
      people.map(
        async (fields) => await requestLeave({ person_id: await addPerson(fields), leave_type_id, ...thisWeek }),
      ),
    )
    for (const request of [away, other]) await approve(request?.id ?? 0)
    assert.match(sectionText(await readHome(user), 'Away today'), /Ada Lovelace Vacation until/)
    assert.doesNotMatch(sectionText(await readHome(user), 'Away today'), /Undecided|Elsewhere/)
    assert.match(sectionText(await readHome(business.owner), 'Away today'), /Elsewhere/)
  })

  it('links to the people who are away when there are many', async () => {
    const { business, addPerson, addLeaveType, requestLeave, approve } = await createFixture()
    const leave_type_id = await addLeaveType()
    for (let count = 0; count < 8; count += 1) {
      await approve((await requestLeave({ person_id: await addPerson(), leave_type_id, ...thisWeek })).id)
    }
    assert.match(sectionText(await readHome(business.owner), 'Away today'), /View 2 more in the calendar/)
  })

  it('shows the next pay run to users who may see pay', async () => {
    const { api, business, addMember } = await createFixture()
    const run = async (pay_date: string) =>
      await api.call('payRuns.create', {
        body: { type: 'off_cycle', period_start: '2026-01-01', period_end: '2026-01-31', pay_date, currency: 'EUR' },
      })
    assert.match(sectionText(await readHome(business.owner), 'Next pay run'), /No pay run is planned/)
    await run(day(7))
    await run(day(0))
    const { id } = (await run(day(-1))).body.data
    await api.call('payRuns.cancel', { path: { id }, body: { reason: 'Entered twice' } })
    const page = await readHome(business.owner)
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day(0)))
    assert.ok(sectionText(page, 'Next pay run').includes(date))
    assert.match(sectionText(page, 'Next pay run'), /Off-cycle, Jan 1 – 31, 2026 Draft 0 people, €0\.00 net pay/)
    assert.doesNotMatch(await readHome((await addMember('manager')).user), /Next pay run/)
  })

  it('has no empty panels for users without a record', async () => {
    const { business } = await createFixture()
    const page = await readHome(await createUser(app, { business_id: business.id, role: 'employee' }))
    assert.doesNotMatch(page, /Leave balances|Next leave|Last payslip|href="\/console\/leave\/new"/)
    assert.match(page, /You have no record[\s\S]*Ask an administrator[\s\S]*Open tasks/)
    assert.doesNotMatch(page, />My record</, 'the navigation has no page without content')
  })

  it('leads a new business through its first steps until it has people and leave types', async () => {
    const { business, addPerson, addMember, addLeaveType } = await createFixture()
    const steps = sectionText(await readHome(business.owner), 'First steps')
    assert.match(steps, /Add your people .*Add leave types .*Invite users /)
    await addLeaveType()
    const { user: admin } = await addMember('admin')
    assert.doesNotMatch(sectionText(await readHome(admin), 'First steps'), /Add leave types/, 'the type exists')
    assert.match(sectionText(await readHome(admin), 'First steps'), /Add your people/, 'only the user has a record')
    await addPerson()
    for (const user of [admin, business.owner]) assert.doesNotMatch(await readHome(user), /First steps/)
  })

  it('has no first steps for users who cannot take them', async () => {
    const { addMember } = await createFixture()
    for (const role of ['manager', 'employee'] as const) {
      assert.doesNotMatch(await readHome((await addMember(role)).user), /First steps/)
    }
  })
})
