import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatRate } from '../../../server/compensation/rate.ts'

describe('formatRate', () => {
  it('keeps the decimals of the currency, and further ones only if they are not zero', () => {
    assert.equal(formatRate('48000.0000', 'EUR'), '48000.00')
    assert.equal(formatRate('18.7250', 'EUR'), '18.725')
    assert.equal(formatRate('18.7001', 'EUR'), '18.7001')
    assert.equal(formatRate('4800000.0000', 'JPY'), '4800000')
    assert.equal(formatRate('1200.5', 'JPY'), '1200.5')
    assert.equal(formatRate('1.5', 'BHD'), '1.500')
    assert.equal(formatRate('007.00', 'EUR'), '7.00')
    assert.equal(formatRate('0.0000', 'EUR'), '0.00')
  })
})
