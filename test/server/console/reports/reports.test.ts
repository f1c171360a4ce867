import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createBusiness, createDepartment, createUser } from '../../../support/samples/factories.ts'
import { createLeaveType } from '../../../support/samples/leave.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createOwnerFixture(app, 'report')
const business_id = business.id
const { id: engines } = await createDepartment(app, { business_id, name: '=Engines' })
const { id: timeOff } = await createLeaveType(app, { business_id, name: 'Time off in lieu' })

// Two people at the start of 2025. Grace leaves on 15 January and Mary joins on 10 February.
const ada = await addPerson({ first_name: 'Ada', start_date: '2024-01-01', department_id: engines })
const grace = await addPerson({ start_date: '2024-01-01', end_date: '2025-01-16', department_id: engines })
const mary = await addPerson({ start_date: '2025-02-10' })
await createCompensation(app, { business_id, person_id: ada, effective_on: '2024-01-01' }) // 48,000.00 EUR a year
const adjust = (person_id: number, days: number) =>
  api.call('leaveBalances.adjust', { body: { person_id, leave_type_id: timeOff, days, effective_on: '2025-02-20' } })
await adjust(ada, -1.5)
await adjust(mary, 4)
await createPayRun(app, {
  business_id,
  period: ['2025-01-01', '2025-01-31'],
  status: 'completed',
  people: [ada, grace],
})
await createPayRun(app, {
  business_id,
  period: ['2025-02-01', '2025-02-28'],
  status: 'completed',
  people: [ada],
  currency: 'JPY',
})

const owner = await visitConsoleAs(app, business.owner)
const period = 'from=2025-01-01&to=2025-02-28'

const read = async (path: string) => {
  const { status, text } = await owner.get(`/console/reports/${path}`)
  assert.equal(status, 200, path)
  return {
    html: text,
    text: textContent(text.replaceAll('>More<', '><')).replaceAll('\u2060', '').replaceAll(/\s+/g, ' '),
  }
}

const readCsv = async (path: string): Promise<string[]> => {
  const { status, text, headers } = await owner.get(`/console/reports/${path}`)
  assert.equal(status, 200, path)
  assert.match(String(headers['content-disposition']), /^attachment; filename=[a-z-]+\.csv$/)
  assert.ok(text.startsWith('\uFEFF'))
  return text.slice(1).trimEnd().split('\r\n')
}

