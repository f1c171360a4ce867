import { data } from 'currency-codes'
import { type Choice, type Field, select } from '../pages/form.ts'
import type { Piece } from '../pages/html.ts'

/** ISO 4217 codes that are not currencies start with X; these are currencies of several countries. */
const sharedCurrencies = ['XAF', 'XCD', 'XCG', 'XOF', 'XPF']

/** The codes of the currencies of ISO 4217 that the API accepts. `currency-codes` lacks the Caribbean guilder, XCG. */
export const currencyCodes: readonly string[] = [
  ...new Set([...data.map(({ code }) => code).filter((code) => !code.startsWith('X')), ...sharedCurrencies]),
]

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** Computed once: the names of all currencies take a few milliseconds. */
let sortedChoices: readonly Choice[] | undefined

const allChoices = (): readonly Choice[] => {
  sortedChoices ??= currencyCodes
    .map((code): Choice => [code, `${code} – ${currencyNames.of(code) ?? code}`])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return sortedChoices
}

/**
 * A field for a currency.
 *
 * @param used - the codes that the business uses, which come first
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
