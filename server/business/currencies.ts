import { data } from 'currency-codes'

/** Codes of ISO 4217 that nobody is paid in: metals, units of account, for tests, and none. */
const noMoney = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

/** In the standard since 2025, but not in the package yet: the Caribbean guilder. */
const added = { code: 'XCG', digits: 2 }

const exponents: ReadonlyMap<string, number> = new Map(
  [...data, added].filter(({ code }) => !noMoney.has(code)).map(({ code, digits }) => [code, digits]),
)

/** @returns how many decimals a currency has (ISO 4217), or undefined for what is no currency */
export const exponentOf = (currency: string): number | undefined => exponents.get(currency)
