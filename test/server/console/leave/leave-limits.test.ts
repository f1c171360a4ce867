import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createDepartment } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, addPerson } = await createLeaveFixture(app)
const owner = await visitConsoleAs(app, business.owner)

const accrual = {
  'accrual.method': 'none',
  'accrual.leave_year': 'fixed',
  'accrual.resets_on': '01-01',
  'accrual.carry_over_max': '',
}

const blackout = (index: number, members: Record<string, string>) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`limits.blackouts[${index}].${name}`, value]))

const noDates = { name: '', from: '', to: '', effect: 'blocks' }

describe('limits in the form of a leave type', () => {
  it('are stored, shown again, and cleared', async () => {
    const { id, name } = await createDepartment(app, { business_id: business.id })
    const fields = { name: 'Limited', code: 'limited', ...accrual, allow_negative: 'true' }
    const limits = {
      max_consecutive_days: '10',
      min_notice_days: '7',
      'limits.max_consecutive_effect': 'warns',
      'limits.min_notice_effect': 'blocks',
      'limits.min_balance.days': '-2.5',
      'limits.min_balance.effect': 'blocks',
      'limits.max_away.people': '2',
      'limits.max_away.effect': 'warns',
    }
    const closing = { name: 'Closing', from: '2036-12-15', to: '2036-12-31', effect: 'warns' }
    const late = { ...blackout(0, noDates), ...blackout(1, { ...closing, to: '2036-12-01' }) }
    const wrong = await owner.submit('/console/leave/types/new', 'create', { ...fields, ...limits, ...late })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /name="limits\.blackouts\[0\]\.to"[^>]*aria-invalid="true"/)
    const rows = { ...blackout(0, noDates), ...blackout(1, { ...closing, department_ids: `${id}` }) }
    const added = await owner.submit('/console/leave/types/new', 'create', { ...fields, ...limits, ...rows })
    const [, path = ''] = /href="([^"]+)">Limited</.exec((await owner.follow(added)).text) ?? []
    const stored = async () =>
      (await api.call('leaveTypes.list', { query: { limit: 200 } })).body.data.find(({ code }) => code === 'limited')
    assert.deepEqual((await stored())?.limits, {
      min_notice_effect: 'blocks',
      max_consecutive_effect: 'warns',
      min_balance: { days: -2.5, effect: 'blocks' },
      max_away: { people: 2, effect: 'warns' },
      blackouts: [{ ...closing, department_ids: [id] }],
    })
    const { text: form } = await owner.get(path)
    assert.match(form, /name="limits\.min_balance\.days"[^>]*value="-2\.5"/)
    assert.match(form, /name="limits\.blackouts\[0\]\.department_ids"[^>]*value="\d+" checked/)

    const employee = await visitConsoleAs(app, (await addMember('employee')).user)
    const { text: facts } = await employee.get(path)
    assert.match(facts, /<dd>10 days \(warning only\)<\/dd>[\s\S]*<dd>7 days<\/dd>[\s\S]*<dd>[-−]2\.5 days<\/dd>/)
    assert.ok(facts.includes(`, ${name} (warning only)`))

    const empty = { 'limits.min_balance.days': '', 'limits.max_away.people': '' }
    const none = blackout(0, { ...noDates, department_ids: '' })
    await owner.follow(await owner.submit(path, 'change', { ...fields, ...limits, ...empty, ...none }))
    const { min_balance, max_away, blackouts } = (await stored())?.limits ?? {}
    assert.deepEqual([min_balance, max_away, blackouts], [null, null, []])
  })
})

describe('warnings of leave', () => {
  it('are shown apart from problems in the preview, and to the approver', async () => {
    const { id: department_id } = await createDepartment(app, { business_id: business.id })
    const body = {
      ...{ name: 'Seasonal', code: 'seasonal', allow_negative: true, max_consecutive_days: 1 },
      limits: {
        max_consecutive_effect: 'warns' as const,
        min_balance: { days: -1, effect: 'warns' as const },
        max_away: { people: 1, effect: 'warns' as const },
        blackouts: [
          { name: 'Harvest', from: day(0), to: day(1), effect: 'warns' as const },
          { name: 'Fair', from: day(2), to: day(4) },
        ],
      },
    }
    const { id } = (await api.call('leaveTypes.create', { body })).body.data
    const colleague = { person_id: await addPerson({ department_id }), leave_type_id: id, ...from(0) }
    await api.call('leaveRequests.create', { body: { ...colleague, end_date: day(0) } })
    const { user } = await addMember('employee', { department_id })
    const employee = await visitConsoleAs(app, user)
    const fields = { leave_type_id: `${id}`, start_portion: 'full', end_portion: 'full', note: '' }
    const dates = (last: number) => ({ start_date: day(0), end_date: day(last) })
    const wrong = (await employee.submit('/console/leave/new', 'preview', { ...fields, ...dates(2) })).text
    assert.match(wrong, /class="notice bad"[\s\S]*You cannot take this leave during “Fair”[\s\S]*class="notice warn"/)
    const warnings = [
      'The leave is longer than 1 day.',
      'below the minimum of -1.',
      'The leave is during “Harvest”',
      'More than 1 person in the department would be away on',
    ]
    for (const warning of warnings) assert.ok(wrong.includes(warning), warning)
    const right = (await employee.submit('/console/leave/new', 'preview', { ...fields, ...dates(1) })).text
    assert.match(right, /class="notice good"[\s\S]*class="notice warn"/)
    const response = await employee.submit('/console/leave/new', 'ask', { ...fields, ...dates(1) })
    const address = String(response.headers.location)
    const page = (await owner.get(address)).text
    for (const warning of warnings) assert.ok(page.includes(warning), warning)
    await owner.follow(await owner.submit(address, 'approve'))
    assert.doesNotMatch((await owner.get(address)).text, /class="notice warn"/)
  })
})
