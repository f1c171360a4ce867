import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoBusinesses, readDemoUsers } from '../../../server/commands/demo/demo-businesses.ts'
import { demoPerson } from '../../../server/commands/demo/demo-person.ts'
import { publicHolidays } from '../../../server/commands/demo/public-holidays.ts'
import { seedDemoData } from '../../../server/commands/demo-data.ts'
import { addMonths, dayOfWeek } from '../../../server/operation/calendar-date.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all, type Caller, caller } from '../../support/http.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { setDatabaseClock } from '../../support/postgres/database-clock.ts'
import { startTestApp, type TestApp } from '../../support/service/app.ts'
import { logIn } from '../../support/service/log-in.ts'

/**
 * The start dates for the demo data: a public holiday on the first of a month, a leap day, and a Sunday at the end of a
 * year.
 */
const dates = ['2029-01-01', '2028-02-29', '2028-12-31']

for (const today of dates) {
  test(`has data for each demo user on ${today}`, async () => {
    const app = await startSeededApp(today)
    const [owner, admin, manager, employee] = await Promise.all(
      ['owner', 'admin', 'manager', 'employee'].map((role) => asUser(app, `${role}@acme.test`)),
    )
    if (!owner || !admin || !manager || !employee) assert.fail('a user is missing')
    await checkPeople(owner, manager)
    await checkCareers(owner, today)
    await checkCustomFields(owner, employee)
    await checkLeave({ owner, admin, manager, employee }, today)
    await checkDocuments(owner, employee)
    await checkTasks(owner, employee, today)
    const newcomer = await asUser(app, 'newcomer@acme.test')
    await checkNewcomer(owner, newcomer, today)
    await checkPayRuns(owner, employee, today)
    await checkPersonalDetails({ owner, admin, manager, employee }, today)
    await checkReports(owner)

    const globex = await asUser(app, 'owner@globex.test')
    assert.equal((await all(globex, 'people.list', { query: { limit: 200 } })).length, 20)
    assert.equal((await all(globex, 'payRuns.list')).length, 5)
    assert.ok((await decidableLeave(globex)).length > 0)
    await checkRetroPay(await asUser(app, 'owner@sandbox.test'))
    await checkFirstPayslip(owner, newcomer)
  })
}

async function checkCustomFields(owner: Caller, employee: Caller): Promise<void> {
  const fields = await all(owner, 'customFields.list')
  assert.equal(fields.length, 4)
  const values = (await all(owner, 'people.list', { query: { limit: 200 } })).map(({ custom_fields }) => custom_fields)
  for (const { key } of fields)
    assert.ok(
      values.some((each) => each[key] !== undefined),
      key,
    )
  const [own] = await all(employee, 'people.list')
  assert.deepEqual(
    Object.keys(own?.custom_fields ?? {}),
    fields.map(({ key }) => key),
  )
  const [request] = await all(owner, 'personChanges.list')
  assert.equal(request?.before.custom_fields?.first_aider, false)
  assert.deepEqual(Object.keys(request.requested.custom_fields ?? {}).sort(), ['first_aider', 'work_permit_until'])
}

async function checkTasks(owner: Caller, employee: Caller, today: string): Promise<void> {
  assert.deepEqual(
    (await all(owner, 'checklists.list')).map(({ starts_on_event }) => starts_on_event),
    ['manual', 'hire', 'termination'],
  )
  const own = await all(employee, 'tasks.list', { query: { assignee: 'me', state: 'open' } })
  const kinds = new Set(own.map(({ kind }) => kind))
  assert.ok(kinds.has('sign_document') && kinds.has('upload_file') && kinds.has('plain'))
  assert.ok(own.every(({ due_on }) => due_on !== null && due_on > today))
  assert.ok((await all(owner, 'tasks.list', { query: { state: 'done' } })).length > 0)
  assert.deepEqual(await all(owner, 'tasks.list', { query: { overdue: true } }), [])
}

