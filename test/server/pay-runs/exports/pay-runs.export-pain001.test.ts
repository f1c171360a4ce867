import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'
import { elementText, elementTexts, pain001Problems } from './pain001-rules.ts'

const app = await startTestApp()
const { api, business, addPerson, draft, draftWithPayslips, approve, get } = await createPayRunFixture(app)

const debtor = { name: 'Acme SAS', iban: 'FR14 2004 1010 0505 0001 3m02 606', bic: 'PSSTFRPPPAR' }
const iban = 'DE89370400440532013000'
const toAccounts = (people: number[]) => people.map((person_id) => ({ person_id, iban }))

describe('payRuns.exportPain001', () => {
  it('pays each net pay above zero once, in a valid message', async () => {
    const { run, people } = await draftWithPayslips(['1000.01', '0.00', '20.02'])
    const approved = await approve(run)
    const [first = 0, unpaid = 0, third = 0] = people
    const payees = [first, third]
    const otherAccounts = [
      { person_id: unpaid, iban: 'TR330006100519786457841326' },
      { person_id: await addPerson(), iban: 'XX89370400440532013000', bic: 'COBAXXFF' },
    ]
    const body = { debtor, accounts: [...toAccounts(payees), ...otherAccounts] }
    const { headers, text } = await api.call('payRuns.exportPain001', { path: { id: run.id }, body })
    assert.equal(headers['content-type'], 'application/xml; charset=utf-8')
    assert.equal(headers['content-disposition'], `attachment; filename="pay-run-${run.id}.xml"`)
    assert.deepEqual(await pain001Problems(text), [])
    assert.deepEqual(elementTexts(text, 'NbOfTxs'), ['2', '2'])
    assert.deepEqual(elementTexts(text, 'CtrlSum'), [approved.totals.net, approved.totals.net])
    assert.deepEqual(elementTexts(text, 'InstdAmt'), ['1000.01', '20.02'])
    assert.deepEqual(
      elementTexts(text, 'EndToEndId'),
      payees.map((id) => `WF-${run.id}-${id}`),
    )
    assert.deepEqual(elementTexts(text, 'IBAN'), ['FR1420041010050500013M02606', iban, iban])
    assert.equal(elementText(text, 'BICFI'), 'PSSTFRPPPAR')
    assert.equal(elementText(text, 'ChrgBr'), 'SLEV', 'the accounts of other people have no effect')
    assert.equal(elementText(text, 'Dt'), run.pay_date)

    await api.call('payRuns.complete', { path: { id: run.id } })
    const later = { ...body, execution_date: '2026-02-02' }
    const again = (await api.call('payRuns.exportPain001', { path: { id: run.id }, body: later })).text
    assert.equal(elementText(again, 'MsgId'), elementText(text, 'MsgId'), 'the bank executes it once')
    assert.equal(elementText(again, 'Dt'), '2026-02-02')
  })

  it('reports all invalid, duplicate and missing accounts', async () => {
    const { run, people } = await draftWithPayslips(['1.00', '2.00', '3.00'])
    await approve(run)
    const [first = 0, second = 0, third = 0] = people
    const path = { id: run.id }
    const accounts = [
      { person_id: first, iban: 'DE89370400440532013001' },
      { person_id: second, iban: 'XX89370400440532013000', bic: 'COBAXXFF' },
      { person_id: first, iban },
    ]
    const { body } = await api.expectError(422, 'payRuns.exportPain001', { path, body: { debtor, accounts } })
    assert.deepEqual(
      body.errors?.map((problem) => problem.path),
      [
        'body.accounts[0].iban',
        'body.accounts[1].iban',
        'body.accounts[1].bic',
        'body.accounts[2].person_id',
        'body.accounts',
      ],
    )
    const without = await api.expectError(422, 'payRuns.exportPain001', {
      path,
      body: { debtor, accounts: toAccounts([first]) },
    })
    assert.deepEqual(without.body.errors, [
      {
        path: 'body.accounts',
        code: 'account_missing',
        detail: String(second),
        message: `must have the account of person ${second}`,
      },
      {
        path: 'body.accounts',
        code: 'account_missing',
        detail: String(third),
        message: `must have the account of person ${third}`,
      },
    ])
  })

  it('adds up payments beyond 2⁵³ exactly when a correction reclaims as much', async () => {
    const { id } = await draft({ type: 'correction', currency: 'JPY' })
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson()))
    const payslips = people.map((person_id, index) => ({
      person_id,
      lines: Array.from({ length: 99 }, () => earning(index < 10 ? '9999999999999' : '-9999999999999')),
    }))
    await api.call('payslips.putMany', { path: { id }, body: { payslips } })
    await approve(await get(id))
    const body = { debtor, accounts: toAccounts(people) }
    const { text } = await api.call('payRuns.exportPain001', { path: { id }, body })
    const sum = '9899999999999010'
    assert.deepEqual(elementTexts(text, 'CtrlSum'), [sum, sum])
  })

  it('refuses drafts, cancelled pay runs, and pay runs without a net pay above zero', async () => {
    const { id } = await draft({ type: 'correction' })
    const person_id = await addPerson()
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning('-5.00')] } })
    const request = { path: { id }, body: { debtor, accounts: toAccounts([person_id]) } }
    const early = await api.expectError(409, 'payRuns.exportPain001', request)
    assert.equal(early.body.current_status, 'draft')
    await approve(await get(id))
    await api.expectError(422, 'payRuns.exportPain001', request)
    await api.call('payRuns.cancel', { path: { id }, body: { reason: 'Not needed' } })
    const late = await api.expectError(409, 'payRuns.exportPain001', request)
    assert.equal(late.body.current_status, 'cancelled')
  })

  it('stores no bank details, not even for an Idempotency-Key', async () => {
    const { run, people } = await draftWithPayslips(['1.00'])
    await approve(run)
    const header = { 'Idempotency-Key': 'keep-nothing' }
    const request = { path: { id: run.id }, header, body: { debtor, accounts: toAccounts(people) } }
    assert.equal((await api.send('payRuns.exportPain001', request)).status, 200)
    const stored = await app.db.selectFrom('kept_answers').select('request').execute()
    assert.deepEqual(
      stored.filter(({ request }) => request.includes('export')),
      [],
    )
  })

  it('exports a thousand payslips exactly', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      business_id: business.id,
      first_name: 'Ada',
      last_name: `Thousand ${n}`,
      email: `thousand-${n}@example.com`,
      metadata: {},
    }))
    const inserted = await app.db.insertInto('people').values(rows).returning('id').execute()
    const people = inserted.map(({ id }) => id)
    const { id } = await draft()
    for (const half of [people.slice(0, 500), people.slice(500)]) {
      const payslips = half.map((person_id) => ({ person_id, lines: [earning('1000.01'), earning('0.99')] }))
      await api.call('payslips.putMany', { path: { id }, body: { payslips } })
    }
    await approve(await get(id))
    const accounts = toAccounts(people)
    const { text } = await api.call('payRuns.exportPain001', { path: { id }, body: { debtor, accounts } })
    assert.deepEqual(await pain001Problems(text), [])
    assert.deepEqual(elementTexts(text, 'CtrlSum'), ['1001000.00', '1001000.00'])
    assert.equal(new Set(elementTexts(text, 'EndToEndId')).size, 1000)
    const csv = (await api.call('payRuns.exportCsv', { path: { id } })).text
    assert.equal(csv.trimEnd().split('\r\n').length, 1001)
  })
})
