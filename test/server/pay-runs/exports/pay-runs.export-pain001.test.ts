import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { earning, openDesk } from '../pay-run-desk.ts'
import { pain001Problems, textOf, textsOf } from './pain001-rules.ts'

const app = await startTestApp()
const { api, business, person, draft, draftOf, approve, get } = await openDesk(app)

const debtor = { name: 'Acme SAS', iban: 'FR14 2004 1010 0505 0001 3m02 606', bic: 'PSSTFRPPPAR' }
const iban = 'DE89370400440532013000'
const accountsOf = (people: number[]) => people.map((person_id) => ({ person_id, iban }))

describe('payRuns.exportPain001', () => {
  it('pays each net above zero once, as the ISO schema has it', async () => {
    const { run, people } = await draftOf(['1000.01', '0.00', '20.02'])
    const approved = await approve(run)
    const unpaid = [people[1] ?? 0, await person()]
    const others = [
      { person_id: unpaid[0] ?? 0, iban: 'TR330006100519786457841326' },
      { person_id: unpaid[1] ?? 0, iban: 'XX89370400440532013000', bic: 'COBAXXFF' },
    ]
    const accounts = [...accountsOf(people.filter((id) => !unpaid.includes(id))), ...others]
    const body = { debtor, accounts }
    const { headers, text } = await api.call('payRuns.exportPain001', { path: { id: run.id }, body })
    assert.equal(headers['content-type'], 'application/xml; charset=utf-8')
    assert.equal(headers['content-disposition'], `attachment; filename="pay-run-${run.id}.xml"`)
    assert.deepEqual(await pain001Problems(text), [])
    assert.deepEqual(textsOf(text, 'NbOfTxs'), ['2', '2'])
    assert.deepEqual(textsOf(text, 'CtrlSum'), [approved.totals.net, approved.totals.net])
    assert.deepEqual(textsOf(text, 'InstdAmt'), ['1000.01', '20.02'])
    const paid = people.filter((id) => !unpaid.includes(id))
    assert.deepEqual(
      textsOf(text, 'EndToEndId'),
      paid.map((id) => `WF-${run.id}-${id}`),
    )
    assert.deepEqual(textsOf(text, 'IBAN'), ['FR1420041010050500013M02606', iban, iban])
    assert.equal(textOf(text, 'BICFI'), 'PSSTFRPPPAR')
    assert.equal(textOf(text, 'ChrgBr'), 'SLEV', 'where others have their accounts is of no account')
    assert.equal(textOf(text, 'Dt'), run.pay_date)

    await api.call('payRuns.complete', { path: { id: run.id } })
    const later = { ...body, execution_date: '2026-02-02' }
    const again = (await api.call('payRuns.exportPain001', { path: { id: run.id }, body: later })).text
    assert.equal(textOf(again, 'MsgId'), textOf(text, 'MsgId'), 'a bank pays it once')
    assert.equal(textOf(again, 'Dt'), '2026-02-02')
  })

  it('refuses accounts that are none and people without one, all at once', async () => {
    const { run, people } = await draftOf(['1.00', '2.00', '3.00'])
    await approve(run)
    const [first = 0, second = 0, third = 0] = people
    const path = { id: run.id }
    const accounts = [
      { person_id: first, iban: 'DE89370400440532013001' },
      { person_id: second, iban: 'XX89370400440532013000', bic: 'COBAXXFF' },
      { person_id: first, iban },
    ]
    const refused = await api.refused(422, 'payRuns.exportPain001', { path, body: { debtor, accounts } })
    assert.deepEqual(
      refused.body.errors?.map((problem) => problem.path),
      [
        'body.accounts[0].iban',
        'body.accounts[1].iban',
        'body.accounts[1].bic',
        'body.accounts[2].person_id',
        'body.accounts',
      ],
    )
    const without = await api.refused(422, 'payRuns.exportPain001', {
      path,
      body: { debtor, accounts: accountsOf([first]) },
    })
    assert.deepEqual(without.body.errors, [
      { path: 'body.accounts', message: `must have the account of person ${second}` },
      { path: 'body.accounts', message: `must have the account of person ${third}` },
    ])
  })

  it('is another message once it is approved anew, and the same until then', async () => {
    const { run, people } = await draftOf(['1.00'])
    const request = { path: { id: run.id }, body: { debtor, accounts: accountsOf(people) } }
    const messageId = async () => textOf((await api.call('payRuns.exportPain001', request)).text, 'MsgId')
    await approve(run)
    const first = await messageId()
    assert.equal(await messageId(), first)
    await api.call('payRuns.reopen', { path: { id: run.id }, body: { reason: 'Forgot the bonus' } })
    await approve(await get(run.id))
    assert.notEqual(await messageId(), first)
  })

  it('sums what is paid exactly, also where a correction takes as much back', async () => {
    const { id } = await draft({ type: 'correction', currency: 'JPY' })
    const people = await Promise.all(Array.from({ length: 20 }, () => person()))
    const payslips = people.map((person_id, index) => ({
      person_id,
      lines: Array.from({ length: 99 }, () => earning(index < 10 ? '9999999999999' : '-9999999999999')),
    }))
    await api.call('payslips.putMany', { path: { id }, body: { payslips } })
    await approve(await get(id))
    const body = { debtor, accounts: accountsOf(people) }
    const { text } = await api.call('payRuns.exportPain001', { path: { id }, body })
    const sum = '9899999999999010' // beyond 2⁵³
    assert.deepEqual(textsOf(text, 'CtrlSum'), [sum, sum])
  })

  it('pays no draft, nothing that is cancelled, and nobody below zero', async () => {
    const { id } = await draft({ type: 'correction' })
    const person_id = await person()
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning('-5.00')] } })
    const request = { path: { id }, body: { debtor, accounts: accountsOf([person_id]) } }
    const early = await api.refused(409, 'payRuns.exportPain001', request)
    assert.equal(early.body.current_status, 'draft')
    await approve(await get(id))
    await api.refused(422, 'payRuns.exportPain001', request)
    await api.call('payRuns.cancel', { path: { id }, body: { reason: 'Not needed' } })
    const late = await api.refused(409, 'payRuns.exportPain001', request)
    assert.equal(late.body.current_status, 'cancelled')
  })

  it('keeps no bank details: neither in the database nor for an Idempotency-Key', async () => {
    const { run, people } = await draftOf(['1.00'])
    await approve(run)
    const header = { 'Idempotency-Key': 'keep-nothing' }
    const request = { path: { id: run.id }, header, body: { debtor, accounts: accountsOf(people) } }
    assert.equal((await api.send('payRuns.exportPain001', request)).status, 200)
    const kept = await app.db.selectFrom('kept_answers').select('request').execute()
    assert.deepEqual(
      kept.filter(({ request }) => request.includes('export')),
      [],
    )
  })

  it('exports a thousand payslips, put in bulk, with not a cent lost', async () => {
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
    const accounts = accountsOf(people)
    const { text } = await api.call('payRuns.exportPain001', { path: { id }, body: { debtor, accounts } })
    assert.deepEqual(await pain001Problems(text), [])
    assert.deepEqual(textsOf(text, 'CtrlSum'), ['1001000.00', '1001000.00'])
    assert.equal(new Set(textsOf(text, 'EndToEndId')).size, 1000)
    const csv = (await api.call('payRuns.exportCsv', { path: { id } })).text
    assert.equal(csv.trimEnd().split('\r\n').length, 1001)
  })
})