/** Checks that the newcomer, who starts today, has a document to sign and tasks, of which those before today are done. */
async function checkNewcomer(owner: Caller, newcomer: Caller, today: string): Promise<void> {
  const [person, ...others] = await all(newcomer, 'people.list')
  assert.deepEqual([person?.start_date, person?.status, others], [today, 'active', []])
  const about = await all(owner, 'tasks.list', { query: { person_id: [person?.id ?? 0], sort: 'id' } })
  assert.deepEqual(
    about.map(({ state, kind }) => `${state} ${kind}`),
    [
      ...['done plain', 'done plain', 'open sign_document', 'open upload_file', 'open fill_fields'],
      ...['open fill_fields', 'open plain'],
    ],
  )
  const documents = await all(newcomer, 'documents.list')
  assert.deepEqual(
    documents.map(({ title, status }) => [title, status]),
    [['Non-disclosure agreement', 'sent']],
  )
  const path = { id: person?.id ?? 0 }
  assert.deepEqual(await all(newcomer, 'people.bankAccounts', { path }), [])
  assert.deepEqual(await all(newcomer, 'emergencyContacts.list', { path }), [])
}

/** Checks that the newcomer can complete a task with their bank account, and see their first payslip after its payment. */
async function checkFirstPayslip(owner: Caller, newcomer: Caller): Promise<void> {
  const [{ id } = assert.fail('the newcomer has no record')] = await all(newcomer, 'people.list')
  const account = { holder: 'Nora Newcomer', iban: 'FR1420041010050500013M02606' }
  await newcomer.call('bankAccounts.create', { path: { id }, body: account })
  const done = await all(owner, 'tasks.list', { query: { person_id: [id], state: 'done' } })
  assert.ok(done.some(({ fields }) => fields.includes('bank_account')))
  const drafts = await all(owner, 'payRuns.list', { query: { status: 'draft' } })
  const draft = drafts.find(({ type }) => type === 'regular')
  const path = { id: draft?.id ?? 0 }
  assert.deepEqual(await all(newcomer, 'people.payslips', { path: { id } }), [])
  await owner.call('payRuns.approve', { path, header: { 'If-Match': `"${draft?.version}"` } })
  await owner.call('payRuns.complete', { path })
  const payslips = await all(newcomer, 'people.payslips', { path: { id } })
  assert.deepEqual(
    payslips.map(({ pay_run_id }) => pay_run_id),
    [path.id],
  )
}

/** Starts two processes that seed the database concurrently, and returns an app that uses it. */
async function startSeededApp(today: string): Promise<TestApp> {
  const { url: databaseUrl } = await createTestDatabase()
  const time = `${today}T11:00:00Z`
  await setDatabaseClock(databaseUrl, time)
  const app = await startTestApp({ databaseUrl })
  const work = { ...app, now: new Date(time) }
  const results = await Promise.all([seedDemoData(work), seedDemoData(work)])
  assert.deepEqual(results.toSorted(), [false, true])
  const users = await readDemoUsers(app)
  assert.equal(users.length, demoBusinesses.flatMap((business) => business.users).length)
  return app
}

async function asUser(app: TestApp, email: string): Promise<Caller> {
  const user = demoBusinesses.flatMap(({ users }) => users).find((each) => each.email === email)
  return caller(app, (await logIn(app, { email }, user?.password)).token)
}

/** Checks that the managers of each person lead up to the owner. */
async function checkPeople(owner: Caller, manager: Caller): Promise<void> {
  const people = await all(owner, 'people.list', { query: { limit: 200 } })
  assert.equal(people.length, 180)
  assert.deepEqual(new Set(people.map(({ status }) => status)), new Set(['active', 'pending', 'terminated']))
  const { person_id } = (await owner.call('me.get')).body.data
  const managers = new Map(people.map(({ id, manager_id }) => [id, manager_id]))
  for (const { id } of people) {
    let top: number = id
    for (let above = managers.get(top); above; above = managers.get(top)) top = above
    assert.equal(top, person_id)
  }
  const team = await all(manager, 'people.list', { query: { limit: 200 } })
  assert.ok(team.length > 20 && team.length < 100)
  assert.ok(team.every(({ department }) => department === 'Production'))
}

