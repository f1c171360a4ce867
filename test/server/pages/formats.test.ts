import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatsFor } from '../../../server/pages/formats.ts'

describe('formatsFor', () => {
  const formats = formatsFor('en-GB', 'Pacific/Auckland')

  it('formats a month independently of the time zone', () => {
    assert.equal(formats.month('2026-11'), 'November 2026')
  })

  it('omits repeated months and years of a period, and formats a single day as a day', () => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    assert.equal(plain(formats.period('2026-11-22', '2026-11-24')), '22 – 24 Nov 2026')
    assert.equal(plain(formats.period('2026-12-30', '2027-01-02')), '30 Dec 2026 – 2 Jan 2027')
    assert.equal(plain(formats.period('2026-11-22', '2026-11-22')), '22 Nov 2026')
  })

  it('writes a minus sign that stays with the number', () => {
    const locales = ['en', 'fr', 'de-CH', 'sv'].map((locale) => formatsFor(locale, 'UTC'))
    const amounts = locales.map(({ amount }) => amount('-1234.50', 'EUR').replaceAll(/\s/g, ' '))
    assert.deepEqual(amounts, ['−\u2060€1,234.50', '−1 234,50 €', "EUR−1'234.50", '−1 234,50 €'])
    assert.equal(formats.number(-1234), '−1,234')
    assert.equal(formats.text('home.daysLeft', { count: -3 }), '−3 days left')
  })
})
