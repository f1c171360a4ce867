import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type Part, splitNetPay } from '../../../../server/pay-runs/payments/split-net-pay.ts'

const fixed = (amount: bigint): Part => ({ amount, share: null })
const share = (share: number): Part => ({ amount: null, share })

describe('splitNetPay', () => {
  it('pays fixed amounts first and divides the rest by shares', () => {
    assert.deepEqual(splitNetPay(100_00n, [fixed(30_00n), share(60), share(40)]), [30_00n, 42_00n, 28_00n])
    assert.deepEqual(splitNetPay(1_00n, [share(1), share(1), share(1)]), [34n, 33n, 33n])
    assert.deepEqual(splitNetPay(2n, [share(1), share(2), share(3)]), [0n, 1n, 1n])
  })

  it('pays fixed amounts in order, as far as the net pay suffices', () => {
    assert.deepEqual(splitNetPay(50_00n, [share(100), fixed(30_00n), fixed(30_00n)]), [0n, 30_00n, 20_00n])
  })

  it('pays the rest to the first account if there is no share', () => {
    assert.deepEqual(splitNetPay(100_00n, [fixed(30_00n), fixed(20_00n)]), [80_00n, 20_00n])
    assert.deepEqual(splitNetPay(100_00n, [fixed(0n)]), [100_00n])
  })

  it('adds up to the net pay, with shares within a minor unit of their part of the rest', () => {
    const part = fc.oneof(fc.bigInt(0n, 10_000_00n).map(fixed), fc.integer({ min: 1, max: 100 }).map(share))
    const parts = fc.array(part, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.bigInt(1n, 100_000_00n), parts, (net, parts) => {
        const amounts = splitNetPay(net, parts as [Part, ...Part[]])
        assert.equal(
          amounts.reduce((sum, amount) => sum + amount, 0n),
          net,
        )
        const paidFixed = amounts.reduce((sum, amount, index) => (parts[index]?.share ? sum : sum + amount), 0n)
        const total = parts.reduce((sum, { share }) => sum + (share ?? 0), 0)
        for (const [index, { amount, share }] of parts.entries()) {
          const paid = amounts[index] as bigint
          assert.ok(paid >= 0n)
          if (amount !== null && (total > 0 || index > 0)) assert.ok(paid <= amount)
          if (share === null) continue
          const exact = (Number(net - paidFixed) * share) / total
          assert.ok(Math.abs(Number(paid) - exact) < 1.000001, `${paid} instead of ${exact}`)
        }
      }),
    )
  })
})