/** Checks that people have past, current and planned jobs and pay. */
async function checkCareers(owner: Caller, today: string): Promise<void> {
  const titles = (rows: { job_title: string | null }[]) => rows.map(({ job_title }) => job_title)
  const assignments = await all(owner, 'assignments.list', { query: { limit: 200 } })
  const promotions = assignments.filter(({ reason }) => reason === 'promotion')
  assert.ok(promotions.filter(({ effective_on }) => effective_on < today).length >= 10)
  const [planned, ...others] = promotions.filter(({ effective_on }) => effective_on > today)
  assert.equal(others.length, 2)
  const id = planned?.person_id ?? 0
  const history = (await owner.call('people.assignments', { path: { id } })).body.data
  assert.match(titles(history).at(-1) ?? '', /^Senior /)
  assert.deepEqual(titles([(await owner.call('people.get', { path: { id } })).body.data]), titles(history.slice(0, 1)))
  const pay = (await owner.call('people.compensations', { path: { id } })).body.data
  assert.deepEqual(
    pay.map(({ reason }) => reason),
    ['hire', 'review', 'promotion'],
  )
  const people = await all(owner, 'people.list', { query: { limit: 200 } })
  const inForce = await all(owner, 'compensations.list', { query: { as_of: today, limit: 200 } })
  assert.equal(inForce.length, people.filter(({ start_date }) => (start_date ?? '') <= today).length)
}

type Users = Record<'owner' | 'admin' | 'manager' | 'employee', Caller>

async function checkLeave({ owner, admin, manager, employee }: Users, today: string): Promise<void> {
  assert.ok((await decidableLeave(owner)).length >= 5)
  const { person_id: emil } = (await employee.call('me.get')).body.data
  assert.ok((await decidableLeave(manager)).some(({ person_id }) => person_id === emil))
  assert.ok((await decidableLeave(admin)).length >= 5)

  const requests = await all(owner, 'leaveRequests.list')
  assert.deepEqual(statusSet(requests), new Set(['requested', 'approved', 'rejected', 'cancelled']))
  const holidays = new Set((await all(owner, 'holidays.list')).map(({ date }) => date))
  for (const { start_date, end_date } of requests) {
    for (const date of [start_date, end_date]) {
      assert.ok(!['sat', 'sun'].includes(dayOfWeek(date)) && !holidays.has(date), date)
    }
  }
  const approved = requests.filter(({ status }) => status === 'approved')
  assert.ok(approved.some(({ end_date }) => end_date < today))
  assert.ok(approved.some(({ start_date }) => start_date > today))
  const query = { from: `${today.slice(0, 7)}-01`, to: today }
  assert.ok((await manager.call('leaveCalendar.get', { query })).body.data.leave.length > 0)
  assert.ok((await owner.call('leaveCalendar.get', { query: { from: today, to: today } })).body.data.leave.length > 0)

  const own = await all(employee, 'leaveRequests.list')
  assert.deepEqual(statusSet(own), new Set(['requested', 'approved', 'rejected', 'cancelled']))
  for (const api of [owner, admin, manager, employee]) {
    const { person_id } = (await api.call('me.get')).body.data
    const balances = await all(api, 'leaveBalances.list', { query: { person_id } })
    const annual = balances.find(({ leave_type_id }) => leave_type_id === 1)
    assert.ok(annual && annual.entitled > 25 && annual.available >= 0)
    assert.ok((await all(api, 'leaveRequests.list', { query: { person_id } })).length > 0)
  }
}

/** Returns the leave requests that a user can decide on. */
const decidableLeave = async (api: Caller) =>
  (await all(api, 'leaveRequests.list', { query: { status: 'requested' } })).filter(({ allowed_actions }) =>
    allowed_actions.includes('approve'),
  )

