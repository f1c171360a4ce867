import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const { id: person_id } = await createPerson(app, { business_id })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  const list = async () =>
    (await caller(app, owner.token).call('people.compensations', { path: { id: person_id } })).body.data
  return { business_id, owner, employee, person_id, list, path: `/console/people/${person_id}` }
}

const input = {
  effective_on: '2026-01-01',
  amount: '50000',
  currency: 'EUR',
  per: 'year',
  reason: 'review',
  pay_code: 'salary',
  note: '',
}

/** The texts of the cells of a table, without markup. */
const cells = (html: string): string[] =>
  [...html.matchAll(/<(?:td|th scope="row")[^>]*>([\s\S]*?)<\/(?:td|th)>/g)]
    .map(([, cell = '']) =>
      cell
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((cell) => cell !== '')

describe('the compensation of a person', () => {
  it('is shown to their manager while the business allows it', async () => {
    const { business_id, owner, person_id, path } = await createFixture()
    const { id: manager_id } = await createPerson(app, { business_id })
    const boss = await createUser(app, { business_id, role: 'manager' })
    await linkUser(app, boss.id, manager_id)
    await caller(app, owner.token).call('people.update', { path: { id: person_id }, body: { manager_id } })
    await createCompensation(app, { business_id, person_id, effective_on: '2020-01-01', amount: '48000.00' })
    const visitor = await visitConsoleAs(app, boss)
    assert.doesNotMatch((await visitor.get(path)).text, /\/pay"/)

    await caller(app, owner.token).call('business.update', { body: { managers_see_compensation: true } })
    assert.match((await visitor.get(path)).text, /\/pay"/)
    const { text } = await visitor.get(`${path}/pay`)
    assert.ok(cells(text).includes('€48,000.00 a year'), cells(text).join(' | '))
    assert.doesNotMatch(text, /<h2>Payslips/)
  })

  it('is shown as a timeline, with the change from the previous compensation', async () => {
    const { business_id, owner, person_id, path } = await createFixture()
    await createCompensation(app, { business_id, person_id, effective_on: '2020-01-01' })
    await createCompensation(app, { business_id, person_id, effective_on: '2021-01-01', amount: '52000.00' })
    await createCompensation(app, { business_id, person_id, effective_on: '2099-01-01', amount: '18.725', per: 'hour' })
    const { text } = await (await visitConsoleAs(app, owner)).get(`${path}/pay`)
    const section = /<h2>Compensation<\/h2>([\s\S]*?)<h2>/.exec(text)?.[1] ?? ''
    const rows = cells(section)
    assert.ok(rows.includes('€18.725 an hour') && rows.includes('Planned'), rows.join(' | '))
    assert.ok(rows.includes('€52,000.00 a year') && rows.includes('+8.3%') && rows.includes('Current'))
    assert.ok(rows.includes('€48,000.00 a year') && rows.includes('Past'))
    assert.match(section, /href="[^"]*\/compensations\/new"/)
  })

  it('is added, corrected and deleted', async () => {
    const { owner, path, list } = await createFixture()
    const visitor = await visitConsoleAs(app, owner)
    const fields = { ...input, amount: '48,000', reason: 'hire' }
    const { status } = await visitor.submit(`${path}/compensations/new`, 'add', fields)
    assert.equal(status, 303)
    const [row] = await list()
    assert.deepEqual([row?.amount, row?.note], ['48000.00', null])
    const page = `${path}/compensations/${row?.id}`
    await visitor.submit(page, 'save', { ...fields, amount: '49,000.00', note: 'Typing error' })
    assert.deepEqual(
      (await list()).map(({ amount, note }) => [amount, note]),
      [['49000.00', 'Typing error']],
    )
    await visitor.submit(page, 'delete', {})
    assert.deepEqual(await list(), [])
  })

  it('keeps the input of a refused form, and explains what to change', async () => {
    const { business_id, owner, person_id, path } = await createFixture()
    await createCompensation(app, { business_id, person_id })
    const { status, text } = await (await visitConsoleAs(app, owner)).submit(`${path}/compensations/new`, 'add', input)
    assert.equal(status, 409)
    assert.match(text, /aria-invalid="true"/)
    assert.match(text, /value="50000"/)
    assert.doesNotMatch(text, /effective_on\b(?!["-])/)
  })

  it('is shown to the person once it has taken effect, without buttons', async () => {
    const { business_id, employee, person_id, path } = await createFixture()
    await createCompensation(app, { business_id, person_id })
    await createCompensation(app, { business_id, person_id, effective_on: '2099-01-01', amount: '99000.00' })
    const visitor = await visitConsoleAs(app, employee)
    const { text } = await visitor.get(`${path}/pay`)
    assert.match(text, /€48,000\.00 a year/)
    assert.doesNotMatch(text, /99,000|compensations\/|2098/)
    assert.equal((await visitor.get(`${path}/compensations/new`)).status, 403)
  })
})
