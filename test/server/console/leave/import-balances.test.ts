import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { readCsv } from '../../../support/read-csv.ts'
import { createBusiness, createPerson, createUser } from '../../../support/samples/factories.ts'
import { createLeaveType } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const path = '/console/leave/balances/import'

/** Creates a business with Ada, Grace and a leave type, whose code is `vacation`. */
async function createBalances() {
  const business = await createBusiness(app)
  const business_id = business.id
  const { id: ada } = await createPerson(app, { business_id, email: 'ada@example.com', employee_number: 'E-1' })
  const { id: grace } = await createPerson(app, { business_id, email: 'grace@example.com' })
  await createLeaveType(app, { business_id, name: 'Vacation', code: 'vacation' })
  const readLines = () =>
    app.db
      .selectFrom('leave_ledger')
      .select(['person_id', 'days', 'effective_on', 'note'])
      .where('business_id', '=', business_id)
      .orderBy('person_id')
      .execute()
  return { business, ada, grace, readLines, visitor: await visitConsoleAs(app, business.owner) }
}

const check = (visitor: ConsoleVisitor, csv: string, as_of: string) => visitor.upload(path, 'check', { csv, as_of })

const today = () => new Date().toISOString().slice(0, 10)

describe('the import of leave balances', () => {
  it('shows every row before it sets the balances', async () => {
    const { visitor, ada, grace, readLines } = await createBalances()
    const csv = [
      'Email;employee_number;leave_type_code;balance;note',
      ';E-1;vacation;12.5;From the old system',
      'grace@example.com;;vacation;3;',
    ].join('\n')
    const review = await check(visitor, csv, today())
    assert.equal(review.status, 200)
    assert.match(textContent(review.text), /2 balances to set\. Nothing is saved yet\./)
    assert.match(textContent(review.text), /People *2 *Days added *15\.5 *Days deducted *0/)
    assert.deepEqual(await readLines(), [])

    const result = await visitor.follow(await visitor.postForm(path, review.text, 'import'))
    assert.match(textContent(result.text), /2 balances set\./)
    const lines = [
      { person_id: ada, days: 12.5, effective_on: today(), note: 'From the old system' },
      { person_id: grace, days: 3, effective_on: today(), note: null },
    ]
    assert.deepEqual(await readLines(), lines)

    await visitor.follow(await visitor.postForm(path, review.text, 'import'))
    assert.deepEqual(await readLines(), lines)
    const again = await check(visitor, csv, today())
    assert.match(textContent(again.text), /2 balances unchanged/)
    assert.doesNotMatch(again.text, /value="import"/)
  })

  it('imports nothing while a row has errors', async () => {
    const { visitor, ada, readLines } = await createBalances()
    const other = await createBusiness(app)
    const stranger = await createPerson(app, { business_id: other.id, email: 'eve@example.com' })
    const lines = [
      'email,person_id,leave_type_code,balance',
      'ada@example.com,,vacation,1',
      'nora@example.com,,vacation,1',
      'grace@example.com,,vacation,x',
      'grace@example.com,,sick,1',
      'eve@example.com,,vacation,1',
      `,${stranger.id},vacation,1`,
      'ada@example.com,,vacation,2',
    ]
    const review = await check(visitor, lines.join('\n'), today())
    const content = textContent(review.text)
    assert.match(content, /1 balance to set, 6 rows with errors[\s\S]*Nothing is imported while rows have errors/)
    assert.match(content, /3 +nora@example\.com +Vacation +email +There is no person with “nora@example\.com”/)
    assert.match(content, /5 +[^.]+ sick +leave_type_code +There is no leave type with “sick”/)
    assert.match(content, /8 [\s\S]*An earlier row has the same person and leave type/)
    assert.doesNotMatch(review.text, /value="import"/)

    const valid = await check(visitor, lines.slice(0, 2).join('\n'), today())
    await app.db.updateTable('people').set({ email: 'countess@example.com' }).where('id', '=', ada).execute()
    const response = await visitor.postForm(path, valid.text, 'import')
    assert.match(textContent(response.text), /1 row with errors[\s\S]*Nothing is imported/)
    assert.deepEqual(await readLines(), [])
  })

  it('refuses files that are not a list', async () => {
    const { visitor, readLines } = await createBalances()
    const refusals: [content: string | Uint8Array<ArrayBuffer>, message: RegExp][] = [
      ['', /Choose a file above|This list is empty/],
      [' \n\n', /This list is empty/],
      ['email,leave_type_code,balance\n', /There are no rows below the column names/],
      [Uint8Array.of(0x65, 0x6d, 0x61, 0x69, 0x6c, 0x0a, 0xe4), /This file is not UTF-8 text/],
      ['email,balance\n"ada@example.com,1', /line 2 has a quotation mark that is not closed/],
      [`email,balance\n${'a'.repeat(1024 * 1024)}`, /larger than 1 MB|too large/],
    ]
    for (const [content, message] of refusals) {
      const page = await visitor.upload(path, 'check', { file: new File([content], 'balances.csv'), as_of: today() })
      assert.ok(page.status === 422 || page.status === 413, `${message}: ${page.status}`)
      assert.match(textContent(page.text), message)
    }
    assert.deepEqual(await readLines(), [])
  })

  it('reads numbers and dates in the format of the user, and another day per row', async () => {
    const { business, visitor, ada, readLines } = await createBalances()
    await app.db.updateTable('users').set({ locale: 'de-DE' }).where('id', '=', business.owner.id).execute()
    const [year, month, day] = today().split('-')
    const csv = `email;leave_type_code;balance;as_of\nada@example.com;vacation;2,5;${day}.${month}.${year}`
    const review = await check(visitor, csv, '')
    await visitor.follow(await visitor.postForm(path, review.text, 'import'))
    assert.deepEqual(await readLines(), [{ person_id: ada, days: 2.5, effective_on: today(), note: null }])
  })

  it('requires a list with known columns, and a day', async () => {
    const { visitor } = await createBalances()
    const unknown = await check(visitor, 'email,salary\nada@example.com,1', today())
    assert.equal(unknown.status, 422)
    assert.match(textContent(unknown.text), /Unknown: salary\./)
    const csv = 'email,leave_type_code,balance\nada@example.com,vacation,1'
    const withoutDay = await check(visitor, csv, '')
    assert.match(textContent(withoutDay.text), /1 row with errors[\s\S]*as_of/)
    const many = await check(visitor, `email\n${'a@b.example\n'.repeat(501)}`, today())
    assert.match(textContent(many.text), /more than 500 balances/)
  })

  it('has a template, the codes of leave types, and a link from the balances', async () => {
    const { visitor } = await createBalances()
    const template = await visitor.get('/console/leave/balances/import-template.csv')
    assert.deepEqual(readCsv(template.text.slice(1)), [])
    assert.equal(template.text, '\uFEFFemail,leave_type_code,balance,note\r\n')
    assert.match((await visitor.get(path)).text, /<code>vacation<\/code>/)
    assert.match((await visitor.get('/console/leave/balances')).text, /href="\/console\/leave\/balances\/import"/)
  })

  it('is for users who manage leave', async () => {
    const { business } = await createBalances()
    const manager = await visitConsoleAs(app, await createUser(app, { business_id: business.id, role: 'manager' }))
    assert.equal((await manager.get(path)).status, 403)
    assert.doesNotMatch((await manager.get('/console/leave/balances')).text, /balances\/import/)
    const { visitor, readLines } = await createBalances()
    const page = await check(visitor, 'email,leave_type_code,balance\nada@example.com,vacation,1', today())
    assert.equal((await manager.postForm(path, page.text, 'import')).status, 403)
    visitor.cookies.clear()
    assert.match(String((await visitor.postForm(path, page.text, 'import')).headers.location), /sign-in/)
    assert.deepEqual(await readLines(), [])
  })
})
