import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { visitConsoleAs, visitConsoleAsOwner } from '../../../support/browser/console-visitor.ts'
import { createDocument } from '../../../support/samples/document.ts'
import { createPerson, createUser, linkUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()

const readRows = (csv: string): string[][] => {
  assert.ok(csv.startsWith('\uFEFF'))
  return csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

/** Returns the cells of a column, without its title. */
function readColumn(csv: string, title: string): (string | undefined)[] {
  const [titles = [], ...rows] = readRows(csv)
  return rows.map((row) => row[titles.indexOf(title)])
}

describe('a list as a CSV file', () => {
  it('has the people of all pages that match the filters, in the order of the list', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id: manager_id } = await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' })
    for (let count = 0; count < 205; count++) {
      await createPerson(app, { business_id, last_name: `P${1000 + count}`, manager_id, start_date: '2001-01-01' })
    }
    await createPerson(app, { business_id, last_name: 'Babbage', end_date: '2020-01-01' })
    const list = (await visitor.get('/console/people?status=active&sort=-last_name')).text
    assert.match(list, /href="\/console\/people\.csv\?status=active&amp;sort=-last_name"/)
    const { headers, text } = await visitor.get('/console/people.csv?status=active&sort=-last_name')
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(headers['content-disposition'], 'attachment; filename=people.csv')
    const names = readColumn(text, 'last_name')
    assert.equal(names.length, 206)
    assert.deepEqual([names[0], names[204], names[205]], ['P1204', 'P1000', 'Hopper'])
    assert.deepEqual(new Set(readColumn(text, 'manager').slice(0, 205)), new Set(['Grace Hopper']))
    assert.deepEqual(readColumn((await visitor.get('/console/people.csv?manager=grace')).text, 'id').length, 205)
    assert.equal(
      (await visitor.get('/console/people.csv?manager=nobody')).headers.location,
      '/console/people?manager=nobody',
    )
  })

  it('has no cells that a spreadsheet would interpret as formulas', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    await createPerson(app, { business_id, first_name: '=1+1', last_name: '@SUM(A1)' })
    const { text } = await visitor.get('/console/people.csv')
    assert.deepEqual([readColumn(text, 'first_name'), readColumn(text, 'last_name')], [["'=1+1"], ["'@SUM(A1)"]])
  })

  it('is refused with more than 100,000 rows, which the console explains', async () => {
    const { business, api } = await createOwnerFixture(app, 'person')
    await sql`insert into people (business_id, first_name, last_name, email)
      select ${business.id}, 'Ada', 'Lovelace', 'ada-' || n || '@example.com'
      from generate_series(1, 100001) as n`.execute(app.db)
    const { errors } = (await api.expectError(422, 'people.exportCsv')).body
    assert.deepEqual(
      errors?.map(({ path, code, limit }) => [path, code, limit]),
      [['query', 'too_many', 100_000]],
    )
    const visitor = await visitConsoleAs(app, business.owner)
    const { text } = await visitor.get('/console/people.csv?sort=-last_name')
    assert.match(text, /too long[\s\S]*at most 100,000 rows/)
    assert.match(text, /href="\/console\/people\?sort=-last_name"/)
  })

  it('has the leave requests that match the filters', async () => {
    const fixture = await createLeaveFixture(app)
    const visitor = await visitConsoleAs(app, fixture.business.owner)
    const leave_type_id = await fixture.addLeaveType()
    const people = [await fixture.addPerson(), await fixture.addPerson()]
    for (const person_id of people) await fixture.requestLeave({ person_id, leave_type_id, ...from(0) })
    const { text } = await visitor.get(`/console/leave.csv?person_id=${people[1]}`)
    assert.deepEqual(readColumn(text, 'person_id'), [String(people[1])])
    assert.deepEqual(readColumn(text, 'status'), ['requested'])
    assert.equal(readColumn((await visitor.get('/console/leave.csv')).text, 'id').length, 2)
  })

  it('has the leave balances that match the filters, and only their own for employees', async () => {
    const fixture = await createLeaveFixture(app)
    const visitor = await visitConsoleAs(app, fixture.business.owner)
    const leave_type_id = await fixture.addLeaveType()
    const { person_id, user } = await fixture.addMember('employee')
    await fixture.addMember('employee')
    const list = (await visitor.get(`/console/leave/balances?person_id=${person_id}`)).text
    assert.match(list, new RegExp(`href="/console/leave/balances\\.csv\\?person_id=${person_id}"`))
    for (const [by, query] of [
      [visitor, `?person_id=${person_id}&leave_type_id=${leave_type_id}`],
      [await visitConsoleAs(app, user), ''],
    ] as const) {
      const { text } = await by.get(`/console/leave/balances.csv${query}`)
      assert.deepEqual(readColumn(text, 'person_id'), [String(person_id)])
    }
    assert.equal(readColumn((await visitor.get('/console/leave/balances.csv')).text, 'person_id').length, 2)
  })

  it('has the documents that the user may see and that match the filters', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id: person_id } = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    const { id: other } = await createPerson(app, { business_id })
    const document = await createDocument(app, { business_id, person_id, status: 'sent' })
    await createDocument(app, { business_id, person_id: other, status: 'sent' })
    await createDocument(app, { business_id, person_id, status: 'draft' })
    const { text } = await visitor.get(`/console/documents.csv?status=sent&person_id=${person_id}`)
    assert.deepEqual([readColumn(text, 'id'), readColumn(text, 'person')], [[String(document.id)], ['Ada Lovelace']])
    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, person_id)
    const own = await visitConsoleAs(app, employee)
    assert.deepEqual(readColumn((await own.get('/console/documents.csv')).text, 'id'), [String(document.id)])
    assert.equal((await own.get('/console/people.csv')).status, 403)
  })
})
