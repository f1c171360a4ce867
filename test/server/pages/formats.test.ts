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
})
