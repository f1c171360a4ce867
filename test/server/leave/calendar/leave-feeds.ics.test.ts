import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLog } from '../../../../server/process/log.ts'
import { caller } from '../../../support/http.ts'
import type { TestUser } from '../../../support/samples/factories.ts'
import { createHoliday, createLeaveFeed, createLeaveRequest } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../leave-fixture.ts'

const app = await startTestApp()
const anonymous = caller(app)

/** Returns the date a number of days from today. */
const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Creates a business in which an employee, their manager and a third person are on leave tomorrow. */
async function openTeam() {
  const fixture = await createLeaveFixture(app)
  const { business, addMember, addPerson, addLeaveType } = fixture
  const business_id = business.id
  const leave_type_id = await addLeaveType()
  const lead = await addMember('manager', { last_name: 'Lead' })
  const employee = await addMember('employee', { last_name: 'Employee', manager_id: lead.person_id })
  const other = await addPerson({ last_name: 'Other' })
  const tomorrow = daysFromToday(1)
  for (const person_id of [lead.person_id, employee.person_id, other]) {
    const leave = { business_id, person_id, leave_type_id, start_date: tomorrow, end_date: tomorrow }
    await createLeaveRequest(app, leave)
  }
  const createFeed = async (user: Pick<TestUser, 'id'>) =>
    (await createLeaveFeed(app, { business_id, user_id: user.id })).token
  return { ...fixture, business_id, leave_type_id, lead, employee, other, createFeed }
}

const fetchFeed = (token: string, header: Record<string, string> = {}) =>
  anonymous.send('leaveFeeds.ics', { path: { token }, header })

/** Returns the last names of the people on leave, sorted. */
const parseNames = (text: string) => [...text.matchAll(/^SUMMARY:\S+ (\S+): /gm)].map(([, name]) => name).sort()
const readNames = async (token: string) => {
  const { status, text } = await fetchFeed(token)
  assert.equal(status, 200, text)
  return parseNames(text)
}

describe('leaveFeeds.ics', () => {
  it('shows the same as leaveCalendar.ics in the current role of the user, without a bearer token', async () => {
    const { business, lead, employee, createFeed } = await openTeam()
    for (const [{ id, token }, names] of [
      [business.owner, ['Employee', 'Lead', 'Other']],
      [lead.user, ['Employee', 'Lead']],
      [employee.user, ['Employee']],
    ] as const) {
      const feed = await createFeed({ id })
      assert.deepEqual(await readNames(feed), names)
      const query = { from: daysFromToday(0), to: daysFromToday(7) }
      const { text } = await caller(app, token).send('leaveCalendar.ics', { query })
      assert.deepEqual(parseNames(text), names)
    }
    const feed = await createFeed(lead.user)
    const setRole = (role: 'admin' | 'employee') =>
      app.db.updateTable('users').set({ role }).where('id', '=', lead.user.id).execute()
    await setRole('admin')
    assert.deepEqual(await readNames(feed), ['Employee', 'Lead', 'Other'])
    await setRole('employee')
    assert.deepEqual(await readNames(feed), ['Lead'])
  })

  it('covers three months before and nine months after today', async () => {
    const { business_id, business, leave_type_id, addPerson, createFeed } = await openTeam()
    const feed = await createFeed(business.owner)
    for (const [days, name] of [
      [-80, 'Recent'],
      [-100, 'Past'],
      [260, 'Ahead'],
      [290, 'Distant'],
    ] as const) {
      const date = daysFromToday(days)
      const leave = { business_id, leave_type_id, start_date: date, end_date: date }
      await createLeaveRequest(app, { ...leave, person_id: await addPerson({ last_name: name }) })
    }
    assert.deepEqual(await readNames(feed), ['Ahead', 'Employee', 'Lead', 'Other', 'Recent'])
  })

  it('stops and resumes with the access of its user', async () => {
    const { business_id, employee, createFeed } = await openTeam()
    const feed = await createFeed(employee.user)
    const { db } = app
    const set = (table: 'users' | 'people' | 'businesses', id: number, changes: object) =>
      db.updateTable(table).set(changes).where('id', '=', id).execute()
    for (const [table, id, without, restored] of [
      ['users', employee.user.id, { active: false }, { active: true }],
      ['people', employee.person_id, { end_date: daysFromToday(0) }, { end_date: null }],
      ['people', employee.person_id, { deleted_at: new Date().toISOString() }, { deleted_at: null }],
      ['businesses', business_id, { require_2fa: true }, { require_2fa: false }],
    ] as const) {
      await set(table, id, without)
      assert.equal((await fetchFeed(feed)).status, 404)
      await set(table, id, restored)
      assert.equal((await fetchFeed(feed)).status, 200)
    }
  })

  it('returns 304 while it has not changed', async () => {
    const { business_id, business, createFeed } = await openTeam()
    const feed = await createFeed(business.owner)
    const first = await fetchFeed(feed)
    const etag = String(first.headers.etag)
    for (const condition of [etag, `"old", W/${etag}`, '*']) {
      const notModified = await fetchFeed(feed, { 'If-None-Match': condition })
      assert.deepEqual([notModified.status, notModified.text, notModified.headers.etag], [304, '', etag])
    }
    await createHoliday(app, { business_id, date: daysFromToday(2) })
    const changed = await fetchFeed(feed, { 'If-None-Match': etag })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.etag, etag)
  })

  it('records its last use to the minute', async () => {
    const { business_id, business, api } = await openTeam()
    const { id, token } = await createLeaveFeed(app, { business_id, user_id: business.owner.id })
    const lastUse = async () =>
      (await api.call('leaveFeeds.list')).body.data.find((feed) => feed.id === id)?.last_used_at
    assert.equal(await lastUse(), null)
    await fetchFeed(token)
    const at = await lastUse()
    assert.ok(Math.abs(Date.parse(at ?? '') - Date.now()) < 60_000)
    await fetchFeed(token)
    assert.equal(await lastUse(), at)
  })

  it('returns 404 for unknown tokens, and 401 for a token that is sent as a bearer token', async () => {
    const { business, createFeed } = await openTeam()
    await anonymous.expectError(404, 'leaveFeeds.ics', { path: { token: 'x'.repeat(43) } })
    await anonymous.expectError(404, 'leaveFeeds.ics', { path: { token: 'short' } })
    const feed = await createFeed(business.owner)
    await caller(app, feed).expectError(401, 'leaveCalendar.ics', { query: { from: '2026-01-01', to: '2026-01-31' } })
  })

  it('keeps the token out of the log', async () => {
    const lines: string[] = []
    const log = createLog('server', { logLevel: 'trace' }, { write: (line) => void lines.push(line) })
    const loggedApp = await startTestApp({ databaseUrl: app.databaseUrl, log })
    const { business, createFeed } = await openTeam()
    const feed = await createFeed(business.owner)
    await caller(loggedApp).call('leaveFeeds.ics', { path: { token: feed } })
    assert.match(lines.join(''), /"operation":"leaveFeeds\.ics"/)
    assert.ok(!lines.join('').includes(feed))
  })
})
