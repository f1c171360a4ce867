import { code as currencyByCode, data } from 'currency-codes'
import { type Choice, type Field, select } from '../pages/form.ts'
import type { Piece } from '../pages/html.ts'

/**
 * The codes of currencies that several countries share. All other ISO 4217 codes that start with X are not currencies.
 */
const sharedCurrencies = ['XAF', 'XCD', 'XCG', 'XOF', 'XPF']

/** The ISO 4217 codes of the currencies that the API accepts. `currency-codes` lacks the Caribbean guilder, XCG. */
export const currencyCodes: readonly string[] = [
  ...new Set([...data.map(({ code }) => code).filter((code) => !code.startsWith('X')), ...sharedCurrencies]),
]

/** Returns the number of decimals of a currency. */
export const currencyDecimals = (currency: string): number => currencyByCode(currency)?.digits ?? 2

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** The choices, which are computed once because the names of all currencies take a few milliseconds. */
let sortedChoices: readonly Choice[] | undefined

const allChoices = (): readonly Choice[] => {
  sortedChoices ??= currencyCodes
    .map((code): Choice => [code, `${code} – ${currencyNames.of(code) ?? code}`])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return sortedChoices
}

/**
 * Renders a field that selects a currency.
 *
 * @param used - the codes of currencies that the business uses, which are listed first
 */
export function currencySelect(
  name: string,
  label: string,
  used: readonly string[],
  options: { value?: string; hint?: Piece } = {},
): Field {
  const choices = allChoices()
  const first = [...new Set(used)].flatMap((code) => choices.filter(([each]) => each === code))
  return select(name, label, [...first, ...choices.filter((choice) => !first.includes(choice))], options)
}
