import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createDocument } from '../../../support/samples/document.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { createLeaveRequest, createLeaveType } from '../../../support/samples/leave.ts'
import { createPayRun, createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Creates a person with leave, a document and pay, and a user who is linked to that person. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const person = await createPerson(app, {
    business_id,
    first_name: 'Ada',
    last_name: 'Lovelace',
    job_title: 'Analyst',
  })
  const person_id = person.id
  const { id: leave_type_id } = await createLeaveType(app, { business_id, name: 'Annual leave' })
  for (const [start_date, end_date] of [
    ['2020-03-02', '2020-03-03'],
    ['2099-03-02', '2099-03-03'],
  ] as const) {
    await createLeaveRequest(app, { business_id, person_id, leave_type_id, start_date, end_date })
  }
  const document = await createDocument(app, { business_id, person_id, status: 'sent' })
  await createDocument(app, { business_id })
  const run = await createPayRun(app, { business_id, people: [person_id] })
  await createRecurringLine(app, { business_id, person_id, name: 'Meal vouchers' })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  return { business_id, owner, person_id, document, run, employee, path: `/console/people/${person_id}` }
}

/** Returns the names of the tabs, with the current tab in brackets. */
const tabNames = (text: string): string[] => {
  const [, nav = ''] = /<nav class="tabs"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? []
  return [...nav.matchAll(/<a [^>]*?( aria-current="page")?>([^<]*)<\/a>/g)].map(([, current, name = '']) =>
    current === undefined ? name : `[${name}]`,
  )
}

const hrefs = (text: string): string[] => [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

describe('the tabs of a person', () => {
  it('have the name, job title, status and user of the person in common', async () => {
    const { owner, path, employee } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    for (const tab of ['', '/leave', '/documents', '/pay']) {
      const { status, text } = await visitor.get(`${path}${tab}`)
      assert.equal(status, 200, tab)
      assert.match(text, /<h1>Ada Lovelace<\/h1>/)
      const [, byline = ''] = /<ul class="byline">([\s\S]*?)<\/ul>/.exec(text) ?? []
      assert.match(byline, /Analyst[\s\S]*Active/)
      assert.ok(byline.includes(`<a href="/console/users/${employee.id}">${employee.email}</a>`), tab)
    }
  })

  it('show past leave separately from upcoming leave, and the balances', async () => {
    const { owner, path, person_id } = await createFixture()
    const { text } = await (await visitConsoleAs(app, owner)).get(`${path}/leave`)
    assert.deepEqual(tabNames(text).slice(0, 4), ['Record', 'Job and pay', 'Personal details', '[Leave]'])
    const [balances = '', next = '', past = ''] = text.split('<h2>').slice(-3)
    assert.match(balances, /Balances[\s\S]*Annual leave/)
    assert.match(next, /Current and next leave[\s\S]*2099/)
    assert.doesNotMatch(next, /2020/)
    assert.match(past, /Past leave[\s\S]*2020/)
    assert.doesNotMatch(past, /2099/)
    assert.ok(hrefs(text).includes(`/console/leave/new?person_id=${person_id}`))
  })

  it('list only the documents for the person', async () => {
    const { owner, path, person_id, document } = await createFixture()
    const { text } = await (await visitConsoleAs(app, owner)).get(`${path}/documents`)
    const documents = hrefs(text).filter((href) => /\/documents\/\d+$/.test(href))
    assert.deepEqual(documents, [`/console/documents/${document.id}`])
    assert.ok(hrefs(text).includes(`/console/documents/new?person_id=${person_id}`))
  })

  it('list payslips and recurring lines, and add a payslip to the selected draft', async () => {
    const { business_id, owner, path, person_id, run } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const { text } = await visitor.get(`${path}/pay`)
    assert.ok(hrefs(text).includes(`/console/pay-runs/${run.id}/payslips/${person_id}`))
    assert.match(text, /Recurring lines[\s\S]*Meal vouchers/)
    const drafts = (page: string) => hrefs(page).filter((href) => href.endsWith(`/payslips/new?person_id=${person_id}`))
    assert.deepEqual(drafts(text), [`/console/pay-runs/${run.id}/payslips/new?person_id=${person_id}`])
    await createPayRun(app, { business_id, period: ['2026-02-01', '2026-02-28'] })
    assert.equal(drafts((await visitor.get(`${path}/pay`)).text).length, 2)
  })

  it('show employees their own record, without the actions of administrators', async () => {
    const { employee, path, person_id, run } = await createFixture()
    const visitor = await visitConsoleAs(app, employee)
    const { text } = await visitor.get('/console/people')
    assert.match(text, /<h1>My record<\/h1>[\s\S]*Ada Lovelace/)
    assert.deepEqual(tabNames(text), [
      '[Record]',
      'Job and pay',
      'Personal details',
      'Leave',
      'Documents',
      'Payslips',
      'Bank accounts',
      'Tasks',
    ])
    assert.doesNotMatch(text, /Delete…|End employment|New document|Add payslip|\/edit"/)
    for (const tab of ['leave', 'documents', 'pay']) {
      assert.equal((await visitor.get(`${path}/${tab}`)).status, 200, tab)
    }
    assert.ok(hrefs((await visitor.get(`${path}/leave`)).text).includes('/console/leave/new'))
    const pay = (await visitor.get(`${path}/pay`)).text
    assert.doesNotMatch(pay, /Meal vouchers|Recurring lines/)
    assert.ok(!hrefs(pay).includes(`/console/pay-runs/${run.id}/payslips/${person_id}`), 'a draft is not shown')
  })

  it('show a manager the leave and documents of their team, and no pay', async () => {
    const { business_id, person_id, path } = await createFixture()
    const boss = await createPerson(app, { business_id })
    await app.db.updateTable('people').set({ manager_id: boss.id }).where('id', '=', person_id).execute()
    const manager = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, manager.id, boss.id)
    const visitor = await visitConsoleAs(app, manager)
    assert.deepEqual(tabNames((await visitor.get(path)).text), [
      '[Record]',
      'Job',
      'Personal details',
      'Leave',
      'Documents',
      'Tasks',
    ])
    assert.equal((await visitor.get(`${path}/leave`)).status, 200)
    assert.equal((await visitor.get(`${path}/pay`)).status, 404)
    assert.equal((await visitor.get(`/console/people/${boss.id}/pay`)).status, 200, 'their own pay')
  })

  it('show a refused form from the menu again on the same tab', async () => {
    const { owner, path } = await createFixture()
    await app.db
      .updateTable('people')
      .set({ start_date: '2020-01-01' })
      .where('id', '=', Number(path.split('/').at(-1)))
      .execute()
    const visitor = await visitConsoleAs(app, owner)
    const early = await visitor.submit(`${path}/documents`, 'terminate', { last_day: '2019-01-01' })
    assert.equal(early.status, 422)
    assert.match(early.text, /<section class="panel" id="terminate"[\s\S]*value="2019-01-01"[^>]*aria-invalid="true"/)
    assert.deepEqual(tabNames(early.text).slice(2, 5), ['Personal details', 'Leave', '[Documents]'])
  })
})
