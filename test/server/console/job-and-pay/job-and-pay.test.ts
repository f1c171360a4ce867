import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { pageForms, textContent } from '../../../support/browser/page-forms.ts'
import { caller } from '../../../support/http.ts'
import { createAssignment } from '../../../support/samples/assignment.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

/** Creates an analyst who is paid 48,000.00 EUR a year, and the user of that person. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const ownerApi = caller(app, owner.token)
  const { body } = await ownerApi.call('people.create', {
    body: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: `ada.${business_id}@example.com`,
      start_date: '2020-01-01',
      job_title: 'Analyst',
      department: 'Engines',
    },
  })
  const { id: person_id } = body.data
  await createCompensation(app, { business_id, person_id, effective_on: '2020-01-01' })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  const path = { id: person_id }
  const assignments = async () => (await ownerApi.call('people.assignments', { path })).body.data
  const compensations = async () => (await ownerApi.call('people.compensations', { path })).body.data
  return {
    business_id,
    owner,
    ownerApi,
    employee,
    person_id,
    assignments,
    compensations,
    path: `/console/people/${person_id}`,
  }
}

/** The entries of the timeline as text, by the heading of their section. */
function timeline(text: string): Record<string, string[]> {
  const sections = text.split('<h2>').slice(1)
  return Object.fromEntries(
    sections.flatMap((section) => {
      const [, title = '', list] = /^([^<]*)<\/h2>\s*<ol class="timeline">([\s\S]*?)<\/ol>/.exec(section) ?? []
      return list === undefined ? [] : [[title, list.split('<li>').slice(1).map(entryText)]]
    }),
  )
}

const entryText = (entry: string): string => textContent(entry.replaceAll('<', ' <')).replaceAll(/\s+/g, ' ').trim()

/** Changes some fields of a form, and submits it with the values that the others have on the page. */
async function submitChanges(visitor: ConsoleVisitor, path: string, action: string, changes: Record<string, string>) {
  const { text } = await visitor.get(path)
  const fields = pageForms(text).find((form) => form.action === action)?.fields ?? []
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  return await visitor.postForm(path, text, action, { ...values, ...changes })
}

