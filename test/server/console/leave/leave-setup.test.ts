import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, hiddenFields, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { addMember, addLeaveType, business } = await createLeaveFixture(app)

const owner = await visitConsoleAs(app, business.owner)

const readText = async (visitor: ConsoleVisitor, path: string): Promise<string> => {
  const { status, text } = await visitor.get(path)
  assert.equal(status, 200, path)
  return text
}

describe('leave types and holidays in the console', () => {
  it('adds a leave type, changes it, and shows both versions when another user changed it', async () => {
    const accrual = {
      'accrual.method': 'yearly',
      'accrual.leave_year': 'fixed',
      'accrual.resets_on': '01-01',
      'accrual.carry_over_max': '5',
    }
    const days = { 'accrual.days_per_year': '', min_notice_days: '', max_consecutive_days: '' }
    const fields = { name: 'Study', code: 'study', ...accrual, ...days, half_days_allowed: 'true' }
    const wrong = await owner.submit('/console/leave/types/new', 'create', fields)
    assert.equal(wrong.status, 422)
    const limited = { ...fields, 'accrual.days_per_year': '4.5', 'accrual.max_balance': '6' }
    const notMonthly = await owner.submit('/console/leave/types/new', 'create', limited)
    assert.match(notMonthly.text, /name="accrual\.max_balance"[^>]*aria-invalid="true"/)
    assert.match(notMonthly.text, /Only monthly accrual has a maximum balance/)
    assert.match(wrong.text, /name="accrual\.days_per_year"[^>]*aria-invalid="true"/)
    const right = await owner.submit('/console/leave/types/new', 'create', {
      ...fields,
      'accrual.days_per_year': '4.5',
      'accrual.rounding': 'up',
    })
    const { text } = await owner.follow(right)
    assert.match(text, /4\.5 days per year, carry-over up to 5/)
    const [, path = ''] = /href="([^"]+)">Study</.exec(text) ?? []
    const page = await readText(owner, path)
    assert.doesNotMatch(page, /name="(paid|requires_approval)"[^>]* checked/)
    assert.match(page, /<option value="up" selected/)
    const hidden = hiddenFields(page, 'change')
    const changed = { ...fields, 'accrual.days_per_year': '4.5', min_notice_days: '7' }
    await owner.follow(await owner.submit(path, 'change', changed))
    const late = await owner.post(path, {
      ...hidden,
      ...changed,
      name: 'Learning',
      min_notice_days: '',
      action: 'change',
    })
    assert.equal(late.status, 412)
    assert.match(late.text, /Stored values[\s\S]*<dd>7 days<\/dd>[\s\S]*Your input[\s\S]*value="Learning"/)
    await owner.follow(await owner.submit(path, 'archive'))
    assert.match(await readText(owner, path), /People cannot request it/)
    assert.doesNotMatch(await readText(owner, '/console/leave/new'), />Study</)
  })

  it('stores entitlement rules and shows an error next to its row', async () => {
    const api = caller(app, business.owner.token)
    const { id: department_id } = (await api.call('departments.create', { body: { name: 'Looms' } })).body.data
    const fields = {
      name: 'Weaving',
      code: 'weaving',
      'accrual.method': 'yearly',
      'accrual.leave_year': 'fixed',
      'accrual.resets_on': '01-01',
    }
    const rest = { 'accrual.days_per_year': '20', 'accrual.carry_over_max': '', prorate_by_work_pattern: 'true' }
    const row = (index: number, members: Record<string, string>) =>
      Object.fromEntries(Object.entries(members).map(([name, value]) => [`entitlement_rules[${index}].${name}`, value]))
    const looms = { employment_types: 'part_time', department_id: `${department_id}`, days_per_year: '' }
    const rows = { ...row(0, { days_per_year: '' }), ...row(1, { ...looms, person_ids: '2147483647' }) }
    const wrong = await owner.submit('/console/leave/types/new', 'create', { ...fields, ...rest, ...rows })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /name="entitlement_rules\[0\]\.person_ids"[^>]*aria-invalid="true"/)
    const right = { ...row(0, { ...looms, person_ids: '', after_years: '3' }), ...row(1, { days_per_year: '12.5' }) }
    const added = await owner.submit('/console/leave/types/new', 'create', { ...fields, ...rest, ...right })
    const { text } = await owner.follow(added)
    assert.match(text, /20 days per year, by rules/)
    const [, path = ''] = /href="([^"]+)">Weaving</.exec(text) ?? []
    const rules = async () => {
      const { data } = (await api.call('leaveTypes.list')).body
      return data.find(({ code }) => code === 'weaving')
    }
    const anyone = { location_id: null, person_ids: [] }
    const allEmployees = {
      employment_types: [],
      department_id: null,
      ...anyone,
      after_years: null,
      days_per_year: 12.5,
    }
    const first = { employment_types: ['part_time'], department_id, ...anyone, after_years: 3, days_per_year: null }
    const { entitlement_rules, prorate_by_work_pattern } = (await rules()) ?? {}
    assert.deepEqual([entitlement_rules, prorate_by_work_pattern], [[first, allEmployees], true])
    assert.match(await readText(owner, path), /value="part_time" checked/)

    const visitor = await visitConsoleAs(app, (await addMember('employee')).user)
    const page = await readText(visitor, path)
    assert.match(
      page,
      /Part time, Looms, after 3 years of service: the days of the type[\s\S]*Everyone except contractors: 12\.5 days per year/,
    )

    const german = { 'accept-language': 'de-DE' }
    const form = (await owner.get(path, german)).text
    assert.match(form, /name="entitlement_rules\[1\]\.days_per_year"[^>]*value="12,5"/)
    const days = { 'accrual.days_per_year': '20,5', 'entitlement_rules[1].days_per_year': '7,5' }
    const input = { ...hiddenFields(form, 'change'), ...fields, ...rest, ...right, ...days, action: 'change' }
    assert.equal((await owner.post(path, input, { ...german, 'sec-fetch-site': 'same-origin' })).status, 303)
    const { accrual, entitlement_rules: changed } = (await rules()) ?? {}
    assert.deepEqual([accrual?.days_per_year, changed?.[1]?.days_per_year], [20.5, 7.5])

    const none = {
      ...row(0, { employment_types: '', department_id: '', after_years: '', days_per_year: '' }),
      ...row(1, { days_per_year: '' }),
    }
    await owner.follow(await owner.submit(path, 'change', { ...fields, ...rest, ...none }))
    assert.deepEqual((await rules())?.entitlement_rules, [])
  })

  it('lets carried days expire after a day or after months', async () => {
    const api = caller(app, business.owner.token)
    const accrual = {
      'accrual.method': 'yearly',
      'accrual.days_per_year': '20',
      'accrual.leave_year': 'fixed',
      'accrual.resets_on': '01-01',
    }
    const fields = { name: 'Rest', code: 'rest', ...accrual }
    const expiry = (kind: string, on: string, months: string) => ({
      'accrual.carry_over_expires': kind,
      'accrual.carry_over_expires.on': on,
      'accrual.carry_over_expires.months': months,
    })
    const submit = (values: object) => owner.submit('/console/leave/types/new', 'create', { ...fields, ...values })
    const wrong = await submit(expiry('on', '02-30', ''))
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /name="accrual\.carry_over_expires\.on"[^>]*aria-invalid="true"/)
    const { text } = await owner.follow(await submit(expiry('on', '03-31', '')))
    const [, path = ''] = /href="([^"]+)">Rest</.exec(text) ?? []
    const stored = async () =>
      (await api.call('leaveTypes.list')).body.data.find(({ code }) => code === 'rest')?.accrual.carry_over_expires
    assert.deepEqual(await stored(), { on: '03-31' })
    await owner.follow(await owner.submit(path, 'change', { ...fields, ...expiry('months', '', '3') }))
    assert.deepEqual(await stored(), { months: 3 })
    const visitor = await visitConsoleAs(app, (await addMember('employee')).user)
    assert.match(await readText(visitor, path), /After 3 months of the leave year/)
    const anniversary = { ...expiry('months', '', '3'), 'accrual.leave_year': 'hire_date' }
    await owner.follow(await owner.submit(path, 'change', { ...fields, ...anniversary }))
    assert.match(await readText(visitor, path), /From the start date of each person/)
    await owner.follow(await owner.submit(path, 'change', { ...fields, ...expiry('never', '', '') }))
    assert.equal(await stored(), null)
  })

  it('adds, changes, deletes and imports holidays', async () => {
    const path = '/console/leave/holidays'
    const added = await owner.submit(path, 'add', { date: '2037-07-14', name: 'Bastille' })
    const [, change = ''] = /href="([^"]+change=\d+)"/.exec((await owner.follow(added)).text) ?? []
    const form = change.replaceAll('&amp;', '&')
    const again = await owner.submit(path, 'add', { date: '2037-07-14', name: 'Twice' })
    assert.equal(again.status, 409)
    assert.ok(again.text.includes('value="Twice"'))
    const changed = await owner.submit(form, 'change', { date: '2037-07-14', name: 'Bastille Day' })
    assert.match((await owner.follow(changed)).text, /Bastille Day/)
    const event = (day: string, name: string) =>
      `BEGIN:VEVENT\r\nUID:${day}@acme.example\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`
    const events = event('20370714', 'Bastille') + event('20371225', 'Christmas')
    const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Acme//EN\r\n${events}END:VCALENDAR\r\n`
    const none = await owner.upload(`${path}/import`, 'import', {})
    assert.match(none.text, /Choose a file\./)
    const file = new File([ics], 'holidays.ics')
    const imported = await owner.upload(`${path}/import`, 'import', { ics: file })
    assert.match(imported.text, /1 holiday added[\s\S]*Christmas[\s\S]*This day is already a holiday/)
    await owner.follow(await owner.submit(`${path}?year=2037`, 'delete'))
    assert.doesNotMatch(await readText(owner, `${path}?year=2037`), /Bastille/)
  })

  it('limits holidays to a part of the day and to some locations', async () => {
    const { id } = (await caller(app, business.owner.token).call('locations.create', { body: { name: 'Lyon' } })).body
      .data
    const form = { date: '2038-12-24', name: 'Eve', portion: 'afternoon', location_ids: `${id}` }
    const added = await owner.submit('/console/leave/holidays', 'add', form)
    assert.match((await owner.follow(added)).text, /Eve \(afternoon\)[\s\S]*Lyon/)
    assert.match(await readText(owner, '/console/leave/calendar?month=2038-12'), /Eve \(afternoon\) – Lyon</)
  })

  it('shows leave types and holidays read-only to employees', async () => {
    const visitor = await visitConsoleAs(app, (await addMember('employee')).user)
    const leave_type_id = await addLeaveType()
    for (const path of ['types', `types/${leave_type_id}`, 'holidays']) {
      const text = await readText(visitor, `/console/leave/${path}`)
      assert.doesNotMatch(text, /value="(change|archive|add|delete)"|>Import</, path)
    }
    for (const path of ['types/new', 'holidays/import']) {
      assert.equal((await visitor.get(`/console/leave/${path}`)).status, 403, path)
    }
  })
})
