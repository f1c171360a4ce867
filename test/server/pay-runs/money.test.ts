import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { currencyExponent } from '../../../server/business/currencies.ts'
import { formatMoney, parseMoney, roundedProduct } from '../../../server/pay-runs/money.ts'

const exponents = fc.constantFrom(0, 2, 3)
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

describe('money', () => {
  it('has the exponents of ISO 4217 rather than those of locales', () => {
    const exponentByCurrency = {
      EUR: 2,
      USD: 2,
      JPY: 0,
      ISK: 0,
      KWD: 3,
      TND: 3,
      HUF: 2,
      IDR: 2,
      AFN: 2,
      CLF: 4,
      XOF: 0,
      XCG: 2,
    }
    for (const [currency, exponent] of Object.entries(exponentByCurrency))
      assert.equal(currencyExponent(currency), exponent, currency)
    for (const none of ['DEM', 'HRK', 'ABC', 'XXX', 'XTS', 'XAU', 'eur', ''])
      assert.equal(currencyExponent(none), undefined, none)
  })

  it('parses only amounts with the exact number of decimal places of the currency', () => {
    const cases: [string, number, bigint | undefined][] = [
      ['12.50', 2, 1250n],
      ['-12.50', 2, -1250n],
      ['-0.00', 2, 0n],
      ['007.00', 2, 700n],
      ['12', 0, 12n],
      ['1.234', 3, 1234n],
      ['12.5', 2, undefined],
      ['12', 2, undefined],
      ['12.500', 2, undefined],
      ['12.0', 0, undefined],
      ['.50', 2, undefined],
      ['+1.00', 2, undefined],
      ['1e2', 0, undefined],
      ['١٢', 0, undefined],
    ]
    for (const [text, exponent, minor] of cases) assert.equal(parseMoney(text, exponent), minor, text)
  })

  it('is the same after formatting and parsing', () => {
    const isSame = (minor: bigint, exponent: number) => parseMoney(formatMoney(minor, exponent), exponent) === minor
    fc.assert(fc.property(amounts, exponents, isSame), { numRuns: 5_000 })
  })

  it('rounds halves of products away from zero', () => {
    const cases: [string, string, number, bigint][] = [
      ['7.5', '20.333', 2, 15250n], // 152.4975
      ['1', '0.005', 2, 1n],
      ['1', '0.0049999', 2, 0n],
      ['-1', '0.005', 2, -1n],
      ['-1', '-0.005', 2, 1n],
      ['3', '0.5', 0, 2n],
      ['0.1', '0.2', 3, 20n],
      ['999999999', '999999999', 0, 999999998000000001n],
    ]
    for (const [quantity, rate, exponent, minor] of cases) assert.equal(roundedProduct(quantity, rate, exponent), minor)
  })

  it('has products within half a minor unit of the exact ones', () => {
    const decimals = fc.tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 6 }))
    const isNear = (a: [number, number], b: [number, number], exponent: number) => {
      const text = ([digits, scale]: [number, number]) => formatMoney(digits, scale)
      const product = roundedProduct(text(a), text(b), exponent)
      // Multiplied by 2 × 10^12, so that whole numbers are compared.
      const exact = 2n * BigInt(a[0]) * BigInt(b[0]) * 10n ** BigInt(12 + exponent - a[1] - b[1])
      const error = 2n * 10n ** 12n * product - exact
      const half = 10n ** 12n
      const isAwayFromZero = error === -half || error === half ? error > 0n === exact > 0n : true
      return error <= half && error >= -half && isAwayFromZero
    }
    fc.assert(fc.property(decimals, decimals, exponents, isNear), { numRuns: 5_000 })
  })
})