describe('the tab “Job and pay” of a person', () => {
  it('shows planned, current and past entries, each with its changes from the previous one', async () => {
    const { business_id, owner, person_id, path } = await createFixture()
    const key = { business_id, person_id }
    await createCompensation(app, { ...key, effective_on: '2021-01-01', amount: '52000.00', reason: 'review' })
    await createCompensation(app, { ...key, effective_on: '2099-01-01', amount: '18.725', per: 'hour' })
    await createAssignment(app, {
      ...key,
      effective_on: '2099-01-01',
      job_title: 'Lead analyst',
      reason: 'promotion',
      note: 'Leads the team',
      created_by: owner.id,
    })
    const { text } = await (await visitConsoleAs(app, owner)).get(`${path}/job`)
    const { Planned = [], Now = [], Before = [] } = timeline(text)
    assert.equal(Planned.length, 1)
    assert.match(Planned[0] ?? '', /2099 · Promotion, Hire.*Job title Analyst → Lead analyst.*Leads the team/)
    assert.match(Planned[0] ?? '', /Pay €52,000\.00 a year → €18\.725 an hour/)
    assert.match(Planned[0] ?? '', /Entered by .*Edit job.*Edit pay/)
    assert.match(Now[0] ?? '', /2021 · Pay review Pay €48,000\.00 a year → €52,000\.00 a year \(\+8\.3%\)/)
    assert.match(Now[1] ?? '', /2020 · Hire Job title Analyst Department Engines Working days Mon, Tue, Wed, Thu, Fri/)
    assert.match(Before[0] ?? '', /2020 · Hire Pay €48,000\.00 a year/)
  })

  it('shows pay to the manager while the business allows it, and shows managers by name', async () => {
    const { business_id, ownerApi, person_id, path } = await createFixture()
    const { id: manager_id } = await createPerson(app, { business_id, first_name: 'Charles', last_name: 'Babbage' })
    const manager = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, manager.id, manager_id)
    await ownerApi.call('people.update', { path: { id: person_id }, body: { manager_id } })
    const visitor = await visitConsoleAs(app, manager)
    const { text } = await visitor.get(`${path}/job`)
    assert.match(text, /None → <strong>Charles Babbage/)
    assert.doesNotMatch(text, /48,000/)
    assert.doesNotMatch(text, /Edit job|job\/change/)

    await ownerApi.call('business.update', { body: { managers_see_compensation: true } })
    assert.match((await visitor.get(`${path}/job`)).text, /€48,000\.00 a year/)
  })

  it('shows people their own entries once they have taken effect, without buttons', async () => {
    const { business_id, employee, person_id, path } = await createFixture()
    const key = { business_id, person_id, effective_on: '2099-01-01' }
    await createCompensation(app, { ...key, amount: '99000.00' })
    await createAssignment(app, { ...key, job_title: 'Countess', applied_at: null })
    const visitor = await visitConsoleAs(app, employee)
    const { text } = await visitor.get(`${path}/job`)
    assert.match(text, /€48,000\.00 a year/)
    assert.match(text, /Analyst/)
    assert.doesNotMatch(text, /99,000|Countess|compensations\/|assignments\/|job\/change/)
    assert.equal((await visitor.get(`${path}/job/change`)).status, 403)
  })

  it('has pages of 25 entries', async () => {
    const { business_id, owner, person_id, path } = await createFixture()
    for (let year = 1990; year < 2020; year++) {
      await createCompensation(app, { business_id, person_id, effective_on: `${year}-01-01`, amount: `${year}.00` })
    }
    const visitor = await visitConsoleAs(app, owner)
    const { text } = await visitor.get(`${path}/job`)
    assert.equal(text.match(/<h3>/g)?.length, 25)
    const [, next = ''] = /<a href="([^"]*)" rel="next"/.exec(text) ?? []
    const second = await visitor.get(next.replaceAll('&amp;', '&'))
    assert.deepEqual(Object.keys(timeline(second.text)), ['Before'])
    assert.match(second.text, /€1,990\.00 a year/)
  })
})

