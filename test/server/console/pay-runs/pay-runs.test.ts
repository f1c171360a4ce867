import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hiddenFields } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createJournalAccounts } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning } from '../../pay-runs/pay-run-fixture.ts'
import { createConsolePayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

const createFixture = () => createConsolePayRunFixture(app)

describe('pay runs in the console', () => {
  it('are filtered by the query, with totals in their currency', async () => {
    const { visitor, draftWithPayslips, draft } = await createFixture()
    await draftWithPayslips(['1234.50', '1000.00'], { period_start: '2026-02-01', period_end: '2026-02-28' })
    await draft({ type: 'correction', currency: 'JPY' })
    const { text } = await visitor.get('/console/pay-runs')
    assert.match(text, /€2,234\.50/)
    assert.match(text, /¥0/)
    const corrections = await visitor.get('/console/pay-runs?type=correction')
    assert.doesNotMatch(corrections.text, /€2,234\.50/)
    assert.match(corrections.text, /<option value="correction" selected>/)
    assert.match((await visitor.get('/console/pay-runs?status=approved')).text, /No matching pay runs/)
  })

  it('are approved in the version that was shown; a newer version is shown first', async () => {
    const { visitor, draftWithPayslips, api, get, at } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00'])
    const page = await visitor.get(at(run.id))
    await api.call('payslips.put', {
      path: { id: run.id, person_id: people[0] ?? 0 },
      body: { lines: [earning('2000.00')] },
    })
    const fields = Object.fromEntries(
      [...page.text.matchAll(/name="(form_token|form_key|version|seen_\w+)" value="([^"]*)"/g)].map(
        ([, name, value]) => [String(name), String(value)],
      ),
    )
    const conflict = await visitor.post(at(run.id), { ...fields, action: 'approve' })
    assert.equal(conflict.status, 412)
    assert.match(conflict.text, /It was not approved/)
    assert.match(conflict.text, /€1,000\.00[\s\S]*<strong>€2,000\.00<\/strong>/)
    assert.equal((await get(run.id)).status, 'draft')

    const approved = await visitor.submit(at(run.id), 'approve')
    assert.match((await visitor.follow(approved)).text, /Pay run approved/)
    assert.equal((await get(run.id)).status, 'approved')
  })

  it('are drafted from another pay run and from recurring lines, and list the omissions', async () => {
    const { visitor, addPerson, draftWithPayslips, api } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00', '2000.00'])
    await api.call('people.terminate', { path: { id: people[0] ?? 0 }, body: { end_date: '2026-02-01' } })
    const id = await addPerson()
    const lines = `/console/people/${id}/recurring-lines`
    assert.match((await visitor.get(`/console/people/${id}/pay`)).text, /recurring-lines">Add recurring line/)
    assert.match((await visitor.get(lines)).text, /No recurring lines/)
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '40.5', starts_on: '2026-01-01' }
    const invalid = await visitor.submit(lines, 'add', line)
    assert.match(invalid.text, /Enter an amount with 2 decimals, such as 1,000\.00\./)
    const added = await visitor.submit(lines, 'add', { ...line, amount: '4000.00' })
    assert.match((await visitor.follow(added)).text, /€4,000\.00[\s\S]*In force/)

    const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }
    const form = { type: 'regular', ...february, currency: 'EUR', copy_from: `${run.id}` }
    const { text } = await visitor.submit('/console/pay-runs/new', 'create', form)
    assert.match(text, /The draft has 2 payslips/)
    assert.match(text, /Employment ended on Jan 31, 2026, before this period/)
    const [drafted] = (await api.call('payRuns.list', { query: { sort: '-id', limit: 1 } })).body.data
    assert.equal(drafted?.totals.net, '6000.00')

    const [own] = (await api.call('recurringLines.list', { path: { id } })).body.data
    const page = `${lines}/${own?.id}`
    const saved = await visitor.submit(page, 'save', { ...line, amount: '4000.00', ends_on: '2026-01-31' })
    assert.match((await visitor.follow(saved)).text, / saved[\s\S]*Ended/)
    assert.match((await visitor.follow(await visitor.submit(page, 'delete'))).text, /No recurring lines/)
  })

  it('list the blocking problems with links to people, and offer no approval', async () => {
    const { visitor, draft, addPerson, api, at } = await createFixture()
    const run = await draft()
    const person_id = await addPerson({ first_name: '<b>Nina</b>', last_name: "O'Neg" })
    const lines = [{ kind: 'deduction', code: 'fee', name: '<i>Fee</i>', amount: '12.50' }] as const
    await api.call('payslips.put', { path: { id: run.id, person_id }, body: { lines: [...lines] } })
    const { text } = await visitor.get(at(run.id))
    assert.match(text, /1 blocker/)
    assert.ok(
      text.includes(
        `<a href="/console/people/${person_id}">&lt;b&gt;Nina&lt;/b&gt; O&#39;Neg</a>: The net pay is below zero`,
      ),
    )
    assert.doesNotMatch(text, /value="approve"|<b>Nina/)
    const payslip = await visitor.get(at(run.id, `/payslips/${person_id}`))
    assert.ok(payslip.text.includes('&lt;i&gt;Fee&lt;/i&gt;'))
  })

  it('explain to the author why another user must approve', async () => {
    const { visitor, business, draftWithPayslips, api, at } = await createFixture()
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { run, people } = await draftWithPayslips(['1000.00'])
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    await caller(app, admin.token).call('payslips.put', {
      path: { id: run.id, person_id: people[0] ?? 0 },
      body: { lines: [earning('1500.00')] },
    })
    const { text } = await visitor.get(at(run.id))
    assert.match(text, /Another person must approve this/)
    assert.match(text, /You drafted it/)
    assert.ok(text.includes(`${admin.name} cannot approve it either`), text)
    assert.doesNotMatch(text, /value="approve"/)
  })

  it('are cancelled with a reason, which the form keeps after a conflict', async () => {
    const { visitor, draftWithPayslips, get, at } = await createFixture()
    const { run } = await draftWithPayslips(['1000.00'])
    const reason = 'Twice & "again"'
    const conflict = await visitor.submit(at(run.id), 'cancel', { reason, version: '1' })
    assert.equal(conflict.status, 412)
    assert.ok(conflict.text.includes('value="Twice &amp; &quot;again&quot;"'))
    assert.equal((await visitor.submit(at(run.id), 'cancel', { reason })).status, 303)
    assert.equal((await get(run.id)).status, 'cancelled')
  })

  it('show the changes of another user next to the input, and keep these changes in fields without input', async () => {
    const { visitor, draft, api, get, at } = await createFixture()
    const { id } = await draft()
    const page = await visitor.get(at(id, '/edit'))
    const days = { period_start: '2026-01-01', period_end: '2026-01-31', pay_date: '2026-01-28' }
    const input = { ...hiddenFields(page.text, 'change'), ...days, external_id: '', action: 'change' }
    await api.call('payRuns.update', { path: { id }, body: { external_id: 'theirs', pay_date: '2026-01-29' } })
    const conflict = await visitor.post(at(id, '/edit'), input)
    assert.equal(conflict.status, 412)
    assert.match(conflict.text, /Pay date[\s\S]*Jan 29, 2026[\s\S]*Jan 28, 2026/)
    assert.match(conflict.text, /name="pay_date"[^>]*value="2026-01-28"/)
    assert.match(conflict.text, /name="external_id"[^>]*value="theirs"/)
    const again = { ...input, ...hiddenFields(conflict.text, 'change'), external_id: 'theirs' }
    assert.equal((await visitor.post(at(id, '/edit'), again)).status, 303)
    const { external_id, pay_date } = await get(id)
    assert.deepEqual({ external_id, pay_date }, { external_id: 'theirs', pay_date: '2026-01-28' })
  })

  it('are exported as CSV, and as a bank file with the accounts from the form', async () => {
    const { visitor, draftWithPayslips, approve, at } = await createFixture()
    const { run } = await draftWithPayslips(['1000.00', '2000.00'])
    const csv = await visitor.submit(at(run.id, '/csv'), 'download')
    assert.equal(csv.headers['content-disposition'], `attachment; filename=pay-run-${run.id}.csv`)
    assert.match(csv.text, /1000\.00/)
    assert.match((await visitor.get(at(run.id, '/bank-file'))).text, /Not approved/)

    await approve(run)
    const { text } = await visitor.get(at(run.id, '/bank-file'))
    const person_id = [...text.matchAll(/name="person_id" value="(\d+)"/g)].map(([, id]) => String(id))
    const input = {
      person_id,
      'debtor.name': 'Acme SAS',
      'debtor.iban': 'FR1420041010050500013M02606',
      'accounts[0].iban': 'DE89370400440532013000',
      'accounts[1].iban': 'DE00370400440532013000',
    }
    const invalid = await visitor.submit(at(run.id, '/bank-file'), 'download', input)
    assert.equal(invalid.status, 422)
    assert.match(invalid.text, /name="accounts\[1\]\.iban"[^>]*value="DE00370400440532013000"[^>]*aria-invalid="true"/)
    const right = { ...input, 'accounts[1].iban': 'DE89370400440532013000' }
    const file = await visitor.submit(at(run.id, '/bank-file'), 'download', right)
    assert.equal(file.headers['content-disposition'], `attachment; filename=pay-run-${run.id}.xml`)
    assert.match(file.text, /pain\.001\.001\.09[\s\S]*<NbOfTxs>2</)
  })

  it('are exported as a journal, after the missing accounts are added', async () => {
    const { visitor, business, draftWithPayslips, at } = await createFixture()
    const { run } = await draftWithPayslips(['1000.00'])
    const response = await visitor.submit(at(run.id, '/journal'), 'download')
    assert.equal(response.status, 409)
    assert.match(response.text, /Add an account to the pay code salary\./)
    assert.match(response.text, /Add the account for net pay in the settings of the business\./)

    await createJournalAccounts(app, business.id)
    const journal = await visitor.submit(at(run.id, '/journal'), 'download')
    assert.equal(journal.headers['content-disposition'], `attachment; filename=pay-run-${run.id}-journal.csv`)
    assert.match(journal.text, /^2100,,Net pay,,1000\.00,EUR/m)
  })

  it('accept accounts as rows pasted from a spreadsheet, and name the line with an error', async () => {
    const { visitor, draftWithPayslips, approve, at } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00', '2000.00'])
    await approve(run)
    await app.db.updateTable('pay_runs').set({ people_count: 201 }).where('id', '=', run.id).execute() // a large count
    const input = { 'debtor.name': 'Acme SAS', 'debtor.iban': 'FR1420041010050500013M02606' }
    const send = (accounts: string) =>
      visitor.submit(at(run.id, '/bank-file'), 'download-pasted', { ...input, accounts })
    const [first, second] = people
    const invalid = await send(`${first};DE89 3704 0044 0532 0130 00\n${second};DE00370400440532013000`)
    assert.equal(invalid.status, 422)
    assert.match(invalid.text, /Line 2: Enter an IBAN, such as/)
    assert.match((await send('Ada,DE89370400440532013000')).text, /Line 1 does not start with a person ID/)
    assert.match(
      (await send(`${first},DE89370400440532013000`)).text,
      new RegExp(`The account of person ${second} is missing`),
    )
    const file = await send(`${first}\tDE89370400440532013000\tCOBADEFFXXX\n${second},DE89370400440532013000`)
    assert.match(file.text, /<NbOfTxs>2<[\s\S]*COBADEFFXXX/)
  })
})
