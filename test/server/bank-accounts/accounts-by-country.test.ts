import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { startTestApp } from '../../support/service/app.ts'
import { pain001Problems } from '../pay-runs/exports/pain001-rules.ts'
import { createPayRunFixture } from '../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

type Input = Omit<Schemas['BankAccountCreate'], 'holder'>

interface Example {
  input: Input
  /** The members of the account that depend on its number. */
  stored: Pick<Schemas['BankAccount'], 'kind' | 'country' | 'last_four' | 'routing_number' | 'bic'>
  /** The bank and the account in pain.001. */
  bank: string
  account: string
}

const byIban = (input: Input, country: string, last_four: string, iban: string): Example => ({
  input,
  stored: { kind: 'iban', country, last_four, routing_number: null, bic: input.bic ?? null },
  bank: input.bic === undefined ? '' : `<FinInstnId><BICFI>${input.bic}</BICFI></FinInstnId>`,
  account: `<Id><IBAN>${iban}</IBAN></Id>`,
})

const byClearing = (input: Input, last_four: string, routing_number: string, system: string): Example => ({
  input,
  stored: { kind: 'account_number', country: input.country ?? '', last_four, routing_number, bic: null },
  bank: `<FinInstnId><ClrSysMmbId><ClrSysId><Cd>${system}</Cd></ClrSysId><MmbId>${routing_number}</MmbId></ClrSysMmbId></FinInstnId>`,
  account: `<Id><Othr><Id>${input.account_number?.replaceAll(/[ -]/g, '')}</Id></Othr></Id>`,
})

const examples: Record<string, Example> = {
  Germany: byIban({ iban: 'DE89 3704 0044 0532 0130 00' }, 'DE', '3000', 'DE89370400440532013000'),
  France: byIban({ iban: 'fr1420041010050500013m02606', country: 'FR' }, 'FR', '2606', 'FR1420041010050500013M02606'),
  'the Netherlands': byIban({ iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' }, 'NL', '4300', 'NL91ABNA0417164300'),
  'Great Britain, by IBAN': byIban({ iban: 'GB29 NWBK 6016 1331 9268 19' }, 'GB', '6819', 'GB29NWBK60161331926819'),
  'Great Britain, by sort code': byClearing(
    { country: 'GB', account_number: '1234 5678', routing_number: '20-00-00' },
    '5678',
    '200000',
    'GBDSC',
  ),
  'the United States': byClearing(
    { country: 'US', account_number: '000123456789', routing_number: '021000021' },
    '6789',
    '021000021',
    'USABA',
  ),
  Australia: byClearing(
    { country: 'AU', account_number: '12-345-678', routing_number: '062-000' },
    '5678',
    '062000',
    'AUBSB',
  ),
  Canada: byClearing(
    { country: 'CA', account_number: '1234567', routing_number: '000112345' },
    '567',
    '000112345',
    'CACPA',
  ),
  Japan: {
    input: { country: 'JP', account_number: '1234567', bic: 'BOTKJPJT' },
    stored: { kind: 'account_number', country: 'JP', last_four: '567', routing_number: null, bic: 'BOTKJPJT' },
    bank: '<FinInstnId><BICFI>BOTKJPJT</BICFI></FinInstnId>',
    account: '<Id><Othr><Id>1234567</Id></Othr></Id>',
  },
}

describe('bank accounts by country', () => {
  it('are stored without their number, and paid by pain.001', async () => {
    const { api, draftWithPayslips, approve } = await createPayRunFixture(app)
    const list = Object.entries(examples)
    const { run, people } = await draftWithPayslips(list.map(() => '1000.00'))
    for (const [index, [name, { input, stored }]] of list.entries()) {
      const body = { holder: `Holder ${index}`, effective_on: '2026-01-01', ...input }
      const response = await api.call('bankAccounts.create', { path: { id: people[index] ?? 0 }, body })
      const { kind, country, last_four, routing_number, bic } = response.body.data
      assert.deepEqual({ kind, country, last_four, routing_number, bic }, stored, name)
      const number = (input.iban ?? input.account_number ?? '').replaceAll(/[ -]/g, '').toUpperCase()
      assert.ok(!response.text.includes(number), name)
    }
    await approve(run)
    const body = { debtor: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' } }
    const { text } = await api.call('payRuns.exportPain001', { path: { id: run.id }, body })
    assert.deepEqual(await pain001Problems(text), [])
    assert.ok(!text.includes('<Cd>SEPA</Cd>'), 'not all of the payments are SEPA payments')
    const transactions = text.split('<CdtTrfTxInf>').slice(1)
    for (const [index, [name, { bank, account }]] of list.entries()) {
      const transaction = transactions[index] ?? ''
      assert.match(transaction, new RegExp(`<Nm>Holder ${index}</Nm>`), name)
      assert.equal(/<CdtrAgt>(.*?)<\/CdtrAgt>/.exec(transaction)?.[1] ?? '', bank, name)
      assert.equal(/<CdtrAcct>(.*?)<\/CdtrAcct>/.exec(transaction)?.[1], account, name)
    }
  })

  it('are refused with the rule of the country', async () => {
    const { api, draftWithPayslips } = await createPayRunFixture(app)
    const { people } = await draftWithPayslips(['1000.00'])
    const wrongAccounts: [Input, string][] = [
      [{ iban: 'DE89370400440532013001' }, 'body.iban must be an IBAN (ISO 13616)'],
      [{ iban: 'FR1420041010050500013M0260' }, 'body.iban must be an IBAN (ISO 13616)'],
      [{ iban: 'NL91ABNA0417164300', country: 'BE' }, 'body.country must be the country of the IBAN'],
      [{ country: 'NL', account_number: '0417164300' }, 'body.account_number must be an iban in this country'],
      [
        { country: 'GB', account_number: '1234567', routing_number: '200000' },
        'body.account_number must be an account number of GB',
      ],
      [
        { country: 'GB', account_number: '12345678', routing_number: '20000000' },
        'body.routing_number must be a sort code of 6 digits',
      ],
      [{ country: 'US', account_number: '12345678' }, 'body.routing_number must be a routing number of 9 digits'],
      [
        { country: 'US', account_number: '12345678', routing_number: '021000022' },
        'body.routing_number must be a routing number of 9 digits',
      ],
      [
        { country: 'AU', account_number: '12345678', routing_number: '0620000' },
        'body.routing_number must be a BSB of 6 digits',
      ],
      [
        { country: 'CA', account_number: '1234567', routing_number: '0001123' },
        'body.routing_number must be an institution and transit number of 8 or 9 digits',
      ],
      [{ country: 'JP', account_number: '1234567' }, 'body.bic is required in this country'],
      [
        { country: 'JP', account_number: '1234567', bic: 'BOTKJPJT', routing_number: '0005001' },
        'body.routing_number must be omitted with bic',
      ],
      [{ account_number: '1234567' }, 'body.country is required with an account_number'],
    ]
    for (const [input, problem] of wrongAccounts) {
      const request = { path: { id: people[0] ?? 0 }, body: { holder: 'Ada Lovelace', ...input } }
      const { errors = [] } = (await api.expectError(422, 'bankAccounts.create', request)).body
      assert.deepEqual(
        errors.map(({ path, message }) => `${path} ${message}`),
        [problem],
        JSON.stringify(input),
      )
    }
  })
})
