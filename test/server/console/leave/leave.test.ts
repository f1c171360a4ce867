import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, hiddenFields, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { addPerson, addMember, addLeaveType, requestLeave, approve, adjust, business } = await createLeaveFixture(app)

const department = async (name: string): Promise<number> =>
  (await caller(app, business.owner.token).call('departments.create', { body: { name } })).body.data.id

/** Adds a location, and another one with other holidays. */
async function twoLocations(): Promise<{ location_id: number; other_location_id: number }> {
  const add = async (name: string) =>
    (await caller(app, business.owner.token).call('locations.create', { body: { name, time_zone: 'Europe/Berlin' } }))
      .body.data.id
  return { location_id: await add('Laboratory'), other_location_id: await add('Harbour') }
}

const addHoliday = async (body: { name: string; date: string; location_ids: number[] }) =>
  await caller(app, business.owner.token).call('holidays.create', { body })

const owner = await visitConsoleAs(app, business.owner)

const readText = async (visitor: ConsoleVisitor, path: string): Promise<string> => {
  const { status, text } = await visitor.get(path)
  assert.equal(status, 200, path)
  return text
}

describe('leave in the console', () => {
  it('shows a manager the requests to approve, and their own requests separately', async () => {
    const boss = await addMember('manager', { last_name: 'Hopper' })
    const person_id = await addPerson({ last_name: 'Lovelace', manager_id: boss.person_id })
    const stranger = await addPerson({ last_name: 'Stranger' })
    const leave_type_id = await addLeaveType()
    const theirs = await requestLeave({ person_id, leave_type_id })
    const own = await requestLeave({ person_id: boss.person_id, leave_type_id })
    const hidden = await requestLeave({ person_id: stranger, leave_type_id })
    const visitor = await visitConsoleAs(app, boss.user)
    const [waiting = '', mine = ''] = (await readText(visitor, '/console/leave')).split('<h2>My requests</h2>')
    assert.ok(waiting.includes(`/console/leave/${theirs.id}"`) && waiting.includes('Lovelace'))
    assert.ok(!waiting.includes(`/console/leave/${own.id}"`))
    assert.ok(mine.includes(`/console/leave/${own.id}"`))
    const list = await readText(visitor, '/console/leave?status=requested')
    assert.ok(list.includes('Lovelace') && list.includes('Hopper') && !list.includes('Stranger'))
    assert.equal((await visitor.get(`/console/leave/${hidden.id}`)).status, 404)
  })

  it('approves several requests at once, and reports which could not be approved', async () => {
    const boss = await addMember('manager')
    const leave_type_id = await addLeaveType()
    const requests = []
    for (const last_name of ['Lovelace', 'Hopper', 'Hamilton']) {
      const person_id = await addPerson({ last_name, manager_id: boss.person_id })
      requests.push(await requestLeave({ person_id, leave_type_id }))
    }
    const visitor = await visitConsoleAs(app, boss.user)
    const page = await readText(visitor, '/console/leave')
    const values = requests.map(({ id, version }) => `${id}:${version}`)
    for (const value of values) assert.match(page, new RegExp(`form="approve-many" name="requests" value="${value}"`))
    const submit = (selected: string[]) =>
      visitor.postForm('/console/leave', page, 'approve-selected', { requests: selected })

    assert.match((await submit([])).text, /Select at least one request\./)
    const tooMany = Array.from({ length: 26 }, () => values[0] ?? '')
    assert.match((await submit(tooMany)).text, /Select at most 25 requests at once\./)
    const [first = '', second = '', third = ''] = values
    const stale = third.replace(/:\d+$/, ':99')
    const { text } = await submit([first, stale])
    assert.match(text, /1 approved, 1 could not be approved:[\s\S]*Hamilton/)
    assert.doesNotMatch(text, new RegExp(`value="${first}"`))
    const left = await submit([second, third])
    assert.match((await visitor.follow(left)).text, /2 requests approved\.[\s\S]*Nothing to approve/)
  })

  it('shows employees only their own leave', async () => {
    const { person_id, user } = await addMember('employee')
    const leave_type_id = await addLeaveType()
    const own = await requestLeave({ person_id, leave_type_id, ...from(0) })
    const other = await addPerson({ last_name: 'Elsewhere' })
    const theirs = await requestLeave({ person_id: other, leave_type_id, ...from(0) })
    const visitor = await visitConsoleAs(app, user)
    const month = day(0).slice(0, 7)
    for (const path of ['', '?status=', `/calendar?month=${month}`, '/balances', `/${own.id}`, '/new']) {
      const text = await readText(visitor, `/console/leave${path}`)
      assert.ok(!text.includes('Elsewhere'), path)
      assert.ok(!text.includes('name="person"'), path)
    }
    assert.ok((await readText(visitor, `/console/leave/calendar?month=${month}`)).includes(`/console/leave/${own.id}"`))
    for (const path of [`/${theirs.id}`, `/${theirs.id}/change`, `/balances/${other}/${leave_type_id}`]) {
      assert.equal((await visitor.get(`/console/leave${path}`)).status, 404, path)
    }
    assert.doesNotMatch(await readText(visitor, `/console/leave/${own.id}`), /value="(approve|reject)"/)
    const response = await visitor.post(`/console/leave/${own.id}`, {
      ...hiddenFields(await readText(visitor, `/console/leave/${own.id}`), 'cancel'),
      action: 'approve',
    })
    assert.equal(response.status, 403)
  })

  it('previews a leave request and keeps the input, submits it, and changes it', async () => {
    const { person_id, user } = await addMember('employee')
    const leave_type_id = await addLeaveType({ allow_negative: false })
    await adjust(person_id, leave_type_id, 2)
    const visitor = await visitConsoleAs(app, user)
    const fields = {
      leave_type_id: `${leave_type_id}`,
      ...from(0, 2),
      start_portion: 'full',
      end_portion: 'full',
      note: 'For the <b>sea</b>',
    }
    const tooLong = await visitor.submit('/console/leave/new', 'ask', fields)
    assert.equal(tooLong.status, 422)
    const preview = await visitor.post('/console/leave/new', {
      ...hiddenFields(tooLong.text, 'ask'),
      ...fields,
      action: 'preview',
    })
    for (const { text } of [tooLong, preview]) {
      assert.match(text, /The balance is too low: 2 days are left/)
      assert.match(text, /name="leave_type_id"[^>]*aria-invalid="true"/)
      assert.ok(text.includes('For the &lt;b&gt;sea&lt;/b&gt;') && text.includes(`value="${day(2)}"`))
    }
    assert.match(preview.text, /3 days/)
    const long = await visitor.post('/console/leave/new', {
      ...hiddenFields(tooLong.text, 'ask'),
      ...fields,
      end_date: day(70),
      action: 'preview',
    })
    const months = [...long.text.matchAll(/<summary>[A-Z][a-z]+ \d{4}: <strong>([\d.]+) days?</g)]
    assert.ok(months.length >= 3, long.text)
    const total = /class="figure">([\d.]+) days/.exec(long.text)?.[1]
    assert.equal(
      months.reduce((sum, [, days]) => sum + Number(days), 0),
      Number(total),
    )
    assert.match(long.text, /<summary>[\s\S]*?\d+ × not a working day/)
    const half = { ...fields, end_date: '', start_portion: 'morning' }
    const response = await visitor.submit('/console/leave/new', 'ask', half)
    const page = await visitor.follow(response)
    assert.match(page.text, /Leave requested/)
    assert.match(page.text, /0.5 days/)
    const path = `${response.headers.location}/change`
    const changed = await visitor.submit(path, 'change', { ...fields, end_date: day(1) })
    assert.match((await visitor.follow(changed)).text, /2 days before, <strong>0 days<\/strong> after/)
  })

  it('decides on the version that was shown, and keeps the reason in the form', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id } = await requestLeave({ person_id, leave_type_id })
    const path = `/console/leave/${id}`
    const hidden = hiddenFields(await readText(owner, path), 'reject')
    await caller(app, business.owner.token).call('leaveRequests.update', { path: { id }, body: { note: 'New' } })
    const late = await owner.post(path, { ...hidden, note: 'Too many are away', action: 'reject' })
    assert.equal(late.status, 412)
    assert.match(late.text, /Someone else changed this/)
    assert.ok(late.text.includes('Too many are away'))
    const rejected = await owner.submit(path, 'reject', { note: 'Too many are away' })
    assert.match((await owner.follow(rejected)).text, /Rejected[\s\S]*by you[\s\S]*Too many are away/)
  })

  it('shows the balance and the absences of the team next to a request', async () => {
    const boss = await addPerson()
    const leave_type_id = await addLeaveType({ accrual_method: 'yearly' })
    const person_id = await addPerson({ manager_id: boss })
    const peer = await addPerson({ manager_id: boss, last_name: 'Peer' })
    const far = await addPerson({ last_name: 'Farther' })
    const span = from(7, 9)
    const { id } = await requestLeave({ person_id, leave_type_id, ...span })
    await approve((await requestLeave({ person_id: peer, leave_type_id, ...from(9, 10) })).id)
    await requestLeave({ person_id: far, leave_type_id, ...span })
    const text = await readText(owner, `/console/leave/${id}`)
    const [, team = ''] = text.split('Away at the same time')
    assert.ok(team.includes('Peer') && !team.includes('Farther'))
    assert.match(team, /when 1 of 1 other person in the team is away/)
    assert.match(text, /−3 days left[\s\S]*Negative[\s\S]*0 days before, <strong>−3 days<\/strong> after/)
    const unlimited = await requestLeave({ person_id, leave_type_id: await addLeaveType(), ...from(14) })
    const other = await readText(owner, `/console/leave/${unlimited.id}`)
    assert.match(other, /This leave type has no limit[\s\S]*No one else in the team is away/)
    assert.doesNotMatch(other, /Negative|days before/)
  })

  it('shows earlier leave, holidays and days that expire to people who decide on a request', async () => {
    const boss = await addMember('manager')
    const { location_id, other_location_id } = await twoLocations()
    const employee = await addMember('employee', { manager_id: boss.person_id, location_id })
    const { person_id } = employee
    const [rest, care] = [await addLeaveType({ name: 'Rest' }), await addLeaveType({ name: 'Care' })]
    await approve((await requestLeave({ person_id, leave_type_id: rest, ...from(-370, -360) })).id)
    await approve((await requestLeave({ person_id, leave_type_id: care, ...from(-7, -4) })).id)
    await requestLeave({ person_id, leave_type_id: care, ...from(-14) })
    await addHoliday({ name: 'Founding day', date: day(1), location_ids: [location_id] })
    await addHoliday({ name: 'Harbour day', date: day(2), location_ids: [other_location_id] })
    const body = { person_id, leave_type_id: rest, days: 20, effective_on: day(-30), expires_on: day(60) }
    await caller(app, business.owner.token).call('leaveBalances.adjust', { body })
    const { id } = await requestLeave({ person_id, leave_type_id: rest, ...from(0, 2) })

    const page = textContent(await readText(await visitConsoleAs(app, boss.user), `/console/leave/${id}`))
    assert.match(page, /Leave in the 12 months before\s+Rest: 5 days, Care: 4 days/)
    assert.match(page, /\d+ days expire unless taken by/)
    assert.match(page, /Holidays: [^.]*Founding day\./)
    assert.doesNotMatch(page, /Harbour day/)
    const own = textContent(await readText(await visitConsoleAs(app, employee.user), `/console/leave/${id}`))
    assert.doesNotMatch(own, /12 months before|Away at the same time/)
    await approve(id)
    const decided = await readText(await visitConsoleAs(app, boss.user), `/console/leave/${id}`)
    assert.doesNotMatch(decided, /12 months before/)
  })

  it('explains a balance, and adjusts it', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const path = `/console/leave/balances/${person_id}/${leave_type_id}`
    const wrong = await owner.submit(path, 'adjust', { days: '0.3', note: 'From the old system' })
    assert.equal(wrong.status, 422)
    assert.ok(wrong.text.includes('value="From the old system"'))
    const right = await owner.submit(path, 'adjust', { days: '4.5', note: 'From the old system' })
    const { text } = await owner.follow(right)
    assert.match(text, /adjusted by \+4\.5/)
    assert.match(text, /4\.5 days left/)
    assert.match(text, /From the old system/)
  })

  it('finds people by name, and lists the matches when several people have it', async () => {
    const leave_type_id = await addLeaveType()
    const first = await addPerson({ first_name: 'Grace', last_name: 'Twin' })
    const second = await addPerson({ first_name: 'Alan', last_name: 'Twin' })
    await requestLeave({ person_id: first, leave_type_id, ...from(0) })
    await requestLeave({ person_id: second, leave_type_id, ...from(0) })
    const which = await readText(owner, '/console/leave?person=twin&status=requested')
    assert.ok(which.includes(`/console/leave?status=requested&amp;person_id=${second}"`))
    const page = await readText(owner, '/console/leave?person=grace+twin')
    assert.ok(page.includes('Grace Twin') && !page.includes('Alan Twin'))
    const none = await readText(owner, '/console/leave?person=nobody+at+all')
    assert.match(none, /No one has this name/)
    assert.match(await readText(owner, `/console/leave/new?person_id=${second}`), /Request leave for Alan Twin/)
  })

  it('shows the month of a department, and links to the rest of a full day', async () => {
    const leave_type_id = await addLeaveType({ name: 'Sabbatical' })
    const department_id = await department('Optics')
    for (let count = 0; count < 7; count++) {
      const person_id = await addPerson({ department: 'Optics', last_name: `Lens ${count}` })
      await requestLeave({ person_id, leave_type_id, ...from(14) })
    }
    await requestLeave({ person_id: await addPerson({ last_name: 'Outside' }), leave_type_id, ...from(14) })
    const text = await readText(
      owner,
      `/console/leave/calendar?month=${day(14).slice(0, 7)}&department_id=${department_id}`,
    )
    assert.ok(/aria-label="[^"]*Lens 0, Sabbatical, [^"]*, requested"/.test(text) && !text.includes('Outside'))
    assert.match(text, /\+3 more/)
    assert.ok(text.includes(`department_id=${department_id}&amp;date=`))
  })

  it('creates a calendar link that is shown once, after a recent password confirmation', async () => {
    const { user } = await addMember('employee')
    const visitor = await visitConsoleAs(app, user)
    const path = '/console/leave/calendar/feeds'
    const response = await visitor.submit(path, 'create', { name: 'Phone' })
    const [, link = ''] = /<code id="link">([^<]+)</.exec(response.text) ?? []
    assert.match(link, /\/leave-feeds\/[\w-]{43}\/calendar\.ics$/)
    const text = await readText(visitor, path)
    assert.ok(text.includes('Phone') && !text.includes(link))
    await visitor.follow(await visitor.submit(path, 'revoke'))
    assert.equal((await app.send('GET', new URL(link).pathname)).status, 404)
    const old = new Date(Date.now() - 16 * 60_000).toISOString()
    await app.db.updateTable('sessions').set({ confirmed_at: old }).where('user_id', '=', user.id).execute()
    assert.match((await visitor.submit(path, 'create', { name: 'Phone' })).text, /Confirm your password/)
  })
})
