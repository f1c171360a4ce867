import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presets } from '../../../../server/console/leave/leave-types/presets/presets.ts'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const fixture = await createLeaveFixture(app)
const { api, addPerson, readBalance } = fixture

/** The first year of the people, in which they join. It is later than today, so that all accruals are calculated. */
const first = new Date().getUTCFullYear() + 1
const on = (year: number, day: string) => `${first + year}-${day}`

const addPreset = async (key: keyof typeof presets) =>
  (await api.call('leaveTypes.create', { body: presets[key] })).body.data.id

/** Returns the days available on each day: `year day: days`, with years counted from the first. */
async function availableOn(person_id: number, type: number, days: readonly (readonly [year: number, day: string])[]) {
  const lines: string[] = []
  for (const [year, day] of days) {
    const { available } = await readBalance(person_id, type, { as_of: on(year, day) })
    lines.push(`${year} ${day}: ${available}`)
  }
  return lines
}

const week = (days: number) => {
  const part = (index: number) => (index < days ? 1 : 0)
  return { mon: part(0), tue: part(1), wed: part(2), thu: part(3), fri: part(4), sat: 0, sun: 0 } as const
}

describe('the presets of leave types', () => {
  it('follow the law of Germany', async () => {
    const type = await addPreset('de')
    // § 5(1)(a) BUrlG: four full months, 20 × 4/12 = 6.67 days; § 5(2): at least half a day is rounded up, so 7 days.
    const joined = await addPerson({ start_date: on(0, '09-01') })
    // § 3: 24 days of a week of six are 20 of five, from the second year on. § 7(3): carried days until 31 March.
    assert.deepEqual(
      await availableOn(joined, type, [
        [0, '12-31'],
        [1, '01-01'],
        [1, '03-31'],
        [1, '04-01'],
      ]),
      ['0 12-31: 7', '1 01-01: 27', '1 03-31: 27', '1 04-01: 20'],
    )
    // Three days a week: 20 × 3/5 = 12 days.
    const partTime = await addPerson({ work_pattern: week(3) })
    assert.equal((await readBalance(partTime, type, { as_of: on(1, '06-01') })).lots.at(-1)?.days, 12)
  })

  it('follow the law of the United Kingdom', async () => {
    const type = await addPreset('gb')
    // Regulations 13(5) and 13A(5): the share of the leave year that remains, 184 of 365 or 366 days of 28: 14.1 days.
    // Regulation 15A(3): a fraction of less than half a day counts as half a day, so 14.5 days.
    const joined = await addPerson({ start_date: on(0, '07-01') })
    // Regulation 13(9): days cannot carry over. 5.6 weeks are 28 days, the maximum of regulation 13A(3).
    assert.deepEqual(
      await availableOn(joined, type, [
        [0, '12-31'],
        [1, '01-01'],
      ]),
      ['0 12-31: 14.5', '1 01-01: 28'],
    )
    // 5.6 weeks of one day are 5.6 days, which may be rounded up and not down.
    const oneDay = await addPerson({ work_pattern: week(1) })
    assert.equal((await readBalance(oneDay, type, { as_of: on(1, '06-01') })).available, 6)
    const threeDays = await addPerson({ work_pattern: week(3) }) // 16.8 days
    assert.equal((await readBalance(threeDays, type, { as_of: on(1, '06-01') })).available, 17)
  })

  it('follow the law of France', async () => {
    const type = await addPreset('fr')
    // L3141-3: 2.5 days of a week of six a month are 25/12 of a week of five. R3141-4: from June to May.
    // Seven months until May: 7 × 25/12 = 14.58 days; L3141-7: rounded up, so 15 days.
    const joined = await addPerson({ start_date: on(0, '11-01') })
    // The days of a period are available until the end of the next one, next to 25 days of that period.
    assert.deepEqual(
      await availableOn(joined, type, [
        [1, '05-31'],
        [2, '05-31'],
        [2, '06-01'],
        [3, '05-31'],
      ]),
      ['1 05-31: 15', '2 05-31: 40', '2 06-01: 27.5', '3 05-31: 50'], // 25 days, and 25/12 = 2.08 of June, rounded up
    )
  })

  it('follow the law of the Netherlands', async () => {
    const statutory = await addPreset('nl')
    const extra = await addPreset('nl-extra')
    // 7:634 BW: a share of four weeks by the time employed, 92 of 365 or 366 days of 20: 5.04 days, and of 5: 1.26 days.
    const joined = await addPerson({ start_date: on(0, '10-01') })
    // 7:640a BW: statutory days lapse six months after the calendar year, so on 1 July.
    assert.deepEqual(
      await availableOn(joined, statutory, [
        [0, '12-31'],
        [1, '06-30'],
        [1, '07-01'],
      ]),
      ['0 12-31: 5.5', '1 06-30: 25.5', '1 07-01: 20'],
    )
    // 7:642 BW: other days lapse five years after the calendar year. Those of the first year do after year 5: then 5 × 5
    // days of the years 1 to 5 remain, and 5 of year 6.
    assert.deepEqual(
      await availableOn(joined, extra, [
        [0, '12-31'],
        [1, '07-01'],
        [5, '12-31'],
        [6, '01-01'],
      ]),
      ['0 12-31: 1.5', '1 07-01: 6.5', '5 12-31: 26.5', '6 01-01: 30'],
    )
  })

  it('earn up to a maximum in the United States', async () => {
    const type = await addPreset('us')
    // 15 days a year are 1.25 a month: 6 months are 7.5 days, and 18 months 22.5, which is the maximum.
    const joined = await addPerson({ start_date: on(0, '01-01') })
    assert.deepEqual(
      await availableOn(joined, type, [
        [0, '06-01'],
        [0, '12-31'],
        [1, '06-01'],
        [2, '01-01'],
      ]),
      ['0 06-01: 7.5', '0 12-31: 15', '1 06-01: 22.5', '2 01-01: 22.5'],
    )
    // Once 5 days are taken, a month earns days again: 17.5 and a share of 1.25 in half days, and 22.5 after 4 months.
    const monday = [4, 5, 6, 7, 8, 9, 10].map((day) => on(2, `01-${String(day).padStart(2, '0')}`)).find(isMonday) ?? ''
    const friday = new Date(Date.parse(monday) + 4 * 86_400_000).toISOString().slice(0, 10)
    const body = { person_id: joined, leave_type_id: type, start_date: monday, end_date: friday }
    const { id } = await fixture.requestLeave(body)
    await fixture.approve(id)
    assert.deepEqual(
      await availableOn(joined, type, [
        [2, '01-31'],
        [2, '02-01'],
        [2, '05-01'],
        [2, '12-31'],
      ]),
      ['2 01-31: 17.5', '2 02-01: 18.5', '2 05-01: 22.5', '2 12-31: 22.5'],
    )
  })

  it('fill the form for a new leave type', async () => {
    const owner = await visitConsoleAs(app, fixture.business.owner)
    const empty = (await owner.get('/console/leave/types/new?preset=unknown')).text
    assert.match(empty, /<a href="\?preset=de">Annual leave \(Germany\)<\/a>/)
    assert.doesNotMatch(empty, /value="annual-leave-de"/)
    const { text } = await owner.get('/console/leave/types/new?preset=de')
    for (const value of ['annual-leave-de', '20', '03-31', '01-01']) assert.match(text, new RegExp(`value="${value}"`))
    assert.match(text, /<option value="up" selected/)
    assert.match(text, /name="prorate_by_work_pattern"[^>]* checked/)
  })
})

function isMonday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1
}
