import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import nodeIcal, { type VEvent } from 'node-ical'
import { createHoliday } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../leave-fixture.ts'

const app = await startTestApp({ env: { PUBLIC_URL: 'https://hr.example' } })
const { api, business, addPerson, addMember, addLeaveType, requestLeave, approve } = await createLeaveFixture(app)

const query = { from: day(0), to: day(14) }
const fetchCalendar = async () => {
  const { text, headers } = await api.send('leaveCalendar.ics', { query })
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')
  return { text, headers, events }
}

/** Returns a date in iCalendar format. */
const icsDate = (offset: number) => day(offset).replaceAll('-', '')
const long = 'Ελένη; さくら, \\ 陽翔 with a name that is far too long for a line of seventy-five octets'

const leave_type_id = await addLeaveType({ name: 'Vacation' })
const employee = await addMember('employee', { first_name: long, last_name: 'Παππά' })
const requested = await requestLeave({
  person_id: employee.person_id,
  leave_type_id,
  ...from(0, 2),
  note: 'A private note',
})
const morning = { start_portion: 'morning', end_portion: 'morning' } as const
const approved = await requestLeave({
  person_id: await addPerson({ first_name: 'Ada', last_name: 'King' }),
  leave_type_id,
  ...morning,
})
await approve(approved.id)
const { id: holiday } = await createHoliday(app, { business_id: business.id, date: day(14), name: 'Fête nationale' })

describe('leaveCalendar.ics', () => {
  it('is parsed by another library with whole days and complete titles', async () => {
    const { events, headers } = await fetchCalendar()
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
    assert.deepEqual(
      events.map(({ uid, summary, datetype, status, sequence }) => [uid, summary, datetype, status, Number(sequence)]),
      [
        [`leave-${requested.id}@hr.example`, `${long} Παππά: Vacation`, 'date', 'TENTATIVE', 0],
        [`leave-${approved.id}@hr.example`, 'Ada King: Vacation (morning)', 'date', 'CONFIRMED', 1],
        [`holiday-${holiday}@hr.example`, 'Fête nationale', 'date', undefined, 0],
      ],
    )
  })

  it('follows RFC 5545: lines of up to 75 octets end with CRLF, and days have no time', async () => {
    const { text } = await fetchCalendar()
    assert.ok(text.endsWith('END:VCALENDAR\r\n'))
    const lines = text.split('\r\n')
    assert.ok(lines.every((line) => !/[\r\n]/.test(line) && Buffer.byteLength(line) <= 75))
    const dates = lines.filter((line) => /^DT(START|END)/.test(line))
    assert.deepEqual(dates, [
      `DTSTART;VALUE=DATE:${icsDate(0)}`,
      `DTEND;VALUE=DATE:${icsDate(3)}`,
      `DTSTART;VALUE=DATE:${icsDate(0)}`,
      `DTEND;VALUE=DATE:${icsDate(1)}`,
      `DTSTART;VALUE=DATE:${icsDate(14)}`,
      `DTEND;VALUE=DATE:${icsDate(15)}`,
    ])
    assert.match(text, /\r\nPRODID:-\/\/Workforce/)
    assert.equal(text.match(/^DTSTAMP:\d{8}T\d{6}Z$/gm)?.length, 3)
  })

  it('stays the same while the data is unchanged, and has no notes', async () => {
    const { text } = await fetchCalendar()
    assert.equal((await fetchCalendar()).text, text)
    assert.ok(!text.includes('private'))
  })

  it('shows the part of the day and the location of a holiday', async () => {
    const { id: lyon } = (await api.call('locations.create', { body: { name: 'Lyon' } })).body.data
    const body = { date: day(3), name: 'Fair', portion: 'afternoon' as const, location_ids: [lyon] }
    const { id } = (await api.call('holidays.create', { body })).body.data
    const titles = (await fetchCalendar()).events.map(({ summary }) => summary)
    assert.ok(titles.includes('Fair (afternoon, Lyon)'))
    await api.call('holidays.delete', { path: { id } })
  })

  it('has titles of one line without control characters', async () => {
    const name = 'Fête\u0007\n\tnationale'
    await createHoliday(app, { business_id: business.id, date: day(30), name })
    const { text } = await api.send('leaveCalendar.ics', { query: { from: day(30), to: day(30) } })
    assert.match(text, /\r\nSUMMARY:Fête nationale\r\n/)
  })
})
