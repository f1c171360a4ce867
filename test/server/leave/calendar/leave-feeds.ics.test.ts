import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLog } from '../../../../server/process/log.ts'
import { caller } from '../../../support/http.ts'
import type { TestUser } from '../../../support/samples/factories.ts'
import { createHoliday, createLeaveFeed, createLeaveRequest } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openOffice } from '../leave-office.ts'

const app = await startTestApp()
const nobody = caller(app)

/** A day so many days from today, where the business is. */
const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A business where the employee, their manager and somebody else are away tomorrow. */
async function away() {
  const office = await openOffice(app)
  const { business, member, person, type } = office
  const business_id = business.id
  const leave_type_id = await type()
  const lead = await member('manager', { last_name: 'Lead' })
  const employee = await member('employee', { last_name: 'Employee', manager_id: lead.person_id })
  const other = await person({ last_name: 'Other' })
  const tomorrow = daysFromToday(1)
  for (const person_id of [lead.person_id, employee.person_id, other]) {
    const leave = { business_id, person_id, leave_type_id, start_date: tomorrow, end_date: tomorrow }
    await createLeaveRequest(app, leave)
  }
  const feedOf = async (user: Pick<TestUser, 'id'>) =>
    (await createLeaveFeed(app, { business_id, user_id: user.id })).token
  return { ...office, business_id, leave_type_id, lead, employee, other, feedOf }
}

const fetched = (token: string, header: Record<string, string> = {}) =>
  nobody.send('leaveFeeds.ics', { path: { token }, header })

/** The last names of who is away. */
const namesIn = (text: string) => [...text.matchAll(/^SUMMARY:\S+ (\S+): /gm)].map(([, name]) => name).sort()
const namesFor = async (token: string) => {
  const { status, text } = await fetched(token)
  assert.equal(status, 200, text)
  return namesIn(text)
}

describe('leaveFeeds.ics', () => {
  it('shows without a bearer token what leaveCalendar.ics shows to the user, as their role is now', async () => {
    const { business, lead, employee, feedOf } = await away()
    for (const [{ id, token }, names] of [
      [business.owner, ['Employee', 'Lead', 'Other']],
      [lead.user, ['Employee', 'Lead']],
      [employee.user, ['Employee']],
    ] as const) {
      const feed = await feedOf({ id })
      assert.deepEqual(await namesFor(feed), names)
      const query = { from: daysFromToday(0), to: daysFromToday(7) }
      const { text } = await caller(app, token).send('leaveCalendar.ics', { query })
      assert.deepEqual(namesIn(text), names)
    }
    const feed = await feedOf(lead.user)
    const become = (role: 'admin' | 'employee') =>
      app.db.updateTable('users').set({ role }).where('id', '=', lead.user.id).execute()
    await become('admin')
    assert.deepEqual(await namesFor(feed), ['Employee', 'Lead', 'Other'])
    await become('employee')
    assert.deepEqual(await namesFor(feed), ['Lead'])
  })

  it('moves with today: three months back, nine months ahead', async () => {
    const { business_id, business, leave_type_id, person, feedOf } = await away()
    const feed = await feedOf(business.owner)
    for (const [days, name] of [
      [-80, 'Recent'],
      [-100, 'Past'],
      [260, 'Ahead'],
      [290, 'Distant'],
    ] as const) {
      const date = daysFromToday(days)
      const leave = { business_id, leave_type_id, start_date: date, end_date: date }
      await createLeaveRequest(app, { ...leave, person_id: await person({ last_name: name }) })
    }
    assert.deepEqual(await namesFor(feed), ['Ahead', 'Employee', 'Lead', 'Other', 'Recent'])
  })

  it('ends with the access of its user, and comes back with it', async () => {
    const { business_id, employee, feedOf } = await away()
    const feed = await feedOf(employee.user)
    const { db } = app
    const set = (table: 'users' | 'people' | 'businesses', id: number, changes: object) =>
      db.updateTable(table).set(changes).where('id', '=', id).execute()
    for (const [table, id, without, given] of [
      ['users', employee.user.id, { active: false }, { active: true }],
      ['people', employee.person_id, { end_date: daysFromToday(0) }, { end_date: null }],
      ['people', employee.person_id, { deleted_at: new Date().toISOString() }, { deleted_at: null }],
      ['businesses', business_id, { require_2fa: true }, { require_2fa: false }],
    ] as const) {
      await set(table, id, without)
      assert.equal((await fetched(feed)).status, 404)
      await set(table, id, given)
      assert.equal((await fetched(feed)).status, 200)
    }
  })

  it('is not sent again while it has not changed', async () => {
    const { business_id, business, feedOf } = await away()
    const feed = await feedOf(business.owner)
    const first = await fetched(feed)
    const etag = String(first.headers.etag)
    for (const known of [etag, `"old", W/${etag}`, '*']) {
      const again = await fetched(feed, { 'If-None-Match': known })
      assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', etag])
    }
    await createHoliday(app, { business_id, date: daysFromToday(2) })
    const changed = await fetched(feed, { 'If-None-Match': etag })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.etag, etag)
  })

  it('tells its user when it was last used, to the minute', async () => {
    const { business_id, business, api } = await away()
    const { id, token } = await createLeaveFeed(app, { business_id, user_id: business.owner.id })
    const used = async () => (await api.call('leaveFeeds.list')).body.data.find((feed) => feed.id === id)?.last_used_at
    assert.equal(await used(), null)
    await fetched(token)
    const at = await used()
    assert.ok(Math.abs(Date.parse(at ?? '') - Date.now()) < 60_000)
    await fetched(token)
    assert.equal(await used(), at)
  })

  it('answers a token that never was like one that was revoked, and is no bearer token', async () => {
    const { business, feedOf } = await away()
    await nobody.refused(404, 'leaveFeeds.ics', { path: { token: 'x'.repeat(43) } })
    await nobody.refused(404, 'leaveFeeds.ics', { path: { token: 'short' } })
    const feed = await feedOf(business.owner)
    await caller(app, feed).refused(401, 'leaveCalendar.ics', { query: { from: '2026-01-01', to: '2026-01-31' } })
  })

  it('keeps the token out of the log', async () => {
    const lines: string[] = []
    const log = createLog('server', { logLevel: 'trace' }, { write: (line) => void lines.push(line) })
    const logged = await startTestApp({ databaseUrl: app.databaseUrl, log })
    const { business, feedOf } = await away()
    const feed = await feedOf(business.owner)
    await caller(logged).call('leaveFeeds.ics', { path: { token: feed } })
    assert.match(lines.join(''), /"operation":"leaveFeeds\.ics"/)
    assert.ok(!lines.join('').includes(feed))
  })
})