async function checkDocuments(owner: Caller, employee: Caller): Promise<void> {
  const documents = await all(owner, 'documents.list')
  assert.deepEqual(statusSet(documents), new Set(['draft', 'sent', 'signed', 'filed', 'declined', 'voided']))
  const own = await all(employee, 'documents.list')
  assert.deepEqual(statusSet(own), new Set(['sent', 'signed', 'filed']))
  for (const { id, title, signers } of own.filter(({ status }) => status === 'sent')) {
    assert.deepEqual(
      signers.map(({ name, status }) => [title, name, status]),
      [
        ['Non-disclosure agreement', 'Emil Employee', 'pending'],
        ['Non-disclosure agreement', 'Olivia Owner', 'pending'],
      ],
      String(id),
    )
  }
  for (const { id } of own.filter(({ status }) => status === 'signed')) {
    const trail = (await owner.call('documents.audit', { path: { id } })).body.data.map(({ type }) => type)
    assert.deepEqual(trail, [
      ...['created', 'sent', 'viewed', 'consented', 'signed'],
      ...['viewed', 'consented', 'signed'],
    ])
    const { bytes } = await owner.call('documents.file', { path: { id }, query: { version: 'signed' } })
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  }
}

async function checkPayRuns(owner: Caller, employee: Caller, today: string): Promise<void> {
  const runs = await all(owner, 'payRuns.list')
  const months = [-3, -2, -1, 0].map((ago) => `${addMonths(today, ago).slice(0, 7)}-01`)
  assert.deepEqual(
    runs.map(({ type, status, period_start }) => [type, status, period_start]),
    [
      ['off_cycle', 'draft', months.at(-1)],
      ...months.slice(0, -1).map((month) => ['regular', 'completed', month]),
      ['regular', 'draft', months.at(-1)],
    ],
  )
  const cents = (amount: string): number => Math.round(Number(amount) * 100)
  for (const { id, status, allowed_actions, totals } of runs) {
    assert.equal(allowed_actions.includes('approve'), status === 'draft')
    const { gross, deductions, employee_taxes, reimbursements, net } = totals
    assert.equal(cents(gross) - cents(deductions) - cents(employee_taxes) + cents(reimbursements), cents(net))
    const path = { id }
    assert.deepEqual((await owner.call('payRuns.checks', { path })).body.data.blockers, [])
    const payslips = await all(owner, 'payslips.list', { path, query: { limit: 100 } })
    assert.ok(payslips.every((payslip) => cents(payslip.totals.net) > 10_000 && cents(payslip.totals.net) < 1_000_000))
  }
  const { person_id: id } = (await employee.call('me.get')).body.data
  assert.equal((await all(employee, 'people.payslips', { path: { id: id ?? 0 } })).length, 3)
}

/** Checks that the reports have figures of several months and departments. */
async function checkReports(owner: Caller): Promise<void> {
  const count = (figures: (number | string)[]) => figures.filter((figure) => Number(figure) > 0).length
  const turnover = (await owner.call('reports.turnover', { query: { group_by: 'department' } })).body.data
  assert.ok(count(turnover.months.map(({ joiners }) => joiners)) >= 6)
  assert.ok(count(turnover.months.map(({ leavers }) => leavers)) >= 6)
  assert.ok(count(turnover.groups.map(({ leavers }) => leavers)) >= 3)
  assert.ok(turnover.total.leavers_by_kind.length >= 3)
  const absence = (await owner.call('reports.absence', { query: { group_by: 'department' } })).body.data
  assert.ok(count(absence.months.map(({ absent_days }) => absent_days)) >= 9)
  assert.ok(count(absence.groups.map(({ absent_days }) => absent_days)) >= 6)
  const cost = (await owner.call('reports.payCost')).body.data
  assert.equal(cost.months.length, 3)
}

