import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseAccountNumber } from '../../../server/bank-accounts/account-number.ts'
import { lastFour } from '../../../server/operation/last-four.ts'

const problems = (input: Parameters<typeof parseAccountNumber>[0]) =>
  parseAccountNumber(input).problems.map(({ path, code }) => `${path} ${code}`)

describe('parseAccountNumber', () => {
  it('accepts an IBAN, with or without its country', () => {
    const account = { kind: 'iban', country: 'DE', number: 'DE89370400440532013000', bic: null, routing_number: null }
    assert.deepEqual(parseAccountNumber({ iban: 'de89 3704 0044 0532 0130 00' }), { account, problems: [] })
    assert.deepEqual(problems({ iban: 'DE89370400440532013000', country: 'DE' }), [])
    assert.deepEqual(problems({ iban: 'DE89370400440532013001' }), ['body.iban invalid'])
    assert.deepEqual(problems({ iban: 'DE89370400440532013000', country: 'FR' }), ['body.country invalid'])
    assert.deepEqual(problems({ iban: 'DE89370400440532013000', account_number: '1234' }), [
      'body.account_number excluded',
    ])
  })

  it('accepts account numbers with the bank number of the country', () => {
    assert.deepEqual(problems({ country: 'US', account_number: '12345678', routing_number: '021000021' }), [])
    assert.deepEqual(problems({ country: 'US', account_number: '12345678', routing_number: '021000022' }), [
      'body.routing_number invalid',
    ])
    assert.deepEqual(problems({ country: 'GB', account_number: '12345678', routing_number: '20-00-00' }), [])
    assert.deepEqual(problems({ country: 'GB', account_number: '1234567', routing_number: '200000' }), [
      'body.account_number invalid',
    ])
    assert.deepEqual(problems({ country: 'AU', account_number: '123456', routing_number: '062-000' }), [])
    assert.deepEqual(problems({ country: 'CA', account_number: '1234567', routing_number: '000112345' }), [])
    assert.deepEqual(problems({ country: 'CA', account_number: '1234567' }), ['body.routing_number required'])
  })

  it('requires a BIC in other countries without IBANs, and an IBAN where there are IBANs', () => {
    assert.deepEqual(problems({ country: 'JP', account_number: '1234567' }), ['body.bic required'])
    assert.deepEqual(problems({ country: 'JP', account_number: '1234567', bic: 'BOTKJPJT' }), [])
    assert.deepEqual(problems({ country: 'DE', account_number: '1234567', bic: 'COBADEFFXXX' }), [
      'body.account_number excluded',
    ])
  })

  it('requires a number and the country of an account number', () => {
    assert.deepEqual(problems({}), ['body.iban required'])
    assert.deepEqual(problems({ account_number: '1234567' }), ['body.country required'])
  })
})

describe('lastFour', () => {
  it('shows at most half of a number', () => {
    assert.deepEqual(['DE89370400440532013000', '123456', '123'].map(lastFour), ['3000', '456', '3'])
  })
})
