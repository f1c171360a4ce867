import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { createHoliday } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const event = (date: string, summary: string, value = 'DATE') =>
  `BEGIN:VEVENT\r\nUID:${date}\r\nDTSTART;VALUE=${value}:${date}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`
const calendar = (...events: string[]) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`

describe('holidays.import', () => {
  it('adds the dates that are not holidays yet, lists the others, and adds nothing when repeated', async () => {
    await createHoliday(app, { business_id, date: '2026-07-14' })
    const ics = calendar(
      event('20261225', 'Noël'),
      event('20260714', 'Bastille Day'),
      event('20261101', 'Toussaint'),
      event('20261101T100000Z', 'Mass', 'DATE-TIME'),
    )
    const { data } = (await api.call('holidays.import', { body: { ics } })).body
    assert.deepEqual(
      data.created.map(({ date, name }) => [date, name]),
      [
        ['2026-11-01', 'Toussaint'],
        ['2026-12-25', 'Noël'],
      ],
    )
    assert.deepEqual(data.skipped, [
      { date: '2026-11-01', name: 'Mass', reason: 'not_all_day' },
      { date: '2026-07-14', name: 'Bastille Day', reason: 'already_there' },
    ])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'holidays.imported' } })
    assert.deepEqual(entry?.detail, { created: 2, skipped: 2 })

    const repeated = (await api.call('holidays.import', { body: { ics } })).body.data
    assert.deepEqual([repeated.created, repeated.skipped.length], [[], 4])
    const dates = (await all(api, 'holidays.list')).map(({ date }) => date)
    assert.equal(dates.filter((date) => date.startsWith('2026')).length, 3)
  })

  it('returns 422 for a text that is not iCalendar, is too long or has too many days', async () => {
    for (const ics of ['hello', '', calendar(event('20270101', 'x'.repeat(262_144)))]) {
      await api.expectError(422, 'holidays.import', { body: { ics } })
    }
    const long = Array.from({ length: 70 }, (_, month) => {
      const start = new Date(Date.UTC(2030, month, 1)).toISOString().slice(0, 10).replaceAll('-', '')
      const first = `BEGIN:VEVENT\r\nUID:${month}\r\nDTSTART;VALUE=DATE:${start}`
      return `${first}\r\nDURATION:P31D\r\nSUMMARY:Month\r\nEND:VEVENT\r\n`
    })
    const { errors } = (await api.expectError(422, 'holidays.import', { body: { ics: calendar(...long) } })).body
    assert.deepEqual(errors, [
      { path: 'body.ics', code: 'too_many', limit: 2000, message: 'must have no more than 2000 days' },
    ])
  })

  it('counts the days of events on the same dates towards the limit', async () => {
    const month = 'BEGIN:VEVENT\r\nDTSTART:20310101\r\nDURATION:P31D\r\nSUMMARY:Month\r\nEND:VEVENT\r\n'
    await api.expectError(422, 'holidays.import', { body: { ics: calendar(month.repeat(65)) } })
    const dateless = 'BEGIN:VEVENT\r\nSUMMARY:Some day\r\nEND:VEVENT\r\n'
    const { data } = (await api.call('holidays.import', { body: { ics: calendar(month.repeat(64), dateless) } })).body
    assert.deepEqual([data.created.length, data.skipped.length], [31, 63 * 31 + 1])
    assert.deepEqual(data.skipped.at(-1), { date: null, name: 'Some day', reason: 'no_date' })
  })
})