describe('the reports', () => {
  it('are listed for those who may read them', async () => {
    const { text } = await owner.get('/console/reports')
    const links = [...text.matchAll(/<h2><a href="\/console\/reports\/([a-z-]+)">/g)].map(([, name]) => name)
    assert.deepEqual(links, ['headcount', 'turnover', 'absence', 'leave-liability', 'pay-cost'])
    const manager = await visitConsoleAs(app, await createUser(app, { business_id, role: 'manager' }))
    assert.equal((await manager.get('/console/reports')).status, 403)
    assert.doesNotMatch((await manager.get('/console')).text, /href="\/console\/reports"/)
  })

  it('show the headcount as columns, as bars of the departments and as tables', async () => {
    const page = await read(`headcount?${period}&group_by=department`)
    assert.match(page.text, /January 2025 to February 2025/)
    assert.match(page.text, /People on Feb 28, 2025 2 Change since Jan 31, 2025 \+1/)
    assert.match(page.html, /role="img" aria-label="People at the end of each month, column chart"/)
    assert.match(page.html, /<title>January 2025: People 1<\/title>/)
    assert.match(page.text, /=Engines 1 1 0 No department 0 1 \+1/)
    assert.match(page.text, /January 2025 1 – February 2025 2 \+1/)
    assert.match(
      page.html,
      /href="\/console\/reports\/headcount\.csv\?from=2025-01-01&amp;to=2025-02-28&amp;group_by=depart/,
    )
    assert.match((await read('headcount')).text, /so far/)
    assert.match((await read(`headcount?${period}&group_by=employment_type`)).text, /No employment type 1 2/)
  })

  it('show joiners above and leavers below the line', async () => {
    const page = await read(`turnover?${period}&group_by=department`)
    assert.match(page.html, /<title>January 2025: Joiners, above the line 0, Leavers, below the line 1<\/title>/)
    assert.match(page.text, /Turnover rate 66\.67% Joiners 1 Leavers 1 Average headcount 1\.50/)
    assert.match(page.text, /Leavers by reason Unknown 1/)
    assert.match(page.text, /January 2025 2 0 1 1 66\.67%/)
  })

  it('show the absence rate, and the leave liability in days and money', async () => {
    assert.match((await read(`absence?${period}`)).text, /Absence rate 0\.00% Days of leave 0 Working days 69/)
    const page = await read('leave-liability?as_of=2025-02-28')
    assert.match(page.text, /Amount in EUR −€276\.92 Days 2\.5 People 2 1 person with 4 days has no amount\./)
    assert.match(page.text, /No department 1 4 – 4 =Engines 1 −1\.5 −€276\.92 0/)
    const people = await read('leave-liability/people?as_of=2025-02-28')
    assert.match(people.text, /Ada [\w ]+ −1\.5 €184\.62 −€276\.92/)
    assert.match(people.text, /4 – – No pay on record/)
  })

  it('show the pay cost of each currency, with the months without pay', async () => {
    const page = await read(`pay-cost?${period}`)
    assert.match(page.text, /Total cost in EUR €20\.00[\s\S]*=Engines €20\.00[\s\S]*Total cost in JPY ¥1,000/)
    assert.equal(page.html.match(/role="img"/g)?.length, 2)
  })

  it('are CSV files without formulas, whose amounts keep their sign', async () => {
    assert.deepEqual(await readCsv(`headcount.csv?${period}&group_by=department`), [
      'from,to,department_id,department,headcount',
      `2025-01-01,2025-01-31,${engines},'=Engines,1`,
      '2025-01-01,2025-01-31,,,0',
      `2025-02-01,2025-02-28,${engines},'=Engines,1`,
      '2025-02-01,2025-02-28,,,1',
    ])
    const [, month] = await readCsv(`turnover.csv?${period}`)
    assert.equal(month, '2025-01-01,2025-01-31,2,0,0,1,1,1.5,0.6667')
    assert.equal((await readCsv(`turnover.csv?${period}&group_by=department`)).length, 3)
    assert.equal((await readCsv(`absence.csv?${period}`)).length, 3)
    assert.deepEqual(await readCsv('leave-liability.csv?as_of=2025-02-28'), [
      'as_of,department_id,department,people,days,amount_eur,people_without_amount,days_without_amount',
      '2025-02-28,,,1,4,,1,4',
      `2025-02-28,${engines},'=Engines,1,-1.5,-276.92,0,0`,
    ])
    const [, person] = await readCsv('leave-liability/people.csv?as_of=2025-02-28')
    assert.match(person ?? '', new RegExp(`^${ada},Ada [\\w ]+,${engines},-1\\.5,EUR,184\\.6154,-276\\.92,$`))
    const [title, cost] = await readCsv(`pay-cost.csv?${period}`)
    assert.match(title ?? '', /^from,to,department_id,department,people,currency,gross,/)
    assert.match(
      cost ?? '',
      new RegExp(`^2025-01-01,2025-01-31,${engines},'=Engines,2,EUR,20\\.00,0\\.00,0\\.00,20\\.00,`),
    )
    assert.equal((await readCsv('pay-cost.csv?from=2020-01-01&to=2020-01-31')).length, 1)
  })

  it('say so if there are no figures', async () => {
    const early = 'from=2001-01-01&to=2001-12-31'
    for (const name of ['headcount', 'turnover', 'absence', 'pay-cost']) {
      const { html } = await read(`${name}?${early}`)
      assert.match(html, /<div class="empty"><h2>No /, name)
      assert.doesNotMatch(html, /Download CSV/)
    }
    assert.match((await read('leave-liability?as_of=2001-01-01')).text, /No leave to report on this day/)
    const empty = await visitConsoleAs(app, (await createBusiness(app)).owner)
    for (const name of ['headcount', 'leave-liability/people', 'pay-cost']) {
      assert.match((await empty.get(`/console/reports/${name}`)).text, /<div class="empty">/, name)
    }
  })

  it('show the problem of a period or a day at its field', async () => {
    for (const [path, field, problem] of [
      ['headcount?from=2025-03-01&to=2025-02-01', 'to', 'This date is before the start.'],
      ['turnover?from=2020-01-01&to=2025-02-01', 'from', 'A report covers at most 36 months.'],
      ['pay-cost?from=2020-01-01', 'from', 'A report covers at most 36 months.'],
      ['absence?to=2199-01-01', 'to', 'Enter a date up to '],
      ['leave-liability?as_of=2199-01-01', 'as_of', 'Enter today’s date or an earlier one.'],
      ['leave-liability/people?as_of=2199-01-01', 'as_of', 'Enter today’s date or an earlier one.'],
    ] as const) {
      const { status, text } = await owner.get(`/console/reports/${path}`)
      assert.equal(status, 422, path)
      assert.match(text, new RegExp(`<a href="#filter-${field}">${problem}`), path)
      assert.match(text, new RegExp(`id="filter-${field}-problem">${problem}`), path)
      assert.match(text, new RegExp(`name="${field}"[^>]*aria-invalid="true"`), path)
    }
    assert.equal((await owner.get('/console/reports/headcount.csv?from=2020-01-01')).status, 422)
  })
})
