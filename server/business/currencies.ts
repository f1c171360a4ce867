import { data } from 'currency-codes'
import type { Problem } from '../operation/errors.ts'

/** ISO 4217 codes that are not currencies: metals, units of account, the test code and “no currency”. */
const nonCurrencies = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

/** A currency that has been in the standard since 2025, but is missing from the package. */
const caribbeanGuilder = { code: 'XCG', digits: 2 }

const exponents: ReadonlyMap<string, number> = new Map(
  [...data, caribbeanGuilder].filter(({ code }) => !nonCurrencies.has(code)).map(({ code, digits }) => [code, digits]),
)

/** Returns the number of decimal places of a currency (ISO 4217), or undefined for any other text. */
export const currencyExponent = (currency: string): number | undefined => exponents.get(currency)

/** Validates the `currency` of a body. */
export const currencyProblems = (currency: string | undefined): Problem[] =>
  currency === undefined || currencyExponent(currency) !== undefined
    ? []
    : [{ path: 'body.currency', code: 'invalid', message: 'must be a currency of ISO 4217, such as EUR' }]
