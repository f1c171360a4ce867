/** The part of a net pay that goes to an account: a fixed amount, or a share of the rest. */
export type Part = { amount: bigint; share: null } | { amount: null; share: number }

/**
 * Splits a net pay between accounts. Fixed amounts are paid first, in the order of the accounts, as far as the net pay
 * suffices. The shares divide the rest by largest remainder; without a share, the rest goes to the first account.
 *
 * @param net - minor units, above zero
 * @param parts - at least one account
 * @returns an amount for each account in minor units, whose sum is `net`
 */
export function splitNetPay(net: bigint, parts: readonly [Part, ...Part[]]): bigint[] {
  let rest = net
  const amounts = parts.map(({ amount }) => {
    if (amount === null) return 0n
    const paid = amount < rest ? amount : rest
    rest -= paid
    return paid
  })
  const shares = parts.map(({ share }) => BigInt(share ?? 0))
  const total = shares.reduce((sum, share) => sum + share, 0n)
  if (total === 0n) return amounts.map((amount, index) => (index === 0 ? amount + rest : amount))
  const floors = shares.map((share) => (rest * share) / total)
  const missing = Number(rest - floors.reduce((sum, floor) => sum + floor, 0n))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (rest * share) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return amounts.map((amount, index) => amount + (floors[index] ?? 0n) + (rounded.has(index) ? 1n : 0n))
}
