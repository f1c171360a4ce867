import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { todayIn } from '../../../../server/console/leave/calendar/calendar-days.ts'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createHoliday } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from, monday } from '../../leave/leave-fixture.ts'

const app = await startTestApp()

const read = async (visitor: ConsoleVisitor, query: string): Promise<string> => {
  const { status, text } = await visitor.get(`/console/leave/calendar?${query}`)
  assert.equal(status, 200, query)
  return text
}

/** Returns the class, column and span of each bar, in the order of the weeks. */
const barsOn = (page: string): string[] =>
  [...page.matchAll(/<li class="(from-\d span-\d)"><a class="leave-bar type-\d ?([^"]*)"/g)].map(
    ([, place, marks]) => `${place} ${marks}`,
  )

const month = monday.slice(0, 7)

describe('the leave calendar in the console', () => {
  it('shows leave as one bar for each week, and as a row of the table', async () => {
    const { business, addPerson, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType({ name: 'Vacation' })
    const request = await requestLeave({
      person_id: await addPerson({ last_name: 'Lovelace' }),
      leave_type_id,
      ...from(2, 8),
    })
    const visitor = await visitConsoleAs(app, business.owner)
    const pending = await read(visitor, `month=${month}`)
    assert.deepEqual(barsOn(pending), ['from-3 span-5 pending begins', 'from-1 span-2 pending ends'])
    assert.match(pending, /aria-label="Ada Lovelace, Vacation, [^"]+–[^"]+, requested"/)
    assert.match(pending, /<ul class="leave-legend"[\s\S]*Vacation[\s\S]*Requested[\s\S]*?<\/ul>/)
    await approve(request.id)
    const approved = await read(visitor, `month=${month}`)
    assert.deepEqual(barsOn(approved), ['from-3 span-5 begins', 'from-1 span-2 ends'])
    assert.doesNotMatch(approved, /, requested"/)
    const [, table = ''] = approved.split('<h2 id="away">Away</h2>')
    assert.match(table, /Ada Lovelace[\s\S]*Vacation[\s\S]*5 days[\s\S]*Approved/)
  })

  it('gives each leave type its own pattern, and labels half days', async () => {
    const { business, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const person_id = await addPerson({ last_name: 'Lovelace' })
    const [vacation, training] = [await addLeaveType({ name: 'Vacation' }), await addLeaveType({ name: 'Training' })]
    await requestLeave({
      person_id,
      leave_type_id: vacation,
      ...from(0),
      start_portion: 'morning',
      end_portion: 'morning',
    })
    await requestLeave({ person_id, leave_type_id: training, ...from(1) })
    const page = await read(await visitConsoleAs(app, business.owner), `month=${month}`)
    const labels = [...page.matchAll(/class="leave-bar (type-\d)[^>]*>([^<]+)</g)].map(([, mark, label]) => [
      mark,
      label,
    ])
    assert.deepEqual(labels, [
      ['type-1', 'Ada Lovelace, Vacation (morning)'],
      ['type-2', 'Ada Lovelace, Training'],
    ])
  })

  it('links from full days of a month to the week, and from there to the requests', async () => {
    const { business, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType()
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson()))
    for (const person_id of people) await requestLeave({ person_id, leave_type_id, ...from(0, 1) })
    const visitor = await visitConsoleAs(app, business.owner)
    const full = await read(visitor, `month=${month}`)
    assert.equal(barsOn(full).length, 4)
    const link = `/console/leave/calendar?view=week&amp;date=${day(1)}`
    assert.ok(full.includes(`<li class="from-2"><a class="more" href="${link}">+2 more`), 'no link to the week')
    assert.equal(barsOn(await read(visitor, `view=week&date=${day(1)}`)).length, 6)
    const five = await read(visitor, `month=${month}&team=mine`)
    assert.equal(barsOn(five).length, 4, 'the owner has no record, so that the filter for their reports is ignored')
  })

  it('shows a fifth bar on a day instead of a link to one more', async () => {
    const { business, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType()
    for (let count = 0; count < 5; count += 1)
      await requestLeave({ person_id: await addPerson(), leave_type_id, ...from(0) })
    const page = await read(await visitConsoleAs(app, business.owner), `month=${month}`)
    assert.equal(barsOn(page).length, 5)
    assert.doesNotMatch(page, /class="more"/)
  })

  it('highlights weekends and holidays', async () => {
    const { business } = await createLeaveFixture(app)
    await createHoliday(app, { business_id: business.id, date: day(2), name: 'Founders’ Day' })
    const page = await read(await visitConsoleAs(app, business.owner), `view=week&date=${day(3)}`)
    const days = [...page.matchAll(/<li class="([^"]*)"[^>]*><time datetime="([^"]+)"/g)].map(([, mark, date]) => [
      date,
      mark,
    ])
    assert.deepEqual(
      days,
      ['', '', 'off holiday', '', '', 'off', 'off'].map((mark, offset) => [day(offset), mark]),
    )
    assert.match(page, /<li class="holiday from-3" title="Founders’ Day">/)
  })

  it('links to the previous and the next period, and back to today, with the same filters', async () => {
    const { business } = await createLeaveFixture(app)
    const visitor = await visitConsoleAs(app, business.owner)
    const hrefs = async (query: string): Promise<(string | undefined)[]> => {
      const [, nav = ''] = (await read(visitor, query)).split('aria-label="Period"')
      return [...(nav.split('</nav>')[0]?.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) =>
        href?.split('?')[1]?.replaceAll('&amp;', '&'),
      )
    }
    const today = new Date().toISOString().slice(0, 10)
    assert.deepEqual(await hrefs('month=2027-01&department_id='), [
      'department_id=&date=2026-12-01',
      `department_id=&date=${today}`,
      'department_id=&date=2027-02-01',
    ])
    assert.deepEqual(await hrefs('view=week&date=2027-01-01'), [
      'view=week&date=2026-12-21',
      `view=week&date=${today}`,
      'view=week&date=2027-01-04',
    ])
    assert.equal((await hrefs('')).length, 2, 'the current month has no link to today')
  })

  it('shows the current month for a date that does not exist', async () => {
    const { business } = await createLeaveFixture(app)
    const visitor = await visitConsoleAs(app, business.owner)
    for (const query of ['month=2027-13', 'date=2027-02-30', 'date=%3Cscript%3E', 'view=year']) {
      assert.match(await read(visitor, query), /aria-current="date"/, query)
    }
  })
})

/** Returns the rows of the timeline: a department, or a person with the span of each leave and its label. */
const timelineRows = (page: string): string[] => {
  const [, table = ''] = /<table class="team-timeline[^"]*">([\s\S]*?)<\/table>/.exec(page) ?? []
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].slice(1).map(([, row = '']) =>
    row
      .replaceAll(/<td class="[^"]*"><\/td>/g, '.')
      .replaceAll(/<td colspan="(\d+)">/g, '$1')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

describe('the timeline of leave in the console', () => {
  it('groups people on leave by department and shows each leave as a bar', async () => {
    const { business, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType({ name: 'Vacation' })
    await addPerson({ last_name: 'Present', department: 'Optics' })
    const [engineer, optician, other] = [
      await addPerson({ last_name: 'Lovelace', department: 'Engines' }),
      await addPerson({ last_name: 'Abbe', department: 'Optics', preferred_name: 'Ernst' }),
      await addPerson({ last_name: 'Unplaced' }),
    ]
    await requestLeave({ person_id: engineer, leave_type_id, ...from(1, 2) })
    await requestLeave({ person_id: engineer, leave_type_id, ...from(4, 9) })
    await requestLeave({ person_id: optician, leave_type_id, ...from(-7, 0) })
    await requestLeave({
      person_id: other,
      leave_type_id,
      ...from(0),
      start_portion: 'morning',
      end_portion: 'morning',
    })
    await requestLeave({
      person_id: other,
      leave_type_id,
      ...from(0),
      start_portion: 'afternoon',
      end_portion: 'afternoon',
    })
    const page = await read(await visitConsoleAs(app, business.owner), `layout=timeline&view=week&date=${monday}`)
    assert.deepEqual(timelineRows(page), [
      'Engines',
      'Ada Lovelace .2 Vacation .3 Vacation',
      'Optics',
      'Ernst Abbe 1 Vacation ......',
      'No department',
      'Ada Unplaced 1 Vacation (morning) ......',
      '1 Vacation (afternoon) ......',
    ])
    assert.match(page, /aria-label="Ada Lovelace, Vacation, [^"]+, requested">Vacation</)
  })

  it('has all people who match the filters, with empty days for those without leave', async () => {
    const { business, addMember, addPerson } = await createLeaveFixture(app)
    const { person_id: manager_id, user } = await addMember('manager', { last_name: 'Hopper' })
    await addPerson({ last_name: 'Report', manager_id })
    await addPerson({ last_name: 'Elsewhere' })
    const page = await read(await visitConsoleAs(app, user), `layout=timeline&month=${month}&team=mine`)
    assert.deepEqual(timelineRows(page), ['No department', `Ada Report ${'.'.repeat(30)}`])
    assert.deepEqual(
      timelineRows(await read(await visitConsoleAs(app, business.owner), `layout=timeline&month=${month}`)),
      [],
    )
  })

  it('marks today, weekends and holidays, and names the holidays', async () => {
    const { business, addMember, addPerson } = await createLeaveFixture(app)
    const { user, person_id: manager_id } = await addMember('manager')
    await addPerson({ manager_id })
    await createHoliday(app, { business_id: business.id, date: day(2), name: 'Founders’ Day' })
    const visitor = await visitConsoleAs(app, user)
    const week = await read(visitor, `layout=timeline&view=week&team=mine&date=${monday}`)
    const marks = [...week.matchAll(/<td class="([^"]*)"><\/td>/g)].map(([, mark]) => mark)
    assert.deepEqual(marks, ['', '', 'off holiday', '', '', 'off', 'off'])
    assert.match(week, /<th scope="col" class="off holiday">\w+ <time [^>]*title="[^"]*, Founders’ Day"/)
    const current = await read(visitor, `layout=timeline&view=week&team=mine`)
    assert.match(current, new RegExp(`aria-current="date">[^<]*<time datetime="${todayIn('UTC')}"`))
    assert.equal(current.match(/<td class="[^"]*today"><\/td>/g)?.length, 1)
  })

  it('has pages of people, each with the table of their leave', async () => {
    const { business, addPerson, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const leave_type_id = await addLeaveType()
    const names = Array.from({ length: 26 }, (_, index) => `Person${String.fromCharCode(97 + index)}`)
    for (const last_name of names) {
      const department = last_name < 'Personc' ? 'Optics' : 'Engines'
      await requestLeave({ person_id: await addPerson({ last_name, department }), leave_type_id, ...from(0) })
    }
    const visitor = await visitConsoleAs(app, business.owner)
    const address = `layout=timeline&view=week&date=${monday}`
    const read26 = await read(visitor, address)
    assert.equal(timelineRows(read26).length, 28)
    assert.match(read26, /26 people/)
    const first = await read(visitor, `${address}&limit=25`)
    assert.equal(timelineRows(first).length, 27)
    assert.match(first, /1–25 of 26 people/)
    const [, next = ''] = /href="[^"?]*\?([^"]*)" rel="next"/.exec(first) ?? []
    const last = await read(visitor, next.replaceAll('&amp;', '&'))
    assert.deepEqual(timelineRows(last), ['Optics', 'Ada Personb 1 Vacation ......'])
    assert.equal(last.split('<h2 id="away">')[1]?.match(/<tr>/g)?.length, 2)
    assert.match(last, /rel="prev"/)
    const [, , nextWeek = ''] =
      last.split('aria-label="Period"')[1]?.match(/href="([^"]*)"[\s\S]*?href="([^"]*)"/) ?? []
    assert.doesNotMatch(nextWeek, /cursor/, 'another period starts at the first page')
  })

  it('is not offered to employees, who see only their own leave', async () => {
    const { addMember, addLeaveType, requestLeave } = await createLeaveFixture(app)
    const { person_id, user } = await addMember('employee')
    await requestLeave({ person_id, leave_type_id: await addLeaveType({ name: 'Vacation' }), ...from(0) })
    const page = await read(await visitConsoleAs(app, user), `layout=timeline&month=${month}`)
    assert.deepEqual(timelineRows(page), [])
    assert.deepEqual(barsOn(page), ['from-1 span-1 pending begins ends'])
    assert.ok(!page.includes('aria-label="Layout"'))
  })
})
