import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBankAccount } from '../../../support/samples/bank-account.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { elementTexts, pain001Problems } from '../exports/pain001-rules.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, draftWithPayslips, approve, get } = await createPayRunFixture(app)
const base = { business_id: business.id, created_by: business.owner.id }
const debtor = { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' }

const listPayments = async (id: number) =>
  (await api.call('payRuns.payments', { path: { id } })).body.data.map(({ person_id, last_four, amount }) => [
    person_id,
    last_four,
    amount,
  ])

describe('payRuns.payments', () => {
  it('lists how each net pay is split between the accounts that are active on the pay date', async () => {
    const { run, people } = await draftWithPayslips(['1000.00', '500.01', '100.00'])
    const [first = 0, second = 0, third = 0] = people
    await createBankAccount(app, { ...base, person_id: first, amount: '250.00' })
    await createBankAccount(app, { ...base, person_id: first, number: 'FR1420041010050500013M02606' })
    await createBankAccount(app, { ...base, person_id: second, share: 1 })
    await createBankAccount(app, { ...base, person_id: second, share: 1, number: 'FR1420041010050500013M02606' })
    await createBankAccount(app, { ...base, person_id: second, effective_on: '2026-01-31' })
    await createBankAccount(app, { ...base, person_id: second, ends_on: '2026-01-29' })
    await createBankAccount(app, { ...base, person_id: third, status: 'pending' })
    assert.deepEqual(await listPayments(run.id), [])
    const approved = await approve(run)
    const expected = [
      [first, '3000', '250.00'],
      [first, '2606', '750.00'],
      [second, '3000', '250.01'],
      [second, '2606', '250.00'],
    ]
    assert.deepEqual(await listPayments(run.id), expected)

    await api.call('payRuns.reopen', { path: { id: run.id }, body: { reason: 'Wrong' } })
    assert.deepEqual(await listPayments(run.id), [])
    await approve(await get(run.id))
    assert.deepEqual(await listPayments(run.id), expected)
    assert.equal(approved.status, 'approved')
  })

  it('keeps the accounts of an approved pay run when they are changed or deleted', async () => {
    const { run, people } = await draftWithPayslips(['1000.00'])
    const [person_id = 0] = people
    const { id } = await createBankAccount(app, { ...base, person_id })
    await approve(run)
    await api.call('bankAccounts.delete', { path: { id } })
    await api.call('bankAccounts.create', { path: { id: person_id }, body: { holder: 'Mallory', iban: debtor.iban } })
    assert.deepEqual(await listPayments(run.id), [[person_id, '3000', '1000.00']])
    const { text } = await api.call('payRuns.exportPain001', { path: { id: run.id }, body: { debtor } })
    assert.deepEqual(elementTexts(text, 'IBAN'), [debtor.iban, 'DE89370400440532013000'])
  })
})

describe('payRuns.exportPain001 of stored accounts', () => {
  it('writes the addresses of the people as they were at the approval', async () => {
    const { run, people } = await draftWithPayslips(['1000.00', '500.00'])
    const [first = 0, second = 0] = people
    const setAddress = (id: number, postal_address: object | null) =>
      api.call('people.update', { path: { id }, body: { postal_address } as never })
    await setAddress(first, { line1: 'Unter den Linden 1', postal_code: '10117', town: 'Berlin', country: 'DE' })
    for (const person_id of people) await createBankAccount(app, { ...base, person_id })
    await approve(run)
    await setAddress(first, { town: 'Hamburg', country: 'DE' })
    await setAddress(second, { town: 'Bonn', country: 'DE' })

    const payments = (await api.call('payRuns.payments', { path: { id: run.id } })).body.data
    assert.deepEqual(
      payments.map(({ postal_address }) => postal_address?.town),
      ['Berlin', undefined],
    )

    const read = async (body = {}) => {
      const path = { id: run.id }
      const { text } = await api.call('payRuns.exportPain001', { path, body: { debtor, ...body } })
      assert.deepEqual(await pain001Problems(text), [])
      return text
    }
    const stored = await read()
    assert.match(
      stored,
      /<Cdtr><Nm>[^<]+<\/Nm><PstlAdr><StrtNm>Unter den Linden 1<\/StrtNm><PstCd>10117<\/PstCd><TwnNm>Berlin<\/TwnNm><Ctry>DE<\/Ctry><\/PstlAdr><\/Cdtr>/,
    )
    assert.deepEqual(elementTexts(stored, 'TwnNm'), ['Berlin'])
    const accounts = [{ person_id: second, iban: 'DE89370400440532013000' }]
    assert.deepEqual(elementTexts(await read({ accounts }), 'TwnNm'), ['Berlin', 'Bonn'])
  })

  it('needs neither debtor nor accounts, and writes their parts, bank numbers and addresses', async () => {
    const { run, people } = await draftWithPayslips(['1000.00', '500.00', '10.00'])
    const [first = 0, second = 0, third = 0] = people
    await createBankAccount(app, { ...base, person_id: first, amount: '250.00' })
    await createBankAccount(app, { ...base, person_id: first, number: 'FR1420041010050500013M02606' })
    const us = { country: 'US', kind: 'account_number', number: '12345678', routing_number: '021000021' } as const
    await createBankAccount(app, { ...base, person_id: second, ...us })
    await approve(run)
    const path = { id: run.id }
    const missing = await api.expectError(422, 'payRuns.exportPain001', { path, body: {} })
    assert.deepEqual(
      missing.body.errors?.map(({ path, code, detail }) => [path, code, detail]),
      [
        ['body.debtor', 'required', undefined],
        ['body.accounts', 'account_missing', String(third)],
      ],
    )
    const address = { line1: '12 rue de la Paix', postal_code: '75002', town: 'Paris', country: 'FR' }
    await api.call('business.setDebtor', { body: { ...debtor, postal_address: address } })
    const accounts = [{ person_id: third, iban: 'DE89370400440532013000' }]
    const { text } = await api.call('payRuns.exportPain001', { path, body: { accounts } })
    assert.deepEqual(await pain001Problems(text), [])
    assert.deepEqual(elementTexts(text, 'NbOfTxs'), ['4', '4'])
    assert.deepEqual(elementTexts(text, 'CtrlSum'), ['1510.00', '1510.00'])
    assert.deepEqual(elementTexts(text, 'InstdAmt'), ['250.00', '750.00', '500.00', '10.00'])
    assert.deepEqual(elementTexts(text, 'EndToEndId'), [
      `WF-${run.id}-${first}`,
      `WF-${run.id}-${first}-2`,
      `WF-${run.id}-${second}`,
      `WF-${run.id}-${third}`,
    ])
    assert.deepEqual(elementTexts(text, 'MmbId'), ['021000021'])
    assert.deepEqual([elementTexts(text, 'TwnNm'), elementTexts(text, 'Ctry')], [['Paris'], ['FR']])
    assert.deepEqual(elementTexts(text, 'ChrgBr'), [], 'a payment to the United States is not a SEPA payment')
  })
})

describe('payRuns.checks of bank accounts', () => {
  it('warns of missing, changed and pending accounts', async () => {
    const { run, people } = await draftWithPayslips(['1.00', '1.00'])
    const [paid = 0, missing = 0] = people
    await createBankAccount(app, { ...base, person_id: paid })
    await approve(run)
    await api.call('payRuns.complete', { path: { id: run.id } })

    const { id } = (
      await api.call('payRuns.create', {
        body: { type: 'off_cycle', period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' },
      })
    ).body.data
    for (const person_id of people) {
      const lines = [{ kind: 'earning' as const, code: 'bonus', name: 'Bonus', amount: '1.00' }]
      await api.call('payslips.put', { path: { id, person_id }, body: { lines } })
    }
    const codes = async () => {
      const { warnings } = (await api.call('payRuns.checks', { path: { id } })).body.data
      return warnings.filter(({ code }) => code.startsWith('bank')).map(({ code, person_id }) => [code, person_id])
    }
    assert.deepEqual(await codes(), [['bank_account_missing', missing]])
    await createBankAccount(app, { ...base, person_id: paid })
    await createBankAccount(app, { ...base, person_id: missing, status: 'pending' })
    assert.deepEqual(await codes(), [
      ['bank_account_missing', missing],
      ['bank_account_changed', paid],
      ['bank_account_pending', missing],
    ])
  })
})
