import { data } from 'currency-codes'
import type { Problem } from '../operation/errors.ts'

/** ISO 4217 codes that are not money: metals, units of account, the test code and the code for no currency. */
const noMoney = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

/** In the standard since 2025, but not in the package yet: the Caribbean guilder. */
const added = { code: 'XCG', digits: 2 }

const exponents: ReadonlyMap<string, number> = new Map(
  [...data, added].filter(({ code }) => !noMoney.has(code)).map(({ code, digits }) => [code, digits]),
)

/** @returns the number of decimals of a currency (ISO 4217), or undefined for any other text */
export const currencyExponent = (currency: string): number | undefined => exponents.get(currency)

/** What is wrong with the `currency` of a body. */
export const currencyProblems = (currency: string | undefined): Problem[] =>
  currency === undefined || currencyExponent(currency) !== undefined
    ? []
    : [{ path: 'body.currency', message: 'must be a currency of ISO 4217, such as EUR' }]