describe('the form “Change from a day”', () => {
  const change = { effective_on: '2099-01-01', reason: 'promotion', note: 'Review' }

  it('creates an assignment and a compensation for a changed job and changed pay', async () => {
    const { owner, path, assignments, compensations } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const values = { ...change, job_title: 'Lead analyst', amount: '50,400' }
    const { status, headers } = await submitChanges(visitor, `${path}/job/change`, 'change', values)
    assert.deepEqual([status, headers.location], [303, `${path}/job`])
    const [, job] = await assignments()
    assert.deepEqual(
      [job?.effective_on, job?.job_title, job?.reason, job?.note],
      ['2099-01-01', 'Lead analyst', 'promotion', 'Review'],
    )
    assert.equal(job?.department_id, (await assignments())[0]?.department_id)
    const [, pay] = await compensations()
    assert.deepEqual([pay?.effective_on, pay?.amount, pay?.reason], ['2099-01-01', '50400.00', 'promotion'])
  })

  it('creates no record for an unchanged job or unchanged pay', async () => {
    const { owner, path, assignments, compensations } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    await submitChanges(visitor, `${path}/job/change`, 'change', {
      ...change,
      job_title: 'Lead analyst',
      amount: '48000',
    })
    assert.deepEqual([(await assignments()).length, (await compensations()).length], [2, 1])
    await submitChanges(visitor, `${path}/job/change`, 'change', {
      ...change,
      effective_on: '2098-01-01',
      amount: '50,000',
    })
    assert.deepEqual([(await assignments()).length, (await compensations()).length], [2, 2])
  })

  it('refuses a form without a change', async () => {
    const { owner, path, assignments } = await createFixture()
    const { status, text } = await submitChanges(
      await visitConsoleAs(app, owner),
      `${path}/job/change`,
      'change',
      change,
    )
    assert.equal(status, 422)
    assert.match(text, /Nothing was changed/)
    assert.equal((await assignments()).length, 1)
  })

  it('shows the values of its day before it saves', async () => {
    const { business_id, owner, person_id, path, assignments } = await createFixture()
    await createAssignment(app, { business_id, person_id, effective_on: '2098-01-01', job_title: 'Countess' })
    const visitor = await visitConsoleAs(app, owner)
    const address = `${path}/job/change`
    assert.match((await visitor.get(address)).text, /already planned from .*2098/)
    const { status, text } = await submitChanges(visitor, address, 'change', {
      ...change,
      employment_type: 'part_time',
    })
    assert.equal(status, 422)
    assert.match(text, /Other values apply on .*2099/)
    assert.match(text, /name="job_title"[^>]*value="Countess"/)
    assert.match(text, /<option value="part_time" selected>/)
    assert.equal((await assignments()).length, 2)
  })

  it('writes nothing if the pay is refused', async () => {
    const { owner, path, assignments } = await createFixture()
    const values = { ...change, job_title: 'Lead analyst', amount: '50000.001' }
    const { status, text } = await submitChanges(
      await visitConsoleAs(app, owner),
      `${path}/job/change`,
      'change',
      values,
    )
    assert.equal(status, 422)
    assert.match(text, /name="amount"[^>]*aria-invalid="true"/)
    assert.equal((await assignments()).length, 1)
  })

  it('does not replace an entry of the same day', async () => {
    const { owner, path, compensations } = await createFixture()
    const values = { ...change, effective_on: '2020-01-01', amount: '50,000' }
    const { status, text } = await submitChanges(
      await visitConsoleAs(app, owner),
      `${path}/job/change`,
      'change',
      values,
    )
    assert.equal(status, 409)
    assert.match(text, /already a change on this day/)
    assert.equal((await compensations())[0]?.amount, '48000.00')
  })

  it('creates one record of each kind when it is sent twice', async () => {
    const { owner, path, assignments, compensations } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const values = { ...change, job_title: 'Lead analyst', amount: '50,400', form_key: crypto.randomUUID() }
    for (const _ of ['first', 'second']) {
      const { status } = await submitChanges(visitor, `${path}/job/change`, 'change', values)
      assert.equal(status, 303)
    }
    assert.deepEqual([(await assignments()).length, (await compensations()).length], [2, 2])
  })
})

describe('the page of an entry', () => {
  it('corrects and deletes an assignment', async () => {
    const { business_id, owner, person_id, path, assignments } = await createFixture()
    const { id } = await createAssignment(app, { business_id, person_id, effective_on: '2098-01-01', reason: 'other' })
    const visitor = await visitConsoleAs(app, owner)
    const page = `${path}/assignments/${id}`
    await submitChanges(visitor, page, 'save', { job_title: 'Countess', note: 'Typing error' })
    const [, row] = await assignments()
    assert.deepEqual([row?.job_title, row?.note, row?.reason], ['Countess', 'Typing error', 'other'])
    await visitor.submit(page, 'delete', {})
    assert.equal((await assignments()).length, 1)
  })

  it('explains why the only assignment cannot be deleted', async () => {
    const { owner, path, assignments } = await createFixture()
    const [row] = await assignments()
    const page = `${path}/assignments/${row?.id}`
    const { status, text } = await (await visitConsoleAs(app, owner)).submit(page, 'delete', {})
    assert.equal(status, 409)
    assert.match(text, /This is the only job of the person, so it cannot be deleted/)
  })

  it('corrects and deletes a compensation', async () => {
    const { owner, path, compensations } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const [row] = await compensations()
    const page = `${path}/compensations/${row?.id}`
    await submitChanges(visitor, page, 'save', { amount: '49,000.00', note: 'Typing error' })
    assert.deepEqual(
      (await compensations()).map(({ amount, note }) => [amount, note]),
      [['49000.00', 'Typing error']],
    )
    await visitor.submit(page, 'delete', {})
    assert.deepEqual(await compensations(), [])
  })
})