/** Checks that people have accounts, of which one is pending, and personal details. */
async function checkPersonalDetails({ owner, manager, employee }: Users, today: string): Promise<void> {
  const people = await all(owner, 'people.list', { query: { limit: 200 } })
  assert.ok(people.filter(({ postal_address }) => postal_address?.town === 'Lyon').length > 100)
  const accounts = await all(owner, 'bankAccounts.list', { query: { limit: 200 } })
  assert.deepEqual(new Set(accounts.map(({ country }) => country)), new Set(['FR', 'DE', 'BE', 'LU']))
  assert.ok(accounts.some(({ amount }) => amount === '200.00'))
  const pending = accounts.filter(({ status }) => status === 'pending')
  const { person_id } = (await manager.call('me.get')).body.data
  assert.deepEqual(
    pending.map((account) => [account.person_id, account.replaces !== null]),
    [[person_id, true]],
  )
  assert.equal((await owner.call('business.debtor')).body.data.debtor?.name, 'Acme')
  const [draft] = (await all(owner, 'payRuns.list')).filter(
    ({ type, status }) => type === 'regular' && status === 'draft',
  )
  const { warnings } = (await owner.call('payRuns.checks', { path: { id: draft?.id ?? 0 } })).body.data
  const accountWarnings = warnings.map(({ code }) => code).filter((code) => code.startsWith('bank_account_'))
  assert.deepEqual(new Set(accountWarnings), new Set(['bank_account_missing', 'bank_account_pending']))

  const { person_id: emil } = (await employee.call('me.get')).body.data
  const path = { id: emil ?? 0 }
  const identifiers = await all(employee, 'people.identifiers', { path })
  assert.deepEqual(identifiers.map(({ kind }) => kind).sort(), ['national_id', 'passport'])
  assert.ok(identifiers.every(({ expires_on }) => (expires_on ?? '') > today))
  assert.equal((await all(employee, 'emergencyContacts.list', { path })).length, 2)
  assert.equal((await all(employee, 'dependents.list', { path })).length, 1)
}

/** Checks that the sandbox has a correction with the retro pay of a raise. */
async function checkRetroPay(owner: Caller): Promise<void> {
  const [paid, correction, ...others] = await all(owner, 'payRuns.list', { query: { sort: 'id' } })
  assert.ok(paid && correction)
  assert.deepEqual([paid.status, correction.type, correction.status, others], ['completed', 'correction', 'draft', []])
  const [payslip, ...more] = await all(owner, 'payslips.list', { path: { id: correction.id } })
  assert.ok(payslip)
  assert.deepEqual(more, [])
  const path = { id: correction.id, person_id: payslip.person_id }
  const { lines } = (await owner.call('payslips.get', { path })).body.data
  assert.deepEqual(
    lines.map(({ corrects_pay_run_id }) => corrects_pay_run_id),
    [paid.id],
  )
  assert.deepEqual((await owner.call('payRuns.checks', { path: { id: correction.id } })).body.data.blockers, [])
}

const statusSet = (items: Pick<Schemas['Document'] | Schemas['LeaveRequest'], 'status'>[]): Set<string> =>
  new Set(items.map(({ status }) => status))

test('demo people are deterministic, with unique names', () => {
  const options = { domain: 'acme.test', country: 'FR', today: '2026-11-20' } as const
  const people = Array.from({ length: 256 }, (_, index) => demoPerson(index, options))
  assert.deepEqual(demoPerson(41, options), people[41])
  assert.equal(new Set(people.map(({ email }) => email)).size, 256)
  assert.equal(new Set(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).size, 256)
  for (const { email } of people) assert.match(email, /^[a-z-]+\.[a-z-]+@acme\.test$/)
})

test('computes public holidays', () => {
  const namesOn = (country: 'FR' | 'US', date: string) =>
    publicHolidays(country, Number(date.slice(0, 4)))
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => name)
  for (const date of ['2026-04-06', '2027-03-29', '2038-04-26'])
    assert.deepEqual(namesOn('FR', date), ['Easter Monday'])
  assert.deepEqual(namesOn('FR', '2008-05-01'), ['Labour Day']) // and not Ascension Day, which is on the same date
  assert.deepEqual(namesOn('FR', '2027-05-17'), ['Whit Monday'])
  for (const date of ['2026-11-26', '2028-11-23']) assert.deepEqual(namesOn('US', date), ['Thanksgiving Day'])
  for (const date of ['2026-05-25', '2027-05-31']) assert.deepEqual(namesOn('US', date), ['Memorial Day'])
})
