import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract.ts'
import { startTestApp } from '../../support/app.ts'
import { visitConsole } from '../../support/console-visitor.ts'
import { createUser, linkUser } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'
import { earning, openDesk } from '../pay-runs/pay-run-desk.ts'

const app = await startTestApp()

/** A business with its owner in the console. */
async function openOffice() {
  const desk = await openDesk(app)
  const visitor = visitConsole(app)
  await visitor.signIn(desk.business.owner)
  return { ...desk, visitor, at: (id: number, rest = '') => `/console/pay-runs/${id}${rest}` }
}

describe('pay runs in the console', () => {
  it('are listed by the filter in the address, with their sums in their currency', async () => {
    const { visitor, draftOf, draft } = await openOffice()
    await draftOf(['1234.50', '1000.00'], { period_start: '2026-02-01', period_end: '2026-02-28' })
    await draft({ type: 'correction', currency: 'JPY' })
    const { text } = await visitor.get('/console/pay-runs')
    assert.match(text, /€2,234\.50/)
    assert.match(text, /¥0/)
    const corrections = await visitor.get('/console/pay-runs?type=correction')
    assert.doesNotMatch(corrections.text, /€2,234\.50/)
    assert.match(corrections.text, /<option value="correction" selected>/)
    assert.match((await visitor.get('/console/pay-runs?status=approved')).text, /No pay run matches/)
  })

  it('are approved in the version that was looked at; a newer one is shown beside it first', async () => {
    const { visitor, draftOf, api, get, at } = await openOffice()
    const { run, people } = await draftOf(['1000.00'])
    const seen = await visitor.get(at(run.id))
    await api.call('payslips.put', {
      path: { id: run.id, person_id: people[0] ?? 0 },
      body: { lines: [earning('2000.00')] },
    })
    const fields = Object.fromEntries(
      [...seen.text.matchAll(/name="(form_token|form_key|version|seen_\w+)" value="([^"]*)"/g)].map(
        ([, name, value]) => [String(name), String(value)],
      ),
    )
    const refused = await visitor.post(at(run.id), { ...fields, action: 'approve' })
    assert.equal(refused.status, 412)
    assert.match(refused.text, /Nothing was approved/)
    assert.match(refused.text, /€1,000\.00[\s\S]*<strong>€2,000\.00<\/strong>/)
    assert.equal((await get(run.id)).status, 'draft')

    const approved = await visitor.submit(at(run.id), 'approve')
    assert.match((await visitor.follow(approved)).text, /The pay run is approved/)
    assert.equal((await get(run.id)).status, 'approved')
  })

  it('say what blocks them, about whom, and offer no approval', async () => {
    const { visitor, draft, person, api, at } = await openOffice()
    const run = await draft()
    const person_id = await person({ first_name: '<b>Nina</b>', last_name: "O'Neg" })
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

  it('tell whoever took part why another person has to approve them', async () => {
    const { visitor, business, draftOf, api, at } = await openOffice()
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { run, people } = await draftOf(['1000.00'])
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    await caller(app, admin.token).call('payslips.put', {
      path: { id: run.id, person_id: people[0] ?? 0 },
      body: { lines: [earning('1500.00')] },
    })
    const { text } = await visitor.get(at(run.id))
    assert.match(text, /Another person has to approve this/)
    assert.match(text, /you drafted it and wrote payslips/)
    assert.ok(text.includes(`${admin.name}, who wrote payslips`), text)
    assert.doesNotMatch(text, /value="approve"/)
  })

  it('are cancelled with a reason that is kept when it is refused', async () => {
    const { visitor, draftOf, get, at } = await openOffice()
    const { run } = await draftOf(['1000.00'])
    const reason = 'Twice & "again"'
    const refused = await visitor.submit(at(run.id), 'cancel', { reason, version: '1' })
    assert.equal(refused.status, 412)
    assert.ok(refused.text.includes('value="Twice &amp; &quot;again&quot;"'))
    assert.equal((await visitor.submit(at(run.id), 'cancel', { reason })).status, 303)
    assert.equal((await get(run.id)).status, 'cancelled')
  })

  it('show what somebody else has stored beside what was typed', async () => {
    const { visitor, draft, api, get, at } = await openOffice()
    const { id } = await draft()
    const typed = {
      version: '1',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      pay_date: '2026-01-28',
      external_id: 'mine',
    }
    await api.call('payRuns.update', { path: { id }, body: { external_id: 'theirs' } })
    const refused = await visitor.submit(at(id, '/edit'), 'change', typed)
    assert.equal(refused.status, 412)
    assert.match(refused.text, /mine[\s\S]*<strong>theirs<\/strong>/)
    assert.match(refused.text, /name="pay_date"[^>]*value="2026-01-28"/)
    const { version: _, ...again } = typed
    assert.equal((await visitor.submit(at(id, '/edit'), 'change', again)).status, 303)
    assert.equal((await get(id)).external_id, 'mine')
  })

  it('are exported as CSV, and for the bank with the accounts that are typed', async () => {
    const { visitor, draftOf, approve, at } = await openOffice()
    const { run } = await draftOf(['1000.00', '2000.00'])
    const csv = await visitor.submit(at(run.id, '/csv'), 'download')
    assert.equal(csv.headers['content-disposition'], `attachment; filename=pay-run-${run.id}.csv`)
    assert.match(csv.text, /1000\.00/)
    assert.match((await visitor.get(at(run.id, '/bank-file'))).text, /Not approved/)

    await approve(run)
    const { text } = await visitor.get(at(run.id, '/bank-file'))
    const person_id = [...text.matchAll(/name="person_id" value="(\d+)"/g)].map(([, id]) => String(id))
    const typed = {
      person_id,
      'debtor.name': 'Acme SAS',
      'debtor.iban': 'FR1420041010050500013M02606',
      'accounts[0].iban': 'DE89370400440532013000',
      'accounts[1].iban': 'DE00370400440532013000',
    }
    const refused = await visitor.submit(at(run.id, '/bank-file'), 'download', typed)
    assert.equal(refused.status, 422)
    assert.match(refused.text, /name="accounts\[1\]\.iban"[^>]*value="DE00370400440532013000"[^>]*aria-invalid="true"/)
    const right = { ...typed, 'accounts[1].iban': 'DE89370400440532013000' }
    const file = await visitor.submit(at(run.id, '/bank-file'), 'download', right)
    assert.equal(file.headers['content-disposition'], `attachment; filename=pay-run-${run.id}.xml`)
    assert.match(file.text, /pain\.001\.001\.09[\s\S]*<NbOfTxs>2</)
  })

  it('take the accounts of many people as a spreadsheet has them, and say which line is wrong', async () => {
    const { visitor, draftOf, approve, at } = await openOffice()
    const { run, people } = await draftOf(['1000.00', '2000.00'])
    await approve(run)
    await app.db.updateTable('pay_runs').set({ people_count: 201 }).where('id', '=', run.id).execute() // as if there were
    const typed = { 'debtor.name': 'Acme SAS', 'debtor.iban': 'FR1420041010050500013M02606' }
    const send = (accounts: string) =>
      visitor.submit(at(run.id, '/bank-file'), 'download-pasted', { ...typed, accounts })
    const [first, second] = people
    const refused = await send(`${first};DE89 3704 0044 0532 0130 00\n${second};DE00370400440532013000`)
    assert.equal(refused.status, 422)
    assert.match(refused.text, /Line 2: iban must be an IBAN/)
    assert.match((await send('Ada,DE89370400440532013000')).text, /Line 1 does not begin with a person’s id/)
    assert.match(
      (await send(`${first},DE89370400440532013000`)).text,
      new RegExp(`must have the account of person ${second}`),
    )
    const file = await send(`${first}\tDE89370400440532013000\tCOBADEFFXXX\n${second},DE89370400440532013000`)
    assert.match(file.text, /<NbOfTxs>2<[\s\S]*COBADEFFXXX/)
  })
})

describe('a payslip in the console', () => {
  const rowOf = (index: number, line: Partial<Schemas['PayslipLineInput']>): Record<string, string> => {
    const { kind = 'earning', code = '', name = '', quantity = '', rate = '', amount = '' } = line
    const members = { kind, code, name, quantity, rate, amount }
    return Object.fromEntries(Object.entries(members).map(([member, value]) => [`lines[${index}].${member}`, value]))
  }

  it('is written row by row; a problem stands in its row, and empty rows are left out', async () => {
    const { visitor, draft, person, api, at } = await openOffice()
    const { id } = await draft()
    const person_id = await person()
    const path = at(id, `/payslips/${person_id}/lines`)
    const rows = {
      ...rowOf(0, {}),
      ...rowOf(1, earning('4000.00')),
      ...rowOf(3, { kind: 'tax', code: 'tax', name: 'Tax "A"', amount: '900' }),
    }
    const refused = await visitor.submit(path, 'save', rows)
    assert.equal(refused.status, 422)
    assert.match(refused.text, /name="lines\[1\]\.amount"[^>]*value="900"[^>]*aria-invalid="true"/)
    assert.match(refused.text, /must have 2 decimals/)
    assert.ok(refused.text.includes('value="Tax &quot;A&quot;"'))
    const saved = await visitor.submit(path, 'save', { ...rows, 'lines[3].amount': '900.00' })
    assert.match((await visitor.follow(saved)).text, /€3,100\.00/)
    const { body } = await api.call('payslips.get', { path: { id, person_id } })
    assert.deepEqual(
      body.data.lines.map(({ code }) => code),
      ['salary', 'tax'],
    )
  })

  it('is not overwritten unseen', async () => {
    const { visitor, draftOf, api, at } = await openOffice()
    const { run, people } = await draftOf(['1000.00'])
    const place = { id: run.id, person_id: people[0] ?? 0 }
    await api.call('payslips.put', { path: place, body: { lines: [earning('1200.00')] } })
    const path = at(run.id, `/payslips/${place.person_id}/lines`)
    const refused = await visitor.submit(path, 'save', { version: '1', ...rowOf(0, earning('1100.00')) })
    assert.equal(refused.status, 412)
    assert.match(refused.text, /Salary: 1100\.00[\s\S]*<strong>Salary: €1,200\.00<\/strong>/)
    assert.match(refused.text, /name="lines\[0\]\.amount"[^>]*value="1100\.00"/)
  })

  it('is shown to employees: their own alone, once it is approved, also as PDF', async () => {
    const { draftOf, approve, business, at } = await openOffice()
    const { run, people } = await draftOf(['1000.00', '2000.00'])
    const [own = 0, other = 0] = people
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, own)
    const employee = visitConsole(app)
    await employee.signIn(user)
    assert.match((await employee.get('/console/payslips')).text, /No payslips yet/)
    await approve(run)
    const { text } = await employee.get('/console/payslips')
    assert.match(text, /€1,000\.00/)
    assert.match(text, /<a href="\/console\/payslips" aria-current="page">My payslips<\/a>/)
    assert.doesNotMatch(text, /€2,000\.00|>Pay runs</)
    const mine = await employee.get(at(run.id, `/payslips/${own}`))
    assert.equal(mine.status, 200)
    assert.doesNotMatch(mine.text, /value="delete"/)
    const pdf = await employee.get(at(run.id, `/payslips/${own}/payslip.pdf`))
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    assert.equal(pdf.headers['content-disposition'], 'inline')
    for (const rest of [`/payslips/${other}`, `/payslips/${other}/payslip.pdf`]) {
      assert.equal((await employee.get(at(run.id, rest))).status, 404, rest)
    }
    for (const rest of ['', '/csv', '/bank-file', '/edit', '/payslips/new', `/payslips/${own}/lines`]) {
      assert.equal((await employee.get(at(run.id, rest))).status, 403, rest)
    }
  })
})
