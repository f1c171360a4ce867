import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readerInputFor } from '../../../server/pages/reader-input.ts'

describe('a number that a reader types', () => {
  const numbers: [locale: string, input: string, decimal: string | undefined][] = [
    ['en', '1000', '1000'],
    ['en', '1,000.00', '1000.00'],
    ['en', '1,234,567.5', '1234567.5'],
    ['en', '1 000,00', '1000.00'],
    ['en', '1.000,00', '1000.00'],
    ['en', '1,000', '1000'],
    ['en', '1,5', '1.5'],
    ['en', '0.125', '0.125'],
    ['en', '-12.50', '-12.50'],
    ['en', '−12.50', '-12.50'],
    ['en', '+3', '3'],
    ['en', '007', '7'],
    ['en-IN', '1,00,000.00', '100000.00'],
    ['de', '1.000,00', '1000.00'],
    ['de', '1.000', '1000'],
    ['de', '12,5', '12.5'],
    ['de', '1,000.00', '1000.00'],
    ['fr', '1\u202f000,00', '1000.00'],
    ['fr', '1 000 000,5', '1000000.5'],
    ['de-CH', '1’000.50', '1000.50'],
    ['de-CH', "1'000.50", '1000.50'],
    ['ar', '١٬٠٠٠٫٥٠', '1000.50'],
    ['fa', '۱٫۵', '1.5'],
    ['ar', '٩٨٧٦', '9876'],
    ['fa', '۹۸۷۶', '9876'],
  ]
  for (const [locale, input, decimal] of numbers) {
    it(`is ${decimal} for ${input} in ${locale}`, () => {
      assert.equal(readerInputFor(locale).readDecimal(input), decimal)
    })
  }

  const invalid: [locale: string, input: string][] = [
    ['en', '1.500'],
    ['de', '1,500'],
    ['fr', '1.500'],
    ['fr', '1,500'],
    ['en', '1,00,0'],
    ['en', '1.0.0'],
    ['en', '1,000.00.0'],
    ['en', '1,0000.00'],
    ['en', '12 34'],
    ['en', '1 000 00,5'],
    ['en', '5.'],
    ['en', '.5'],
    ['en', '€5'],
    ['en', '1e3'],
    ['en', '0x10'],
    ['en', 'five'],
    ['en', '--5'],
    ['en', '?'],
  ]
  for (const [locale, input] of invalid) {
    it(`is refused for ${input} in ${locale}`, () => {
      assert.equal(readerInputFor(locale).readDecimal(input), undefined)
    })
  }

  it('has three decimals after the decimal separator of the reader if its currency has three', () => {
    const read = (locale: string, input: string) => readerInputFor(locale).readDecimal(input, 3)
    assert.deepEqual(
      ['1.500', '-999.000', '1,500', '1,500.250', '1.500,250'].map((input) => read('en', input)),
      ['1.500', '-999.000', '1500', '1500.250', '1500.250'],
    )
    assert.deepEqual([read('de', '1,500'), read('de', '1.500')], ['1.500', '1500'])
    assert.deepEqual([read('fr', '1,500'), read('fr', '1.500')], ['1.500', undefined])
    for (const locale of ['en', 'de', 'de-CH', 'fr', 'ar-BH']) {
      const { decimal, readDecimal } = readerInputFor(locale)
      for (const value of ['0.125', '1.500', '-12.250', '999.999', '1000.000', '1234567.890']) {
        assert.equal(readDecimal(decimal(value, 3), 3), value, `${locale} ${decimal(value, 3)}`)
      }
    }
    assert.equal(readerInputFor('en').decimal('1.500', 3), '1.500')
  })

  it('is read from the form in which it is written', () => {
    for (const locale of [
      'en',
      'en-GB',
      'de',
      'de-CH',
      'fr',
      'fr-CH',
      'es',
      'pt',
      'pl',
      'sv',
      'hi',
      'ar',
      'fa',
      'ja',
    ]) {
      const { decimal, readDecimal } = readerInputFor(locale)
      for (const value of ['0', '7', '7.5', '-12.50', '999.99', '1000.00', '1234567.89', '100000000000.00', '0.0001']) {
        assert.equal(readDecimal(decimal(value)), value, `${locale} ${decimal(value)}`)
      }
      assert.equal(Number(readDecimal(decimal('20.333'))), 20.333, `${locale} ${decimal('20.333')}`)
      assert.equal(Number(readDecimal(decimal('1234.567'))), 1234.567, `${locale} ${decimal('1234.567')}`)
    }
  })

  it('is written with the separators of the reader', () => {
    assert.equal(readerInputFor('en').decimal('1234.50'), '1,234.50')
    assert.equal(readerInputFor('de').decimal('1234.50'), '1.234,50')
    assert.equal(readerInputFor('fr').decimal('1234.50'), '1\u202f234,50')
    assert.equal(readerInputFor('en').decimal('nothing'), 'nothing')
  })
})

describe('a date that a reader types', () => {
  const dates: [locale: string, input: string, date: string | undefined][] = [
    ['en', '2026-12-31', '2026-12-31'],
    ['en', '2026/12/31', '2026-12-31'],
    ['en', '31/12/2026', '2026-12-31'],
    ['en', '12/31/2026', '2026-12-31'],
    ['en', '31.12.2026', '2026-12-31'],
    ['en', '3.4.2026', '2026-04-03'],
    ['en', '4/4/2026', '2026-04-04'],
    ['en', '3/4/2026', undefined],
    ['en-GB', '3/4/2026', '2026-04-03'],
    ['en-US', '3/4/2026', '2026-03-04'],
    ['en-US', '31/12/2026', undefined],
    ['en-GB', '12/31/2026', undefined],
    ['fr', '03/04/2026', '2026-04-03'],
    ['de', '3. 4. 2026', '2026-04-03'],
    ['nl', '31-12-2026', '2026-12-31'],
    ['de', '31.02.2026', undefined],
    ['de', '31.12.26', undefined],
    ['en', '2026-13-01', undefined],
    ['en', 'tomorrow', undefined],
    ['en', '31/12.2026', undefined],
  ]
  for (const [locale, input, date] of dates) {
    it(`is ${date ?? 'refused'} for ${input} in ${locale}`, () => {
      assert.equal(readerInputFor(locale).readDate(input), date)
    })
  }

  it('is read from the form in which it is written', () => {
    for (const locale of ['en-GB', 'en-US', 'de', 'fr', 'nl', 'sv', 'pl', 'it']) {
      const { shortDate, readDate } = readerInputFor(locale)
      assert.equal(readDate(shortDate('2026-04-03')), '2026-04-03', `${locale} ${shortDate('2026-04-03')}`)
    }
  })
})
